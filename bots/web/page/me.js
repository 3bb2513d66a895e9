/** Who is here, their menu of the conversation's page, and logging out. */
import { html } from "htm/preact";
import { Svg } from "./drawing.js";
import { PaceChoice } from "./pace.js";
import { deliver, read } from "./server.js";
import { keepName, readPerson } from "./store.js";

/** @import { Invitation, Me } from "../owner-content.js" */

/** The owner's pages. */
export const pages = {
  Review: "/review",
  Campaigns: "/campaigns",
  Homes: "/homes",
  Agents: "/agents",
  People: "/people",
  Sessions: "/sessions",
};

/** @returns {Promise<Me>} */
export const readMe = () => read("/api/me");

/** Who is here; where several people log in, nobody stays without a name. */
export async function meet() {
  const me = await readMe();
  const { id, name } = readPerson();
  if (me.isLoggedIn && !me.name && name === "")
    keepName(
      me.isOwner ? "Owner" : `Guest ${1_000 + (Number.parseInt(id.slice(0, 6), 16) % 9_000)}`,
    );
  return me;
}

/**
 * @param {{
 *   me: Me | null,
 *   mayAsk: boolean,
 *   mayStop: boolean,
 *   isBusy: boolean,
 *   say: (text: string) => void,
 *   on: Record<"name" | "why" | "stop" | "data" | "invite", (event: { currentTarget: HTMLInputElement }) => void>,
 * }} props
 */
export function Menu({ me, mayAsk, mayStop, isBusy, say, on }) {
  const { id, name } = readPerson();
  const leave = (/** @type {boolean} */ everywhere) =>
    void logOut(everywhere).catch(({ message }) => say(message));
  // Another person, or one whose name came late, has a field of their own: what is typed is never replaced.
  const field = `${id} ${me !== null}`;
  return html`
    <details class="menu" id="menu">
      <summary data-testid="menu">Menu</summary>
      <div>
        <label>
          <span>Answering as</span>
          <input
            key=${field}
            id="name"
            type="text"
            maxlength="80"
            placeholder="Your name (optional)"
            defaultValue=${me?.name ?? name}
            readonly=${me?.name !== undefined}
            onChange=${on.name}
            data-testid="name"
          />
        </label>
        <label><span>The robot moves</span><${PaceChoice} /></label>
        <button type="button" data-testid="why" hidden=${!mayAsk} onClick=${on.why}>Why did it do that?</button>
        <button type="button" data-testid="stop" hidden=${!mayStop} disabled=${isBusy} onClick=${on.stop}>Stop the task</button>
        <button type="button" data-testid="my-data-open" onClick=${on.data}>My data</button>
        <button type="button" data-testid="invite" hidden=${!me?.isOwner} onClick=${on.invite}>Invite a colleague</button>
        <nav class="links" aria-label="Pages" hidden=${!me?.isOwner}>
          ${Object.entries(pages).map(
            ([page, path]) => html`
              <a href=${path} data-testid=${page.toLowerCase()}>${page === "Review" ? "Review what people said" : page}</a>
            `,
          )}
        </nav>
        <div class="row" hidden=${!me?.isLoggedIn}>
          <button type="button" data-testid="log-out" onClick=${() => leave(false)}>Log out</button>
          <button type="button" data-testid="log-out-everywhere" onClick=${() => leave(true)}>Log out everywhere</button>
        </div>
      </div>
    </details>
  `;
}

/** What a colleague needs to come here. @param {{ invitation: Invitation }} props */
export function Invited({ invitation }) {
  if ("why" in invitation) return html`<p>${invitation.why}</p>`;
  const { address, password, qr } = invitation;
  return html`
    <p>In the same network, open</p>
    <p><b data-testid="invite-address">${address}</b></p>
    <${Svg} class="qr" svg=${qr} />
    <p>The password is <b data-testid="invite-password">${password}</b></p>
  `;
}

/** @param {boolean} everywhere on all devices of the same person */
export async function logOut(everywhere) {
  await deliver("/api/log-out", { everywhere });
  location.assign("/login");
}
