import type { Attributes } from "../../../src/core/episode/scene.js";
import { classOf } from "../../../src/core/memory/fact.js";
import type { Home } from "../source/home-file.js";
import { keptKinds, likelihoodOf } from "../view/keeping.js";
import { describeThingKind } from "../view/kinds.js";
import { drawNumber, drawSeveral, drawWeighted, type Random } from "./draw.js";

type HomeThing = Home["things"][number];
type HomePlace = Home["places"][number];

/** More is hard to read in a drawing. */
const mostOnOnePlace = 5;
/** Kinds with one item, and kinds with two or three different ones. */
const familyCount = 2;
const singleOwnedShare = 0.3;

export interface Stock {
  readonly places: readonly HomePlace[];
  readonly people: readonly string[];
  readonly size: number;
}

export function drawThings(random: Random, stock: Stock): HomeThing[] {
  const kinds = drawKinds(random, stock);
  const shelves = stock.places.map((place) => ({ place, held: 0 }));
  return [...kinds]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .flatMap(([kind, attributes]) =>
      attributes.flatMap((described, index) => {
        const place = putAway(random, kind, shelves);
        return place ? [{ id: `${kind} ${index + 1}`, in: place.id, ...described }] : [];
      }),
    );
}

function drawKinds(random: Random, stock: Stock): Map<string, Attributes[]> {
  const kinds = new Map<string, Attributes[]>();
  const likeliest = new Map(
    keptKinds.map((kind) => [kind, Math.max(...stock.places.map((place) => weigh(kind, place)))]),
  );
  const usual = keptKinds.filter((kind) => likeliest.get(kind));
  const size = () => [...kinds.values()].reduce((sum, list) => sum + list.length, 0);
  const add = (kind: string, count: number) => {
    if (!kinds.has(kind)) kinds.set(kind, describe(random, kind, count, stock.people));
  };
  if (usual.includes("desklamp")) add("desklamp", 1);
  const owned = usual.filter((kind) => describeThingKind(kind)?.owned);
  for (const kind of drawSeveral(random, owned, familyCount)) add(kind, stock.people.length);
  const several = usual.filter((kind) => describeThingKind(kind)?.several);
  for (const kind of drawSeveral(random, several, familyCount)) add(kind, drawNumber(random, 2, 3));
  while (size() < stock.size) {
    const left = usual.filter((kind) => !kinds.has(kind));
    const kind = drawWeighted(random, left, (one) => likeliest.get(one) ?? 0);
    if (kind === undefined) break;
    add(kind, describeThingKind(kind)?.several && random() < 0.3 ? 2 : 1);
  }
  return kinds;
}

function describe(
  random: Random,
  kind: string,
  count: number,
  people: readonly string[],
): Attributes[] {
  const { owned, colour = [], material = [], size = [] } = describeThingKind(kind) ?? {};
  const looks = [{ colour }, { material }, { size }].filter((words) =>
    Object.values(words).some((list) => list.length >= count),
  );
  const [look = {}] = drawSeveral(random, looks, 1);
  const owners = owned && (count > 1 || random() < singleOwnedShare);
  const columns = Object.entries({ ...look, ...(owners && { owner: people }) }).map(
    ([key, values]) => [key, drawSeveral(random, values, count)] as const,
  );
  return Array.from({ length: count }, (_, index) =>
    Object.fromEntries(
      columns.flatMap(([key, values]) => (values[index] ? [[key, values[index]]] : [])),
    ),
  );
}

interface Shelf {
  readonly place: HomePlace;
  held: number;
}

/** Prefers uncrowded usual places; null when all are full. */
function putAway(random: Random, kind: string, shelves: readonly Shelf[]): HomePlace | null {
  const free = shelves.filter(({ held }) => held < mostOnOnePlace);
  const shelf = drawWeighted(random, free, ({ place, held }) => weigh(kind, place) / (1 + held));
  if (!shelf) return null;
  shelf.held += 1;
  return shelf.place;
}

function weigh(thing: string, { id, room }: HomePlace): number {
  return likelihoodOf({ room, place: classOf(id), thing }) ?? 0;
}
