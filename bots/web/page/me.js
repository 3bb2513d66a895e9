/** Who is here: the owner gets links to their pages, and people who have logged in can log out. */
import { find } from "./dom.js";
import { deliver, read } from "./server.js";

/** @import { Me } from "../session-content.js" */

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
  const { isOwner, isLoggedIn } = await readMe();
  find("owner-links", HTMLElement).hidden = !isOwner;
  find("log-outs", HTMLElement).hidden = !isLoggedIn;
  /** @param {boolean} everywhere */
  const leave = (everywhere) => void logOut(everywhere).catch(({ message }) => say(message));
  find("log-out", HTMLButtonElement).addEventListener("click", () => leave(false));
  find("log-out-everywhere", HTMLButtonElement).addEventListener("click", () => leave(true));
}

/** @param {boolean} everywhere on all devices of the same person */
export async function logOut(everywhere) {
  await deliver("/api/log-out", { everywhere });
  location.assign("/login");
}
