// The page of the legend.

import { $ } from "./dom.js";
import { searchable } from "./legend.js";

searchable($("#legend"));
