// Sign in, sign up, sign out: small forms that say what is wrong where it is.

import { $, $$ } from "./dom.js";
import { post, refusal } from "./wire.js";

for (const form of $$("form[data-to]", HTMLFormElement))
  form.addEventListener("submit", async (event) => {
    event.preventDefault();
    const { to = "" } = form.dataset;
    try {
      await post(to, Object.fromEntries(new FormData(form)));
      location.href = to.endsWith("signout") ? "/account" : ($(".c3").dataset.back ?? "/");
    } catch (error) {
      $(".wrong", HTMLElement, form).textContent = refusal(error).message;
    }
  });
