import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { draw as drawAny, listDrawing } from "../../bots/present/drawing.js";
import type { OwnerView } from "../../src/core/scene.js";
import { kitchen, place, seenInKitchen, thing } from "./home.js";
import { parseXml, type XmlNode } from "./xml.js";

const widths = [240, 356, 760, 1400];

function draw(view: OwnerView, width = 760): XmlNode {
  return parseXml(drawAny({ mode: "owner", view, seen: seenInKitchen }, { width }));
}

function elements(root: XmlNode): XmlNode[] {
  return [root, ...root.children.flatMap(elements)];
}

function texts(root: XmlNode): string[] {
  return elements(root).flatMap((node) => (node.name === "text" ? [node.text] : []));
}

function placeOf(root: XmlNode, id: string): XmlNode {
  const found = elements(root).find((node) => node.attributes["data-place"] === id);
  if (!found) throw new Error(`${id} is not drawn as a card`);
  return found;
}

describe("draw, in owner mode", () => {
  it("shows every thing, and every place as a card or folded", () => {
    const all = texts(draw(kitchen)).join("\n");
    for (const { things } of kitchen.places) {
      for (const { label } of things) expect(all).toContain(label);
    }
    expect(all).toContain("small bowl");
    expect(all).toContain("empty: drawer 3");
    expect(all).toContain("empty, not seen yet: drawer 1–2");
    expect(all).toContain("empty, not seen yet: sink");
  });

  it("marks unseen, closed and the robot by more than colour", () => {
    const root = draw(kitchen);
    const box = (id: string): XmlNode | undefined =>
      elements(placeOf(root, id)).find((node) => node.name === "rect");
    expect(box("fridge 1")?.attributes["stroke-dasharray"]).toBeDefined();
    expect(box("countertop 1")?.attributes["stroke-dasharray"]).toBeUndefined();
    expect(texts(placeOf(root, "fridge 1"))).toContain("closed");
    const titles = elements(placeOf(root, "countertop 1")).map((node) => node.text);
    expect(titles).toContain("The robot is here");
  });

  it("names itself for people who do not see it", () => {
    const root = draw(kitchen);
    expect(root.attributes.role).toBe("img");
    expect(root.attributes["aria-label"]).toBe(
      "Drawing of Ana's kitchen: 7 places, 5 not yet seen by the robot. The robot is at the counter by the window and holds small bowl.",
    );
    expect(root.children[0]?.name).toBe("title");
  });

  it("has one section per room when there are several", () => {
    const view = {
      ...kitchen,
      places: [...kitchen.places, place("bed 1", { label: "bed", zone: "other", room: "bedroom" })],
    };
    expect(texts(draw(view))).toEqual(expect.arrayContaining(["KITCHEN", "BEDROOM"]));
  });

  it("is well formed and shows names as they are, whatever they contain", () => {
    const hostile = fc.string({ unit: "binary", minLength: 1, maxLength: 60 });
    fc.assert(
      fc.property(hostile, hostile, fc.constantFrom(...widths), (name, placeName, width) => {
        const view: OwnerView = {
          home: name,
          robotAt: [placeName],
          held: thing(name, name),
          places: [
            place(placeName, { label: placeName, zone: "other", things: [thing(name, name)] }),
          ],
        };
        const root = parseXml(
          drawAny({ mode: "owner", view, seen: [] }, { title: name, subtitle: placeName, width }),
        );
        const names = new Set(elements(root).map((node) => node.name));
        expect([...names].filter((tag) => !drawn.has(tag))).toEqual([]);
      }),
      { seed: 7, numRuns: 150 },
    );
    const script = `<script>alert("x")</script>&'`;
    const view = { ...kitchen, held: thing("x 1", script) };
    expect(texts(draw(view))).toContain(script);
    const broken = { ...kitchen, held: thing("x 1", "a\u0000b\ud800c\uffff") };
    expect(texts(draw(broken))).toContain("abc");
  });

  it("draws every place once, in the home's own order and in one size", () => {
    const root = draw(kitchen, 1200);
    const cards = elements(root).filter((node) => node.attributes["data-place"]);
    const ids = cards.map((node) => node.attributes["data-place"]);
    expect(new Set(ids).size).toBe(ids.length);
    const sizes = cards.map(
      (card) => card.children.find((node) => node.name === "text")?.attributes["font-size"],
    );
    expect(new Set(sizes).size).toBe(1);
    expect(JSON.stringify(root)).not.toContain('sous-asked"');
  });

  it("joins similar places that hold little, by number", () => {
    const drawers = [6, 4, 5, 11].map((number) =>
      place(`drawer ${number}`, {
        label: `drawer ${number}`,
        zone: "storage",
        open: false,
        things: [thing(`fork ${number}`, `fork ${number}`)],
      }),
    );
    const root = draw({ ...kitchen, places: drawers }, 1200);
    const words = texts(root);
    expect(words.filter((word) => /drawer/.test(word))).toEqual(["drawers"]);
    expect(words.filter((word) => /^\d+$/.test(word))).toEqual(["4", "5", "6", "11"]);
    for (const { id } of drawers) expect(texts(placeOf(root, id)).join()).toContain("fork");
  });

  it("is small when compact: all of it in a few lines", () => {
    const root = parseXml(
      drawAny({ mode: "owner", view: kitchen, seen: seenInKitchen }, { width: 420, compact: true }),
    );
    const all = texts(root).join(" ");
    for (const { label, things } of kitchen.places) {
      expect(all).toContain(label.replace(/drawer 2/, "drawer 1–2"));
      for (const one of things) expect(all).toContain(one.label);
    }
    expect(Number(root.attributes.height)).toBeLessThan(450);
  });
});

const drawn = new Set("svg title desc style rect text g path circle".split(" "));

describe("listDrawing", () => {
  it("says the same in words", () => {
    const lines = listDrawing({ mode: "owner", view: kitchen, seen: seenInKitchen });
    expect(lines[0]).toBe("The robot is at the counter by the window and holds small bowl.");
    expect(lines).toHaveLength(1 + kitchen.places.length);
    for (const one of kitchen.places) {
      const line = lines.find((words) => words.startsWith(one.label));
      for (const { label } of one.things) expect(line).toContain(label);
    }
  });
});
