/** People from outside: links, sessions and codes of somebody else, and what an id alone opens. */
import { createHash, randomBytes } from "node:crypto";
import { writeFileSync } from "node:fs";
import path from "node:path";
import { z } from "zod";
import { floodWhile } from "../flood.js";
import type { Ground } from "../ground.js";
import { Guest } from "../guest.js";
import type { LockedHouse } from "../house.js";
import type { Tally } from "../tally.js";
import { readJson } from "../visitor.js";

const words = "magnolia";
const session = "sous_participant";
const device = "sous_device";
const closed = [303, 400, 401, 403, 404, 429];
const linked = ["linked7victim", "linked7mallory", "linked7late"] as const;
const links = z.array(z.object({ participant: z.string(), link: z.string() }));

export async function takeSeats(ground: Ground, tally: Tally): Promise<void> {
  const house = await ground.locked();
  const signed = await signLinks(ground, house);
  const plain = await settle(house, "other", "plain7victim");
  const byLink = await settleByLink(house, signed[linked[0]] ?? "");
  for (const [name, { guest }] of [
    ["plain", plain],
    ["linked", byLink],
  ] as const) {
    const own = await guest.act("data");
    tally.control(`the ${name} victim sees their data`, own.body.includes(words), own.body);
  }
  await idAlone(house, tally, plain.guest);
  await otherLinks(ground, house, tally, signed);
  await otherSessions(ground, house, tally, plain.guest, byLink.guest);
  await guessCodes(ground, house, tally, plain);
  await sitFirst(house, tally);
  for (const [name, { guest }] of [
    ["plain", plain],
    ["linked", byLink],
  ] as const) {
    const still = await guest.act("data");
    const what = still.body.includes(words) ? null : still.body;
    tally.attempt(`the data of the ${name} victim is gone or closed to them`, what);
  }
}

/** By the command that researchers use: the link's path and query, by id. */
async function signLinks(ground: Ground, { target }: LockedHouse): Promise<Record<string, string>> {
  const ids = path.join(ground.folder, "ids.txt");
  writeFileSync(ids, linked.join("\n"), { mode: 0o600 });
  const args = ["campaign", "links", "other", "--ids", ids, "--json", "--db", target.database];
  const { output } = await ground.runSous([...args, "--base", target.url.origin]);
  const made = links.parse(JSON.parse(output));
  return Object.fromEntries(
    made.map(({ participant, link }) => {
      const { pathname, search } = new URL(link);
      return [participant, pathname + search];
    }),
  );
}

interface Settled {
  readonly guest: Guest;
  readonly id: string;
  /** What stands at the end; empty when it is not there. */
  readonly dataCode: string;
  readonly code: string;
}

/** Somebody who came by an id alone, and has answered all that is wanted. */
async function settle(house: LockedHouse, campaign: string, id: string): Promise<Settled> {
  const guest = new Guest(house.target, campaign, "198.51.100.130");
  await guest.joinIn(id);
  return finish(guest, id);
}

async function settleByLink(house: LockedHouse, link: string): Promise<Settled> {
  const guest = new Guest(house.target, "other", "198.51.100.131");
  await guest.get(link);
  await guest.act("agree");
  return finish(guest, linked[0]);
}

async function finish(guest: Guest, id: string): Promise<Settled> {
  await guest.say(`in the fridge, behind the ${words}`, `key-of-${id}`);
  for (let turn = 0; turn < 40; turn += 1) {
    const { stage } = readJson(await guest.look()) as { stage?: Record<string, string | null> };
    if (stage?.at === "done")
      return { guest, id, dataCode: stage.dataCode ?? "", code: stage.code ?? "" };
    await new Promise((resolve) => setTimeout(resolve, 60));
  }
  return { guest, id, dataCode: "", code: "" };
}

/** Neither export nor deletion; whatever else the browser sends along. */
async function judgeData(tally: Tally, name: string, guest: Guest): Promise<void> {
  const told = await guest.act("data");
  tally.attempt(`${name}: export`, told.body.includes(words) ? told.body : null);
  const left = await guest.act("leave", { sure: true });
  tally.refused(`${name}: deletion`, left, closed);
}

async function idAlone(house: LockedHouse, tally: Tally, victim: Guest): Promise<void> {
  const id = "plain7victim";
  const stolen = victim.cookies.get(session) ?? "";
  const devices: readonly (readonly [name: string, value: string | null])[] = [
    ["as it is", null],
    ["with no device", ""],
    ["with a made-up device", randomBytes(32).toString("base64url")],
    ["with a device of zeros", "A".repeat(43)],
    ["with the id for a device", id],
    ["with a hash of the id for a device", createHash("sha256").update(id).digest("base64url")],
    ["with a session for a device", stolen],
  ];
  for (const [name, value] of devices) {
    const thief = new Guest(house.target, "other", "203.0.113.30");
    await thief.come(id);
    tally.control("the id lets somebody in", thief.cookies.has(session));
    if (value === "") thief.cookies.delete(device);
    else if (value !== null) thief.cookies.set(device, value);
    await judgeData(tally, `an id alone, ${name}`, thief);
    const { stage } = readJson(await thief.look()) as { stage?: Record<string, unknown> };
    const codes = [stage?.code, stage?.dataCode].filter((code) => typeof code === "string");
    tally.attempt(`an id alone, ${name}: codes`, codes.length > 0 ? codes.join() : null);
  }
  const agreeing = new Guest(house.target, "other", "203.0.113.31");
  await agreeing.joinIn(id);
  await judgeData(tally, "an id alone, after agreeing again", agreeing);
}

/** Signatures of other people, other campaigns, and none. */
async function otherLinks(
  ground: Ground,
  house: LockedHouse,
  tally: Tally,
  signed: Readonly<Record<string, string>>,
): Promise<void> {
  const [victim, mallory] = linked;
  const of = (id: string): string =>
    new URL(signed[id] ?? "", house.target.url).searchParams.get("signature") ?? "";
  const [right, own] = [of(victim), of(mallory)];
  tally.control("links are signed", right.length > 10 && own.length > 10 && right !== own);
  const at = (query: string, campaign = "other"): string => `/join/${campaign}?${query}`;
  const queries: readonly string[] = [
    at(`participant=${victim}`),
    at(`PROLIFIC_PID=${victim}`),
    at(`participant=${victim}&signature=`),
    at(`participant=${victim}&signature=${own}`),
    at(`participant=${victim}&signature=${"0".repeat(right.length)}`),
    at(`participant=${victim}&signature=${right.slice(0, -1)}`),
    at(`participant=${victim}&signature=${right}0`),
    at(`participant=${victim}&signature=${right.toUpperCase()}x`),
    at(`participant=${victim}&signature[]=${right}`),
    at(`participant=${victim}&signature=null`),
    at(`participant=${victim}&signature=${own}&signature=${right.slice(1)}`),
    at(`participant=${mallory}&signature=${own}&participant=${victim}`),
    at(`PROLIFIC_PID=${victim}&participant=${mallory}&signature=${own}`),
    at(`participant=${victim}&PROLIFIC_PID=${mallory}&signature=${own}`),
    at(`participant=${victim}%0A${mallory}&signature=${own}`),
    at(`participant=${victim.toUpperCase()}&signature=${right}`),
    at(`participant=%20${victim}&signature=${own}`),
    at(`participant=${victim}%00&signature=${own}`),
    at(`participant=${victim}&signature=${right}`, "study"),
  ];
  for (const query of ground.few(queries, "links")) {
    const thief = new Guest(
      house.target,
      query.includes("/study") ? "study" : "other",
      "203.0.113.32",
    );
    await thief.get(query);
    const told = await thief.act("data");
    tally.attempt(`${query}: export`, told.body.includes(words) ? told.body : null);
    if (query.includes("/study")) continue;
    await thief.act("leave", { sure: true });
  }
  const entering = new Guest(house.target, "other", "203.0.113.33");
  const body = { participant: victim, signature: own };
  tally.refused("entering in another's place", await entering.act("enter", body), closed);
  await judgeData(tally, "after entering", entering);
}

/** Cookies of other people, of other campaigns, and changed ones. */
async function otherSessions(
  ground: Ground,
  house: LockedHouse,
  tally: Tally,
  plain: Guest,
  byLink: Guest,
): Promise<void> {
  const mallory = new Guest(house.target, "study", "203.0.113.34");
  await mallory.joinIn("mallory7");
  const own = mallory.cookies.get(session) ?? "";
  const [until = "", , mark = ""] = own.split(".");
  const encode = (text: string): string => Buffer.from(text).toString("base64url");
  const victim = plain.cookies.get(session) ?? "";
  const [, , stolenMark = ""] = victim.split(".");
  const tokens: readonly (readonly [name: string, campaign: string, token: string])[] = [
    ["one's own with another's id", "study", [until, encode("plain7victim"), mark].join(".")],
    ["one's own in another campaign", "other", own],
    ["another's in another campaign", "study", victim],
    ["another's by link in another campaign", "study", byLink.cookies.get(session) ?? ""],
    [
      "with a later end",
      "study",
      [String(Number(until) + 1e9), encode("mallory7"), mark].join("."),
    ],
    ["with no end", "study", ["", encode("mallory7"), mark].join(".")],
    ["with an endless end", "study", ["Infinity", encode("mallory7"), mark].join(".")],
    ["without a mark", "study", [until, encode("mallory7"), ""].join(".")],
    ["with another's mark", "study", [until, encode("mallory7"), stolenMark].join(".")],
    [
      "with a line end in the id",
      "study",
      [until, encode("mallory\nplain-victim"), mark].join("."),
    ],
    ["with an id that is none", "study", [until, encode("__proto__"), mark].join(".")],
    ["of letters", "study", "a.b.c"],
    ["of dots", "study", ".."],
    ["empty", "study", ""],
    [
      "of the team",
      "study",
      (await house.member("203.0.113.35")).cookies.get("sous_session") ?? "",
    ],
    ["of the owner", "study", (await house.owner()).cookies.get("sous_session") ?? ""],
  ];
  tally.control("one's own session", (await mallory.look()).status === 200);
  for (const [name, campaign, token] of ground.few(tokens, "participants' sessions"))
    for (const what of ["state", "data", "leave", "agree", "answer"]) {
      const thief = new Guest(house.target, campaign, "203.0.113.36");
      thief.cookies.set(session, token);
      const answer = what === "state" ? await thief.look() : await thief.act(what, { sure: true });
      tally.refused(`a session ${name}: ${what}`, answer, [401, 404]);
    }
  for (const campaign of ["none", "constructor", "__proto__", "%2e%2e", "honest%2f..%2fstudy"]) {
    const lost = new Guest(house.target, campaign, "203.0.113.37");
    tally.refused(`the door of ${campaign}`, await lost.act("enter", { participant: "x" }), closed);
    tally.refused(`the state of ${campaign}`, await lost.look(), closed);
  }
}

/** Codes that open data, guessed; the right one still opens it meanwhile. */
async function guessCodes(ground: Ground, house: LockedHouse, tally: Tally, victim: Settled) {
  tally.control("the victim has a code for their data", victim.dataCode !== "");
  const letters = "BCDFGHJKLMNPQRSTVWXZ";
  const random = ground.random("codes");
  const guess = (): string =>
    Array.from({ length: 8 }, () => letters[Math.floor(random() * letters.length)]).join("");
  const tried = [
    victim.code,
    victim.id,
    "",
    "%",
    "null",
    victim.dataCode.slice(1),
    `${victim.dataCode}B`,
  ];
  const thief = new Guest(house.target, "other", "203.0.113.38");
  await thief.come(victim.id);
  let number = 0;
  const send = async () => {
    const code = tried[number] ?? guess();
    number += 1;
    const answer = await thief.act("prove", { code });
    const name = number <= tried.length ? `the code "${code}"` : "a guessed code";
    if (code === victim.dataCode) return answer;
    tally.refused(name, answer, closed);
    return answer;
  };
  await floodWhile({ lanes: 4, most: ground.isShort ? 12 : 400, send }, async () => {
    await new Promise((resolve) => setTimeout(resolve, ground.isShort ? 100 : 800));
    const elsewhere = new Guest(house.target, "other", "198.51.100.139");
    await elsewhere.come(victim.id);
    const proven = await elsewhere.act("prove", { code: victim.dataCode });
    const won = proven.status === 200 ? null : `answered ${proven.status}`;
    tally.attempt("guessing keeps the right person from their data", won);
    const own = await elsewhere.act("data");
    if (won === null) tally.control("the code opens the data", own.body.includes(words), own.body);
  });
  await judgeData(tally, "after guessing", thief);
}

/** Somebody takes a seat with an id before its person comes, and waits for what they say. */
async function sitFirst(house: LockedHouse, tally: Tally): Promise<void> {
  const id = "late7victim";
  const thief = new Guest(house.target, "other", "203.0.113.39");
  await thief.joinIn(id);
  const late = new Guest(house.target, "other", "198.51.100.140");
  await late.joinIn(id);
  const said = await late.say(`in the fridge, behind the ${words}`, "key-of-late");
  tally.control("the late victim is heard", said?.status === 200, said?.body ?? "nothing is asked");
  const told = await thief.act("data");
  tally.attempt(
    "a seat that was taken first: export",
    told.body.includes(words) ? told.body : null,
  );
}
