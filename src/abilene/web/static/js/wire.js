// What goes over the wire: JSON requests with the CSRF token, and errors in the reader's words.

import { say } from "./dom.js";

export class Refused extends Error {
  constructor(status, body) {
    super(body?.message || say("js-wire-failed"));
    this.status = status;
    this.code = body?.error || "";
    this.body = body || {};
  }
}

function token() {
  const found = document.cookie.match(/(?:^|;\s*)csrf=([^;]*)/);
  return found ? decodeURIComponent(found[1]) : "";
}

async function answer(response) {
  const body = response.headers.get("content-type")?.includes("json") ? await response.json() : null;
  if (!response.ok) throw new Refused(response.status, body);
  return body;
}

async function send(address, settings) {
  let response;
  try {
    response = await fetch(address, { credentials: "same-origin", ...settings });
  } catch {
    throw new Refused(0, { message: say("js-wire-cut"), error: "offline" });
  }
  return answer(response);
}

export const get = (address, headers = {}) => send(address, { headers: { accept: "application/json", ...headers } });

export const post = (address, body = {}, headers = {}) =>
  send(address, {
    method: "POST",
    headers: { "content-type": "application/json", accept: "application/json", "x-csrf-token": token(), ...headers },
    body: JSON.stringify(body),
  });
