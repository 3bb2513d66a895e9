/** Questions in many generated homes. */
import { expect } from "vitest";
import { generateHome, homeKinds } from "../../scenes/household/index.js";
import type { Home } from "../../scenes/household/source/home-file.js";
import { pick, seededRandom } from "../../src/core/random.js";
import { type Asked, bots } from "./asked.js";
import { Chance, checkCell, checkChoices, checkTwin } from "./cells.js";
import { Houses, type Kind, kinds } from "./houses.js";
import { hideElsewhere, rankPlaces } from "./twin.js";

const modes = ["owner", "keeper"] as const;

/** What the order of choices and the pictures tell about the right answer. */
export interface Findings {
  readonly cells: number;
  /** Standard errors from chance: the right choice comes first, last, or is the longest. */
  readonly first: number;
  readonly last: number;
  readonly longest: number;
}

/**
 * Holds cells to their rules: all of each home, or some drawn from the seed.
 *
 * @param most cells of each home
 */
export async function fuzz(given: { homes: number; most: number }): Promise<Findings> {
  const houses = await Houses.open();
  const twins = [await Houses.open(), await Houses.open()] as const;
  const chances = { first: new Chance(), last: new Chance(), longest: new Chance() };
  let cells = 0;
  try {
    for (let seed = 1; seed <= given.homes; seed++) {
      const random = seededRandom(seed, "fuzz");
      const home = generateHome({ seed, kind: pick(random, homeKinds) ?? "kitchen" });
      const all = modes.flatMap((mode) => kinds.map((kind) => ({ mode, kind, order: random() })));
      const drawn = all.sort((a, b) => a.order - b.order).slice(0, given.most);
      const pictures = new Map<string, string | null>();
      for (const { mode, kind } of drawn) {
        const asked = await houses.ask(home, kind, mode, seed);
        if (!asked) continue;
        checkChoices(asked);
        countOrder(asked, kind, chances);
        for (const bot of bots) await checkCell(asked, bot);
        await checkSamePicture(asked, pictures);
        if (kind !== "liked") await checkRanked(asked, home, twins);
        cells += bots.length;
      }
    }
  } finally {
    await houses.close();
    for (const one of twins) await one.close();
  }
  const { first, last, longest } = chances;
  return { cells, first: first.deviation, last: last.deviation, longest: longest.deviation };
}

/**
 * With the policy's own ranking of places, a home that differs in what the robot does not know gives the same
 * question. A ranking may thus make the right place likelier to be first, but only by what the robot knows.
 */
async function checkRanked(
  asked: Asked,
  home: Home,
  [first, second]: readonly [Houses, Houses],
): Promise<void> {
  const other = hideElsewhere(home, asked.question.view.seen, seededRandom(asked.seed, "twin"));
  const one = await first.askAgain(asked, home, await rankPlaces(asked, home));
  const twin = await second.askAgain(asked, other, await rankPlaces(asked, other));
  if (!one || !twin) throw new Error("nothing is asked");
  await checkTwin(one, twin);
}

/** Whatever is asked, the owner's picture shows the same where the robot has seen the same. */
async function checkSamePicture(asked: Asked, pictures: Map<string, string | null>): Promise<void> {
  const { mode, view } = asked.question;
  const svg = await asked.picture();
  if (mode === "keeper") expect(svg).toBeNull();
  if (mode !== "owner") return;
  expect(svg).not.toContain('class="asked"');
  const key = [...view.seen].sort().join();
  expect(pictures.get(key) ?? svg).toBe(svg);
  pictures.set(key, svg);
}

function countOrder(
  { question, thing, owner }: Asked,
  kind: Kind,
  chances: Record<"first" | "last" | "longest", Chance>,
): void {
  if (kind === "liked" || kind === "two") return;
  const at = owner.places.filter(({ things }) =>
    things.some(({ id, kind: one }) => (kind === "where" ? one === thing.kind : id === thing.id)),
  );
  const right = question.need.func === "which" ? [thing.id] : at.map(({ id }) => id);
  const values = question.choices.map(({ value }) => value);
  const rightOnes = values.filter((value) => right.includes(value));
  if (rightOnes.length === 0 || values.length < 2) return;
  const chance = rightOnes.length / values.length;
  chances.first.count(right.includes(values[0] ?? ""), chance);
  chances.last.count(right.includes(values.at(-1) ?? ""), chance);
  if (question.need.func !== "which") return;
  const lengths = question.choices.map(({ label }) => label.length);
  const longest = Math.max(...lengths);
  const tied = lengths.filter((length) => length === longest).length;
  const isLongest = question.choices.some(
    ({ value, label }) => right.includes(value) && label.length === longest,
  );
  chances.longest.count(isLongest, tied / values.length);
}
