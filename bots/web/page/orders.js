/** Buttons for the present task: why, pause and resume, stop. */
import { find } from "./dom.js";
import { command } from "./store.js";

/** @import { HomeSnapshot } from "../../../src/core/bot.js" */

export class Orders {
  #why = find("why", HTMLButtonElement);
  #pause = find("pause", HTMLButtonElement);
  #stop = find("stop", HTMLButtonElement);
  #reasons = find("reasons", HTMLDialogElement);
  #words = find("reasons-text", HTMLElement);
  /** @type {HomeSnapshot | null} */
  #shown = null;
  #say;

  /** @param {(text: string) => void} say shows what came of it */
  constructor(say) {
    this.#say = say;
    this.#why.addEventListener("click", () => void this.#explain());
    this.#pause.addEventListener("click", () => {
      void this.#give(this.#shown?.card?.paused ? "resume" : "pause");
    });
    this.#stop.addEventListener("click", () => void this.#give("stop"));
    find("reasons-close", HTMLButtonElement).addEventListener("click", () => this.#reasons.close());
  }

  /** @param {HomeSnapshot | null} snapshot */
  renew(snapshot) {
    this.#shown = snapshot;
    const card = snapshot?.card ?? null;
    const isOpen = card !== null && !card.done;
    this.#why.hidden = card === null;
    this.#pause.hidden = this.#stop.hidden = !isOpen;
    this.#pause.textContent = card?.paused ? "Resume" : "Pause";
  }

  async #explain() {
    const { text } = await command("why", this.#shown?.household ?? null);
    this.#words.textContent = text;
    this.#reasons.showModal();
  }

  /** @param {"pause" | "resume" | "stop"} verb */
  async #give(verb) {
    this.#pause.disabled = this.#stop.disabled = true;
    const { text } = await command(verb, this.#shown?.household ?? null);
    this.#say(text);
    this.#pause.disabled = this.#stop.disabled = false;
  }
}
