/** The frame of the owner's pages: links, a notice, and the state that the page shows, with orders that change it. */
import { html } from "htm/preact";
import { useEffect, useRef, useState } from "preact/hooks";
import { pages, readMe } from "./me.js";
import { read, useServerState } from "./server.js";

/** @import { ComponentChildren } from "preact" */

/**
 * @template State
 * @typedef {object} OwnerParts
 * @property {State} state
 * @property {(key: string, send: () => Promise<unknown>) => Promise<boolean>} act sends an order and reads the state again; whether that went well
 * @property {string} busy the key of the order that is under way
 * @property {(what: unknown) => void} say shows words, or the message of an error, for a while
 * @property {() => Promise<void>} refresh
 */

const shownMs = 8_000;
/** Whether the server leads or stands by is asked this often. */
const lookMs = 10_000;
/** What is done elsewhere is announced to no page of a list: the state is read again this often. */
export const pollMs = 5_000;

/**
 * @param {{
 *   name: string,
 *   skipTo: [id: string, words: string],
 *   path: string,
 *   query?: Record<string, string>,
 *   pollMs?: number,
 *   beside?: ComponentChildren,
 *   children: (parts: OwnerParts<any>) => ComponentChildren,
 * }} props `path` and `query`: of the state; `pollMs`: it is read again this often
 */
export function OwnerPage({
  name,
  skipTo: [id, words],
  path,
  query = {},
  pollMs,
  beside,
  children,
}) {
  const [notice, say] = useNotice();
  const readState = () => read(path, query);
  const [state, refresh] = useServerState(readState, [JSON.stringify(query)], say, pollMs);
  const [busy, setBusy] = useState("");
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
  const standsBy = useStandby();
  const links = Object.entries(pages).filter(([page]) => page !== name);
  return html`
    <a class="skip" href="#${id}">Skip to the ${words}</a>
    <header class="top">
      <h1 class="brand">
        <a href="/" aria-label="Conversation"><${RobotHead} /></a>
        ${name}
      </h1>
      ${beside}
      <nav class="links" aria-label="Pages">
        ${links.map(([page, path]) => html`<a href=${path}>${page}</a>`)}
      </nav>
    </header>
    ${standsBy && html`<p class="standby" role="status" data-testid="standby">${standsBy}</p>`}
    <p class="notice" role="status" data-testid="notice" hidden=${notice === ""}>${notice}</p>
    <main data-page=${name}>
      ${
        state === null
          ? html`<p class="legend" role="status" data-testid="loading">Loading…</p>`
          : children({ state, act, busy, say, refresh })
      }
    </main>
  `;
}

export function RobotHead() {
  return html`
    <svg viewBox="0 0 22 22" aria-hidden="true">
      <path d="M10 0h2v4h5a4 4 0 0 1 4 4v9a4 4 0 0 1-4 4H5a4 4 0 0 1-4-4V8a4 4 0 0 1 4-4h5z" />
      <circle cx="7.5" cy="11" r="2" />
      <circle cx="14.5" cy="11" r="2" />
      <rect x="7" y="15.5" width="8" height="1.8" rx=".9" />
    </svg>
  `;
}

/**
 * A list of lines: what each is, and a button for it.
 * @param {{ id: string, lines: readonly { key: string, name: string, beside?: ComponentChildren, about: ComponentChildren, button: string, isBusy: boolean, onPress: () => void }[], testid: string }} props `testid`: of a line
 */
export function Lines({ id, lines, testid }) {
  return html`
    <ul class="plain" id=${id} tabindex="-1" data-testid=${id}>
      ${lines.map(
        ({ key, name, beside, about, button, isBusy, onPress }) => html`
          <li class="line" key=${key} data-testid=${testid}>
            <div>
              <strong>${name}</strong>${beside}
              <p class="legend">${about}</p>
            </div>
            <button type="button" aria-label="${button} ${name}" disabled=${isBusy} onClick=${onPress}>${button}</button>
          </li>
        `,
      )}
    </ul>
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

/** Says that this machine stands by, while it does. */
function useStandby() {
  const [standsBy, setStandsBy] = useState(/** @type {string | null} */ (null));
  useEffect(() => {
    const look = () =>
      readMe().then(
        (me) => setStandsBy(me.standsBy),
        () => undefined,
      );
    void look();
    const looking = setInterval(look, lookMs);
    return () => clearInterval(looking);
  }, []);
  return standsBy;
}
