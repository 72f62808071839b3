// The live wire to a table: server-sent events that resume where they broke off, and what the page says meanwhile.

import { $, say } from "./dom.js";

const LONGEST = 15;

/** @typedef {(state: "open" | "cut" | "back", seconds?: number) => void} Told */

/**
 * @typedef {object} Listeners
 * @property {(message: Heard.Moved) => void} position
 * @property {(message: Wire.Said) => void} chat
 * @property {(news: Heard.Seats) => void} seats
 * @property {(orders: Wire.Orders | null) => void} orders
 * @property {() => void} gone
 */

export class Stream {
  /** @type {EventSource | null} */
  source = null;
  tries = 0;
  timer = 0;
  last = "";

  /**
   * @param {(last: string) => string} address where to listen, from that event id on
   * @param {Listeners} heard by the name of the event
   * @param {Told} wire is told how the wire is
   */
  constructor(address, heard, wire) {
    this.address = address;
    this.heard = heard;
    this.wire = wire;
    addEventListener("offline", () => this.source && this.lose());
    addEventListener("online", () => this.timer && this.open(true));
    addEventListener("pagehide", () => this.close());
    addEventListener("pageshow", (event) => event.persisted && this.open(true));
  }

  /** Begin to listen, or begin anew with other eyes or another shape; after a cut, go on from the last thing heard. */
  open(resume = false) {
    this.close();
    if (!resume) this.last = "";
    const source = new EventSource(this.address(this.last));
    this.source = source;
    source.onopen = () => {
      this.wire(this.tries ? "back" : "open");
      this.tries = 0;
    };
    source.onerror = () => this.source === source && this.lose();
    for (const [name, listener] of Object.entries(this.heard))
      source.addEventListener(name, (event) => {
        if (this.source !== source) return;
        this.last = event.lastEventId;
        listener(JSON.parse(event.data));
      });
  }

  /** The wire is cut: try again soon, then less and less often. */
  lose() {
    this.close();
    const wait = Math.min(LONGEST, 2 ** Math.min(4, this.tries));
    this.tries += 1;
    this.wire("cut", wait);
    this.timer = setTimeout(() => this.open(true), wait * 1000);
  }

  close() {
    clearTimeout(this.timer);
    this.timer = 0;
    this.source?.close();
    this.source = null;
  }
}

/**
 * The banner that says that the wire is cut, and that it holds again.
 * @param {HTMLElement} holder
 * @param {() => void} retry
 * @returns {Told}
 */
export function banner(holder, retry) {
  const text = $("span", HTMLElement, holder);
  const button = $("button", HTMLElement, holder);
  button.addEventListener("click", retry);
  let gone = 0;
  return (state, seconds) => {
    clearTimeout(gone);
    if (state === "cut") {
      text.textContent = say("js-cut", { seconds });
      button.hidden = false;
      holder.hidden = false;
    } else if (state === "back") {
      text.textContent = say("js-back");
      button.hidden = true;
      gone = setTimeout(() => (holder.hidden = true), 4000);
    } else holder.hidden = true;
  };
}
