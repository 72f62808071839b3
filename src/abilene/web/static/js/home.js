// Home: times in the reader's own clock; the link of a seat is opened here, so that its secret is not sent.

import { $, $$ } from "./dom.js";

$(".join").addEventListener("submit", (event) => {
  const secret = $("#code").value.match(/\/sit#(.+)$/);
  if (!secret) return;
  event.preventDefault();
  location.href = `/sit#${secret[1].trim()}`;
});

for (const time of $$("time[datetime]"))
  time.textContent = new Date(time.dateTime).toLocaleTimeString(document.documentElement.lang, {
    hour: "2-digit",
    minute: "2-digit",
    hourCycle: "h23",
  });
