/** The owner's page of sessions: who is logged in, and logging people out. */
import { html } from "htm/preact";
import { List } from "./controls.js";
import { logOut } from "./me.js";
import { openPage } from "./owner-page.js";
import { deliver } from "./server.js";
import { formatTime } from "./words.js";

/** @import { SessionsState } from "../content.js" */
/** @import { OwnerParts } from "./owner-page.js" */

const withoutPassword =
  "No password is set, so nobody logs in: whoever sits at this computer is the owner. Set SOUS_OWNER_PASSWORD and SOUS_WEB_PASSWORD to let others in.";
const roles = { owner: "The owner", member: "A member" };

/** @param {OwnerParts<SessionsState>} parts */
function Sessions({ state: { sessions, needsPassword }, act, busy, say }) {
  const lines = sessions.map(({ id, role, name, createdAt, usedAt, until, isPresent }) => ({
    key: id,
    text: html`
      <div>
        <strong>${name ?? roles[role]}</strong>${isPresent && html`<span class="here">this browser</span>`}
        <p class="legend">${`${name ? `${roles[role]}. ` : ""}Since ${formatTime(createdAt)}, last used ${formatTime(usedAt)}, until ${formatTime(until)} at the latest`}</p>
      </div>
    `,
    actions: [
      {
        label: "Log out",
        of: name ?? roles[role],
        isOff: busy === id,
        onPress: () =>
          void act(id, () => (isPresent ? logOut(false) : deliver("/api/sessions", { end: id }))),
      },
    ],
  }));
  const everywhere = html`
    <p class="small-buttons">
      <button type="button" data-testid="everywhere" onClick=${() => void logOut(true).catch(say)}>
        Log out everywhere
      </button>
      <span class="legend">Ends every session of the owner.</span>
    </p>
  `;
  return html`
    <${List} id="sessions" title="Who is logged in" about=${!needsPassword && withoutPassword} lines=${lines} testid="session">
      ${needsPassword && everywhere}
    <//>
  `;
}

openPage({ name: "Sessions", path: "/api/sessions", Content: Sessions });
