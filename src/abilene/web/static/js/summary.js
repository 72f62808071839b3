// The game on one sheet: the browser prints it, or saves it as a PDF.

import { $ } from "./dom.js";

$("#print").addEventListener("click", () => print());
