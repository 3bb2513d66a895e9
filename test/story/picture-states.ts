/** Draws each state at each size, light and dark, into docs/images/states/ (npm run screenshots; git-ignored). */
import { mkdirSync, writeFileSync } from "node:fs";
import path from "node:path";
import {
  type Drawing,
  type DrawingOptions,
  draw,
  openDrawing,
  type PictureSize,
} from "../../bots/present/drawing.js";
import { renderPng } from "../../bots/present/picture-supply.js";
import { loadGame, openGame, readGameName } from "../../scenes/games/games.js";
import { createSimulator } from "../../scenes/household/source/content.js";
import { loadHousehold } from "../../scenes/household/source/load.js";
import { thingsOf } from "../../src/core/episode/looks.js";
import type { OwnerView, PlaceView } from "../../src/core/episode/scene.js";
import { repository } from "./npm-start.js";

const folder = path.join(repository, "docs/images/states");
/** Pixels per unit; chat pictures also as thumbnails. */
const scales: Readonly<Record<PictureSize, readonly number[]>> = {
  page: [1],
  phone: [2],
  chat: [2, 1],
  panel: [1],
};

type State = readonly [Drawing, DrawingOptions?];

function viewOf(home: string): OwnerView {
  const { content, id } = loadHousehold(home);
  return createSimulator(content, id).ownerView();
}

function viewOfGame(name: string): OwnerView {
  const found = readGameName(name);
  const source = found && loadGame({ ...found, number: found.number ?? 1 });
  const [task] = source?.tasks ?? [];
  if (!source || !task) throw new Error(`there is no game ${name}`);
  const simulator = openGame(source.content, name);
  simulator.begin(task);
  return simulator.ownerView();
}

/** Fills the kitchen to the size of the largest rooms. */
function crowd(view: OwnerView, places: number): OwnerView {
  const kinds = ["cabinet", "drawer", "countertop", "drawer"] as const;
  const more = Array.from({ length: places - view.places.length }, (_, at): PlaceView => {
    const kind = kinds[at % kinds.length] ?? "drawer";
    const like = view.places.find((place) => place.kind === kind) ?? view.places[0];
    if (!like) throw new Error("the kitchen is empty");
    const label = `${kind === "countertop" ? "counter" : kind} ${at + 20}`;
    return { ...like, id: `${kind} ${at + 20}`, label, things: [] };
  });
  return { ...view, places: [...view.places, ...more] };
}

function statesOf(): Readonly<Record<string, State>> {
  const view = viewOf("kitchen");
  const all = view.places.map(({ id }) => id);
  const some = all.slice(0, 6);
  const ajar = view.places.map((place) => ({ ...place, open: place.openable }));
  const mugs = thingsOf(view).filter(({ kind }) => kind === "mug");
  const [mug] = mugs;
  if (!mug) throw new Error("the kitchen has no mug");
  const choices = mugs.map(({ id, label }) => ({ value: id, label }));
  const path = ["cabinet 2", "microwave 1", "diningtable 1"];
  const without = ["countertop 1", "sinkbasin 1", "fridge 1", "cabinet 1", ...path];
  const owner = (shown: OwnerView, seen: readonly string[]): Drawing => ({
    mode: "owner",
    view: shown,
    seen,
  });
  const big = crowd(view, 54);
  return {
    unseen: [owner(view, [])],
    seen: [owner(view, all)],
    ajar: [owner({ ...view, places: ajar }, all)],
    standing: [owner({ ...view, robotAt: ["fridge 1"] }, some)],
    carrying: [owner({ ...view, robotAt: ["fridge 1"], held: mug }, some)],
    keeper: [{ mode: "keeper", view }],
    tour: [{ mode: "tour", view, things: mugs.map(({ id }) => id) }],
    persona: [{ mode: "persona", view, target: [mug.id] }],
    open: [openDrawing(view, choices)],
    receipt: [owner(view, some), { marked: [mug.id] }],
    ways: [owner(view, all), { path, without }],
    flat: [owner(viewOf("flat"), ["fridge 1"])],
    bathroom: [owner(viewOf("bathroom"), [])],
    places54: [
      owner(
        big,
        big.places.slice(0, 20).map(({ id }) => id),
      ),
    ],
    cooking: [owner(viewOfGame("cooking:take1-cut:3"), [])],
    grid: [owner(viewOfGame("grid:level4:3"), [])],
  };
}

mkdirSync(folder, { recursive: true });
for (const [name, [drawing, options]] of Object.entries(statesOf()))
  for (const size of ["page", "phone", "chat", "panel"] as const)
    for (const theme of ["light", "dark"] as const) {
      const svg = draw(drawing, { ...options, size, theme });
      const width = Number(/ width="(\d+)"/.exec(svg)?.[1]);
      for (const scale of scales[size]) {
        const small = size === "chat" && scale === 1 ? "-thumbnail" : "";
        const file = path.join(folder, `${name}-${size}${small}-${theme}.png`);
        writeFileSync(file, await renderPng(svg, { width: width * scale }));
      }
    }
