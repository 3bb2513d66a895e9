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
  try {
    const response = await post(what, body);
    const answer = await response.json();
    const text = answer.text ?? answer.error ?? lost;
    return { text, done: response.ok, needsCode: answer.needsCode === true };
  } catch {
    return { text: lost, done: false, needsCode: false };
  }
}

/**
 * @param {string} path
 * @param {Record<string, unknown>} [body] when absent, the request is a GET
 * @returns {Promise<Reply>}
 */
export async function ask(path, body) {
  try {
    const response = await (body === undefined ? fetch(`${base}/${path}`) : post(path, body));
    const answer = await response.json();
    if (response.ok) return { state: answer, door: null, error: null };
    if (response.status === 401) return { state: null, door: answer.title, error: null };
    return { state: null, door: null, error: answer.error ?? lost };
  } catch {
    return { state: null, door: null, error: lost };
  }
}

/**
 * @param {string} path
 * @param {Record<string, unknown>} body
 */
function post(path, body) {
  return fetch(`${base}/${path}`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(body),
  });
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
