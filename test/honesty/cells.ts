/** What a cell of the table may and may not have: mode x bot x kind of question. */
import { expect } from "vitest";
import { lookLabels, looksOf } from "../../src/core/looks.js";
import { manners } from "../../src/core/names.js";
import type { Asked, BotName } from "./asked.js";

/** When something is sent: while the question is open, or for its answer. */
export type Stage = "open" | "answered";

/** Holds one cell to its rules. */
export async function checkCell(asked: Asked, bot: BotName, stage: Stage = "open"): Promise<void> {
  const sent = await (stage === "open" ? asked.sent(bot) : asked.sentAfter(bot));
  const text = plain(sent);
  const { question, home } = asked;
  const cell = `${question.mode} ${bot} ${stage} "${question.text}" in ${home.id}`;
  checkOwners(asked, text, { bot, stage, cell });
  if (stage === "open" && (bot === "slack" || bot === "discord"))
    checkButtons(asked, sent.split("<svg")[0] ?? "", cell);
  if (bot !== "simulated" && bot !== "released") checkContents(asked, text, cell);
}

/** Holds one cell of a game to its rules: what only the owner knows is in the owner's picture, and nothing is larger. */
export async function checkGameCell(asked: Asked, bot: BotName): Promise<void> {
  if (bot === "simulated") return;
  const { question, owner } = asked;
  const sent = plain(await asked.sent(bot));
  const cell = `${question.mode} ${bot} "${question.text}" in ${asked.home.id}`;
  const isShown = question.mode === "owner" && bot !== "released";
  const told = JSON.stringify([question.text, question.why, question.choices]);
  const secrets = owner.grid?.card ?? owner.card ?? [];
  expect(secrets.length, cell).toBeGreaterThan(0);
  for (const secret of secrets) {
    expect(told, cell).not.toContain(secret);
    if (isShown) expect(sent, `${cell} shows ${secret}`).toContain(secret);
    else expect(sent, `${cell} tells ${secret}`).not.toContain(secret);
  }
  if (bot === "slack" || bot === "discord") checkButtons(asked, sent.split("<svg")[0] ?? "", cell);
  if (isShown) checkLargest((await asked.picture()) ?? "", secrets, cell);
  checkExisting(asked, cell);
}

function checkLargest(svg: string, secrets: readonly string[], cell: string): void {
  const texts = [...svg.matchAll(/font-size="(\d+)"[^>]*>([^<]*)</g)].map(
    ([, size, text = ""]) => ({ size: Number(size), text: plain(text) }),
  );
  const largest = Math.max(...texts.map(({ size }) => size));
  const words = texts.flatMap(({ size, text }) => (size === largest ? [text] : [])).join(" ");
  for (const secret of secrets) expect(words, cell).toContain(secret);
}

/** Every choice is something that there is in this game, or a way to cut. */
function checkExisting({ question, owner }: Asked, cell: string): void {
  const tiles = (owner.grid?.rows ?? []).flat();
  const there = new Set<string>([
    ...owner.places.flatMap(({ id, things }) => [id, ...things.map((thing) => thing.id)]),
    ...tiles.flatMap((look) => (look.kind === "tile" ? [look.color] : [])),
    ...(question.need.func === "how" ? manners : []),
  ]);
  expect(question.choices.length, cell).toBeGreaterThan(0);
  for (const { value } of question.choices) expect(there.has(value), `${value} ${cell}`).toBe(true);
}

/** What does not depend on where and whose the things are that the robot does not know: for its twin it is the same. */
export async function checkTwin(asked: Asked, twin: Asked): Promise<void> {
  const of = ({ question: { text, why, choices } }: Asked) => ({ text, why, choices });
  expect(of(twin)).toEqual(of(asked));
  if (asked.question.mode !== "keeper") return;
  for (const bot of ["slack", "discord", "web", "terminal", "released"] as const)
    expect(withoutIds(twin, await twin.sent(bot))).toBe(withoutIds(asked, await asked.sent(bot)));
}

/** Without what differs between any two questions: ids and times. */
function withoutIds({ question }: Asked, text: string): string {
  return text.replaceAll(question.id, "q").replace(/\d{9,}|\d\d:\d\d|\d{4}-\d\d-\d\d/g, "0");
}

/** Who owns what stands in the owner's picture alone. */
function checkOwners(
  { owner, question, home }: Asked,
  text: string,
  { bot, stage, cell }: { bot: BotName; stage: Stage; cell: string },
): void {
  const things = owner.places.flatMap((place) => place.things);
  const owned = things.filter(({ attributes }) => attributes.owner);
  const hasPicture = !["simulated", "released"].includes(bot);
  const isAllowed = stage === "open" ? question.mode === "owner" && hasPicture : bot === "web";
  for (const { label } of owned) {
    if (question.text.includes(label)) continue;
    if (isAllowed && stage === "answered") continue;
    if (isAllowed) expect(text, `${cell} shows ${label}`).toContain(label);
    else expect(text, `${cell} tells ${label}`).not.toContain(label);
  }
  if (bot === "released") for (const name of home.people) expect(text, cell).not.toContain(name);
}

/** In keeper mode, and where the home is secret, nothing is told but what the robot knows or what is circled. */
function checkContents({ owner, known, question, thing }: Asked, text: string, cell: string): void {
  if (question.mode !== "keeper") return;
  const labels = lookLabels(owner);
  const places = owner.places.map(({ label }) => label).join("|");
  const said = [question.text, ...question.choices.map(({ label }) => label)]
    .join("|")
    .toLowerCase();
  for (const one of owner.places.flatMap((place) => place.things)) {
    const isKnown = known.some(({ id }) => id === one.id) || one.id === thing.id;
    const label = labels.get(one.id) ?? "";
    // "lettuce" may stand in a sentence; two words are a thing's looks.
    if (isKnown || !label.includes(" ") || places.includes(label) || said.includes(label)) continue;
    expect(text, `${cell} tells of ${label}`).not.toContain(label);
  }
}

/** All choices look alike: no button of a choice has a style, an emoji or a mark that others lack. */
function checkButtons({ question }: Asked, text: string, cell: string): void {
  const labels = new Set(question.choices.map(({ label }) => label));
  const looks = new Set<string>();
  const walk = (value: unknown): void => {
    if (typeof value !== "object" || value === null) return;
    const {
      text: said,
      label,
      type,
      style,
      emoji,
      default: isDefault,
    } = value as Record<string, unknown>;
    const words = typeof said === "object" ? (said as { text?: unknown } | null)?.text : label;
    const kind = type === undefined ? "option" : "button";
    if (typeof words === "string" && labels.has(words)) {
      const marks = JSON.stringify([kind, style ?? null, emoji ?? null, isDefault ?? null]);
      if (!looks.has(marks)) looks.add(marks);
    }
    Object.values(value).forEach(walk);
  };
  walk(JSON.parse(text.slice(0, text.lastIndexOf("]") + 1)));
  const buttons = [...looks].filter((marks) => marks.includes("button"));
  expect(looks.size, cell).toBeGreaterThan(question.choices.length > 0 ? 0 : -1);
  expect(buttons.length, cell).toBeLessThanOrEqual(1);
  expect(looks.size - buttons.length, cell).toBeLessThanOrEqual(1);
}

/** What stands in the choices of a question. */
export function checkChoices({ question, home, owner, known, thing }: Asked): void {
  const labels = question.choices.map(({ label }) => label);
  expect(new Set(labels).size, labels.join()).toBe(labels.length);
  for (const name of home.people) {
    const isSaid = labels.some((label) => new RegExp(`\\b${name}\\b`).test(label));
    // A place may have been named after somebody; a thing never.
    const isPlace = owner.places.some(({ label }) => label.includes(name));
    expect(isSaid && !isPlace, `${name} in ${labels.join()}`).toBe(false);
  }
  if (question.need.func !== "which" || question.mode === "open") return;
  const offered = question.choices.map(({ value }) => value).sort();
  expect(offered).toEqual(known.map(({ id }) => id).sort());
  for (const one of owner.places.flatMap((place) => place.things)) {
    const isOther = one.kind === thing.kind && !known.includes(one);
    const looks = looksOf(one);
    const isLikeKnown = known.some((other) => looksOf(other) === looks);
    if (!isOther || isLikeKnown || looks === one.kind) continue;
    expect(labels.join().includes(looks), `${looks} in ${labels.join()}`).toBe(false);
  }
}

function plain(text: string): string {
  return text
    .replaceAll("&#39;", "'")
    .replaceAll("&amp;", "&")
    .replaceAll("\\u0027", "'")
    .replaceAll("\\\\'", "'")
    .replaceAll("\\'", "'");
}

/** Successes against what chance alone gives. */
export class Chance {
  #hits = 0;
  #expected = 0;
  #variance = 0;

  /** @param chance of a hit when nothing singles it out */
  count(isHit: boolean, chance: number): void {
    this.#hits += Number(isHit);
    this.#expected += chance;
    this.#variance += chance * (1 - chance);
  }

  /** How far from chance, in standard errors. */
  get deviation(): number {
    return this.#variance === 0 ? 0 : (this.#hits - this.#expected) / Math.sqrt(this.#variance);
  }
}
