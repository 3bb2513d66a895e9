/** The shop as ReAct's driver shows it: three products a page, and what its driver refuses. */

import { toShortText } from "./page-text.js";
import { asFloat } from "./product.js";
import { readAction, type ShopSession } from "./session.js";

const mostProducts = 3;
const refused = "Invalid action!";

/** The page as it is drawn. */
export function reactPage(session: ShopSession): string {
  return toShortText(session.nodes(), mostProducts);
}

/** Carries an action out and says what the driver says. Labels are as they are written on the page. */
export function reactStep(session: ShopSession, action: string): string {
  if (action.startsWith("think[")) return "OK.";
  const { name, argument } = readAction(action);
  const { page } = session.state;
  if (name === "search" && page.kind === "index") {
    session.act(action);
    return reactPage(session);
  }
  if (name !== "click") return refused;
  const node = session
    .nodes()
    .find(({ kind, text }) => text === argument && kind !== "text" && kind !== "label");
  const isTurning = argument === "Next >" || (argument === "< Prev" && page.kind === "results");
  if (!node || isTurning || page.kind === "index")
    return page.kind === "index" || page.kind === "sub" ? redraw(session, argument) : refused;
  const { reward, done } = session.act(action);
  if (done) return `Your score (min 0.0, max 1.0): ${asFloat(reward)}`;
  return node.kind === "option" ? `You have clicked ${argument}.` : reactPage(session);
}

/** An unknown label draws the page again; the driver's own buttons are refused where they are not. */
function redraw(session: ShopSession, label: string): string {
  const own = ["Back to Search", "Buy Now", "Next >", "Description", "Features", "Reviews"];
  return own.includes(label) ? refused : reactPage(session);
}
