/** What a participant's page asks of its server. */

/** @import { JoinState } from "../join-content.js" */
/** @typedef {{ state: JoinState | null, door: string | null, error: string | null }} Reply */

/** @typedef {{ text: string, done: boolean, needsCode: boolean }} DataReply */

const lost = "The connection is lost. Please try again in a moment.";

/** The campaign is the address of the page. */
const base = location.pathname.replace(/(?<!\/)\/+$/, "");

/**
 * Asks what is kept, deletes it, or shows by a code who asks.
 * @param {"data" | "leave" | "prove"} what
 * @param {Record<string, unknown>} body
 * @returns {Promise<DataReply>}
 */
export async function askAbout(what, body) {
  const { status, answer } = await call(what, body);
  const text = answer.text ?? answer.error ?? lost;
  return { text, done: status === 200, needsCode: answer.needsCode === true };
}

/**
 * @param {string} path
 * @param {Record<string, unknown>} [body] when absent, the request is a GET
 * @returns {Promise<Reply>}
 */
export async function ask(path, body) {
  const { status, answer } = await call(path, body);
  if (status === 200) return { state: answer, door: null, error: null };
  if (status === 401) return { state: null, door: answer.title, error: null };
  return { state: null, door: null, error: answer.error ?? lost };
}

/**
 * @param {string} path
 * @param {Record<string, unknown>} [body]
 * @returns {Promise<{ status: number, answer: any }>}
 */
async function call(path, body) {
  const sent = body && {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(body),
  };
  try {
    const response = await fetch(`${base}/${path}`, sent);
    return { status: response.status, answer: await response.json() };
  } catch {
    return { status: 0, answer: {} };
  }
}

/** Whether this browser keeps cookies: by one everybody is known from one request to the next. */
export function keepsCookies() {
  const probe = "sous_probe=1";
  try {
    // biome-ignore lint/suspicious/noDocumentCookie: whether it can be written is the question
    document.cookie = `${probe}; SameSite=Strict; max-age=60`;
    return navigator.cookieEnabled && document.cookie.includes(probe);
  } catch {
    return false;
  }
}
