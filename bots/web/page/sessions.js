/** The owner's page of sessions: who is logged in, and logging people out. */
import { html, render } from "htm/preact";
import { logOut } from "./me.js";
import { Lines, OwnerPage, pollMs } from "./owner-page.js";
import { deliver } from "./server.js";
import { formatTime } from "./time-words.js";

/** @import { SessionsState } from "../owner-content.js" */
/** @import { OwnerParts } from "./owner-page.js" */

const withoutPassword =
  "No password is set, so nobody logs in: whoever sits at this computer is the owner. Set SOUS_OWNER_PASSWORD and SOUS_WEB_PASSWORD to let others in.";
const roles = { owner: "The owner", member: "A member" };

/** @param {OwnerParts<SessionsState>} parts */
function showSessions({ state: { sessions, needsPassword }, act, busy, say }) {
  const lines = sessions.map(({ id, role, name, createdAt, usedAt, until, isPresent }) => ({
    key: id,
    name: name ?? roles[role],
    beside: isPresent && html`<span class="here">this browser</span>`,
    about: `${name ? `${roles[role]}. ` : ""}Since ${formatTime(createdAt)}, last used ${formatTime(usedAt)}, until ${formatTime(until)} at the latest`,
    button: "Log out",
    isBusy: busy === id,
    onPress: () =>
      void act(id, () => (isPresent ? logOut(false) : deliver("/api/sessions", { end: id }))),
  }));
  return html`
    <section class="panel" aria-labelledby="sessions-title">
      <h2 id="sessions-title">Who is logged in</h2>
      ${!needsPassword && html`<p class="legend">${withoutPassword}</p>`}
      <${Lines} id="sessions" testid="session" lines=${lines} />
      ${
        needsPassword &&
        html`
          <p class="small-buttons">
            <button type="button" data-testid="everywhere" onClick=${() => void logOut(true).catch(say)}>
              Log out everywhere
            </button>
            <span class="legend">Ends every session of the owner.</span>
          </p>
        `
      }
    </section>
  `;
}

render(
  html`<${OwnerPage} name="Sessions" skipTo=${["sessions", "sessions"]} path="/api/sessions" pollMs=${pollMs}>${showSessions}<//>`,
  document.body,
);
