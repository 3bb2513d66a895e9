/** The owner's page of sessions: who is logged in, and logging them out. */
import { html, render } from "htm/preact";
import { useState } from "preact/hooks";
import { logOut } from "./me.js";
import { OwnerPage, useNotice } from "./owner-page.js";
import { deliver, read, useServerState } from "./server.js";
import { formatTime } from "./time-words.js";

/** @import { SessionsState } from "../session-content.js" */
/** @typedef {SessionsState["sessions"][number]} Line */

/** Log-ins are announced to no page: the state is read again this often. */
const lookMs = 5_000;
const withoutPassword =
  "No password is set, so nobody logs in: whoever sits at this computer is the owner. Set SOUS_OWNER_PASSWORD and SOUS_WEB_PASSWORD to let others in.";
const roles = { owner: "The owner", member: "A member" };

function SessionsPage() {
  const { notice, say } = useNotice();
  /** @returns {Promise<SessionsState>} */
  const readState = () => read("/api/sessions");
  const [state, refresh] = useServerState(readState, [], say, lookMs);
  const [ending, setEnding] = useState("");

  const end = async (/** @type {Line} */ { id, isPresent }) => {
    setEnding(id);
    try {
      if (isPresent) return await logOut(false);
      await deliver("/api/sessions", { end: id });
      await refresh();
    } catch (error) {
      say(error);
    } finally {
      setEnding("");
    }
  };
  return html`
    <a class="skip" href="#sessions">Skip to the sessions</a>
    <${OwnerPage} name="Sessions" isLoading=${state === null} notice=${notice}>
      <section class="panel" aria-labelledby="sessions-title">
        <h2 id="sessions-title">Who is logged in</h2>
        ${state && !state.needsPassword && html`<p class="legend">${withoutPassword}</p>`}
        <ul class="plain" id="sessions" tabindex="-1" data-testid="sessions">
          ${state?.sessions.map(
            (line) => html`
              <${SessionItem}
                key=${line.id}
                line=${line}
                isEnding=${ending === line.id}
                onEnd=${() => void end(line)}
              />
            `,
          )}
        </ul>
        ${
          state?.needsPassword &&
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
    <//>
  `;
}

/** @param {{ line: Line, isEnding: boolean, onEnd: () => void }} props */
function SessionItem({ line, isEnding, onEnd }) {
  const { role, name, createdAt, usedAt, until, isPresent } = line;
  const who = name ?? roles[role];
  return html`
    <li class="session" data-testid="session">
      <div>
        <strong>${who}</strong>${isPresent && html`<span class="here">this browser</span>`}
        <p class="legend">
          ${name && `${roles[role]}. `}Since ${formatTime(createdAt)}, last used
          ${" "}${formatTime(usedAt)}, until ${formatTime(until)} at the latest
        </p>
      </div>
      <button type="button" aria-label="Log out ${who}" disabled=${isEnding} onClick=${onEnd}>
        Log out
      </button>
    </li>
  `;
}

render(html`<${SessionsPage} />`, document.body);
