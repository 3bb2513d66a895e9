/** The owner's page of homes: the list of them, and the builder of one. */
import { html, render } from "htm/preact";
import { useEffect, useRef, useState } from "preact/hooks";
import { AskFirst } from "./dialog.js";
import { HomeBuilder } from "./home-builder.js";
import { drawSeed, emptyHome, keepDraft, readDrafts, readHome } from "./home-draft.js";
import { HomeList } from "./home-list.js";
import { OwnerPage } from "./owner-page.js";
import { deliver, read } from "./server.js";

/** @import { DraftHome, HomesState } from "../owner-content.js" */
/** @import { HomeEntry } from "../../../src/core/home-desk.js" */
/** @import { OwnerParts } from "./owner-page.js" */

const isCopy = "This is a copy: homes that come with Sous or were played stay as they are.";
const isBack = "Your unsaved work is here again.";

/**
 * An unsaved copy by its name; null for the list.
 * @param {string} name
 */
function readDraft(name) {
  const draft = readDrafts()[name];
  return draft ? { name, ...draft } : null;
}

/** @param {OwnerParts<HomesState>} parts */
function Homes({ state, act, say, refresh }) {
  const [draft, setDraft] = useState(() => readDraft(decodeURIComponent(location.hash.slice(1))));
  const [removed, setRemoved] = useState(/** @type {HomeEntry | null} */ (null));
  useEffect(() => {
    if (draft) say(isBack);
  }, []);

  const show = (/** @type {string} */ name) => {
    history.replaceState(null, "", name ? `#${encodeURIComponent(name)}` : location.pathname);
    setDraft(readDraft(name));
    if (!name) void refresh();
  };
  /**
   * @param {DraftHome} home
   * @param {string | null} from
   */
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
  const chosen = useRef(/** @type {File | null} */ (null));
  /** Of several files, the one that was chosen last counts, whichever is read first. */
  const upload = async (/** @type {File} */ file) => {
    chosen.current = file;
    const isChosen = () => chosen.current === file;
    await readHome(file).then(
      (home) => isChosen() && build(home),
      (error) => isChosen() && say(error),
    );
  };
  const order = (/** @type {string} */ path, /** @type {object} */ body) =>
    void act(path, () => deliver(path, body));
  if (draft)
    return html`<${HomeBuilder} key=${draft.name} name=${draft.name} first=${draft} kinds=${state.kinds} say=${say} onClose=${() => show("")} />`;
  return html`
    <${HomeList}
      state=${state}
      drafts=${readDrafts()}
      onOpen=${(/** @type {HomeEntry} */ home) => void open(home).catch(say)}
      onContinue=${show}
      onMake=${(/** @type {string} */ kind) => void make(kind).catch(say)}
      onUpload=${(/** @type {File} */ file) => void upload(file)}
      onRename=${(/** @type {string} */ id, /** @type {string} */ title) => order("/api/homes/rename", { id, title })}
      onRemove=${setRemoved}
    />
    ${
      removed &&
      html`<${AskFirst}
        title="Delete “${removed.title}”?"
        words="Nobody can play in it then. It cannot be brought back, but for a file that you downloaded."
        sure="Delete it"
        onClose=${() => setRemoved(null)}
        onSure=${() => order("/api/homes/remove", { id: removed.id })}
      />`
    }
  `;
}

/**
 * @param {string} id
 * @param {readonly HomeEntry[]} homes
 */
function freeId(id, homes) {
  const stem = id.replace(/-\d+$/, "").slice(0, 35);
  let number = 2;
  while (homes.some((home) => home.id === `${stem}-${number}`)) number += 1;
  return `${stem}-${number}`;
}

render(
  html`
    <${OwnerPage} name="Homes" skipTo=${["homes", "homes"]} path="/api/homes">
      ${(/** @type {object} */ parts) => html`<${Homes} ...${parts} />`}
    <//>
  `,
  document.body,
);
