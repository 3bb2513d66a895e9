/** Shares the server's stream of events between all tabs of the browser. */
import { openStream } from "./live.js";

/** @import { News } from "./live.js" */

/** @type {MessagePort[]} */
const tabs = [];
/** @type {News | null} */
let link = null;

addEventListener("connect", (event) => {
  const [tab] = /** @type {MessageEvent} */ (event).ports;
  if (!tab) return;
  tabs.push(tab);
  if (link) tab.postMessage(link);
  if (tabs.length > 1) return;
  openStream((news) => {
    if (news.kind !== "changed") link = news;
    for (const each of tabs) each.postMessage(news);
  });
});
