/** What somebody has to agree to before an answer of theirs is kept. */
import { find } from "./dom.js";
import { agreeTo } from "./store.js";

/** @typedef {import("./store.js").Consent} Consent */
/** @typedef {import("./store.js").Letter} Letter */

export class ConsentDialog {
  #dialog = find("consent", HTMLDialogElement);
  #words = find("consent-text", HTMLElement);
  #agree = find("consent-agree", HTMLButtonElement);
  /** What is said again once it may be kept.
   * @type {{ consent: Consent, letter: Letter } | null} */
  #asked = null;

  /**
   * @param {object} handlers
   * @param {(text: string) => void} handlers.say shows what came of it
   * @param {(letter: Letter) => void} handlers.sendAgain
   */
  constructor({ say, sendAgain }) {
    this.#agree.addEventListener("click", async () => {
      const asked = this.#asked;
      this.#dialog.close();
      if (!asked) return;
      say(await agreeTo(asked.consent.campaign));
      sendAgain(asked.letter);
    });
    find("consent-close", HTMLButtonElement).addEventListener("click", () => this.#dialog.close());
  }

  /**
   * @param {Consent} consent
   * @param {Letter} letter
   */
  ask(consent, letter) {
    this.#asked = { consent, letter };
    this.#words.textContent = consent.text;
    this.#agree.textContent = consent.agree;
    if (!this.#dialog.open) this.#dialog.showModal();
  }
}
