/** What each mode shows and what it hides, in the picture, in its alt text and in its list. */
import { describe, expect, it } from "vitest";
import {
  type Drawing,
  describeDrawing,
  draw,
  drawingFor,
  explainDrawing,
  explainList,
  listDrawing,
  openDrawing,
} from "../../bots/present/drawing.js";
import { createSimulator, listHomes, loadHousehold } from "../../scenes/household/index.js";
import { withoutOwners } from "../../src/core/looks.js";
import type { QuestionMode } from "../../src/core/question.js";
import type { OwnerView, ThingView } from "../../src/core/scene.js";
import { kitchen, place, seenInKitchen, thing } from "./home.js";
import { parseXml, type XmlNode } from "./xml.js";

const homes: OwnerView[] = [
  kitchen,
  ...listHomes().map((home) => {
    const { content, id } = loadHousehold(home);
    return createSimulator(content, id).ownerView();
  }),
];

/** ALFWorld's way of naming: numbers everywhere. */
const numbered: OwnerView = {
  home: "a numbered kitchen",
  robotAt: [],
  held: null,
  places: [2, 1, 21].map((number) =>
    place(`countertop ${number}`, {
      label: `counter ${number}`,
      zone: "surfaces",
      things: [thing(`mug ${number}`, `mug ${number}`), thing(`pan ${number}`, `pan ${number}`)],
    }),
  ),
};

function elements(root: XmlNode): XmlNode[] {
  return [root, ...root.children.flatMap(elements)];
}

/** Everything that a reader or a screen reader meets. */
function everythingIn(drawing: Drawing): string {
  // "-apple-system" is a font, not a thing.
  const root = parseXml(draw(drawing).replace(/ font-family="[^"]*"/, ""));
  const words = elements(root).flatMap((node) => [node.text, ...Object.values(node.attributes)]);
  return [...words, describeDrawing(drawing), ...listDrawing(drawing)].join("\n");
}

function thingsOf(view: OwnerView): ThingView[] {
  return [...view.places.flatMap(({ things }) => things), view.held ?? []].flat();
}

function countMarks(svg: string, mark: string): number {
  return svg.split(`class="${mark}"`).length - 1;
}

it("speaks of hatched places where there are some, and of none to readers of a list", () => {
  const fresh: Drawing = { mode: "owner", view: kitchen, seen: [] };
  const known: Drawing = { ...fresh, seen: kitchen.places.map(({ id }) => id) };
  expect(explainDrawing(fresh)).toContain("hatched");
  for (const explained of [explainDrawing(known), explainList(fresh), explainList(known)])
    expect(explained).toBe("You see everything.");
});

describe("keeper mode", () => {
  it.each(homes)("names every place and no thing of $home", (view) => {
    const all = everythingIn({ mode: "keeper", view });
    for (const { id, label } of thingsOf(view)) {
      expect(all).not.toContain(id);
      expect(all, label).not.toMatch(new RegExp(`(?<![\\w#])${label}\\b`));
    }
    const labels = view.places.filter(({ label }) => !/\d$/.test(label)).map(({ label }) => label);
    for (const label of labels) expect(all).toContain(label);
    expect(all).toContain("without what is in it");
  });

  it("starts with the things to put away, above the places, or with a look around", () => {
    const svg = draw({ mode: "tour", view: kitchen, things: ["apple 1", "mug 1"] });
    expect(countMarks(svg, "choice")).toBe(2);
    const away = describeDrawing({ mode: "tour", view: kitchen, things: ["apple 1", "mug 1"] });
    expect(away).toContain("To put away: Ana's blue mug, red apple");
    const tour = draw({ mode: "tour", view: kitchen, things: [] });
    for (const { label } of thingsOf(kitchen).slice(0, -1)) {
      expect(tour).toContain(label.replace("'", "&#39;"));
    }
    expect(countMarks(tour, "place unseen")).toBe(0);
  });
});

describe("persona mode", () => {
  it.each([...homes, numbered])("circles one thing and writes no number in $home", (view) => {
    for (const wanted of view.places.flatMap(({ things }) => things)) {
      const drawing: Drawing = { mode: "persona", view, target: [wanted.id] };
      const svg = draw(drawing);
      expect(countMarks(svg, "circle")).toBe(1);
      expect(countMarks(svg, "place unseen")).toBe(0);
      const read = [...svg.matchAll(/>([^<>]+)<|data-\w+="([^"]*)"/g)].map(([, a, b]) => a ?? b);
      const words = read.filter((text) => !text?.includes("{")).join("\n");
      expect(`${words}\n${describeDrawing(drawing)}\n${listDrawing(drawing)}`).not.toMatch(/ \d/);
    }
  });

  it("says which place it is in words, and circles all that would do", () => {
    const one = describeDrawing({ mode: "persona", view: numbered, target: ["mug 2"] });
    expect(one).toContain("Circled: mug on the second counter, with pan.");
    expect(one).toContain("twenty-first counter");
    const svg = draw({ mode: "persona", view: numbered, target: ["mug 1", "mug 21"] });
    expect(countMarks(svg, "circle")).toBe(2);
    expect(svg).toContain("one of these: mug");
  });
});

describe("open mode", () => {
  it("shows the choices as cards with colour, name and place", () => {
    const drawing = openDrawing(kitchen, [
      { label: "blue mug", value: "mug 1" },
      { label: "the fridge", value: "fridge 1" },
      { label: "small bowl", value: "bowl 1" },
      { label: "Somewhere else…", value: "" },
    ]);
    expect(drawing).toMatchObject({
      choices: [
        { label: "blue mug", id: "mug 1", detail: "on the dining table" },
        { label: "the fridge", detail: "red apple" },
        { label: "small bowl", detail: "the robot holds it" },
        { label: "Somewhere else…" },
      ],
    });
    const svg = draw(drawing);
    expect(countMarks(svg, "choice")).toBe(4);
    // The bowl is in the robot's hand, the last choice is nowhere.
    expect(countMarks(svg, "letter")).toBe(2);
    expect(svg).toContain("on the dining table");
    expect(svg).not.toMatch(/class="(asked|circle)"/);
    expect(describeDrawing(drawing)).toBe(
      "4 choices side by side in Ana's kitchen. blue mug (on the dining table). the fridge (red apple). small bowl (white; the robot holds it). Somewhere else….",
    );
  });
});

describe("drawingFor", () => {
  const question = { need: { func: "where", noun: "mug" }, choices: [] } as const;
  const shown = { view: kitchen, seen: seenInKitchen };

  it.each<[QuestionMode, object]>([
    ["owner", { mode: "owner", ...shown }],
    ["keeper", { mode: "keeper", view: kitchen }],
    ["persona", { mode: "persona", view: kitchen, target: [] }],
    ["open", { mode: "open", home: "Ana's kitchen", choices: [], view: withoutOwners(kitchen) }],
  ])("draws a question in mode %s", (mode, expected) => {
    expect(drawingFor({ ...question, mode }, shown)).toEqual(expected);
  });

  it("circles what the person was told to want", () => {
    const persona = drawingFor({ ...question, mode: "persona" }, { ...shown, target: ["mug 2"] });
    expect(persona).toMatchObject({ target: ["mug 2"] });
  });
});

describe("the alt text", () => {
  it.each(homes)("has every place and thing of $home", (view) => {
    const text = describeDrawing({ mode: "owner", view, seen: [] });
    for (const { label } of thingsOf(view)) expect(text).toContain(label);
    for (const { label } of view.places) expect(text).toContain(label.replace(/ \d$/, ""));
    const svg = parseXml(draw({ mode: "owner", view, seen: [] }));
    expect(svg.children.find(({ name }) => name === "desc")?.text).toBe(text);
  });

  it("keeps to what a platform takes, and says how much is missing", () => {
    const drawing: Drawing = {
      mode: "owner",
      view: kitchen,
      seen: seenInKitchen,
    };
    const whole = describeDrawing(drawing);
    for (const most of [60, 200, 300, whole.length - 1]) {
      const text = describeDrawing(drawing, most);
      expect(text.length).toBeLessThanOrEqual(most);
      if (most >= 200) expect(text).toMatch(/And \d+ more\.$/);
    }
    expect(describeDrawing(drawing, whole.length)).toBe(whole);
  });
});

describe("themes", () => {
  it("are light, dark, or the reader's", () => {
    const drawing: Drawing = { mode: "keeper", view: kitchen };
    const papers = (["light", "dark"] as const).map(
      (theme) => /class="paper"[^>]* fill="(#\w+)"/.exec(draw(drawing, { theme }))?.[1],
    );
    expect(new Set(papers).size).toBe(2);
    const auto = draw(drawing, { theme: "auto" });
    for (const paper of papers) expect(auto).toContain(`--sous-tag:${paper}`);
    expect(auto.replace(/<style>.*?<\/style>/, "")).toContain('fill="var(--sous-tag)"');
  });
});
