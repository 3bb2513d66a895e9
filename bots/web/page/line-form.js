/** A line to type in, behind a button that shows it. */
import { make, makeButton } from "./dom.js";

/**
 * @param {object} line
 * @param {string} line.label what is to be typed
 * @param {string} line.button
 * @param {string} [line.value] stands in it at first
 * @param {(text: string) => string} [line.problem] why a text is not taken; "" when it is
 * @param {(text: string) => void} line.onSend
 */
export function makeLineForm({ label, button, value = "", problem = () => "", onSend }) {
  const input = /** @type {HTMLInputElement} */ (
    make("input", {
      type: "text",
      required: true,
      maxlength: "4000",
      value,
      "aria-label": label,
      placeholder: label,
    })
  );
  const form = make("form.fix-form", { hidden: true, autocomplete: "off" }, [
    input,
    make("button.primary", { type: "submit" }, [button]),
  ]);
  input.addEventListener("input", () => input.setCustomValidity(""));
  form.addEventListener("submit", (event) => {
    event.preventDefault();
    const text = input.value.trim();
    input.setCustomValidity(problem(text));
    if (input.reportValidity() && text !== "") onSend(text);
  });
  return form;
}

/**
 * @param {string} label
 * @param {Record<string, string>} attributes
 * @param {HTMLElement} form
 */
export function makeOpener(label, attributes, form) {
  return makeButton(label, { ...attributes, "aria-expanded": "false" }, (button) => {
    form.hidden = !form.hidden;
    button.setAttribute("aria-expanded", String(!form.hidden));
    if (!form.hidden) form.querySelector("input")?.focus();
  });
}
