// Sign in, sign up, sign out: small forms that say what is wrong where it is.

import { $, $$ } from "./dom.js";
import { post, Refused } from "./wire.js";

for (const form of $$("form[data-to]"))
  form.addEventListener("submit", async (event) => {
    event.preventDefault();
    try {
      await post(form.dataset.to, Object.fromEntries(new FormData(form)));
      location.href = form.dataset.to.endsWith("signout") ? "/account" : "/";
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      $(".wrong", form).textContent = error.message;
    }
  });
