/** The list of homes: those that were made here, those that come with Sous, and unsaved work. */
import { html } from "htm/preact";
import { useState } from "preact/hooks";
import { SchemaField } from "./form.js";
import { keepDraft } from "./home-draft.js";
import { many } from "./words.js";

/** @import { HomesState } from "../owner-content.js" */
/** @import { HomeEntry } from "../../../src/core/home-desk.js" */
/** @import { Drafts } from "./home-draft.js" */

/**
 * @param {{
 *   state: HomesState,
 *   drafts: Drafts,
 *   onOpen: (home: HomeEntry) => void,
 *   onContinue: (key: string) => void,
 *   onMake: (kind: string) => void,
 *   onUpload: (file: File) => void,
 *   onRename: (id: string, title: string) => void,
 *   onRemove: (home: HomeEntry) => void,
 * }} props
 */
export function HomeList({
  state,
  drafts,
  onOpen,
  onContinue,
  onMake,
  onUpload,
  onRename,
  onRemove,
}) {
  const [renamed, setRenamed] = useState("");
  const [unsaved, setUnsaved] = useState(Object.entries(drafts));
  const discard = (/** @type {string} */ key) => {
    keepDraft(key, null);
    setUnsaved(unsaved.filter(([one]) => one !== key));
  };
  return html`
    <div class="stack homes" id="homes" tabindex="-1">
      <${NewHome} kinds=${state.kinds.homes} onMake=${onMake} onUpload=${onUpload} />
      ${
        unsaved.length > 0 &&
        html`
          <section class="panel" aria-labelledby="unsaved-title">
            <h2 id="unsaved-title">Not saved yet</h2>
            <ul class="plain" data-testid="unsaved">
              ${unsaved.map(
                ([key, { home }]) => html`
                  <li class="line home-line" key=${key}>
                    <span><strong>${home.title}</strong> kept in this browser</span>
                    <span class="small-buttons">
                      <button type="button" onClick=${() => onContinue(key)}>Continue<span class="hidden"> with ${home.title}</span></button>
                      <button type="button" onClick=${() => discard(key)}>Discard<span class="hidden"> ${home.title}</span></button>
                    </span>
                  </li>
                `,
              )}
            </ul>
          </section>
        `
      }
      <section class="panel" aria-labelledby="list-title">
        <h2 id="list-title">Homes</h2>
        <ul class="plain" data-testid="homes">
          ${state.homes.map(
            (home) => html`
              <li class="line home-line" key=${home.id} data-home=${home.id}>
                ${
                  renamed === home.id
                    ? html`<form
                        class="part-fields"
                        onSubmit=${(/** @type {Event} */ event) => {
                          event.preventDefault();
                          setRenamed("");
                        }}
                        onKeyDown=${(/** @type {KeyboardEvent} */ event) => event.key === "Escape" && setRenamed("")}
                      >
                        <${SchemaField} schema=${{ title: "Title" }} name="rename" value=${home.title} isLate isFirst onChange=${(/** @type {string} */ title) => onRename(home.id, title)} />
                      </form>`
                    : html`<span><strong>${home.title}</strong> ${sizes(home)}</span>`
                }
                <span class="small-buttons">
                  <button type="button" onClick=${() => onOpen(home)}>
                    ${home.mayChange ? "Change" : "Open a copy"}<span class="hidden"> of ${home.title}</span>
                  </button>
                  ${
                    home.isMade &&
                    html`
                      <button type="button" data-testid="rename" onClick=${() => setRenamed(home.id)}>Rename<span class="hidden"> ${home.title}</span></button>
                      <button type="button" data-testid="remove" onClick=${() => onRemove(home)}>Delete…<span class="hidden"> ${home.title}</span></button>
                    `
                  }
                  <a href=${`/?home=${encodeURIComponent(home.id)}`}>Play<span class="hidden"> in ${home.title}</span></a>
                </span>
              </li>
            `,
          )}
        </ul>
      </section>
    </div>
  `;
}

/** @param {{ kinds: readonly string[], onMake: (kind: string) => void, onUpload: (file: File) => void }} props */
function NewHome({ kinds, onMake, onUpload }) {
  const [kind, setKind] = useState("");
  const options = [
    ["", "an empty room"],
    ...kinds.map((one) => [one, `a random ${words[one] ?? one}`]),
  ];
  const upload = (/** @type {{ currentTarget: HTMLInputElement }} */ { currentTarget }) => {
    const [file] = currentTarget.files ?? [];
    if (file) onUpload(file);
    currentTarget.value = "";
  };
  return html`
    <section class="panel" aria-labelledby="new-title">
      <h2 id="new-title">New home</h2>
      <div class="part-fields">
        <${SchemaField} schema=${{ title: "Begin with", options }} value=${kind} onChange=${setKind} data-testid="new-kind" />
        <button type="button" class="primary" data-testid="new-home" onClick=${() => onMake(kind)}>New home</button>
        <label class="file">
          <span>or a home's file</span>
          <input type="file" accept=".json,application/json" data-testid="upload" onChange=${upload} />
        </label>
      </div>
    </section>
  `;
}

/** @type {Readonly<Record<string, string>>} */
const words = { livingroom: "living room" };

/** @param {HomeEntry} home */
function sizes({ places, things, tasks }) {
  return [many(places, "place"), many(things, "thing"), many(tasks, "task")].join(", ");
}
