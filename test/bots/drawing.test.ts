import { inflateSync } from "node:zlib";
import { describe, expect, it } from "vitest";
import { drawSign } from "../../bots/present/drawing/lettering/signs.js";
import { palettes } from "../../bots/present/drawing/theme.js";
import { type Drawing, draw, type PictureSize } from "../../bots/present/picture/drawing.js";
import { renderPng } from "../../bots/present/picture/picture-supply.js";
import { createSimulator } from "../../scenes/household/source/content.js";
import { listGames, loadHousehold } from "../../scenes/household/source/load.js";
import { thingKindNames } from "../../scenes/household/view/kinds.js";
import type { OwnerView } from "../../src/core/episode/scene.js";
import { cpuMs } from "../cpu-time.js";
import { sharedData } from "../shared-data.js";
import { kitchen, place, seenInKitchen, thing } from "./home.js";
import { faultsOf, measurePicture } from "./picture-words.js";
import { elements, parseXml, withClass, type XmlNode } from "./xml.js";

const sizes: readonly PictureSize[] = ["page", "phone", "chat"];

function drawOwner(view: OwnerView, options: Parameters<typeof draw>[1] = {}): XmlNode {
  return parseXml(draw({ mode: "owner", view, seen: seenInKitchen }, options));
}

function texts(root: XmlNode): string[] {
  return elements(root).flatMap((node) => (node.name === "text" ? [node.text] : []));
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

describe("a place", () => {
  it("has a name that says all of its state", () => {
    const root = drawOwner(kitchen);
    expect(withClass(root, "place")).toHaveLength(kitchen.places.length);
    for (const node of withClass(root, "place")) {
      expect(node.attributes).toMatchObject({ role: "group" });
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
});

describe("what happened", () => {
  it("is marked in amber and as a way with numbered stops, in front of the furniture", () => {
    const path = ["fridge 1", "diningtable 1", "drawer 1"];
    const root = drawOwner(kitchen, { path, marked: ["apple 1"] });
    const [way] = withClass(root, "way");
    expect(elements(way as XmlNode).filter(({ name }) => name === "ellipse")).toHaveLength(3);
    expect(texts(root)).toEqual(expect.arrayContaining(["1", "2", "3"]));
    expect(JSON.stringify(placeOf(root, "fridge 1"))).toContain(palettes.light.asked);
    // The line stays in the aisle between the wall and the front.
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
});

/** WCAG's definition. */
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
    expect(root.attributes["aria-label"]).toMatch(/^Drawing of Ana's kitchen: 7 places, 5 not yet/);
    expect(root.children[0]?.name).toBe("title");
  });
});

it("is higher for a phone and a chat when there are many places, with words as large", () => {
  const sheet = (view: OwnerView, size: PictureSize) =>
    measurePicture(draw({ mode: "owner", view, seen: [] }, { size }));
  const drawers = Array.from({ length: 54 }, (_, at) =>
    place(`drawer ${at}`, { label: `drawer ${at}`, zone: "storage", open: false }),
  );
  const many = { ...kitchen, held: null, places: drawers };
  for (const size of ["phone", "chat"] as const) {
    const [few, all] = [sheet(kitchen, size), sheet(many, size)];
    expect(all.width).toBe(few.width);
    expect(all.height).toBeGreaterThan(few.height);
    for (const { words } of [few, all])
      expect(Math.min(...words.map((word) => word.size))).toBeGreaterThanOrEqual(11);
  }
});

function readPng(file: Buffer): { width: number; height: number; pixels: Buffer } {
  expect(file.subarray(0, 8)).toEqual(Buffer.from([137, 80, 78, 71, 13, 10, 26, 10]));
  const data: Buffer[] = [];
  for (let at = 8; at < file.length; ) {
    const length = file.readUInt32BE(at);
    const name = file.toString("latin1", at + 4, at + 8);
    if (name === "IDAT") data.push(file.subarray(at + 8, at + 8 + length));
    at += 12 + length;
  }
  const [width, height] = [file.readUInt32BE(16), file.readUInt32BE(20)];
  return { width, height, pixels: inflateSync(Buffer.concat(data)) };
}

const home: Drawing = { mode: "owner", view: kitchen, seen: seenInKitchen };

describe("renderPng", () => {
  it.each([420, 1200])(
    "gives a PNG %s pixels wide, in the drawing's proportions",
    async (width) => {
      const svg = draw(home, { size: "page" });
      const png = readPng(await renderPng(svg, { width }));
      const height = Number(/ height="(\d+)"/.exec(svg)?.[1]);
      expect(png.width).toBe(width);
      expect(Math.abs(png.height - (height * width) / 1200)).toBeLessThanOrEqual(1);
      expect(png.pixels.length).toBe(png.height * (1 + 4 * width));
    },
  );

  it("draws the words, with the bundled fonts, the same every time", async () => {
    const named = draw(home, { title: "Where is it?" });
    const same = draw(home, { title: "When was it?" });
    const render = (svg: string) => renderPng(svg, { width: 760 });
    expect((await render(named)).equals(await render(named))).toBe(true);
    expect((await render(named)).equals(await render(same))).toBe(false);
  });

  it("refuses what is no drawing", async () => {
    await expect(renderPng("a mug", { width: 100 })).rejects.toThrow();
  });

  const games = sharedData("alfworld");
  it.skipIf(games === null)("draws a room of 54 places quickly", async () => {
    const file = listGames(games ?? "").find((name) => name.includes("Egg-None-CounterTop-30/"));
    const { content, id } = loadHousehold(file ?? "");
    const view = createSimulator(content, id).ownerView();
    expect(view.places).toHaveLength(54);
    let shortest = Number.POSITIVE_INFINITY;
    for (let attempt = 0; attempt < 3 && shortest > 2_000; attempt += 1) {
      const start = cpuMs();
      await renderPng(draw({ mode: "owner", view, seen: [] }), { width: 1200 });
      shortest = Math.min(shortest, cpuMs() - start);
    }
    // About 250 ms on a quiet core; test machines are busy.
    expect(shortest).toBeLessThan(2_000);
  });
});
