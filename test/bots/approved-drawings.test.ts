/** Look at new drawings (`sous homes draw`) before you approve their hashes with `-u`. */
import { createHash } from "node:crypto";
import { expect, it } from "vitest";
import {
  describeDrawing,
  draw,
  drawingFor,
  explainDrawing,
  listDrawing,
} from "../../bots/present/picture/drawing.js";
import { drawGrid, listGrid } from "../../bots/present/picture/grid-drawing.js";
import { drawGridGame } from "../../scenes/grid/draw-game.js";
import { playGrid } from "../../scenes/grid/simulator.js";
import { findGridTask } from "../../scenes/grid/task.js";
import { thingsOf } from "../../src/core/episode/looks.js";
import { pick, seededRandom } from "../../src/core/random.js";
import { madeHome, ourHomes } from "./owner-pictures.js";

const sizes = ["page", "phone", "chat", "panel"] as const;
const modes = ["owner", "keeper", "persona", "open"] as const;
const hash = (svg: string) => createHash("sha256").update(svg).digest("hex").slice(0, 12);

it.each(
  [...ourHomes(), ...[1, 2, 3, 4, 5].map(madeHome)].map((view) => [view.home, view] as const),
)("%s", (home, view) => {
  const random = seededRandom(1, home);
  const things = thingsOf(view);
  const asked = pick(random, things);
  const owner = asked?.attributes.owner;
  const need = {
    func: pick(random, ["where", "which"] as const) ?? "where",
    noun: asked?.kind ?? "mug",
    ...(owner !== undefined && { adjective: `${owner}'s` }),
  };
  const choices = things
    .filter(({ kind }) => kind === need.noun)
    .map(({ id, label }) => ({ id, label, value: id }));
  const seen = view.places.filter(() => random() < 0.6).map(({ id }) => id);
  // As after some steps of the robot: it stands at a place, holds a thing, and has opened and closed others.
  const places = view.places.map((one) => {
    const isOpen = one.openable ? random() < 0.5 : one.open;
    return { ...one, open: isOpen, things: one.things.filter(({ id }) => id !== things[0]?.id) };
  });
  const robotAt = [pick(random, places)?.id ?? ""];
  const later = { ...view, places, robotAt, held: things[0] ?? null };
  const looks = [view, later].flatMap((of) => modes.map((mode) => [mode, of] as const));
  const shown = looks.map(([mode, of]) => {
    const drawing = drawingFor(
      { mode, need, choices },
      { view: of, seen, target: asked ? [asked.id] : [] },
    );
    const pictures = sizes.map((size, at) =>
      hash(
        draw(drawing, {
          size,
          theme: at % 2 === 0 ? "light" : "dark",
          ...(mode === "owner" && at > 1 && { path: seen, marked: [asked?.id ?? ""] }),
        }),
      ),
    );
    return [
      mode,
      pictures.join(" "),
      explainDrawing(drawing),
      describeDrawing(drawing),
      ...listDrawing(drawing),
    ];
  });
  expect(shown).toMatchSnapshot();
});

it.each(["level4", "object-in-box", "danger"])("grid, %s", (task) => {
  const simulator = playGrid(drawGridGame(findGridTask(task), 7));
  simulator.begin();
  const looks: unknown[] = [];
  for (const command of simulator.fork().plan()?.slice(0, 16) ?? []) {
    simulator.step(command);
    const view = simulator.ownerView().grid;
    const pictures = sizes.map((size) => hash(drawGrid(view, "light", size)));
    looks.push([pictures.join(" "), ...listGrid(view)]);
  }
  expect(looks).toMatchSnapshot();
});
