/** Assigns a room's places to the wall, counter, floor or front. */
import type { PlaceView } from "../../../src/core/scene.js";
import {
  backParts,
  byNumber,
  frontParts,
  hangingParts,
  partOf,
  type RoomKind,
  runParts,
  says,
  targetOf,
} from "./pieces.js";

type Places = readonly PlaceView[];

export interface Plan {
  /** From left to right; without it, no counter is drawn. */
  readonly run: Places;
  readonly hanging: Places;
  readonly onWall: Places;
  readonly standing: Places;
  readonly drawers: readonly Places[];
  readonly bedDrawers: Places;
  readonly back: Places;
  readonly front: Places;
}

const mostInRow = 8;
const crowded = 6;

export function planRoom(places: Places, kind: RoomKind): Plan {
  const isOf = (part: string) => (place: PlaceView) => partOf(place) === part;
  const isRun = (place: PlaceView) =>
    runParts.has(partOf(place)) &&
    (!isOf("countertop")(place) || kind === "kitchen" || kind === "bathroom");
  const run = places.filter(isRun);
  const cabinets = sortCabinets(places.filter(isOf("cabinet")), run.length > 0);
  const drawers = places.filter(isOf("drawer")).sort((a, b) => rank(a) - rank(b) || byNumber(a, b));
  const isBedside = ({ label }: PlaceView) =>
    run.length === 0 && says(label, "bedside|night|nightstand");
  const onWall = places.filter((place) => hangingParts.has(partOf(place)));
  const others = places.filter(
    (place) =>
      !isRun(place) && !onWall.includes(place) && !/^(cabinet|drawer)$/.test(partOf(place)),
  );
  return {
    ...cabinets,
    run: orderRun(run),
    onWall: onWall.sort((a, b) => rank(a) - rank(b) || byNumber(a, b)),
    drawers: stackDrawers(drawers.filter((place) => !isBedside(place))),
    bedDrawers: drawers.filter(isBedside),
    ...standFree(others, kind),
  };
}

/** Labels say which cabinets hang; of the others, the first half does. */
function sortCabinets(cabinets: Places, hasRun: boolean) {
  const stands = ({ label }: PlaceView) =>
    says(label, "lower|bottom|under|below|beneath|base|floor");
  const hangs = ({ label }: PlaceView) =>
    says(label, "upper|top|above|over|mirror|wall|high|corner");
  const unsaid = cabinets.filter((one) => !hangs(one) && !stands(one)).sort(byNumber);
  const half = hasRun ? Math.ceil(unsaid.length / 2) : Math.floor(unsaid.length / 2);
  const upper = new Set(unsaid.slice(0, half));
  const hanging = cabinets.filter((one) => hangs(one) || upper.has(one)).sort(byNumber);
  const standing = cabinets.filter((one) => !hanging.includes(one)).sort(byNumber);
  return { hanging, standing };
}

function rank({ label }: PlaceView): number {
  if (says(label, "top|upper")) return 0;
  return says(label, "bottom|lower") ? 2 : 1;
}

/** Up to 3 drawers in one column, 4 in two, 12 in columns of 3, more in columns of 4. */
function stackDrawers(drawers: Places): readonly Places[] {
  const amount = drawers.length;
  const high = amount <= 3 ? 3 : amount === 4 ? 2 : amount <= 12 ? 3 : 4;
  const count = Math.ceil(amount / high);
  let rest = drawers;
  return Array.from({ length: count }, (_, column) => {
    const take = Math.ceil(rest.length / (count - column));
    const stack = rest.slice(0, take);
    rest = rest.slice(take);
    return stack;
  });
}

function orderRun(run: Places): Places {
  const of = (...parts: string[]) =>
    parts.flatMap((part) => run.filter((place) => partOf(place) === part).sort(byNumber));
  const byDoor = ({ label }: PlaceView) => Number(says(label, "door"));
  const counters = run
    .filter((place) => partOf(place) === "countertop")
    .sort((a, b) => byDoor(b) - byDoor(a));
  const groups = [of("sinkbasin"), of("stoveburner"), of("microwave", "coffeemachine", "toaster")];
  const order = groups.flatMap((group) => [...counters.splice(0, 1), ...group]);
  return seat([...order, ...counters]);
}

function standFree(places: Places, kind: RoomKind): Pick<Plan, "back" | "front"> {
  const isFront = (place: PlaceView) =>
    frontParts.includes(partOf(place)) || (kind === "kitchen" && partOf(place) === "sidetable");
  const front = places.filter(isFront);
  let back = places.filter((place) => !isFront(place));
  back.sort((a, b) => backParts.indexOf(partOf(a)) - backParts.indexOf(partOf(b)));
  const move = (gone: Places) => {
    back = back.filter((place) => !gone.includes(place));
    front.push(...gone);
  };
  const small = back.filter((place) => /^(armchair|sidetable)$/.test(partOf(place)));
  if (back.length > crowded) move(small.slice(1));
  const wide = back.filter((place) => !/^(fridge|bed|sofa)$/.test(partOf(place)));
  if (back.length > mostInRow) {
    const room = Math.max(0, mostInRow - front.length);
    move(wide.slice(-Math.min(room, back.length - mostInRow)));
  }
  // One table at each side of the bed or sofa.
  const [, second] = back.filter((place) => partOf(place) === "sidetable");
  const middle = back.findIndex((place) => /^(bed|sofa)$/.test(partOf(place)));
  if (second && middle >= 0) {
    const from = back.indexOf(second);
    back.splice(from, 1);
    back.splice(middle + (from < middle ? 0 : 1), 0, second);
  }
  const ranks = ["sidetable", "armchair", ...frontParts];
  front.sort((a, b) => ranks.indexOf(partOf(a)) - ranks.indexOf(partOf(b)));
  return { back: seat(back), front: seat(front) };
}

export const besideWords = "next to|beside|by|near";

function seat(row: Places): Places {
  const order = [...row];
  for (const place of row) {
    const other = targetOf(place, besideWords, row);
    if (!other) continue;
    order.splice(order.indexOf(place), 1);
    order.splice(order.indexOf(other) + 1, 0, place);
  }
  return order;
}
