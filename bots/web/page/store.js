/** What the page keeps in this browser and how it talks to its server. */

/** @import { PageState } from "../page-content.js" */
/** @import { InboxVerdict as Verdict } from "../../../src/core/bot.js" */
/** @typedef {{ campaign: string, text: string, agree: string }} Consent */
/** @typedef {{ verdict: Verdict | null, error: string | null, consent: Consent | null, told: string | null }} Delivered */
/** @typedef {{ path: string, body: { key: string } & Record<string, unknown> }} Letter */

const outboxKey = "sous.outbox";
const personKey = "sous.person";
/** What somebody is called who has not said it. */
export const unnamed = "you";
const longestWaitMs = 5_000;

/**
 * @param {string | null} household
 * @param {number} width pixels for the drawing
 * @returns {Promise<PageState>}
 */
export async function fetchState(household, width) {
  const query = new URLSearchParams({ width: String(width) });
  if (household) query.set("household", household);
  const response = await fetch(`/api/state?${query}`);
  if (response.status === 401) location.assign("/login");
  if (!response.ok) throw new Error(`The server answered ${response.status}.`);
  return response.json();
}

/**
 * Starts a task. Not repeated by itself: starting twice would be two tasks.
 * @param {string | null} home
 * @returns {Promise<string>} what happened, for people
 */
export async function startTask(home) {
  const response = await post("/api/play", { home, rounds: 1 });
  const answer = await response.json();
  return response.ok ? answer.text : answer.error;
}

/**
 * Moves a thing behind the robot's back.
 * @param {{ home: string, thing: string, place: string }} move
 * @returns {Promise<{ text: string, moved: boolean }>} what happened or why it did not, for people
 */
export async function moveThing(move) {
  try {
    const response = await post("/api/move", move);
    const answer = await response.json();
    return { text: response.ok ? answer.text : answer.error, moved: response.ok };
  } catch {
    return { text: "The robot's program does not answer. Is it running?", moved: false };
  }
}

/**
 * Whoever sits here has the question before them from now on. Lost when the server is away: then it counts
 * from when it was put.
 * @param {string} question
 */
export async function reportOpened(question) {
  await post("/api/opened", { question, person: readPerson() }).catch(() => undefined);
}

/**
 * Says something about the task that is going on.
 * @param {"why" | "pause" | "resume" | "stop"} verb
 * @param {string | null} home
 * @returns {Promise<string>} what came of it, for people
 */
export function command(verb, home) {
  return order({ verb, home });
}

/**
 * What is kept of whoever sits here.
 * @param {import("../../../src/core/command.js").DataRequest} request
 * @returns {Promise<string>} for people; for "export" a file's content
 */
export function myData(request) {
  return order({ verb: "my-data", request });
}

/** @param {Record<string, unknown>} said */
async function order(said) {
  try {
    const response = await post("/api/command", { ...said, person: readPerson() });
    const answer = await response.json();
    return response.ok ? answer.text : answer.error;
  } catch {
    return "The robot's program does not answer. Is it running?";
  }
}

/** @typedef {{ campaign: string, at: number, choices: readonly string[] }} Practice */

/**
 * Takes part in a campaign from now on, or answers to its practice.
 * @param {string} campaign
 * @param {{ at: number, choice: number }} [practice] numbers of the question and of the choice, from 0
 * @returns {Promise<{ text: string, practice: Practice | null }>} what came of it, for people, and what is next
 */
export async function agreeTo(campaign, practice) {
  try {
    const agree = practice ? null : true;
    const body = { verb: "consent", campaign, agree, practice, person: readPerson() };
    const answer = await (await post("/api/command", body)).json();
    return { text: answer.text ?? answer.error, practice: answer.practice ?? null };
  } catch {
    return { text: "The robot's program does not answer. Is it running?", practice: null };
  }
}

/** @returns {{ id: string, name: string }} */
export function readPerson() {
  const kept = readKept(personKey);
  const id = typeof kept?.id === "string" ? kept.id : crypto.randomUUID();
  const name = typeof kept?.name === "string" && kept.name ? kept.name : unnamed;
  localStorage.setItem(personKey, JSON.stringify({ id, name }));
  return { id, name };
}

/** Who answers here from now on is somebody else to the robot. */
export function forgetPerson() {
  localStorage.removeItem(personKey);
}

/** @param {string} name */
export function keepName(name) {
  const person = { ...readPerson(), name: name.trim() || unnamed };
  localStorage.setItem(personKey, JSON.stringify(person));
}

/**
 * Letters to the server. Each is kept in this browser until the server has acknowledged it, and is
 * sent with the same key every time, so that nothing said during a restart is lost or counts twice.
 */
export class Outbox {
  /** @type {Letter[]} */
  #letters = [];
  #sending = false;
  #onWaiting;
  #onSettled;

  /**
   * @param {object} handlers
   * @param {(waiting: boolean) => void} handlers.onWaiting an attempt failed, or none is left
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
   */
  send(path, body) {
    const letter = { path, body: { ...body, key: crypto.randomUUID(), person: readPerson() } };
    this.#letters.push(letter);
    this.#keep();
    void this.flush();
  }

  /** Sends what is left, oldest first, until nothing is. */
  async flush() {
    if (this.#sending) return;
    this.#sending = true;
    let waitMs = 500;
    for (let letter = this.#letters[0]; letter; letter = this.#letters[0]) {
      const result = await deliver(letter);
      if (result) {
        this.#letters.shift();
        this.#keep();
        this.#onSettled({ letter, ...result });
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
async function deliver(letter) {
  try {
    const response = await post(letter.path, letter.body);
    if (response.status >= 500) return null;
    const answer = await response.json();
    const { verdict = null, error = null, consent = null, told = null } = answer;
    return { verdict, error, consent, told };
  } catch {
    return null;
  }
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

/** @param {string} key */
function readKept(key) {
  try {
    return JSON.parse(localStorage.getItem(key) ?? "null");
  } catch {
    return null;
  }
}

/**
 * Calls back whenever something changed, and with whether the server can be heard.
 * @param {{ onChange: () => void, onLink: (up: boolean) => void }} handlers
 */
export function listen({ onChange, onLink }) {
  const source = new EventSource("/api/events");
  source.addEventListener("hello", () => {
    onLink(true);
    onChange();
  });
  source.addEventListener("changed", onChange);
  source.addEventListener("error", () => {
    onLink(false);
    if (source.readyState !== EventSource.CLOSED) return;
    setTimeout(() => listen({ onChange, onLink }), 2_000);
  });
}
