// Home: times in the reader's own clock; the link of a seat is opened here, so that its secret is not sent.

import { $, $$, clock } from "./dom.js";

$(".join").addEventListener("submit", (event) => {
  const secret = $("#code", HTMLInputElement).value.match(/\/sit#(.+)$/);
  if (!secret) return;
  event.preventDefault();
  location.href = `/sit#${secret[1].trim()}`;
});

for (const time of $$("time[datetime]", HTMLTimeElement)) time.textContent = clock(new Date(time.dateTime));
