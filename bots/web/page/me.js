/** Who is here: the owner gets links to their pages, and people who have logged in can log out. */
import { find } from "./dom.js";
import { deliver, read } from "./server.js";

/** @import { Me } from "../session-content.js" */

/** @param {(text: string) => void} say shows a problem */
export async function showMe(say) {
  /** @type {Me} */
  const { isOwner, isLoggedIn } = await read("/api/me");
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
