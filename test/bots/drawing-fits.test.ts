/** Nothing that is drawn leaves the sheet or its box, and no name is cut, in any home. */
import { createRequire } from "node:module";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { layOutSections } from "../../bots/present/drawing/layout.js";
import { sectionsInBrief, sectionsInFull } from "../../bots/present/drawing/sections.js";
import type { Box, Card } from "../../bots/present/drawing/shapes.js";
import { textWidth } from "../../bots/present/drawing/text.js";
import { type Drawing, draw, drawnChoices } from "../../bots/present/drawing.js";
import {
  createSimulator,
  listGames,
  listHomes,
  loadHousehold,
} from "../../scenes/household/index.js";
import type { OwnerView } from "../../src/core/scene.js";
import { sharedData } from "../shared-data.js";
import { place, thing } from "./home.js";
import { parseXml, type XmlNode } from "./xml.js";

const widths = [240, 356, 420, 760, 1200];

function viewOf(home: string): OwnerView {
  const { content, id } = loadHousehold(home);
  return createSimulator(content, id).ownerView();
}

function isInside(inner: Box, outer: Box): boolean {
  const [right, bottom] = [inner.x + inner.width, inner.y + inner.height];
  return (
    inner.x >= outer.x &&
    inner.y >= outer.y &&
    right <= outer.x + outer.width + 0.5 &&
    bottom <= outer.y + outer.height + 0.5
  );
}

function overlap(a: Box, b: Box): boolean {
  return a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;
}

/** Chips in cells, cells in cards, cards in the frame and apart, every label whole. */
function checkLayout(view: OwnerView, width: number, asked: readonly string[]): void {
  const frame = { left: 10, top: 0, width: width - 20 };
  const seen = view.places.slice(0, 3).map(({ id }) => id);
  for (const sectionsOf of [sectionsInFull, sectionsInBrief]) {
    const sections = layOutSections(sectionsOf({ view, seen, asked: new Set(asked) }), frame);
    const cards = sections.flatMap((section) => section.cards);
    const bottom = Math.max(0, ...sections.map((section) => section.bottom));
    const sheet = { x: 10, y: 0, width: frame.width, height: bottom };
    for (const [index, card] of cards.entries()) {
      expect(isInside(card, sheet), card.content.name).toBe(true);
      expect(cards.slice(index + 1).some((other) => overlap(card, other))).toBe(false);
      checkCard(card);
    }
    const lines = sections.flatMap(({ folds }) => folds.flatMap((fold) => fold.lines));
    for (const { text, x } of lines) {
      expect(x + textWidth(text, { size: 13 })).toBeLessThanOrEqual(10 + frame.width);
    }
  }
}

function checkCard(card: Card): void {
  expect(packed(card.name.map(({ text }) => text))).toBe(packed([card.content.name]));
  for (const { text, x } of card.name) {
    expect(x + textWidth(text, card.size.place)).toBeLessThanOrEqual(card.x + card.width);
  }
  const chips = card.cells.flatMap((cell) => cell.chips);
  for (const cell of card.cells) {
    expect(isInside(cell, card)).toBe(true);
    for (const chip of cell.chips) expect(isInside(chip, cell), chip.thing.label).toBe(true);
  }
  for (const [index, chip] of chips.entries()) {
    expect(chips.slice(index + 1).some((other) => overlap(chip, other))).toBe(false);
    expect(packed(chip.lines)).toBe(packed([chip.thing.label]));
    for (const line of chip.lines) {
      const font = { ...chip.size.chip, bold: chip.mark !== null };
      expect(textWidth(line, font)).toBeLessThanOrEqual(chip.width - 2 * chip.size.chipPadding);
    }
  }
}

function packed(lines: readonly string[]): string {
  return lines.join("").replaceAll(/\s/g, "");
}

/** Every mark of a drawing, measured from what is written, is on the sheet. */
function checkSheet(svg: string): void {
  const root = parseXml(svg);
  const [width, height] = [Number(root.attributes.width), Number(root.attributes.height)];
  const walk = (node: XmlNode): void => {
    const number = (name: string): number => Number(node.attributes[name] ?? 0);
    if (node.name === "text") {
      const font = { size: number("font-size"), bold: node.attributes["font-weight"] === "700" };
      const spacing = number("letter-spacing") * node.text.length;
      const wide = textWidth(node.text, font) + spacing;
      const left =
        node.attributes["text-anchor"] === "middle" ? number("x") - wide / 2 : number("x");
      expect(left, node.text).toBeGreaterThanOrEqual(0);
      expect(left + wide, node.text).toBeLessThanOrEqual(width);
      expect(number("y"), node.text).toBeLessThanOrEqual(height);
    }
    if (node.name === "rect" && !node.attributes.class?.endsWith("on-robot")) {
      expect(number("x") + number("width")).toBeLessThanOrEqual(width);
      expect(number("y") + number("height")).toBeLessThanOrEqual(height);
    }
    node.children.forEach(walk);
  };
  walk(root);
}

function everyMode(view: OwnerView): Drawing[] {
  const things = view.places.flatMap((one) => one.things);
  const [first] = things;
  const choices = things.slice(0, 5).map(({ id, label }) => ({ value: id, label }));
  return [
    { mode: "owner", view, seen: [], asked: first ? [first.kind] : [] },
    { mode: "tour", view, things: things.slice(0, 5).map(({ id }) => id) },
    { mode: "tour", view, things: [] },
    { mode: "keeper", view },
    { mode: "persona", view, target: first ? [first.id] : [] },
    { mode: "open", home: view.home, choices: drawnChoices(view, choices) },
  ];
}

describe("a drawing's layout", () => {
  it.each(listHomes())("fits for %s", (home) => {
    const view = viewOf(home);
    for (const width of widths) {
      checkLayout(view, width, ["mug", "book", "towel"]);
      for (const drawing of everyMode(view)) {
        for (const compact of [false, true]) {
          checkSheet(draw(drawing, { width, compact, title: "Where is it, please?" }));
        }
      }
    }
  });

  it("fits for any names and any number of places", () => {
    const word = fc.constantFrom(
      "i",
      "WWW",
      "mug",
      "grandmother's",
      "porcelain",
      "M".repeat(70),
      "ö",
    );
    const label = fc
      .tuple(fc.array(word, { minLength: 1, maxLength: 9 }), fc.option(fc.nat(30)))
      .map(([words, number]) => words.join(" ") + (number === null ? "" : ` ${number}`));
    const colour = fc.constantFrom(undefined, "blue", "dark green");
    const places = fc.array(
      fc.record({
        label,
        zone: fc.constantFrom("surfaces", "storage", "other"),
        open: fc.boolean(),
      }),
      { minLength: 1, maxLength: 25 },
    );
    const things = fc.array(fc.tuple(label, colour, fc.nat(24)), { maxLength: 40 });
    fc.assert(
      fc.property(places, things, fc.constantFrom(...widths), (shapes, contents, width) => {
        const view: OwnerView = {
          home: "a home",
          robotAt: ["drawer 0"],
          held: null,
          places: shapes.map((shape, index) =>
            place(`drawer ${index}`, {
              ...(shape as { label: string; zone: "storage"; open: boolean }),
              things: contents
                .filter(([, , at]) => at % shapes.length === index)
                .map(([name, paint], nth) => thing(`mug ${index * 100 + nth}`, name, paint)),
            }),
          ),
        };
        checkLayout(view, width, ["mug 0"]);
        for (const drawing of everyMode(view)) checkSheet(draw(drawing, { width }));
      }),
      { seed: 11, numRuns: 60 },
    );
  });

  const games = sharedData("alfworld");
  it.skipIf(games === null)("fits for real games, and keeps the largest within one screen", () => {
    const files = listGames(games ?? "");
    const some = files.filter((_, index) => index % 40 === 0);
    const largest = files.find((file) => file.includes("Egg-None-CounterTop-30/"));
    for (const file of largest ? [...some, largest] : some) {
      const view = viewOf(file);
      for (const width of [420, 1200]) {
        checkLayout(view, width, ["egg", "book", "soapbar"]);
        for (const drawing of everyMode(view)) checkSheet(draw(drawing, { width }));
      }
      const asked = everyMode(view)[0];
      const compact = asked && parseXml(draw(asked, { width: 420, compact: true }));
      expect(Number(compact?.attributes.height), file).toBeLessThan(1100);
    }
  });

  it("measures as the bundled font does", () => {
    expect(textWidth("", { size: 14 })).toBe(0);
    // Advance widths of DejaVu Sans, in 1/2048 em: "a" 1255, "W" 2025, bold "W" 2259.
    expect(textWidth("aW", { size: 2048 })).toBe(1255 + 2025);
    expect(textWidth("W", { size: 2048, bold: true })).toBe(2259);
    expect(
      createRequire(import.meta.url).resolve("dejavu-fonts-ttf/ttf/DejaVuSans.ttf"),
    ).toBeTruthy();
  });
});
