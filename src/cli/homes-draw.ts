/** `sous homes draw`: a home as a picture, as the answering person sees it in each mode. */
import path from "node:path";
import { Command, Option } from "commander";
import { type Drawing, describeDrawing, draw, drawnChoices } from "../../bots/present/drawing.js";
import { renderPng } from "../../bots/present/png.js";
import { createSimulator, loadHousehold } from "../../scenes/household/index.js";
import { InputError } from "../core/errors.js";
import { lookLabels } from "../core/looks.js";
import type { OwnerView, ThingView } from "../core/scene.js";
import { writePrivateFile } from "../core/text-file.js";
import * as shared from "./options.js";

const modes = ["owner", "tour", "keeper", "persona", "open"] as const;

interface DrawOptions {
  readonly mode: (typeof modes)[number];
  readonly asked?: string;
  readonly seen?: string;
  readonly title?: string;
  readonly width: number;
  readonly theme: "light" | "dark";
  readonly compact?: boolean;
  readonly out: string;
  readonly json?: boolean;
}

export function homesDrawCommand(): Command {
  return new Command("draw")
    .argument("<home-or-game>", "a home's id, a home's JSON, or a game.tw-pddl")
    .addOption(new Option("--mode <mode>", "what the person knows").choices(modes).default("owner"))
    .option("--asked <things>", 'ids or kinds of things: "mug 2", or "mug,plate"')
    .option("--seen <places>", 'ids of places that the robot has seen: "fridge 1,drawer 2"')
    .option("--title <words>", "printed on top")
    .addOption(
      new Option("--width <px>", "width of the picture")
        .argParser(shared.wholeNumber(240))
        .default(1200),
    )
    .addOption(new Option("--theme <theme>").choices(["light", "dark"]).default("light"))
    .option("--compact", "for small pictures in a chat")
    .requiredOption("--out <file>", "where to write it: FILE.svg or FILE.png")
    .addOption(shared.jsonOption())
    .addHelpText(
      "after",
      '\nExample:\n  sous homes draw kitchen --seen "fridge 1,drawer 1" --out kitchen.png',
    )
    .action((home: string, _options: object, command: Command) =>
      drawToFile(home, command.optsWithGlobals<DrawOptions>()),
    );
}

/** Compact drawings are laid out for this many pixels, and shown larger. */
const compactWidth = 420;

async function drawToFile(home: string, options: DrawOptions): Promise<void> {
  const { out, width, theme, compact = false, title } = options;
  const { content, id } = loadHousehold(home);
  const drawing = chooseDrawing(createSimulator(content, id).ownerView(), options);
  const svg = draw(drawing, {
    theme,
    compact,
    width: compact ? compactWidth : width,
    ...(title ? { title } : {}),
  });
  writeOut(out, path.extname(out) === ".png" ? await renderPng(svg, { width }) : svg);
  const text = describeDrawing(drawing);
  if (options.json) shared.printJson({ file: out, width, description: text });
  else shared.print(`${out}: ${text}`);
}

function chooseDrawing(view: OwnerView, options: DrawOptions): Drawing {
  const asked = findThings(view, splitList(options.asked));
  const ids = asked.map((thing) => thing.id);
  switch (options.mode) {
    case "owner":
      return { mode: "owner", view, seen: findPlaces(view, splitList(options.seen)) };
    case "tour":
      return { mode: "tour", view, things: ids };
    case "keeper":
      return { mode: "keeper", view };
    case "persona":
      requireSome(asked, options.mode);
      return { mode: "persona", view, target: ids };
    case "open": {
      requireSome(asked, options.mode);
      const labels = lookLabels(view);
      const choices = ids.map((id) => ({ label: labels.get(id) ?? id, value: id }));
      return { mode: "open", home: view.home, choices: drawnChoices(view, choices) };
    }
  }
}

function splitList(list: string | undefined): string[] {
  const parts = list?.split(",").map((part) => part.trim()) ?? [];
  return parts.filter((part) => part !== "");
}

/** Throws InputError for a name that nothing in the home has. */
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
    if (!place) throw new InputError(`there is no place "${name}" in ${view.home}`);
    return place.id;
  });
}

function requireSome(things: readonly ThingView[], mode: string): void {
  if (things.length === 0) throw new InputError(`the mode ${mode} needs --asked`);
}

function writeOut(file: string, picture: string | Buffer): void {
  if (!/\.(svg|png)$/.test(file)) throw new InputError("it must end in .svg or .png", { file });
  writePrivateFile(file, picture);
}
