import { toShortText } from "./page-text.js";
import { asFloat } from "./product.js";
import { readAction, type ShopSession } from "./session.js";

const mostProducts = 3;
const refused = "Invalid action!";

export function reactPage(session: ShopSession): string {
  return toShortText(session.nodes(), mostProducts);
}

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

/** Unknown labels redraw the page; the driver's buttons are refused elsewhere. */
function redraw(session: ShopSession, label: string): string {
  const own = ["Back to Search", "Buy Now", "Next >", "Description", "Features", "Reviews"];
  return own.includes(label) ? refused : reactPage(session);
}
