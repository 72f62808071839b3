// Home: times in the reader's own clock.

import { $$ } from "./dom.js";

for (const time of $$("time[datetime]"))
  time.textContent = new Date(time.dateTime).toLocaleTimeString(document.documentElement.lang, {
    hour: "2-digit",
    minute: "2-digit",
    hourCycle: "h23",
  });
