/** Who is here: the owner gets links to their pages, and people who have logged in can log out. */
import { html, render } from "htm/preact";
import { find } from "./dom.js";
import { Svg } from "./drawing.js";
import { deliver, read } from "./server.js";
import { keepName, readPerson } from "./store.js";

/** @import { Invitation, Me } from "../owner-content.js" */

/** @returns {Promise<Me>} */
export const readMe = () => read("/api/me");

/** Says that this machine stands by, while it does. */
export async function showStandby() {
  const { standsBy } = await readMe();
  const line = find("standby", HTMLElement);
  line.hidden = standsBy === null;
  line.textContent = standsBy;
}

/** @param {(text: string) => void} say shows a problem */
export async function showMe(say) {
  const { isOwner, isLoggedIn, name } = await readMe();
  if (name) showOwnName(name);
  else if (isLoggedIn) nameUnnamed(isOwner);
  find("owner-links", HTMLElement).hidden = !isOwner;
  const inviting = find("invite", HTMLButtonElement);
  inviting.hidden = !isOwner;
  inviting.addEventListener("click", () => void invite().catch(({ message }) => say(message)));
  find("log-outs", HTMLElement).hidden = !isLoggedIn;
  /** @param {boolean} everywhere */
  const leave = (everywhere) => void logOut(everywhere).catch(({ message }) => say(message));
  find("log-out", HTMLButtonElement).addEventListener("click", () => leave(false));
  find("log-out-everywhere", HTMLButtonElement).addEventListener("click", () => leave(true));
}

/**
 * The owner gave it: nobody changes it here.
 * @param {string} name
 */
function showOwnName(name) {
  const field = find("name", HTMLInputElement);
  field.value = name;
  field.readOnly = true;
}

/**
 * Where several people log in, nobody stays without a name.
 * @param {boolean} isOwner
 */
function nameUnnamed(isOwner) {
  const { id, name } = readPerson();
  if (name !== "") return;
  keepName(isOwner ? "Owner" : `Guest ${1_000 + (Number.parseInt(id.slice(0, 6), 16) % 9_000)}`);
}

/** Shows what a colleague needs to come here. */
async function invite() {
  const dialog = find("invitation", HTMLDialogElement);
  /** @type {Invitation} */
  const invitation = await read("/api/invite");
  render(html`<${Invited} invitation=${invitation} />`, find("invitation-text", HTMLElement));
  find("invitation-close", HTMLButtonElement).onclick = () => dialog.close();
  dialog.showModal();
}

/** @param {{ invitation: Invitation }} props */
function Invited({ invitation }) {
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
