/** How the pages talk to their server. A failure rejects with an error whose message people may read. */
import { useEffect, useRef, useState } from "preact/hooks";

const silent = "The robot's program does not answer. Is it running?";
/** Much changes while a task is played: the state is read again at most this often. */
const changedMs = 400;
const eventsPath = "/api/events";

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

/**
 * Like `deliver`, but a failure is an answer too: its text says what is wrong.
 * @param {string} path
 * @param {unknown} body
 * @returns {Promise<{ text: string, failed?: true }>}
 */
export function order(path, body) {
  return deliver(path, body).catch((error) => ({ text: error.message, failed: true }));
}

/**
 * @param {string} path
 * @param {unknown} body
 */
export function post(path, body) {
  return fetch(path, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(body),
  });
}

let isChanging = false;

/**
 * Sends what exchanges the session, as the deletion of somebody's data does: meanwhile the former one is refused.
 * @template T
 * @param {() => Promise<T>} send
 */
export async function whileSessionChanges(send) {
  isChanging = true;
  try {
    return await send();
  } finally {
    setTimeout(() => {
      isChanging = false;
    }, changedMs);
  }
}

/** @param {Promise<Response>} sent */
async function open(sent) {
  const response = await sent.catch(() => {
    throw new Error(silent);
  });
  if (response.status === 401 && !isChanging) location.assign("/login");
  const answer = await response.json().catch(() => ({ error: silent }));
  if (!response.ok) throw new Error(answer.error ?? silent);
  return answer;
}

/**
 * The server's state: read at once, when `inputs` change, and a moment after something changed there.
 * @template T
 * @param {() => Promise<T>} readState
 * @param {readonly unknown[]} inputs what `readState` depends on
 * @param {(what: unknown) => void} say shows a problem
 * @param {number} [lookMs] it is read again after this time too
 * @returns {[T | null, () => Promise<void>]} the newest state, and a function that reads it again
 */
export function useServerState(readState, inputs, say, lookMs) {
  const [state, setState] = useState(/** @type {T | null} */ (null));
  const newest = useRef(readState);
  newest.current = readState;
  const [refresh] = useState(() => {
    let reading = 0;
    return async () => {
      const mine = ++reading;
      try {
        const state = await newest.current();
        if (mine === reading) setState(state);
      } catch (error) {
        if (mine === reading) say(error);
      }
    };
  });
  useEffect(() => void refresh(), [...inputs]);
  useEffect(() => follow(refresh, say, lookMs), []);
  return [state, refresh];
}

/**
 * Reads again a moment after something changed, and never twice at a time, however slow that is.
 * @param {() => Promise<void>} refresh
 * @param {(text: string) => void} say
 * @param {number} [lookMs]
 */
function follow(refresh, say, lookMs) {
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
  if (lookMs !== undefined) setInterval(refreshSoon, lookMs);
  listen({
    onChange: () => void refreshSoon(),
    onLink: (up, why) => {
      if (!up) say(why || "The robot's program is not running at the moment. I keep trying.");
    },
  });
}

/**
 * Calls `onChange` when something changed, and `onLink` with whether the server can be heard, and if it said so, why
 * not.
 * @param {{ onChange: () => void, onLink: (up: boolean, why?: string) => void }} handlers
 */
export function listen({ onChange, onLink }) {
  const source = new EventSource(eventsPath);
  source.addEventListener("hello", () => {
    onLink(true);
    onChange();
  });
  source.addEventListener("changed", onChange);
  source.addEventListener("error", () => {
    onLink(false);
    if (source.readyState === EventSource.CLOSED) void tryAgain();
  });
  const tryAgain = async () => {
    const { why, waitMs } = await askWhy();
    if (why) onLink(false, why);
    setTimeout(() => listen({ onChange, onLink }), waitMs);
  };
}

/** An EventSource does not tell why it was refused, nor when to try again. */
async function askWhy() {
  const asking = new AbortController();
  const response = await fetch(eventsPath, { signal: asking.signal }).catch(() => null);
  const isRefused = response !== null && !response.ok;
  const { error: why = "" } = isRefused ? await response.json().catch(() => ({})) : {};
  const waitMs = 1_000 * Number(response?.headers.get("retry-after") ?? 2);
  if (response?.status === 401 && !isChanging) location.assign("/login");
  asking.abort();
  return { why, waitMs };
}
