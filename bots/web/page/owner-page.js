/** The frame of the owner's pages: a top line with links, and a notice that is shown for a while. */
import { html } from "htm/preact";
import { useEffect, useRef, useState } from "preact/hooks";
import { readMe } from "./me.js";

/** @import { ComponentChildren, VNode } from "preact" */

const shownMs = 8_000;
/** Whether the server leads or stands by is asked this often. */
const lookMs = 10_000;
const pages = {
  Review: "/review",
  Campaigns: "/campaigns",
  Homes: "/homes",
  Agents: "/agents",
  People: "/people",
  Sessions: "/sessions",
};

/** @param {{ name: string, isLoading: boolean, beside?: ComponentChildren, notice: VNode, children?: ComponentChildren }} props */
export function OwnerPage({ name, isLoading, beside, notice, children }) {
  const [standsBy, setStandsBy] = useState(/** @type {string | null} */ (null));
  useEffect(() => {
    const show = () =>
      readMe().then(
        (me) => setStandsBy(me.standsBy),
        () => undefined,
      );
    void show();
    const looking = setInterval(show, lookMs);
    return () => clearInterval(looking);
  }, []);
  const links = Object.entries(pages).filter(([page]) => page !== name);
  return html`
    <header class="top">
      <h1 class="brand">
        <a href="/" aria-label="Conversation"><svg viewBox="0 0 22 22" aria-hidden="true">
          <path d="M10 0h2v4h5a4 4 0 0 1 4 4v9a4 4 0 0 1-4 4H5a4 4 0 0 1-4-4V8a4 4 0 0 1 4-4h5z" />
          <circle cx="7.5" cy="11" r="2" />
          <circle cx="14.5" cy="11" r="2" />
          <rect x="7" y="15.5" width="8" height="1.8" rx=".9" />
        </svg></a>
        ${name}
      </h1>
      ${beside}
      <nav class="links" aria-label="Pages">
        ${links.map(([page, path]) => html`<a href=${path}>${page}</a>`)}
      </nav>
    </header>
    ${standsBy && html`<p class="standby" role="status" data-testid="standby">${standsBy}</p>`}
    ${notice}
    <main>
      ${isLoading && html`<p class="legend" role="status" data-testid="loading">Loading…</p>`}
      ${children}
    </main>
  `;
}

/**
 * A line on top of the page.
 * @returns {{ notice: VNode, say: (what: unknown) => void }} `say` takes words, or an error whose message is shown
 */
export function useNotice() {
  const [text, setText] = useState("");
  const silence = useRef(0);
  const [say] = useState(() => (/** @type {unknown} */ what) => {
    clearTimeout(silence.current);
    setText(what instanceof Error ? what.message : String(what));
    silence.current = window.setTimeout(() => setText(""), shownMs);
  });
  const isSilent = text === "";
  const notice = html`
    <p class="notice" role="status" data-testid="notice" hidden=${isSilent}>${text}</p>
  `;
  return { notice, say };
}
