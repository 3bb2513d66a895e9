/** What is kept of the person here: shown, saved as a file, and deleted once they have said so twice. */
import { html } from "htm/preact";
import { useState } from "preact/hooks";
import { closeDialog, Dialog } from "./dialog.js";
import { saveFile } from "./save-file.js";
import { whileSessionChanges } from "./server.js";
import { forgetPerson, myData } from "./store.js";

/** @import { DataRequest } from "../../../src/core/command.js" */

/** @param {{ told: string, onDeleted: () => void, onClose: () => void }} props `told`: what is kept */
export function MyDataDialog({ told, onDeleted, onClose }) {
  const [words, say] = useState(told);
  const [at, go] = useState(/** @type {"told" | "asking" | "deleted"} */ ("told"));
  const send = async (/** @type {DataRequest} */ request) => {
    const { text, failed } = await myData(request);
    say(text);
    return !failed;
  };
  const save = async () => {
    const { text, failed } = await myData("export");
    if (failed) say(text);
    else saveFile("sous-my-data.json", text);
  };
  const ask = async () => {
    if (await send("delete")) go("asking");
  };
  const remove = async () => {
    if (!(await whileSessionChanges(() => send("delete-yes")))) return;
    go("deleted");
    forgetPerson();
    onDeleted();
  };
  return html`
    <${Dialog} id="my-data" title="Your data" onClose=${onClose}>
      <p role="status" data-testid="my-data-text">${words}</p>
      ${
        at === "told" &&
        html`
          <button type="button" data-testid="my-data-save" onClick=${save}>Save as a file</button>${" "}
          <button type="button" data-testid="my-data-delete" onClick=${ask}>Delete…</button>${" "}
        `
      }
      ${at === "asking" && html`<button type="button" data-testid="my-data-confirm" onClick=${remove}>Yes, delete it all</button>${" "}`}
      <button type="button" id="my-data-close" onClick=${closeDialog}>Close</button>
    <//>
  `;
}
