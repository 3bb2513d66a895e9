/** The text that a person agrees to before an answer of theirs is kept, and the practice after it. */
import { find, makeButton } from "./dom.js";
import { agreeTo } from "./store.js";

/** @import { Consent, Letter, Practice } from "./store.js" */

export class ConsentDialog {
  #dialog = find("consent", HTMLDialogElement);
  #words = find("consent-text", HTMLElement);
  #title = find("consent-title", HTMLElement);
  #practice = find("consent-practice", HTMLElement);
  #say;
  #sendAgain;
  #agree = find("consent-agree", HTMLButtonElement);
  /** The letter is sent again once it may be kept.
   * @type {{ consent: Consent, letter: Letter } | null} */
  #asked = null;

  /**
   * @param {object} handlers
   * @param {(text: string) => void} handlers.say shows what came of it
   * @param {(letter: Letter) => void} handlers.sendAgain
   */
  constructor({ say, sendAgain }) {
    this.#say = say;
    this.#sendAgain = sendAgain;
    this.#agree.addEventListener("click", () => this.#answer());
    find("consent-close", HTMLButtonElement).addEventListener("click", () => this.#dialog.close());
  }

  /**
   * @param {Consent} consent
   * @param {Letter} letter
   */
  ask(consent, letter) {
    this.#asked = { consent, letter };
    this.#title.textContent = "Do you agree?";
    this.#words.textContent = consent.text;
    this.#practice.replaceChildren();
    this.#agree.textContent = consent.agree;
    this.#agree.hidden = false;
    if (!this.#dialog.open) this.#dialog.showModal();
  }

  /** @param {{ at: number, choice: number }} [given] an answer to the practice; without one they agree */
  async #answer(given) {
    const asked = this.#asked;
    if (!asked) return;
    const { text, practice, failed } = await agreeTo(asked.consent.campaign, given);
    if (failed) return this.#say(text);
    if (practice) return this.#practise(text, practice);
    this.#dialog.close();
    this.#say(text);
    this.#sendAgain(asked.letter);
  }

  /**
   * @param {string} text
   * @param {Practice} practice
   */
  #practise(text, { at, choices }) {
    this.#title.textContent = "Practice";
    this.#words.textContent = text;
    this.#agree.hidden = true;
    const buttons = choices.map((label, choice) =>
      makeButton(label, {}, () => this.#answer({ at, choice })),
    );
    this.#practice.replaceChildren(...buttons);
    buttons[0]?.focus();
  }
}
