/** Rules of what may be shown where, and twins of homes that differ only in what the robot does not know. */
import { expect } from "vitest";
import { homeSchema } from "../../scenes/household/source/home-file.js";
import type { Home } from "../../src/core/episode/home-file.js";
import { looksOf } from "../../src/core/episode/looks.js";
import { pick, type Random, shuffle } from "../../src/core/random.js";
import { manners } from "../../src/core/words/names.js";
import type { About, Asked, Houses } from "./house.js";
import { type BotName, bots, drawPicture, everythingSent } from "./sent.js";

export type Stage = "open" | "answered";

/** Moves unseen things among unseen places, and changes owners. */
export function hideElsewhere(home: Home, seen: readonly string[], random: Random): Home {
  const hidden = home.things.filter((thing) => !seen.includes(thing.in));
  const dark = home.places.map(({ id }) => id).filter((id) => !seen.includes(id));
  let moved = home;
  for (const { id } of shuffle(random, hidden).slice(0, 6)) {
    const to = pick(random, dark) ?? "";
    const things = moved.things.map((thing) => (thing.id === id ? { ...thing, in: to } : thing));
    const next = homeSchema.safeParse({ ...moved, things });
    if (next.success) moved = next.data;
  }
  return { ...moved, things: exchangeOwners(moved.things, random) };
}

function exchangeOwners(things: Home["things"], random: Random): Home["things"] {
  const kindOf = ({ id }: { readonly id: string }): string => id.replace(/ \d+$/, "");
  const owners = new Map<string, (string | undefined)[]>();
  for (const thing of shuffle(random, things))
    owners.set(kindOf(thing), [...(owners.get(kindOf(thing)) ?? []), thing.owner]);
  return things.map(({ owner: _, ...thing }) => {
    const owner = owners.get(kindOf(thing))?.pop();
    return { ...thing, ...(owner && { owner }) };
  });
}

export type Place = readonly [houses: Houses, asked: Asked];

/** Checks all that each bot sends. A twin must get the same, except what unknown places and owners decide. */
export async function checkSent(
  [{ memory }, asked]: Place,
  twin: Place | null = null,
  stage: Stage = "open",
): Promise<void> {
  const { mode } = asked.question;
  if (twin) expect(toldBy(twin[1])).toEqual(toldBy(asked));
  const all = await everythingSent(memory, asked);
  const isPictureShown = mode !== "keeper" && !(stage === "answered" && mode === "owner");
  const twins = twin && !isPictureShown ? await everythingSent(twin[0].memory, twin[1]) : null;
  for (const bot of bots) {
    const sent = all[bot];
    checkOwners(asked, plain(sent), { bot, stage });
    if (stage === "open" && (bot === "slack" || bot === "discord")) checkButtons(asked, sent);
    if (twins && (mode === "keeper" || bot !== "web"))
      expect(withoutIds(twins[bot]), bot).toBe(withoutIds(sent));
  }
  if (stage === "open" && mode === "owner") expect(all.slack).not.toContain('class="asked"');
}

function toldBy({ question: { text, why, choices } }: Asked) {
  return { text, why, choices };
}

function withoutIds(text: string): string {
  return text.replace(/\b[a-z]-[0-9a-z]{14}\b|"drawn":"[^"]*"/g, "0");
}

/** Only the owner's picture may show owners. */
function checkOwners(
  { owner, question }: Asked,
  text: string,
  { bot, stage }: { readonly bot: BotName; readonly stage: Stage },
): void {
  const cell = `${question.mode} ${bot} ${stage} "${question.text}"`;
  // The terminal lists the home with the question, above the follow-up.
  if (bot === "terminal" && question.followUp && question.mode === "owner") return;
  if (bot === "web" && stage === "answered") return;
  const isTold = stage === "open" && question.mode === "owner";
  for (const { label, attributes } of owner.places.flatMap((place) => place.things)) {
    if (!attributes.owner || question.text.includes(label)) continue;
    if (isTold) expect(text, cell).toContain(label);
    else expect(text, cell).not.toContain(label);
  }
}

/** Choices' buttons must not differ in style, emoji or marks. */
function checkButtons({ question }: Asked, sent: string): void {
  const labels = new Set(question.choices.map(({ label }) => label));
  const looks = { button: new Set<string>(), option: new Set<string>() };
  const walk = (value: unknown): void => {
    if (typeof value !== "object" || value === null) return;
    const {
      text,
      label,
      type,
      style,
      emoji,
      default: isDefault,
    } = value as Record<string, unknown>;
    const words = typeof text === "object" ? (text as { text?: unknown } | null)?.text : label;
    const marks = JSON.stringify([style, emoji, isDefault]);
    if (typeof words === "string" && labels.has(words))
      looks[type === undefined ? "option" : "button"].add(marks);
    Object.values(value).forEach(walk);
  };
  const [json = ""] = sent.split("<svg");
  walk(JSON.parse(json));
  if (labels.size > 0) expect(looks.button.size + looks.option.size).toBeGreaterThan(0);
  expect(looks.button.size, question.text).toBeLessThanOrEqual(1);
  expect(looks.option.size, question.text).toBeLessThanOrEqual(1);
}

/** Choices are distinct, name nobody, and describe only things seen. */
export function checkChoices({ question, owner, people }: Asked, { thing, looked }: About): void {
  const labels = question.choices.map(({ label }) => label);
  expect(new Set(labels).size, labels.join()).toBe(labels.length);
  for (const name of people) {
    // Places may be named after people, things may not.
    const isPlace = owner.places.some(({ label }) => label.includes(name));
    if (!isPlace) expect(labels.join()).not.toMatch(new RegExp(`\\b${name}\\b`));
  }
  if (question.need.func !== "which" || question.mode === "open") return;
  const ofKind = owner.places.flatMap(({ id, things }) =>
    things.flatMap((one) =>
      one.kind === thing.kind ? [{ one, isKnown: looked.includes(id) }] : [],
    ),
  );
  const known = ofKind.filter(({ isKnown }) => isKnown).map(({ one }) => one);
  expect(question.choices.map(({ value }) => value).sort()).toEqual(
    known.map(({ id }) => id).sort(),
  );
  const knownLooks = known.map(looksOf);
  for (const { one, isKnown } of ofKind) {
    const looks = looksOf(one);
    if (!isKnown && looks !== one.kind && !knownLooks.includes(looks))
      expect(labels.join()).not.toContain(looks);
  }
}

/** A game's secret is only in the owner's picture, at normal size. */
export async function checkGame({ memory }: Houses, asked: Asked): Promise<void> {
  const { question, owner } = asked;
  const secrets = owner.grid?.card ?? owner.card ?? [];
  expect(secrets.length).toBeGreaterThan(0);
  const told = JSON.stringify([question.text, question.why, question.choices]);
  const all = await everythingSent(memory, asked);
  for (const bot of bots) {
    const sent = plain(all[bot]);
    const isShown = question.mode === "owner";
    for (const secret of secrets) {
      expect(told).not.toContain(secret);
      if (isShown) expect(sent, bot).toContain(secret);
      else expect(sent, bot).not.toContain(secret);
    }
  }
  if (question.mode === "owner") checkLargest((await drawPicture(memory, asked)) ?? "", secrets);
  const things = owner.places.flatMap(({ id, things }) => [id, ...things.map((one) => one.id)]);
  const tiles = (owner.grid?.rows ?? []).flat();
  const colours = tiles.flatMap((look) => (look.kind === "tile" ? [look.color] : []));
  const offered = question.need.func === "how" ? manners : [...things, ...colours];
  expect(question.choices.length).toBeGreaterThan(0);
  for (const { value } of question.choices) expect(offered).toContain(value);
}

function checkLargest(svg: string, secrets: readonly string[]): void {
  // The map scales its initials.
  const texts = [...svg.matchAll(/font-size="(\d+)"[^>]*>([^<]{2,})</g)].map(
    ([, size, text = ""]) => ({ size: Number(size), text: plain(text) }),
  );
  const most = Math.max(...texts.map(({ size }) => size));
  const largest = texts.flatMap(({ size, text }) => (size === most ? [text] : [])).join(" ");
  for (const secret of secrets) expect(largest).toContain(secret);
}

function plain(text: string): string {
  return text
    .replaceAll("&#39;", "'")
    .replaceAll("&amp;", "&")
    .replaceAll(/\\+(?:u0027|')/g, "'");
}
