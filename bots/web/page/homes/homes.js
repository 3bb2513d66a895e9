/** Lists homes, and opens one to change it. */
import { html } from "htm/preact";
import { useEffect, useState } from "preact/hooks";
import { SchemaField } from "../form.js";
import { openPage } from "../owner-page.js";
import { deliver, read } from "../server.js";
import { List } from "../task/controls.js";
import { many } from "../words.js";
import { HomeBuilder } from "./home-builder.js";
import { drawSeed, emptyHome, keepDraft, readDrafts, readHome } from "./home-draft.js";

/** @import { HomeEntry } from "../../../../src/core/episode/home-desk.js" */
/** @import { HomesState } from "../../content.js" */
/** @import { Home } from "../../../../src/core/episode/home-file.js" */
/** @import { OwnerParts } from "../owner-page.js" */

const isCopy = "This is a copy: homes that come with Sous or were played stay as they are.";
const isBack = "Your unsaved work is here again.";
/** @type {Readonly<Record<string, string>>} */
const words = { livingroom: "living room" };

/** @param {OwnerParts<HomesState>} parts */
function Homes({ state, act, askFirst, say, refresh }) {
  const [drafts, setDrafts] = useState(readDrafts);
  const [name, setName] = useState(decodeURIComponent(location.hash.slice(1)));
  const draft = drafts[name];
  const [renamed, setRenamed] = useState("");
  useEffect(() => {
    if (draft) say(isBack);
  }, []);

  /** Shows an unsaved copy by its name; "" shows the list. */
  const show = (/** @type {string} */ next) => {
    history.replaceState(null, "", next ? `#${encodeURIComponent(next)}` : location.pathname);
    setDrafts(readDrafts());
    setName(next);
    if (!next) void refresh();
  };
  const discard = (/** @type {string} */ key) => {
    keepDraft(key, null);
    setDrafts(readDrafts());
  };
  /** @param {Home} home @param {string | null} from */
  const build = (home, from = null, name = `${home.id} ${Date.now()}`) => {
    keepDraft(name, { home, from });
    show(name);
  };
  const open = async (/** @type {HomeEntry} */ { id, mayChange }) => {
    const { home, version } = await read("/api/homes/home", { home: id });
    if (mayChange) return build(home, version, id);
    build({ ...home, id: freeId(id, state.homes) });
    say(isCopy);
  };
  const make = async (/** @type {string} */ kind) => {
    if (kind === "") return build(emptyHome);
    build((await deliver("/api/homes/make", { kind, seed: drawSeed() })).home);
  };
  const order = (/** @type {string} */ path, /** @type {object} */ body) =>
    void act(path, () => deliver(path, body));
  if (draft)
    return html`<${HomeBuilder} key=${name} name=${name} first=${draft} kinds=${state.kinds} say=${say} onClose=${() => show("")} />`;
  const remove = (/** @type {HomeEntry} */ { id, title }) => {
    askFirst({
      title: `Delete “${title}”?`,
      words: "Nobody can play in it any more. You can't undo this unless you downloaded its file.",
      sure: "Delete it",
      onSure: () => order("/api/homes/remove", { id }),
    });
  };
  const unsaved = Object.entries(drafts).map(([key, { home }]) => ({
    key,
    text: html`<span><strong>${home.title}</strong> kept in this browser</span>`,
    actions: [
      { label: "Continue", of: `with ${home.title}`, onPress: () => show(key) },
      { label: "Discard", of: home.title, onPress: () => discard(key) },
    ],
  }));
  const lines = state.homes.map((home) => ({
    key: home.id,
    "data-home": home.id,
    text:
      renamed === home.id
        ? html`<${Renaming} title=${home.title} onEnd=${() => setRenamed("")} onRename=${(/** @type {string} */ title) => order("/api/homes/rename", { id: home.id, title })} />`
        : html`<span><strong>${home.title}</strong> ${sizes(home)}</span>`,
    actions: [
      {
        label: home.mayChange ? "Change" : "Open a copy",
        of: `of ${home.title}`,
        onPress: () => {
          open(home).catch(say);
        },
      },
      home.isMade && {
        label: "Rename",
        of: home.title,
        testid: "rename",
        onPress: () => setRenamed(home.id),
      },
      home.isMade && {
        label: "Delete…",
        of: home.title,
        testid: "remove",
        onPress: () => remove(home),
      },
      { label: "Play", of: `in ${home.title}`, href: `/?home=${encodeURIComponent(home.id)}` },
    ],
  }));
  return html`
    <div class="stack" style="width: 100%; max-width: 52rem; margin: 0 auto">
      <${NewHome} kinds=${state.kinds.homes} onMake=${(/** @type {string} */ kind) => void make(kind).catch(say)} onUpload=${(/** @type {File} */ file) => readHome(file).then(build, say)} />
      ${unsaved.length > 0 && html`<${List} id="unsaved" title="Not saved yet" look="small" lines=${unsaved} />`}
      <${List} id="homes" title="Homes" look="small" lines=${lines} />
    </div>
  `;
}

/** @param {{ title: string, onRename: (title: string) => void, onEnd: () => void }} props */
function Renaming({ title, onRename, onEnd }) {
  const submit = (/** @type {Event} */ event) => {
    event.preventDefault();
    onEnd();
  };
  const leave = (/** @type {KeyboardEvent} */ { key }) => key === "Escape" && onEnd();
  return html`
    <form class="part-fields" onSubmit=${submit} onKeyDown=${leave}>
      <${SchemaField} schema=${{ title: "Title" }} name="rename" value=${title} isLate isFirst onChange=${onRename} />
    </form>
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
          <span class="caption">or a home's file</span>
          <input type="file" accept=".json,application/json" data-testid="upload" onChange=${upload} />
        </label>
      </div>
    </section>
  `;
}

/** @param {HomeEntry} home */
function sizes({ places, things, tasks }) {
  return [many(places, "place"), many(things, "thing"), many(tasks, "task")].join(", ");
}

/** @param {string} id @param {readonly HomeEntry[]} homes */
function freeId(id, homes) {
  const stem = id.replace(/-\d+$/, "").slice(0, 35);
  let number = 2;
  while (homes.some((home) => home.id === `${stem}-${number}`)) number += 1;
  return `${stem}-${number}`;
}

openPage({ name: "Homes", path: "/api/homes", Content: Homes });
