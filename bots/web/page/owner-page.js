/** Builds the frame of the owner's pages: links, a notice, the server's state, and actions. */
import { html, render } from "htm/preact";
import { useEffect, useLayoutEffect, useRef, useState } from "preact/hooks";
import { PageLinks, readMe } from "./me.js";
import { read, usePolled, useServerState } from "./server.js";
import { AskFirst } from "./task/controls.js";
import { withCount } from "./words.js";

/** @import { ComponentChildren, ComponentType } from "preact" */
/** @typedef {{ title: string, words: ComponentChildren, sure: string, onSure: () => void }} Question */

/**
 * @template State
 * @typedef {object} OwnerParts
 * @property {State} state
 * @property {Record<string, string>} query
 * @property {(changes: Record<string, string>) => void} look changes the query
 * @property {(key: string, send: () => Promise<unknown>) => Promise<boolean>} act sends, rereads the state, and resolves to success
 * @property {string} busy key of the action in progress
 * @property {(question: Question) => void} askFirst before an irreversible action
 * @property {(what: unknown) => void} say shows a text or an error for a while
 * @property {() => Promise<void>} refresh
 */

const shownMs = 8_000;
/** Milliseconds between two checks for a standby server, and for agents' questions. */
const lookMs = 10_000;

/**
 * @typedef {object} PageOptions
 * @property {string} name
 * @property {string} [id] target of the skip link
 * @property {string} [words] its text
 * @property {string} path of the state
 * @property {Record<string, string>} [query]
 * @property {ComponentChildren} [header]
 * @property {ComponentType<OwnerParts<any>>} Content
 */

/** @param {PageOptions} options */
export function openPage(options) {
  render(html`<${OwnerPage} ...${options} />`, document.body);
}

/** @param {PageOptions} options */
function OwnerPage({ name, id = name.toLowerCase(), words = id, path, header, Content, ...first }) {
  const [notice, say] = useNotice();
  const [query, setQuery] = useState(first.query ?? {});
  const [state, refresh] = useServerState(() => read(path, query), [query], say);
  const [busy, setBusy] = useState("");
  const [question, askFirst] = useState(/** @type {Question | null} */ (null));
  const look = (/** @type {Record<string, string>} */ changes) =>
    setQuery((before) => ({ ...before, ...changes }));
  /** @type {OwnerParts<any>["act"]} */
  const act = async (key, send) => {
    setBusy(key);
    try {
      await send();
      await refresh();
      return true;
    } catch (error) {
      say(error);
      return false;
    } finally {
      setBusy("");
    }
  };
  const me = useMe(state);
  const { standsBy = null, waiting = 0, isOwner = false } = me ?? {};
  const parts = { state, query, look, act, busy, askFirst, say, refresh };
  return html`
    <a class="skip" href="#${id}">Skip to the ${words}</a>
    <header class="top">
      <h1 class="brand">
        <a href="/" aria-label="Conversation"><${RobotHead} /></a>
        ${name}
      </h1>
      ${header}
      <${PageLinks} isOwner=${isOwner} waiting=${waiting} without=${name} />
    </header>
    ${standsBy && html`<p class="standby" role="status" data-testid="standby">${standsBy}</p>`}
    <p class="notice" role="status" data-testid="notice" hidden=${notice === ""}>${notice}</p>
    <main data-page=${name}>
      ${
        state === null
          ? html`<p class="legend" role="status" data-testid="loading">Loading…</p>`
          : html`<${Content} ...${parts} />`
      }
      ${question && html`<${AskFirst} ...${question} onClose=${() => askFirst(null)} />`}
    </main>
  `;
}

export function RobotHead() {
  return html`
    <svg viewBox="0 0 22 22" width="28" height="28" aria-hidden="true">
      <path d="M10 0h2v4h5a4 4 0 0 1 4 4v9a4 4 0 0 1-4 4H5a4 4 0 0 1-4-4V8a4 4 0 0 1 4-4h5z" />
      <circle cx="7.5" cy="11" r="2" />
      <circle cx="14.5" cy="11" r="2" />
      <rect x="7" y="15.5" width="8" height="1.8" rx=".9" />
    </svg>
  `;
}

/** @returns {[text: string, say: (what: unknown) => void]} */
function useNotice() {
  const [text, setText] = useState("");
  const silence = useRef(0);
  const [say] = useState(() => (/** @type {unknown} */ what) => {
    clearTimeout(silence.current);
    setText(what instanceof Error ? what.message : String(what));
    silence.current = window.setTimeout(() => setText(""), shownMs);
  });
  return [text, say];
}

/** Reads who the reader is, and shows the count of the inbox in the title. @param {unknown} state */
function useMe(state) {
  const [title] = useState(document.title);
  const look = async () => (state === null ? null : readMe());
  const [me] = usePolled(look, [state], lookMs, () => undefined);
  useEffect(() => {
    if (me) document.title = withCount(title, me.waiting);
  }, [me?.waiting]);
  return me;
}

/**
 * When the item that has the focus leaves its list, focuses the one in its place, or the empty list.
 * @param {string} list id
 * @param {string} item test id
 * @param {unknown} state of the list
 * @returns {(at: number) => void} notes the index of the item that has the focus
 */
export function useHeldPlace(list, item, state) {
  const held = useRef(-1);
  useLayoutEffect(() => {
    if (held.current < 0 || document.activeElement !== document.body) return;
    const all = document.querySelectorAll(`[data-testid=${item}]`);
    const next = all[Math.min(held.current, all.length - 1)] ?? document.getElementById(list);
    if (next instanceof HTMLElement) next.focus();
  }, [state]);
  return (at) => {
    held.current = at;
  };
}
