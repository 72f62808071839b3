// What goes over the wire: JSON requests with the CSRF token, and errors in the reader's words.

import { say } from "./dom.js";

const PATIENCE = 20_000; // milliseconds: what has no answer by then is as lost as on a cut wire

export class Refused extends Error {
  /** @param {number} status @param {Partial<Wire.Error>} body */
  constructor(status, body) {
    super(body.message || say("js-wire-failed"));
    this.status = status;
    this.code = body.error || "";
    this.rule = body.rule || "";
    this.reason = body.reason || this.message;
  }
}

/** What the server refused; whatever else went wrong is thrown on. @param {unknown} error */
export function refusal(error) {
  if (error instanceof Refused) return error;
  throw error;
}

function token() {
  const found = document.cookie.match(/(?:^|;\s*)csrf=([^;]*)/);
  return found ? decodeURIComponent(found[1]) : "";
}

/** @param {string} address @param {RequestInit} settings */
async function send(address, settings) {
  const control = new AbortController();
  const late = setTimeout(() => control.abort(), PATIENCE);
  let response;
  try {
    response = await fetch(address, { credentials: "same-origin", signal: control.signal, ...settings });
  } catch {
    throw new Refused(0, { message: say("js-wire-cut"), error: "offline" });
  } finally {
    clearTimeout(late);
  }
  const body = response.headers.get("content-type")?.includes("json") ? await response.json() : {};
  if (!response.ok) throw new Refused(response.status, body);
  return body;
}

/**
 * Ask for something.
 * @template T
 * @param {string} address
 * @param {RequestInit} settings
 * @returns {Promise<T>}
 */
export const get = (address, settings = {}) => send(address, { headers: { accept: "application/json" }, ...settings });

/**
 * Tell something, and hear what comes of it.
 * @template T
 * @param {string} address
 * @param {object} body
 * @returns {Promise<T>}
 */
export const post = (address, body = {}) =>
  send(address, {
    method: "POST",
    headers: { "content-type": "application/json", accept: "application/json", "x-csrf-token": token() },
    body: JSON.stringify(body),
  });
