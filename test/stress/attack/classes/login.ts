/** Guessing the password, and forms that are no guesses. */
import { setTimeout as sleep } from "node:timers/promises";
import type { Answer, Ask } from "../ask.js";
import { floodWhile } from "../flood.js";
import type { Ground } from "../ground.js";
import type { LockedHouse } from "../house.js";
import type { Tally } from "../tally.js";
import { Visitor } from "../visitor.js";

const form = { "content-type": "application/x-www-form-urlencoded" };
const wrong = [400, 401, 413, 415, 429];
/**
 * The right password is let in within this time, in milliseconds, whatever else arrives. The short form runs beside
 * other tests: it tells being let in from a lockout alone, which takes longer than this.
 */
const atOnceMs = { whole: 1000, short: 8000 };
const floodMs = 1500;
/** Who guesses gives up an attempt that is held back for so long. */
const guessMs = 1200;

export async function attackLogin(ground: Ground, tally: Tally): Promise<void> {
  const house = await ground.locked();
  await rightPasswords(ground, house, tally, "before any attempt");
  await guess(ground, house, tally);
  await bruteForce(ground, house, tally);
  await rightPasswords(ground, house, tally, "after all attempts");
}

/** An answer to a form that lets somebody in has a session in it. */
function won(answer: Answer): string | null {
  const cookies = answer.headers["set-cookie"] ?? [];
  if (cookies.some((line) => /^sous_session=[^;]/.test(line)))
    return `a session: ${cookies.join()}`;
  return answer.status < 400 ? `answered ${answer.status}` : null;
}

function atOnce({ isShort }: Ground): number {
  return isShort ? atOnceMs.short : atOnceMs.whole;
}

async function rightPasswords(
  ground: Ground,
  { target, passwords }: LockedHouse,
  tally: Tally,
  when: string,
) {
  for (const [role, password] of Object.entries(passwords)) {
    const visitor = new Visitor(target, "198.51.100.20");
    const { status, ms } = await visitor.logIn(password);
    tally.control(
      `the ${role}'s password ${when}`,
      status === 303 && ms < atOnce(ground),
      `${status}`,
    );
    tally.control(`the page ${when}`, (await visitor.get("/api/state")).status === 200);
  }
}

/** One form each, from an address of its own, so that none waits for another. */
async function guess(ground: Ground, { target, passwords }: LockedHouse, tally: Tally) {
  const { owner, member } = passwords;
  const encoded = (given: Record<string, string>) => new URLSearchParams(given).toString();
  const bodies: readonly (readonly [name: string, body: string])[] = [
    ["nothing", ""],
    ["an empty password", "password="],
    ["no value", "password"],
    ["blanks", encoded({ password: "   " })],
    ["all but the last letter", encoded({ password: owner.slice(0, -1) })],
    ["a letter more", encoded({ password: `${owner}x` })],
    ["a blank behind", encoded({ password: `${owner} ` })],
    ["a zero byte behind", encoded({ password: `${owner}\0` })],
    ["capitals", encoded({ password: owner.toUpperCase() })],
    ["both passwords together", encoded({ password: `${owner}${member}` })],
    ["in another field", encoded({ Password: owner, pass: owner, username: owner })],
    ["a list", `password[]=${encodeURIComponent(owner)}`],
    ["an object", `password[$ne]=&password[$gt]=`],
    ["the wrong one first", `password=wrong&${encoded({ password: owner })}`],
    ["SQL", encoded({ password: "' OR '1'='1" })],
    ["a name of every object", encoded({ password: "constructor" })],
    ["undefined", encoded({ password: "undefined" })],
    ["null", encoded({ password: "null" })],
    ["true", encoded({ password: "true" })],
    ["a role", encoded({ role: "owner", password: "owner" })],
    ["full-width letters", encoded({ password: owner.replaceAll("m", "ｍ") })],
    ["60 kB", encoded({ password: "a".repeat(60_000) })],
    ["200 kB", encoded({ password: "a".repeat(200_000) })],
    ["JSON", JSON.stringify({ password: owner })],
    ["a broken escape", `password=%E0%A4%A`],
  ];
  for (const [at, [name, body]] of ground.few(bodies, "guess").entries()) {
    const headers = { ...form, "x-forwarded-for": `203.0.113.${at}` };
    const answer = await target.ask({ path: "/login", method: "POST", headers, body });
    if (answer.status === 0) tally.unjudged(name, "no answer");
    else tally.attempt(`the password as ${name}`, won(answer));
  }
  const others: readonly (readonly [name: string, ask: Ask])[] = [
    ["in the address", { path: `/login?${encoded({ password: owner })}` }],
    ["in the address of a page", { path: `/?${encoded({ password: owner })}` }],
    [
      "by PUT",
      { path: "/login", method: "PUT", headers: form, body: encoded({ password: owner }) },
    ],
    ["as Basic", { path: "/api/state", headers: { authorization: basic(owner) } }],
    ["as Bearer", { path: "/api/state", headers: { authorization: `Bearer ${owner}` } }],
    [
      "as a cookie",
      { path: "/api/state", headers: { cookie: `sous_session=${encodeURIComponent(owner)}` } },
    ],
  ];
  for (const [name, given] of ground.few(others, "guess otherwise")) {
    const answer = await target.ask(given);
    const isPage = answer.status === 200 && given.path.startsWith("/login?");
    tally.attempt(`the password ${name}`, isPage ? cookieOf(answer) : lockedOut(answer));
  }
}

/** Wrong passwords from one place that claims to be many, and through the proxy in the same way. */
async function bruteForce(ground: Ground, house: LockedHouse, tally: Tally): Promise<void> {
  const { target, passwords } = house;
  const random = ground.random("guesses");
  const address = () => Array.from({ length: 4 }, () => Math.floor(random() * 256)).join(".");
  const ways: readonly (readonly [name: string, from: string, forwarded: () => string])[] = [
    ["from one address", "127.0.0.9", () => ""],
    ["with forged addresses", "127.0.0.9", address],
    ["with forged addresses through the proxy", "127.0.0.1", () => `${address()}, 203.0.113.66`],
    ["as the owner's own address", "127.0.0.1", () => "198.51.100.3"],
    ["as this computer", "127.0.0.9", () => "127.0.0.1"],
    ["with addresses that are none", "127.0.0.1", () => `"><script>, ::, ${"1,".repeat(40)}`],
  ];
  for (const [name, from, forwarded] of ground.few(ways, "brute force")) {
    const send = async (number: number): Promise<Answer> => {
      const body = new URLSearchParams({ password: `guess number ${number}` }).toString();
      const headers = { ...form, ...(forwarded() && { "x-forwarded-for": forwarded() }) };
      const guess = { path: "/login", method: "POST", headers, body, from, patienceMs: guessMs };
      const answer = await target.ask(guess);
      judgeGuess(tally, `a guess ${name}`, answer);
      return answer;
    };
    const flood = { lanes: 24, most: ground.isShort ? 40 : 1500, send };
    await floodWhile(flood, async () => {
      await sleep(ground.isShort ? 100 : floodMs);
      for (const [role, password] of Object.entries(passwords))
        for (const own of ["198.51.100.3", "203.0.113.66"]) {
          const { status, ms } = await new Visitor(target, own).logIn(password);
          const isIn = status === 303 && ms < atOnce(ground);
          tally.attempt(
            `locking the ${role} out ${name}`,
            isIn ? null : `${status} after ${ms} ms`,
          );
        }
    });
  }
}

/** A wrong guess is refused, or kept waiting. */
function judgeGuess(tally: Tally, name: string, answer: Answer): void {
  const { status, isLate } = answer;
  if (status === 0 && !isLate) tally.unjudged(name, "no answer");
  else if (isLate || wrong.includes(status)) tally.attempt(name, null);
  else tally.attempt(name, won(answer) ?? `answered ${status}`);
}

function lockedOut(answer: Answer): string | null {
  return [303, 401, 404, 405, 415].includes(answer.status)
    ? cookieOf(answer)
    : `answered ${answer.status}`;
}

function cookieOf({ headers }: Answer): string | null {
  const cookies = headers["set-cookie"] ?? [];
  return cookies.some((line) => line.startsWith("sous_session=")) ? cookies.join() : null;
}

function basic(password: string): string {
  return `Basic ${Buffer.from(`owner:${password}`).toString("base64")}`;
}
