/** The room picture: places that never move, states that are told by more than colour, words that can be read. */
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { drawSign } from "../../bots/present/drawing/signs.js";
import { palettes } from "../../bots/present/drawing/theme.js";
import { type Drawing, draw, listDrawing, type PictureSize } from "../../bots/present/drawing.js";
import { createSimulator, listHomes, loadHousehold } from "../../scenes/household/index.js";
import { thingKindNames } from "../../scenes/household/view/kinds.js";
import type { OwnerView } from "../../src/core/scene.js";
import { kitchen, place, seenInKitchen, thing } from "./home.js";
import { faultsOf, measurePicture } from "./picture-words.js";
import { parseXml, type XmlNode } from "./xml.js";

const sizes: readonly PictureSize[] = ["page", "phone", "chat"];

function elements(root: XmlNode): XmlNode[] {
  return [root, ...root.children.flatMap(elements)];
}

function drawOwner(view: OwnerView, options: Parameters<typeof draw>[1] = {}): XmlNode {
  return parseXml(draw({ mode: "owner", view, seen: seenInKitchen }, options));
}

function texts(root: XmlNode): string[] {
  return elements(root).flatMap((node) => (node.name === "text" ? [node.text] : []));
}

function withClass(root: XmlNode, name: string): XmlNode[] {
  return elements(root).filter((node) => node.attributes.class?.split(" ").includes(name));
}

function placeOf(root: XmlNode, id: string): XmlNode {
  const found = elements(root).find((node) => node.attributes["data-place"] === id);
  if (!found) throw new Error(`${id} is not drawn`);
  return found;
}

function homeOf(name: string): OwnerView {
  const { content, id } = loadHousehold(name);
  return createSimulator(content, id).ownerView();
}

/** Where each place is caught and where the robot stands at it. */
function standing(drawing: Drawing, size: PictureSize, theme: "light" | "dark" = "light"): string {
  const root = parseXml(draw(drawing, { size, theme }));
  const places = withClass(root, "place").map((node) => {
    const { x, y, width, height } = withClass(node, "catch")[0]?.attributes ?? {};
    return [node.attributes["data-stop"], x, y, width, height].join(" ");
  });
  return places.sort().join("\n");
}

describe("a place", () => {
  it.each(["kitchen", "flat", "bathroom"])("of %s stands where it always stands", (name) => {
    const view = homeOf(name);
    const things = view.places.flatMap((one) => one.things);
    const bare = view.places.map((one) => ({ ...one, things: [], open: true }));
    const states: Drawing[] = [
      { mode: "owner", view, seen: [] },
      { mode: "owner", view: { ...view, places: bare }, seen: view.places.map(({ id }) => id) },
      { mode: "keeper", view },
      { mode: "persona", view, target: [things[0]?.id ?? ""] },
      { mode: "open", home: view.home, view, choices: [] },
    ];
    for (const size of sizes) {
      const seen = new Set(states.map((drawing) => standing(drawing, size)));
      expect(seen.size, size).toBe(1);
      expect(seen).toContain(standing(states[0] as Drawing, size, "dark"));
    }
  });

  it("is a button with a name that says all of its state", () => {
    const root = drawOwner(kitchen);
    expect(withClass(root, "place")).toHaveLength(kitchen.places.length);
    for (const node of withClass(root, "place")) {
      expect(node.attributes).toMatchObject({ role: "button", tabindex: "0" });
      expect(node.attributes["data-stop"]).toMatch(/^[\d.]+,[\d.]+$/);
    }
    const label = (id: string) => placeOf(root, id).attributes["aria-label"];
    expect(label("fridge 1")).toBe("fridge, closed, the robot has not looked there, red apple");
    expect(label("countertop 1")).toBe(
      "counter by the window, the robot is here, bread knife, butter knife",
    );
    expect(label("drawer 3")).toBe("drawer 3, open, empty");
  });

  it("has a leaf if it opens: shut for a keeper, seen through or swung out for its owner", () => {
    const leaf = (drawing: Drawing) => {
      const [found] = withClass(placeOf(parseXml(draw(drawing)), "fridge 1"), "leaf");
      return JSON.stringify(found);
    };
    const open = {
      ...kitchen,
      places: kitchen.places.map((one) => ({ ...one, open: true })),
    };
    const seen = seenInKitchen;
    const leaves = [
      leaf({ mode: "keeper", view: kitchen }),
      leaf({ mode: "owner", view: kitchen, seen }),
      leaf({ mode: "owner", view: open, seen }),
    ];
    expect(new Set(leaves).size).toBe(3);
    const keeper = parseXml(draw({ mode: "keeper", view: kitchen }));
    expect(withClass(keeper, "sign")).toEqual([]);
  });

  it("wears a light veil until the robot has looked, and is a room's when there are several", () => {
    const root = drawOwner(kitchen);
    const unseen = withClass(root, "unseen").map((node) => node.attributes["data-place"]);
    const others = kitchen.places.map(({ id }) => id).filter((id) => !seenInKitchen.includes(id));
    expect(unseen.sort()).toEqual(others.sort());
    expect(JSON.stringify(placeOf(root, "fridge 1"))).toContain(palettes.light.dusk);
    expect(JSON.stringify(placeOf(root, "drawer 3"))).not.toContain(palettes.light.dusk);
    const flat = homeOf("flat");
    for (const room of ["kitchen", "living room", "bedroom", "hall"]) {
      expect(texts(drawOwner(flat))).toContain(room);
      const alone = withClass(drawOwner(flat, { room }), "place");
      expect(alone).toHaveLength(flat.places.filter((one) => one.room === room).length);
    }
  });
});

describe("the robot", () => {
  const robotOf = (view: OwnerView, options = {}) =>
    withClass(drawOwner(view, options), "robot")[0] ?? { attributes: {}, children: [] };

  it("stands at the stop of its place, with what it carries in its hand and in words", () => {
    for (const size of sizes) {
      const root = drawOwner(kitchen, { size });
      const [robot] = withClass(root, "robot");
      const stop = placeOf(root, "countertop 1").attributes["data-stop"];
      expect(robot?.attributes.transform).toBe(`translate(${stop})`);
      expect(robot && withClass(robot, "sign")[0]?.attributes["data-thing"]).toBe("bowl 1");
      expect(robot && texts(robot).join(" ")).toContain("small bowl");
    }
  });

  it("carries nothing when its hand is empty", () => {
    const { children } = robotOf({ ...kitchen, held: null });
    expect(withClass({ name: "", attributes: {}, children, text: "" }, "sign")).toEqual([]);
  });
});

describe("what happened", () => {
  it("is marked in amber and as a way with numbered stops, in front of the furniture", () => {
    const path = ["fridge 1", "diningtable 1", "drawer 1"];
    const root = drawOwner(kitchen, { path, marked: ["apple 1"] });
    const [way] = withClass(root, "way");
    expect(elements(way as XmlNode).filter(({ name }) => name === "ellipse")).toHaveLength(3);
    expect(texts(root)).toEqual(expect.arrayContaining(["1", "2", "3"]));
    expect(JSON.stringify(placeOf(root, "fridge 1"))).toContain(palettes.light.asked);
    // The line keeps to the aisle: the free floor between what stands at the wall and in the front.
    const line = elements(way as XmlNode).find(({ name }) => name === "path")?.attributes.d ?? "";
    const levels = [...line.matchAll(/(?:M[\d.]+ |V)([\d.]+)/g)].map(([, y]) => Number(y));
    expect(levels.length).toBeGreaterThan(1);
    for (const y of levels) {
      expect(y).toBeGreaterThan(476);
      expect(y).toBeLessThan(568);
    }
    for (const size of sizes) {
      const svg = draw(
        { mode: "owner", view: kitchen, seen: [] },
        { size, path, without: ["sink 1"] },
      );
      expect(faultsOf(measurePicture(svg))).toEqual([]);
      expect(svg).toContain("With the answer: 3 stops");
      expect(svg).toContain("Without it: 1 stop");
      const stops = [...svg.matchAll(/data-stops="([^"]+)" transform="translate\((.+?)\)"/g)];
      expect(stops.map(([, all = ""]) => all.split(" ").length)).toEqual([3, 1]);
      for (const [, all, last] of stops) expect(all?.split(" ").at(-1)).toBe(last);
    }
  });

  it("is not marked while a question is open", () => {
    const svg = draw({ mode: "owner", view: kitchen, seen: [] });
    expect(svg).not.toMatch(/class="(asked|way|circle|letter)"/);
  });
});

/** As WCAG defines it. */
function luminance(hex: string): number {
  const [r = 0, g = 0, b = 0] = [1, 3, 5]
    .map((at) => Number.parseInt(hex.slice(at, at + 2), 16) / 255)
    .map((value) => (value <= 0.03928 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4));
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

function contrast(one: string, other: string): number {
  const [light = 0, dark = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a);
  return (light + 0.05) / (dark + 0.05);
}

describe("words", () => {
  it("have contrast enough on every ground that they stand on", () => {
    const pairs = [
      ["ink", "lit dusk tag steel steelDeep white sky floor wall-kitchen wall-living"],
      ["ink", "wall-bedroom wall-bathroom side-living"],
      ["woodInk", "wood panel"],
      ["slabInk", "slab"],
      ["askedInk", "asked"],
      ["soft", "lit dusk tag"],
      ["floorInk", "floor"],
      ["badgeInk", "path without"],
    ] as const;
    for (const palette of [palettes.light, palettes.dark]) {
      for (const [ink, grounds] of pairs) {
        for (const ground of grounds.split(" ") as (keyof typeof palette)[]) {
          expect(
            contrast(palette[ink], palette[ground]),
            `${ink} on ${ground}`,
          ).toBeGreaterThanOrEqual(4.5);
        }
      }
    }
  });

  it("are well formed, apart and inside, whatever names contain", () => {
    const word = fc.constantFrom(
      "i",
      "WWW",
      "mug",
      "grandmother's",
      "M".repeat(70),
      "ö",
      "<b>&'\"",
      "\u0000\ud800",
    );
    const label = fc
      .tuple(fc.array(word, { minLength: 1, maxLength: 9 }), fc.option(fc.nat(30)))
      .map(([words, number]) => words.join(" ") + (number === null ? "" : ` ${number}`));
    const kind = fc.constantFrom("drawer", "cabinet", "shelf", "bed", "teapot", "garbagecan");
    const places = fc.array(fc.tuple(kind, label, fc.boolean()), { minLength: 1, maxLength: 40 });
    const things = fc.array(fc.tuple(label, fc.constantFrom(undefined, "blue"), fc.nat(24)), {
      maxLength: 60,
    });
    const mode = fc.constantFrom("owner", "keeper", "persona");
    const size = fc.constantFrom(...sizes);
    fc.assert(
      fc.property(places, things, mode, size, (shapes, contents, mode, size) => {
        const view: OwnerView = {
          home: "a home",
          robotAt: ["drawer 0"],
          held: thing("mug 9999", contents[0]?.[0] ?? "mug"),
          places: shapes.map(([kind, name, open], index) =>
            place(`${kind} ${index}`, {
              label: name,
              zone: "storage",
              open,
              things: contents
                .filter(([, , at]) => at % shapes.length === index)
                .map(([one, colour], nth) => thing(`mug ${index * 100 + nth}`, one, colour)),
            }),
          ),
        };
        const target = view.places.flatMap(({ things }) => things.map(({ id }) => id)).slice(0, 1);
        const drawing = { mode, view, seen: [], target } as unknown as Drawing;
        expect(faultsOf(measurePicture(draw(drawing, { size })))).toEqual([]);
      }),
      { seed: 11, numRuns: 60 },
    );
  });

  it("stand beside the sign of every thing, where the room is wide enough", () => {
    const words = texts(drawOwner(kitchen)).join(" ");
    for (const { label, things } of kitchen.places) {
      expect(words).toContain(label.replace(/ \d$/, ""));
      for (const one of things) expect(words).toContain(one.label.split(" ").at(-1));
    }
    const signOf = (kind: string) => {
      const one = { id: "x", label: "x", kind, attributes: {} };
      return drawSign(one, { x: 0, y: 0, side: 32 }, palettes.light);
    };
    for (const kind of thingKindNames) expect(signOf(kind), kind).not.toBe(signOf("kayak"));
    const blue = thing("mug 1", "blue mug", "blue");
    expect(drawSign(blue, { x: 0, y: 0, side: 32 }, palettes.light)).toContain("#2f74d0");
  });

  it("name the picture for people who do not see it", () => {
    const root = drawOwner(kitchen);
    expect(root.attributes.role).toBe("group");
    expect(root.attributes["aria-label"]).toBe(
      "Drawing of Ana's kitchen: 7 places, 5 not yet seen by the robot. The robot is at the counter by the window and holds small bowl.",
    );
    expect(root.children[0]?.name).toBe("title");
  });
});

describe("sizes", () => {
  it("are those of a page, a phone and a chat; a phone scrolls when there are many places", () => {
    const sheet = (view: OwnerView, size: PictureSize) => {
      const { width, height, words } = measurePicture(
        draw({ mode: "owner", view, seen: [] }, { size }),
      );
      return { width, height, smallest: Math.min(...words.map((word) => word.size)) };
    };
    expect(sheet(kitchen, "page")).toEqual({ width: 1200, height: 738, smallest: 14 });
    expect(sheet(kitchen, "phone")).toEqual({ width: 380, height: 300, smallest: 11 });
    expect(sheet(kitchen, "chat")).toEqual({ width: 400, height: 250, smallest: 11 });
    const drawers = Array.from({ length: 54 }, (_, at) =>
      place(`drawer ${at}`, { label: `drawer ${at}`, zone: "storage", open: false }),
    );
    const many = { ...kitchen, held: null, places: drawers };
    expect(sheet(many, "phone")).toEqual({ width: 1152, height: 300, smallest: 11 });
    expect(sheet(many, "chat")).toMatchObject({ width: 400, height: 506 });
    expect(sheet(many, "page")).toMatchObject({ width: 1200, height: 738 });
  });

  it.each(listHomes())("have no word over another for %s, in any mode", (name) => {
    const view = homeOf(name);
    const things = view.places.flatMap((one) => one.things);
    const drawings: Drawing[] = [
      { mode: "owner", view, seen: [] },
      { mode: "tour", view, things: things.slice(0, 5).map(({ id }) => id) },
      { mode: "keeper", view },
      ...things.slice(0, 4).map(({ id }): Drawing => ({ mode: "persona", view, target: [id] })),
    ];
    for (const size of sizes) {
      for (const drawing of drawings) {
        const measured = measurePicture(draw(drawing, { size, title: "Where is it, please?" }));
        expect(faultsOf(measured)).toEqual([]);
        for (const { size: shown } of measured.words) expect(shown).toBeGreaterThanOrEqual(11);
      }
    }
  });
});

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
