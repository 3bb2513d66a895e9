/** Who is here, their menu of the conversation's page, and logging out. */
import { html } from "htm/preact";
import { closeDialog, Dialog } from "./dialog.js";
import { Svg } from "./drawing.js";
import { MyDataDialog } from "./my-data.js";
import { PaceChoice } from "./pace.js";
import { deliver, read } from "./server.js";
import { command, keepName, myData, readPerson } from "./store.js";

/** @import { VNode } from "preact" */
/** @import { Card } from "../../../src/core/card.js" */
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
 *   card: Card | null,
 *   household: string | null,
 *   isOrdering: boolean,
 *   say: (text: string) => void,
 *   open: (dialog: VNode | null) => void,
 *   onStop: () => void,
 *   onDeleted: () => void,
 * }} props `open` opens a dialog, or closes it; `onDeleted`: what is kept of this person is gone
 */
export function Menu({ me, card, household, isOrdering, say, open, onStop, onDeleted }) {
  const { id, name } = readPerson();
  // Another person, or one whose name came late, has a field of their own: what is typed is never replaced.
  const field = `${id} ${me !== null}`;
  const close = () => open(null);
  /** @param {string} id @param {string} title @param {VNode} words */
  const tell = (id, title, words) =>
    open(html`
      <${Dialog} id=${id} title=${title} onClose=${close}>
        ${words}
        <button type="button" id="${id}-close" onClick=${closeDialog}>Close</button>
      <//>
    `);
  const explain = async () => {
    const { text } = await command("why", household);
    tell("reasons", "Why?", html`<p>${text}</p>`);
  };
  const invite = () =>
    read("/api/invite").then(
      (invitation) =>
        tell(
          "invitation",
          "Invite a colleague",
          html`<div><${Invited} invitation=${invitation} /></div>`,
        ),
      ({ message }) => say(message),
    );
  const showData = async () => {
    const { text } = await myData("tell");
    open(html`<${MyDataDialog} told=${text} onDeleted=${onDeleted} onClose=${close} />`);
  };
  const changeName = async (
    /** @type {{ currentTarget: HTMLInputElement }} */ { currentTarget },
  ) => {
    keepName(currentTarget.value);
    const { name } = readPerson();
    currentTarget.value = name;
    const { failed, text } = await myData("tell");
    say(failed ? text : `You answer as ${name} from now on.`);
  };
  const leave = (/** @type {boolean} */ everywhere) =>
    void logOut(everywhere).catch(({ message }) => say(message));
  return html`
    <details class="menu" id="menu">
      <summary data-testid="menu">Menu</summary>
      <div class="stack" style="--gap: 8px">
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
            onChange=${changeName}
            data-testid="name"
          />
        </label>
        <label><span>The robot moves</span><${PaceChoice} /></label>
        <button type="button" data-testid="why" hidden=${card === null} onClick=${explain}>Why did it do that?</button>
        <button type="button" data-testid="stop" hidden=${card === null || card.done !== null} disabled=${isOrdering} onClick=${onStop}>Stop the task</button>
        <button type="button" data-testid="my-data-open" onClick=${showData}>My data</button>
        <button type="button" data-testid="invite" hidden=${!me?.isOwner} onClick=${invite}>Invite a colleague</button>
        <nav class="links row" style="--gap: 0 20px" aria-label="Pages" hidden=${!me?.isOwner}>
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
