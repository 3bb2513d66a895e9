import { classOf } from "../../../src/core/fact.js";
import { everydayName } from "../../../src/core/names.js";
import { treatments } from "../commands.js";
import { kindOf, placeKindNames, thingKindNames } from "../view/kinds.js";
import type { Fault, HomeSketch } from "./home-sketch.js";
import { findNearest, suggest } from "./suggest.js";

export interface Item {
  readonly id?: string | undefined;
  readonly like?: string | undefined;
}

const kindNames = { place: placeKindNames, thing: thingKindNames } as const;
type Kind = keyof typeof kindNames;
const examples = { place: "cabinet", thing: "kettle" } as const;
const taken = new Set(
  [...placeKindNames, ...thingKindNames].flatMap((kind) => [kind, everydayName(kind)]),
);

export function kindIn(item: Item | undefined): string {
  return item?.id === undefined ? "" : kindOf({ ...item, id: item.id });
}

export function faultsOfKind(home: HomeSketch, item: Item, what: Kind): Fault[] {
  const { id, like } = item;
  if (id === undefined) return [];
  const kind = classOf(id);
  const known = kindNames[what];
  if (like === undefined) {
    if (known.includes(kind)) return [];
    const message = `"${id}" is no known kind of ${what}; ${suggest(kind, known)}${adviseFreeName(kind, what)}`;
    return [{ path: ["id"], message }];
  }
  const message = explainFreeName(home, { id, kind, like, what });
  return message === null ? [] : [{ path: ["like"], message }];
}

function adviseFreeName(kind: string, what: Kind): string {
  if (findNearest(kind, kindNames[what]) !== null) return "";
  return ` Or keep the name and say what it behaves like: "like": "${examples[what]}".`;
}

interface FreeName {
  readonly id: string;
  readonly kind: string;
  readonly like: string;
  readonly what: Kind;
}

/** Why a free name is not allowed; null when it is. */
function explainFreeName(home: HomeSketch, { id, kind, like, what }: FreeName): string | null {
  const has = (items: readonly Item[], wanted: (item: Item) => boolean) =>
    items.some((item) => item.id !== undefined && classOf(item.id) === kind && wanted(item));
  const [same, others] = what === "place" ? [home.places, home.things] : [home.things, home.places];
  if (!kindNames[what].includes(like))
    return `"${like}" is no known kind of ${what}; ${suggest(like, kindNames[what])}`;
  if (taken.has(kind))
    return `"${kind}" is the name of a known kind already; remove "like", or give ${id} a name of its own`;
  if (Object.values(treatments).some((place) => place === like))
    return `the robot heats, cools and cleans only where it knows the kind; write "${like} 1" and give it the label "${kind}"`;
  if (has(same, (item) => item.like !== like))
    return `another ${kind} behaves otherwise; all of one name behave like the same kind`;
  if (has(others, () => true))
    return `a place and a thing are both called "${kind}"; give one another name`;
  return null;
}
