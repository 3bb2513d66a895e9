/** What is kept of the person here: shown, saved as a file, and deleted once they have said so twice. */
import { find } from "./dom.js";
import { saveFile } from "./save-file.js";
import { whileSessionChanges } from "./server.js";
import { forgetPerson, myData } from "./store.js";

export class MyData {
  #box = find("my-data", HTMLDialogElement);
  #words = find("my-data-text", HTMLElement);
  #save = find("my-data-save", HTMLButtonElement);
  #ask = find("my-data-delete", HTMLButtonElement);
  #confirm = find("my-data-confirm", HTMLButtonElement);
  #onDeleted;

  /** @param {() => void} onDeleted */
  constructor(onDeleted) {
    this.#onDeleted = onDeleted;
    find("my-data-open", HTMLButtonElement).addEventListener("click", () => void this.#open());
    find("my-data-close", HTMLButtonElement).addEventListener("click", () => this.#box.close());
    this.#save.addEventListener("click", () => void this.#download());
    this.#ask.addEventListener("click", () => void this.#askFirst());
    this.#confirm.addEventListener("click", () => void this.#delete());
  }

  async #open() {
    await this.#send("tell");
    this.#offer({ deleting: false });
    this.#box.showModal();
  }

  async #askFirst() {
    if (await this.#send("delete")) this.#offer({ deleting: true });
  }

  async #delete() {
    if (!(await whileSessionChanges(() => this.#send("delete-yes")))) return;
    this.#save.hidden = this.#ask.hidden = this.#confirm.hidden = true;
    forgetPerson();
    this.#onDeleted();
  }

  async #download() {
    const { text, failed } = await myData("export");
    if (failed) this.#words.textContent = text;
    else saveFile("sous-my-data.json", text);
  }

  /**
   * Shows what came of it.
   * @param {import("../../../src/core/command.js").DataRequest} request
   */
  async #send(request) {
    const { text, failed } = await myData(request);
    this.#words.textContent = text;
    return !failed;
  }

  /** @param {{ deleting: boolean }} choice */
  #offer({ deleting }) {
    this.#save.hidden = this.#ask.hidden = deleting;
    this.#confirm.hidden = !deleting;
  }
}
