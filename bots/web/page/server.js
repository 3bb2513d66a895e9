/** Sends requests to the server. A failure rejects with an error for people to read. */
import { useEffect, useRef, useState } from "preact/hooks";
import { openStream } from "./live.js";
import "./task/translated.js";

/** @import { News } from "./live.js" */

const silent = "The robot's program does not answer. Is it running?";
/** Minimum milliseconds between reads while events arrive. */
const changedMs = 400;
/** Polls for changes that no event announces, like those of a command line. */
const pollMs = 5_000;

/** @param {string} path @param {Record<string, string>} [query] */
export function read(path, query = {}) {
  return open(fetch(`${path}?${new URLSearchParams(query)}`));
}

/** @param {string} path @param {unknown} body */
export function deliver(path, body) {
  return open(post(path, body));
}

/**
 * Resolves for a failure too, with its reason as the text.
 * @param {string} path
 * @param {unknown} body
 * @returns {Promise<{ text: string, failed?: true }>}
 */
export function order(path, body) {
  return deliver(path, body).catch((error) => ({ text: error.message, failed: true }));
}

/** @param {string} path @param {unknown} body */
export function post(path, body) {
  return fetch(path, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(body),
  });
}

let isChanging = false;

/** Sends a request that replaces the session. Meanwhile a 401 does not lead to the log-in page. @template T @param {() => Promise<T>} send */
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

let isLeaving = false;

/** Opens the log-in page, once, as a second navigation would abort the first. */
export function leaveToLogIn() {
  if (!isLeaving) location.assign("/login");
  isLeaving = true;
}

/** @param {Promise<Response>} sent */
async function open(sent) {
  const response = await sent.catch(() => {
    throw new Error(silent);
  });
  if (response.status === 401 && !isChanging) leaveToLogIn();
  const answer = await response.json().catch(() => ({ error: silent }));
  if (!response.ok) throw new Error(answer.error ?? silent);
  return answer;
}

/**
 * Reads a state at once, when `inputs` change, and at intervals.
 * @template T
 * @param {() => Promise<T>} readState
 * @param {readonly unknown[]} inputs dependencies of `readState`
 * @param {number} everyMs
 * @param {(error: unknown) => void} onError
 * @returns {[T | null, () => Promise<void>]} the state and a refresh function
 */
export function usePolled(readState, inputs, everyMs, onError) {
  const [state, setState] = useState(/** @type {T | null} */ (null));
  const newest = useRef(readState);
  newest.current = readState;
  const [refresh] = useState(() =>
    inTurn(async () => {
      try {
        const state = await newest.current();
        // Skips drawing an unchanged state.
        const next = JSON.stringify(state);
        setState((before) => (before && JSON.stringify(before) === next ? before : state));
      } catch (error) {
        onError(error);
      }
    }),
  );
  useEffect(() => void refresh(), [...inputs]);
  useEffect(() => {
    const polling = setInterval(refresh, everyMs);
    return () => clearInterval(polling);
  }, []);
  return [state, refresh];
}

/** Reads a state like {@link usePolled}, and also after events. @template T @param {() => Promise<T>} readState @param {readonly unknown[]} inputs @param {(what: unknown) => void} say */
export function useServerState(readState, inputs, say) {
  const polled = usePolled(readState, inputs, pollMs, say);
  useEffect(() => {
    const onLink = (/** @type {boolean} */ up, /** @type {string | undefined} */ why) => {
      if (!up) say(why || "Can't reach Sous. Trying again.");
    };
    listen({ onChange: inTurn(polled[1], changedMs), onLink });
  }, []);
  return polled;
}

/**
 * Sends what is being typed, after a pause, for the server to check.
 * @template Answer
 * @param {string} path
 * @param {object | null} body null sends nothing
 * @param {number} typingMs
 * @param {(error: unknown) => void} onError
 * @param {number} [firstMs] first delay
 * @returns {[answer: Answer | null, isNewest: boolean, put: (answer: Answer) => void]} `put` replaces the answer
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
    const request = ++turn.current;
    if (body === null) return;
    const ask = () =>
      deliver(path, body).then(
        (answer) => request === turn.current && put(answer),
        (error) => request === turn.current && onError(error),
      );
    const waiting = setTimeout(ask, checked === null ? firstMs : typingMs);
    return () => clearTimeout(waiting);
  }, [given]);
  return [checked?.answer ?? null, checked?.of === given, put];
}

/**
 * Runs one read at a time; calls during a read share the next one.
 * @param {() => Promise<void>} read
 * @param {number} [restMs] before the next read
 * @returns {() => Promise<void>} resolves after a read no older than the call
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

/** Reports changes and the link's state. Tabs share one stream, as browsers open six connections per server. @param {{ onChange: () => void, onLink: (up: boolean, why?: string) => void }} handlers */
export function listen({ onChange, onLink }) {
  /** @param {News} news */
  const hear = ({ kind, why, status }) => {
    if (kind === "down" && status === 401 && !isChanging) leaveToLogIn();
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

/** Without a shared worker, each visible tab has its own stream. @param {(news: News) => void} hear */
function followHere(hear) {
  /** @type {(() => void) | null} */
  let close = null;
  const follow = () => {
    if (!document.hidden) close ??= openStream(hear);
    else {
      close?.();
      close = null;
    }
  };
  document.addEventListener("visibilitychange", follow);
  follow();
}
