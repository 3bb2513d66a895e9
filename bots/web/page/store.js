/** What the conversation's page keeps in this browser, and what it asks of its server. */
import { newKey } from "./browser.js";
import { order, post } from "./server.js";

/** @import { InboxVerdict } from "../../../src/core/bot.js" */
/** @import { DataRequest } from "../../../src/core/command.js" */
/** @typedef {{ campaign: string, text: string, agree: string }} Consent */
/** @typedef {{ campaign: string, at: number, choices: readonly string[] }} Practice */
/** @typedef {{ verdict: InboxVerdict | null, error: string | null, consent: Consent | null, refusal: string | null }} Delivered */
/** @typedef {{ path: string, body: { key: string } & Record<string, unknown>, onSettled?: (result: Delivered) => void }} Letter */

const outboxKey = "sous.outbox";
const personKey = "sous.person";
const longestWaitMs = 5_000;

/**
 * @param {"why" | "pause" | "resume" | "stop"} verb what to do with the present task
 * @param {string | null} home
 */
export function command(verb, home) {
  return order("/api/command", { verb, home, person: readPerson() });
}

/**
 * Asks for what is kept of the person here; "export" gives a file's content.
 * @param {DataRequest} request
 */
export function myData(request) {
  return order("/api/command", { verb: "my-data", request, person: readPerson() });
}

/**
 * Takes part in a campaign from now on, or answers to its practice.
 * @param {string} campaign
 * @param {{ at: number, choice: number }} [practice] numbers of the question and of the choice, from 0
 * @returns {Promise<{ text: string, failed?: true, practice?: Practice | null }>} what came of it, and what is next
 */
export function agreeTo(campaign, practice) {
  const agree = practice ? null : true;
  const body = { verb: "consent", campaign, agree, practice, person: readPerson() };
  return order("/api/command", body);
}

/** Whether the server kept something. @param {Delivered} result */
export function wasKept({ verdict }) {
  return verdict === "accepted" || verdict === "duplicate";
}

/** Reads this browser's person; the name is empty until they enter one. @returns {{ id: string, name: string }} */
export function readPerson() {
  const kept = readKept(personKey);
  const id = typeof kept?.id === "string" ? kept.id : newKey();
  // Browsers that were here before may still have the name that people without one once had.
  const name = typeof kept?.name === "string" && kept.name !== "you" ? kept.name : "";
  localStorage.setItem(personKey, JSON.stringify({ id, name }));
  return { id, name };
}

/** Name in the log of decisions without one: only the owner sees those pages. */
export const unnamedReviewer = "owner";

/** The name beside decisions in the log. */
export function reviewerName() {
  return readPerson().name || unnamedReviewer;
}

/** People who answer here from now on are somebody else to the robot. */
export function forgetPerson() {
  localStorage.removeItem(personKey);
}

/** @param {string} name */
export function keepName(name) {
  const person = { ...readPerson(), name: name.trim() };
  localStorage.setItem(personKey, JSON.stringify(person));
}

/**
 * Letters to the server. Each is kept in this browser until the server has acknowledged it, and is
 * sent with the same key each time: nothing said during a restart is lost or counts twice.
 */
export class Outbox {
  /** @type {Letter[]} */
  #letters = [];
  #sending = false;
  #onWaiting;
  #onSettled;

  /**
   * @param {object} handlers
   * @param {(waiting: boolean) => void} handlers.onWaiting true: an attempt failed; false: no letter is left
   * @param {(result: { letter: Letter } & Delivered) => void} handlers.onSettled
   */
  constructor({ onWaiting, onSettled }) {
    this.#onWaiting = onWaiting;
    this.#onSettled = onSettled;
    const kept = readKept(outboxKey);
    if (Array.isArray(kept)) this.#letters = kept;
  }

  /**
   * @param {string} path
   * @param {Record<string, unknown>} body
   * @returns {Promise<Delivered>} what the server made of it, however long that takes
   */
  send(path, body) {
    const sent = { ...body, key: newKey(), person: readPerson() };
    return new Promise((onSettled) => {
      this.#letters.push({ path, body: sent, onSettled });
      this.#keep();
      void this.flush();
    });
  }

  /** Sends what is left, oldest first, until nothing is. */
  async flush() {
    if (this.#sending) return;
    this.#sending = true;
    let waitMs = 500;
    for (let letter = this.#letters[0]; letter; letter = this.#letters[0]) {
      const result = await send(letter);
      if (result) {
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
    localStorage.setItem(outboxKey, JSON.stringify(this.#letters));
  }
}

/**
 * @param {Letter} letter
 * @returns {Promise<Delivered | null>} null: try again later
 */
async function send(letter) {
  try {
    const response = await post(letter.path, letter.body);
    if (response.status >= 500) return null;
    const answer = await response.json();
    const { verdict = null, error = null, consent = null, refusal = null } = answer;
    return { verdict, error, consent, refusal };
  } catch {
    return null;
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
