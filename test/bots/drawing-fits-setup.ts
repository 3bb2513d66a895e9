import { expect } from "vitest";
import { layOutSections } from "../../bots/present/drawing/layout.js";
import { sectionsInBrief, sectionsInFull } from "../../bots/present/drawing/sections.js";
import type { Box, Card } from "../../bots/present/drawing/shapes.js";
import { textWidth } from "../../bots/present/drawing/text.js";
import { type Drawing, drawnChoices } from "../../bots/present/drawing.js";
import { createSimulator, loadHousehold } from "../../scenes/household/index.js";
import type { OwnerView } from "../../src/core/scene.js";
import { parseXml, type XmlNode } from "./xml.js";

export function viewOf(home: string): OwnerView {
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
export function checkLayout(view: OwnerView, width: number): void {
  const frame = { left: 10, top: 0, width: width - 20 };
  const seen = view.places.slice(0, 3).map(({ id }) => id);
  for (const sectionsOf of [sectionsInFull, sectionsInBrief]) {
    const sections = layOutSections(sectionsOf({ view, seen }), frame);
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
    expect(x + textWidth(text, card.content.size.place)).toBeLessThanOrEqual(card.x + card.width);
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
      const font = { ...chip.size.chip, bold: chip.circled };
      expect(textWidth(line, font)).toBeLessThanOrEqual(chip.width - 2 * chip.size.chipPadding);
    }
  }
}

function packed(lines: readonly string[]): string {
  return lines.join("").replaceAll(/\s/g, "");
}

/** Every mark of a drawing, measured from what is written, is on the sheet. */
export function checkSheet(svg: string): void {
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

export function everyMode(view: OwnerView): Drawing[] {
  const things = view.places.flatMap((one) => one.things);
  const [first] = things;
  const choices = things.slice(0, 5).map(({ id, label }) => ({ value: id, label }));
  return [
    { mode: "owner", view, seen: [] },
    { mode: "tour", view, things: things.slice(0, 5).map(({ id }) => id) },
    { mode: "tour", view, things: [] },
    { mode: "keeper", view },
    { mode: "persona", view, target: first ? [first.id] : [] },
    { mode: "open", home: view.home, choices: drawnChoices(view, choices) },
  ];
}
