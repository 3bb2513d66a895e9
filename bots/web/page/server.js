/** How the pages talk to their server. A failure rejects with an error whose message people may read. */
import { useEffect, useRef, useState } from "preact/hooks";
import { openStream } from "./live.js";
import "./translated.js";

/** @import { News } from "./live.js" */

const silent = "The robot's program does not answer. Is it running?";
/** Much changes while a task is played: the state is read again at most this often. */
const changedMs = 400;
/** What is done elsewhere, from a command line, is announced to no page: the state is read again this often. */
const pollMs = 5_000;

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
 * @returns {[T | null, () => Promise<void>]} the newest state, and a function that reads it again
 */
export function useServerState(readState, inputs, say) {
  const [state, setState] = useState(/** @type {T | null} */ (null));
  const newest = useRef(readState);
  newest.current = readState;
  const [refresh] = useState(() =>
    inTurn(async () => {
      try {
        const state = await newest.current();
        // Skips drawing an unchanged state.
        const next = JSON.stringify(state);
        setState((former) => (former && JSON.stringify(former) === next ? former : state));
      } catch (error) {
        say(error);
      }
    }),
  );
  useEffect(() => void refresh(), [...inputs]);
  useEffect(() => {
    const refreshSoon = inTurn(refresh, changedMs);
    setInterval(refreshSoon, pollMs);
    listen({
      onChange: refreshSoon,
      onLink: (up, why) => {
        if (!up) say(why || "Can't reach Sous. Trying again.");
      },
    });
  }, []);
  return [state, refresh];
}

/**
 * What the server makes of something that somebody is typing: it is asked a moment after each change.
 * @template Answer
 * @param {string} path
 * @param {object | null} body null: it is not asked
 * @param {number} typingMs
 * @param {(error: unknown) => void} onError
 * @param {number} [firstMs] for the first time
 * @returns {[answer: Answer | null, isNewest: boolean, put: (answer: Answer) => void]} `put` puts another answer in its place
 */
export function useChecked(path, body, typingMs, onError, firstMs = typingMs) {
  const given = JSON.stringify(body);
  const [checked, setChecked] = useState(
    /** @type {{ answer: Answer, of: string } | null} */ (null),
  );
  const turn = useRef(0);
  const put = (/** @type {Answer} */ answer) => {
    turn.current += 1;
    setChecked({ answer, of: given });
  };
  useEffect(() => {
    const mine = ++turn.current;
    if (body === null) return;
    const ask = () =>
      deliver(path, body).then(
        (answer) => mine === turn.current && put(answer),
        (error) => mine === turn.current && onError(error),
      );
    const waiting = setTimeout(ask, checked === null ? firstMs : typingMs);
    return () => clearTimeout(waiting);
  }, [given]);
  return [checked?.answer ?? null, checked?.of === given, put];
}

/**
 * Reads when asked, and never twice at a time, however slow that is: calls during a reading lead to one more.
 * @param {() => Promise<void>} read
 * @param {number} [restMs] before the next reading
 * @returns {() => Promise<void>} resolves when something was read that is at least as new as the call
 */
export function inTurn(read, restMs = 0) {
  let isWanted = false;
  /** @type {Promise<void> | null} */
  let reading = null;
  const readOn = async () => {
    while (isWanted) {
      isWanted = false;
      await read();
      if (restMs > 0) await new Promise((resolve) => setTimeout(resolve, restMs));
    }
    reading = null;
  };
  return () => {
    isWanted = true;
    reading ??= readOn();
    return reading;
  };
}

/**
 * Calls `onChange` when something changed, and `onLink` with whether the server can be heard, and if it said so, why
 * not. All tabs of the browser share one stream: a browser opens six connections to a server, and no more.
 * @param {{ onChange: () => void, onLink: (up: boolean, why?: string) => void }} handlers
 */
export function listen({ onChange, onLink }) {
  /** @param {News} news */
  const hear = ({ kind, why, status }) => {
    if (kind === "down" && status === 401 && !isChanging) location.assign("/login");
    if (kind !== "changed") onLink(kind === "up", why);
    if (kind !== "down") onChange();
  };
  try {
    const worker = new SharedWorker("/live-worker.js", { type: "module" });
    worker.port.onmessage = ({ data }) => hear(data);
    worker.onerror = () => followHere(hear);
  } catch {
    followHere(hear);
  }
}

/**
 * Where tabs cannot share a stream, each tab that can be seen has its own.
 * @param {(news: News) => void} hear
 */
function followHere(hear) {
  /** @type {(() => void) | null} */
  let close = null;
  const turn = () => {
    if (!document.hidden) close ??= openStream(hear);
    else {
      close?.();
      close = null;
    }
  };
  document.addEventListener("visibilitychange", turn);
  turn();
}
