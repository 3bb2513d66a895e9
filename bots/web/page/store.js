/** Keeps the reader's name and unsent requests in the browser. */

import { order, post } from "./server.js";
import { newKey } from "./task/controls.js";

/** @import { InboxVerdict } from "../../../src/core/bot.js" */
/** @typedef {{ campaign: string, text: string, agree: string }} Consent */
/** @typedef {{ campaign: string, at: number, choices: readonly string[] }} Practice */
/** @typedef {{ verdict?: InboxVerdict, error?: string, consent?: Consent, refusal?: string }} Delivered */
/** @typedef {{ path: string, body: { key: string } & Record<string, unknown>, onSettled?: (result: Delivered) => void }} Letter */

const personKey = "sous.person";
const longestWaitMs = 5_000;

/**
 * Gives a command as the browser's person. "my-data" with "export" returns a file's content, "consent" the next practice.
 * @param {{ verb: string } & Record<string, unknown>} what
 * @returns {Promise<{ text: string, failed?: true, practice?: Practice | null }>}
 */
export function command(what) {
  return order("/api/command", { ...what, person: readPerson() });
}

/** @param {Delivered} result */
export function wasKept({ verdict }) {
  return verdict === "accepted" || verdict === "duplicate";
}

/** The name is empty until entered. @returns {{ id: string, name: string }} */
export function readPerson() {
  const kept = readKept(personKey);
  const id = typeof kept?.id === "string" ? kept.id : newKey();
  // Older pages stored "you" for people without a name.
  const name = typeof kept?.name === "string" && kept.name !== "you" ? kept.name : "";
  localStorage.setItem(personKey, JSON.stringify({ id, name }));
  return { id, name };
}

/** Stands for a reviewer without a name in the log of decisions, which only the owner sees. */
export const unnamedReviewer = "owner";

export function reviewerName() {
  return readPerson().name || unnamedReviewer;
}

export function forgetPerson() {
  localStorage.removeItem(personKey);
}

/** @param {string} name */
export function keepName(name) {
  const person = { ...readPerson(), name: name.trim() };
  localStorage.setItem(personKey, JSON.stringify(person));
}

/** Stores each request (a letter) until it is acknowledged; resends it with the same key, so it counts once. */
export class Outbox {
  /** @type {Letter[]} */
  #letters = [];
  #sending = false;
  #key;
  #onWaiting;
  #onSettled;

  /**
   * @param {object} handlers
   * @param {string} [handlers.key] of the browser's storage, one for each page
   * @param {(waiting: boolean) => void} handlers.onWaiting false when the queue is empty
   * @param {(result: { letter: Letter } & Delivered) => void} handlers.onSettled
   */
  constructor({ key = "sous.outbox", onWaiting, onSettled }) {
    this.#key = key;
    this.#onWaiting = onWaiting;
    this.#onSettled = onSettled;
    const kept = readKept(key);
    if (Array.isArray(kept)) this.#letters = kept;
  }

  /** @param {string} path @param {Record<string, unknown>} body @returns {Promise<Delivered>} */
  send(path, body) {
    const sent = { ...body, key: newKey(), person: readPerson() };
    return new Promise((onSettled) => {
      this.#letters.push({ path, body: sent, onSettled });
      this.#keep();
      void this.flush();
    });
  }

  async flush() {
    if (this.#sending) return;
    this.#sending = true;
    let waitMs = 500;
    for (let letter = this.#letters[0]; letter; letter = this.#letters[0]) {
      const result = await send(letter);
      if (result === "failed") this.#letters.push(...this.#letters.splice(0, 1));
      if (typeof result === "object") {
        this.#letters.shift();
        this.#keep();
        this.#onSettled({ letter, ...result });
        letter.onSettled?.(result);
        waitMs = 500;
      } else {
        this.#onWaiting(true);
        await new Promise((resolve) => setTimeout(resolve, waitMs));
        waitMs = Math.min(longestWaitMs, waitMs * 2);
      }
    }
    this.#sending = false;
    this.#onWaiting(false);
  }

  #keep() {
    localStorage.setItem(this.#key, JSON.stringify(this.#letters));
  }
}

/**
 * @param {Letter} letter
 * @returns {Promise<Delivered | "unreached" | "failed">} `unreached` (no connection, or a 5xx other than 500) is sent
 *   again in place; `failed` (500) is moved behind the other letters first
 */
async function send(letter) {
  try {
    const response = await post(letter.path, letter.body);
    if (response.status >= 500) return response.status === 500 ? "failed" : "unreached";
    return await response.json();
  } catch {
    return "unreached";
  }
}

/** @param {string} key */
function readKept(key) {
  try {
    return JSON.parse(localStorage.getItem(key) ?? "null");
  } catch {
    return null;
  }
}
