/** How the owner's pages talk to their server. Whatever fails rejects with what people may be told. */
import { listen, post } from "./store.js";

const silent = "The robot's program does not answer. Is it running?";
/** While a task is played much changes: it is read again when a moment has passed. */
const changedMs = 400;

/**
 * @param {string} path
 * @param {Record<string, string>} [query]
 */
export function read(path, query = {}) {
  return open(fetch(`${path}?${new URLSearchParams(query)}`));
}

/**
 * @param {string} path
 * @param {unknown} body
 */
export function deliver(path, body) {
  return open(post(path, body));
}

/** @param {Promise<Response>} sent */
async function open(sent) {
  const response = await sent.catch(() => {
    throw new Error(silent);
  });
  if (response.status === 401) location.assign("/login");
  const answer = await response.json().catch(() => ({ error: silent }));
  if (!response.ok) throw new Error(answer.error ?? silent);
  return answer;
}

/**
 * Reads now, and again a moment after something changed; never twice at a time, however slow that is.
 * @param {() => Promise<void>} refresh
 * @param {(text: string) => void} say
 * @param {number} [lookMs] it is read again after so long too
 */
export function follow(refresh, say, lookMs) {
  let isReading = false;
  let isStale = false;
  const refreshSoon = async () => {
    isStale = true;
    if (isReading) return;
    isReading = true;
    while (isStale) {
      await new Promise((resolve) => setTimeout(resolve, changedMs));
      isStale = false;
      await refresh();
    }
    isReading = false;
  };
  void refresh();
  if (lookMs !== undefined) setInterval(refreshSoon, lookMs);
  listen({
    onChange: () => void refreshSoon(),
    onLink: (up) => {
      if (!up) say("The robot's program is not running at the moment. I keep trying.");
    },
  });
}
