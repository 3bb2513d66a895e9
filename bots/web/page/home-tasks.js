/** The tasks of a home that is being made, each from its sentence. */
import { html } from "htm/preact";
import { useState } from "preact/hooks";
import { Remarks, typed } from "./form.js";
import { reordered } from "./home-draft.js";
import { deliver } from "./server.js";

/** @import { DraftHome, TaskState } from "../content.js" */
/** @import { HomeRemark } from "../../../src/core/home-desk.js" */

/**
 * @param {{
 *   home: DraftHome,
 *   remarks: readonly HomeRemark[],
 *   onChange: (home: DraftHome) => void,
 * }} props
 */
export function HomeTasks({ home, remarks, onChange }) {
  const { tasks, orders = [] } = home;
  const put = (/** @type {DraftHome["tasks"]} */ next) => onChange({ ...home, tasks: next });
  return html`
    <section class="panel" aria-labelledby="tasks-title">
      <h2 id="tasks-title">Tasks</h2>
      <p class="legend">They are played one after the other: each must be possible in its turn.</p>
      <ol class="tasks stack" style="--gap: 14px" data-testid="tasks">
        ${tasks.map(
          ({ sentence }, index) => html`
            <li key=${`${index} ${sentence}`}>
              <${Sentence} home=${home} label=${`Task ${index + 1}`} value=${sentence} button="Change" onRead=${(/** @type {DraftHome["tasks"][number]} */ task) => put(tasks.with(index, task))} />
              <${Remarks} remarks=${remarks} field=${`tasks[${index}]`} />
              <div class="small-buttons">
                <button type="button" disabled=${index === 0} onClick=${() => put(reordered(tasks, index, index - 1))}>Earlier<span class="hidden">: task ${index + 1}</span></button>
                <button type="button" disabled=${index === tasks.length - 1} onClick=${() => put(reordered(tasks, index, index + 1))}>Later<span class="hidden">: task ${index + 1}</span></button>
                <button type="button" onClick=${() => put(tasks.toSpliced(index, 1))}>Remove<span class="hidden"> task ${index + 1}</span></button>
              </div>
            </li>
          `,
        )}
      </ol>
      ${orders.length > 0 && html`<p class="legend">After its tasks, as its file says: ${orders.map(({ sentence }) => sentence).join(" ")}</p>`}
      <${Sentence} key=${tasks.length} home=${home} label="New task" value="" button="Add task" onRead=${(/** @type {DraftHome["tasks"][number]} */ task) => put([...tasks, task])} />
    </section>
  `;
}

/**
 * A sentence that the server reads as a task of this home.
 * @param {{
 *   home: DraftHome,
 *   label: string,
 *   value: string,
 *   button: string,
 *   onRead: (task: DraftHome["tasks"][number]) => void,
 * }} props
 */
function Sentence({ home, label, value, button, onRead }) {
  const [sentence, setSentence] = useState(value);
  const [refusal, setRefusal] = useState("");
  const submit = async (/** @type {SubmitEvent} */ event) => {
    event.preventDefault();
    /** @type {TaskState} */
    const read = await deliver("/api/homes/task", { home, sentence }).catch((error) => ({
      refusal: error.message,
    }));
    if ("task" in read) onRead(read.task);
    setRefusal("task" in read ? "" : read.refusal);
  };
  const id = `refusal-${label.replace(" ", "-")}`;
  return html`
    <form class="part-fields" autocomplete="off" onSubmit=${submit}>
      <label class="wide">
        <span>${label}</span>
        <input
          type="text"
          maxlength="300"
          placeholder="put the blue mug on the shelf."
          aria-describedby=${refusal ? id : undefined}
          aria-invalid=${refusal !== ""}
          value=${sentence}
          onInput=${typed(setSentence)}
        />
      </label>
      <button type="submit" hidden=${value !== "" && sentence === value} disabled=${sentence.trim() === ""}>${button}</button>
      <p class="remark" id=${id} role="alert" hidden=${refusal === ""}>${refusal}</p>
    </form>
  `;
}
