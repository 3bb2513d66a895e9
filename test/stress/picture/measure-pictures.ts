import { Command } from "commander";
import { median } from "simple-statistics";
import {
  type Drawing,
  draw,
  openDrawing,
  type PictureSize,
} from "../../../bots/present/picture/drawing.js";
import { generateHome, homeKinds } from "../../../scenes/household/generate/generate-home.js";
import { createSimulator, storeHome } from "../../../scenes/household/source/content.js";
import { listGames, listHomes, loadHousehold } from "../../../scenes/household/source/load.js";
import * as shared from "../../../src/cli/options.js";
import { thingsOf } from "../../../src/core/episode/looks.js";
import type { OwnerView } from "../../../src/core/episode/scene.js";
import { faultsOf, measurePicture } from "../../bots/picture-words.js";
import { cpuMs } from "../../cpu-time.js";
import { sharedData } from "../../shared-data.js";
import { countOption, report } from "../options.js";

export function pictureCommand(): Command {
  return new Command("picture")
    .addOption(countOption("--homes <n>", "how many homes are made and drawn", 0, 100))
    .addOption(shared.jsonOption())
    .addHelpText(
      "after",
      `
Every home, and every room of ALFWorld that is given, is drawn in 4 modes and 4 sizes. Overlaps: words over words,
behind the robot, or outside the sheet. Exit code 1 when there are any. 1,000 homes take about five minutes.

Example:
  npm run -s stress -- picture --homes 50 --json`,
    )
    .action(({ homes, json }: { readonly homes: number; readonly json?: boolean }) => {
      const figures = measurePictures(homes, {
        tell: (fault) => process.stderr.write(`${fault}\n`),
      });
      report(figures, json, figures.overlaps > 0 ? 1 : 0);
    });
}

interface Options {
  readonly onlyOwn?: boolean;
  readonly tell: (fault: string) => void;
}

const sizes: readonly PictureSize[] = ["page", "phone", "chat", "panel"];

/** @param homes generated beside Sous' own */
export function measurePictures(homes: number, { tell, onlyOwn }: Options) {
  const made = Array.from({ length: homes }, (_, seed) => () => madeHome(seed));
  const given = [...listHomes(), ...(onlyOwn ? [] : givenRooms())].map(
    (name) => () => viewOf(name),
  );
  /** CPU milliseconds per SVG. */
  const times: number[] = [];
  /** Displayed width: page and phone 1:1, chat 400 pixels, panel 735. */
  let [overlaps, smallestWordPx] = [0, Number.POSITIVE_INFINITY];
  for (const open of [...made, ...given]) {
    const view = open();
    for (const drawing of drawingsOf(view)) {
      for (const size of sizes) {
        const start = cpuMs();
        const svg = draw(drawing, { size, theme: "auto" });
        times.push(cpuMs() - start);
        const measured = measurePicture(svg);
        const faults = faultsOf(measured);
        for (const fault of faults) tell(`${view.home}, ${drawing.mode}, ${size}: ${fault}`);
        overlaps += faults.length;
        const smallest = Math.min(...measured.words.map((word) => word.size));
        smallestWordPx = Math.min(smallestWordPx, smallest);
      }
    }
  }
  const msMedian = Math.round(median(times) * 10) / 10;
  return { homes, rooms: given.length, overlaps, smallestWordPx, msMedian };
}

function madeHome(seed: number): OwnerView {
  const kind = homeKinds[seed % homeKinds.length] ?? "kitchen";
  return createSimulator(storeHome(generateHome({ seed, kind })), `${kind}-${seed}`).ownerView();
}

function viewOf(name: string): OwnerView {
  const { content, id } = loadHousehold(name);
  return createSimulator(content, id).ownerView();
}

function givenRooms(): readonly string[] {
  const folder = sharedData("alfworld");
  const games = folder ? listGames(folder) : [];
  return [...new Map(games.map((game) => [/-(\d+)\/trial/.exec(game)?.[1], game])).values()];
}

/** Each mode's picture, with something in the robot's hand. */
function drawingsOf(whole: OwnerView): readonly Drawing[] {
  const things = thingsOf(whole);
  const held = things.at(-1) ?? null;
  const robotAt = whole.places.slice(3, 4).map(({ id }) => id);
  const view = { ...whole, robotAt, held };
  const seen = whole.places.filter((_, at) => at % 3 === 0).map(({ id }) => id);
  const target = things.slice(0, 1).map(({ id }) => id);
  const choices = things.slice(0, 4).map(({ id, label }) => ({ value: id, label }));
  return [
    { mode: "owner", view, seen },
    { mode: "keeper", view },
    { mode: "persona", view: whole, target },
    openDrawing(whole, choices),
  ];
}
