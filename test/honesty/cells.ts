/** What a cell of the table may and may not have: mode x bot x kind of question. */
import { expect } from "vitest";
import { lookLabels, looksOf } from "../../src/core/looks.js";
import type { Asked, BotName } from "./asked-home.js";

/** Holds one cell to its rules. */
export async function checkCell(asked: Asked, bot: BotName): Promise<void> {
  const sent = await asked.sent(bot);
  const text = plain(sent);
  const cell = `${asked.question.mode} ${bot} "${asked.question.text}" in ${asked.home.id}`;
  checkOwners(asked, bot, text, cell);
  if (bot === "slack" || bot === "discord") checkButtons(asked, sent.split("<svg")[0] ?? "", cell);
  if (bot !== "simulated" && bot !== "released") checkContents(asked, text, cell);
}

/** Who owns what stands in the owner's picture alone. */
function checkOwners(
  { owner, question, home }: Asked,
  bot: BotName,
  text: string,
  cell: string,
): void {
  const things = owner.places.flatMap((place) => place.things);
  const owned = things.filter(({ attributes }) => attributes.owner);
  const isAllowed = question.mode === "owner" && !["simulated", "released"].includes(bot);
  for (const { label } of owned) {
    if (question.text.includes(label)) continue;
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
