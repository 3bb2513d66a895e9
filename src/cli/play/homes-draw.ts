/** Draws a home or game as a picture (`sous homes draw`). */
import { extname } from "node:path";
import { Option } from "commander";
import {
  type Drawing,
  describeDrawing,
  draw,
  openDrawing,
  type PictureSize,
  roomsOf,
} from "../../../bots/present/picture/drawing.js";
import { renderPng } from "../../../bots/present/picture/picture-supply.js";
import { createSimulator } from "../../../scenes/household/source/content.js";
import { loadHousehold } from "../../../scenes/household/source/load.js";
import { lookLabels, thingsOf } from "../../core/episode/looks.js";
import type { OwnerView, ThingView } from "../../core/episode/scene.js";
import { InputError } from "../../core/errors.js";
import { writePrivateFile } from "../../core/text-file.js";
import * as shared from "../options.js";
import { SousCommand } from "../sous-command.js";

const modes = ["owner", "tour", "keeper", "persona", "open"] as const;
const sizes = ["page", "phone", "chat", "panel"] as const;
const usualChoices = 4;

interface DrawOptions {
  readonly mode: (typeof modes)[number];
  readonly size: PictureSize;
  readonly dark?: boolean;
  readonly asked?: string;
  readonly seen?: string;
  readonly at?: string;
  readonly path?: string;
  readonly without?: string;
  readonly room?: string;
  readonly title?: string;
  readonly out: string;
  readonly json?: boolean;
}

export function homesDrawCommand(): SousCommand {
  return new SousCommand("draw")
    .argument("<home-or-game>", "a home's id, a home's JSON, or a game.tw-pddl")
    .addOption(
      new Option("--size <size>", "where it is shown: a wide page, a phone, a chat, a narrow page")
        .choices(sizes)
        .default("page"),
    )
    .addOption(new Option("--mode <mode>", "what the person knows").choices(modes).default("owner"))
    .option("--dark", "light colours on dark ground")
    .option("--asked <things>", 'ids or kinds of things: "mug 2", or "mug,plate"')
    .option("--seen <places>", 'ids of places that the robot has seen: "fridge 1,drawer 2"')
    .option("--at <place>", "where the robot stands")
    .option("--path <places>", "the way that the robot walked, marked as after a task")
    .option("--without <places>", "with --path: the way without the answer, drawn beside it")
    .option("--room <name>", "only this room of the home")
    .option("--title <words>", "printed on top")
    .requiredOption("--out <file>", "where to write it: FILE.svg or FILE.png")
    .addOption(shared.jsonOption())
    .examples('sous homes draw kitchen --seen "fridge 1,drawer 1" --out kitchen.png')
    .action(drawToFile);
}

/** PNG pixels per unit of the drawing; small pictures are enlarged. */
const pixelsPerUnit = { page: 1, phone: 2, chat: 2, panel: 1 } as const;

async function drawToFile(home: string, options: DrawOptions): Promise<void> {
  const { out, size, dark, title, room } = options;
  if (options.without && !options.path) throw new InputError("--without needs --path.");
  const { content, id } = loadHousehold(home);
  const whole = createSimulator(content, id).ownerView();
  if (room !== undefined && !roomsOf(whole.places).includes(room)) {
    const known = roomsOf(whole.places).join(", ");
    throw new InputError(`there is no room "${room}" in ${whole.home}; there are: ${known}`);
  }
  const view = { ...whole, robotAt: options.at ? findPlaces(whole, [options.at]) : whole.robotAt };
  const drawing = chooseDrawing(view, options);
  const path = findPlaces(view, splitList(options.path));
  const marked = path.length > 0 ? findThings(view, splitList(options.asked)) : [];
  const svg = draw(drawing, {
    size,
    path,
    without: findPlaces(view, splitList(options.without)),
    theme: dark ? "dark" : "light",
    marked: marked.map((thing) => thing.id),
    ...(title && { title }),
    ...(room !== undefined && { room }),
  });
  const width = Number(/ width="(\d+)"/.exec(svg)?.[1]) * pixelsPerUnit[size];
  writeOut(out, extname(out) === ".png" ? await renderPng(svg, { width }) : svg);
  const text = describeDrawing(drawing);
  shared.printEither(options, { file: out, width, description: text }, `${out}: ${text}`);
}

function chooseDrawing(view: OwnerView, options: DrawOptions): Drawing {
  const asked = findThings(view, splitList(options.asked));
  const ids = asked.map((thing) => thing.id);
  switch (options.mode) {
    case "owner":
      return {
        mode: "owner",
        view,
        seen: findPlaces(view, splitList(options.seen)),
        ...(asked[0] && { asked: { noun: asked[0].kind } }),
      };
    case "tour":
      return { mode: "tour", view, things: ids };
    case "keeper":
      return { mode: "keeper", view };
    case "persona":
      return { mode: "persona", view, target: asked.length > 0 ? ids : alikeIn(view).slice(0, 1) };
    case "open": {
      const labels = lookLabels(view);
      const chosen = asked.length > 0 ? ids : alikeIn(view);
      return openDrawing(
        view,
        chosen.map((id) => ({ label: labels.get(id) ?? id, value: id })),
      );
    }
  }
}

/** Picks things of the commonest kind, as there is no question that says which to highlight. */
function alikeIn(view: OwnerView): string[] {
  const things = thingsOf(view);
  const amount = ({ kind }: ThingView) => things.filter((thing) => thing.kind === kind).length;
  const [most] = things.toSorted((a, b) => amount(b) - amount(a));
  const alike = things.filter(({ kind }) => kind === most?.kind);
  return alike.slice(0, usualChoices).map(({ id }) => id);
}

function splitList(list: string | undefined): string[] {
  const parts = list?.split(",").map((part) => part.trim()) ?? [];
  return parts.filter((part) => part !== "");
}

function findThings(view: OwnerView, names: readonly string[]): ThingView[] {
  const things = [...view.places.flatMap((place) => place.things), view.held ?? []].flat();
  return names.flatMap((name) => {
    const found = things.filter((thing) => [thing.id, thing.kind, thing.label].includes(name));
    if (found.length === 0) throw new InputError(`there is no "${name}" in ${view.home}`);
    return found;
  });
}

function findPlaces(view: OwnerView, names: readonly string[]): string[] {
  return names.map((name) => {
    const place = view.places.find(({ id, label }) => id === name || label === name);
    if (place) return place.id;
    const known = view.places.map(({ label }) => label).join(", ");
    throw new InputError(`there is no place "${name}" in ${view.home}; there are: ${known}`);
  });
}

function writeOut(file: string, picture: string | Buffer): void {
  if (!/\.(svg|png)$/.test(file)) throw new InputError("it must end in .svg or .png", { file });
  writePrivateFile(file, picture);
}
