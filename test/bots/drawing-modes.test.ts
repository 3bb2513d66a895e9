import fc from "fast-check";
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
  type PictureSize,
} from "../../bots/present/picture/drawing.js";
import { renderPng } from "../../bots/present/picture/picture-supply.js";
import { sizeFor } from "../../bots/web/page-state.js";
import { thingsOf, withoutOwners } from "../../src/core/episode/looks.js";
import type { OwnerView, ThingView } from "../../src/core/episode/scene.js";
import type { QuestionMode } from "../../src/core/question/question.js";
import { kitchen, place, seenInKitchen, thing } from "./home.js";
import { isTold, madeHome, ourHomes, ownedIn, readPicture, untoldIn } from "./owner-pictures.js";
import { faultsOf, measurePicture } from "./picture-words.js";
import { parseXml, withClass } from "./xml.js";

const sizes: readonly PictureSize[] = ["page", "phone", "chat", "panel"];
const [, flat = kitchen] = ourHomes();
/** A kitchen, a five-room flat and a made living room; the nightly tier has a hundred. */
const homes: readonly (readonly [OwnerView, readonly PictureSize[]])[] = [
  [kitchen, sizes],
  [flat, ["phone", "chat"]],
  [madeHome(1), ["page", "panel"]],
];
const cells = homes.flatMap(([view, ownSizes]) =>
  ownSizes.map((size) => [view.home, size, view] as const),
);

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

function countMarks(svg: string, mark: string): number {
  return svg.split(`class="${mark}"`).length - 1;
}

function everythingIn(drawing: Drawing, size: PictureSize): string {
  // "-apple-system" is a font, not a thing.
  const svg = draw(drawing, { size }).replace(/ font-family="[^"]*"/, "");
  const words = [...svg.matchAll(/"([^"]*)"|>([^<>]+)</g)].map(([, value, text]) => value ?? text);
  return [...words, describeDrawing(drawing), ...listDrawing(drawing)].join("\n");
}

function standing(drawing: Drawing, size: PictureSize): string {
  return withClass(parseXml(draw(drawing, { size })), "place")
    .map((node) => {
      const { x, y, width, height } = withClass(node, "catch")[0]?.attributes ?? {};
      return [node.attributes["data-stop"], x, y, width, height].join(" ");
    })
    .sort()
    .join("\n");
}

describe.each(cells)("%s at the size %s", (_home, size, view) => {
  const things = view.places.flatMap(({ things }) => things);
  const [wanted = things[0]] = ownedIn(view);
  const target = wanted ? [wanted.id] : [];
  const owner: Drawing = { mode: "owner", view, seen: [] };
  const keeper: Drawing = { mode: "keeper", view };
  const persona: Drawing = { mode: "persona", view, target };
  const tour: Drawing = { mode: "tour", view, things: things.slice(0, 5).map(({ id }) => id) };
  const choices = things.slice(0, 4).map(({ id }) => ({ label: `the ${id}`, value: id }));
  const open = openDrawing(withoutOwners(view), choices);

  it("has no word over another, and none that is too small, in any mode", () => {
    for (const drawing of [owner, keeper, persona, tour, open]) {
      const measured = measurePicture(draw(drawing, { size, title: "Where is it, please?" }));
      expect(faultsOf(measured), drawing.mode).toEqual([]);
      for (const { size: shown } of measured.words) expect(shown).toBeGreaterThanOrEqual(11);
    }
  });

  it("has every place where it always is, whatever is known and hidden", () => {
    const bare = view.places.map((one) => ({ ...one, things: [], open: true }));
    const seen = view.places.map(({ id }) => id);
    const known: Drawing = { mode: "owner", view: { ...view, places: bare }, seen };
    const none: Drawing = { mode: "open", home: view.home, view, choices: [] };
    const all = [owner, known, keeper, persona, none].map((drawing) => standing(drawing, size));
    expect(new Set(all).size).toBe(1);
  });

  it("tells the owner every place and thing, and whose it is, in the picture and in words", () => {
    const svg = draw(owner, { size });
    expect(untoldIn(view, svg)).toEqual([]);
    const words = describeDrawing(owner);
    for (const { label } of thingsOf(view)) expect(words).toContain(label);
    for (const { label } of view.places) expect(words).toContain(label.replace(/ \d$/, ""));
    const list = listDrawing(owner).join("\n");
    for (const { label } of ownedIn(view)) expect(list).toContain(label);
    expect(parseXml(svg).children.find(({ name }) => name === "desc")?.text).toBe(words);
  });

  it("tells a keeper every place and no thing", () => {
    const all = everythingIn(keeper, size);
    for (const { id, label } of thingsOf(view)) {
      expect(all).not.toContain(id);
      expect(all, label).not.toMatch(new RegExp(`(?<![\\w#])${label}\\b`));
    }
    const named = view.places.filter(({ label }) => !/\d$/.test(label));
    for (const { label } of named) expect(all).toContain(label.replace("'", "&#39;"));
    expect(all).toContain("without what is in it");
  });

  it("circles one thing for somebody who wants it, writes no number, and gives no owner away", () => {
    const svg = draw(persona, { size });
    expect([countMarks(svg, "circle"), countMarks(svg, "place unseen")]).toEqual([1, 0]);
    const read = [...svg.matchAll(/>([^<>]+)<|data-\w+="([^"]*)"/g)].map(([, a, b]) => a ?? b);
    const words = read.filter((text) => !text?.includes("{")).join("\n");
    expect(`${words}\n${describeDrawing(persona)}\n${listDrawing(persona)}`).not.toMatch(/ \d/);
    expect(readPicture(svg).all).toContain("this one: ");
    for (const drawing of [keeper, persona, open])
      for (const { attributes } of ownedIn(view)) {
        const { all } = readPicture(draw(drawing, { size }));
        expect(all).not.toMatch(new RegExp(`\\b${attributes.owner}\\b`));
        expect(all).not.toContain(" = ");
      }
  });
});

describe("what is asked about", () => {
  const asking = (need: Parameters<typeof drawingFor>[0]["need"]) =>
    drawingFor({ mode: "owner", need, choices: [] }, { view: flat, seen: [] });

  it.each([sizeFor(390), "chat"] as const)(
    "can be read where it decides the answer, at the size %s",
    (size) => {
      for (const kind of new Set(thingsOf(flat).map((one) => one.kind))) {
        const read = readPicture(draw(asking({ func: "where", noun: kind }), { size }));
        for (const one of thingsOf(flat).filter((one) => one.kind === kind))
          expect(isTold(read, one), one.label).toBe(true);
      }
      for (const { id, kind, attributes } of thingsOf(flat)) {
        const { colour, owner } = attributes;
        if (!colour || owner) continue;
        const drawing = asking({ func: "where", noun: kind, adjective: colour });
        const { named, all } = readPicture(draw(drawing, { size }));
        expect(`${named.get(id)} ${all.split(/ = \w+ /).at(-1)}`).toContain(colour);
      }
    },
  );

  const question = { need: { func: "where", noun: "mug" }, choices: [] } as const;
  const shown = { view: kitchen, seen: seenInKitchen };
  it.each<[QuestionMode, object]>([
    ["owner", { mode: "owner", ...shown, asked: question.need }],
    ["keeper", { mode: "keeper", view: kitchen }],
    ["persona", { mode: "persona", view: kitchen, target: ["mug 2"] }],
    ["open", { mode: "open", home: "Ana's kitchen", choices: [], view: withoutOwners(kitchen) }],
  ])("is drawn in mode %s", (mode, expected) => {
    expect(drawingFor({ ...question, mode }, { ...shown, target: ["mug 2"] })).toEqual(expected);
  });
});

describe("owners", () => {
  function owned(id: string, owner: string, colour = "blue"): ThingView {
    const kind = id.replace(/ \d+$/, "");
    return { id, label: `${owner}'s ${colour} ${kind}`, kind, attributes: { owner, colour } };
  }

  it.each(sizes)("are told for crowds, long names and names that begin alike, at %s", (size) => {
    const names = ["Ana", "Anna", "Ann-Christin Wallenstein", "Ben", "Bernadette", "Mia"];
    const crowd = names.flatMap((name, at) => [
      owned(`mug ${2 * at}`, name),
      owned(`cellphone ${2 * at}`, name, "black"),
    ]);
    const drawers = [1, 2, 3, 4, 5].map((at) =>
      place(`drawer ${at}`, {
        label: `drawer ${at}`,
        zone: "storage",
        open: false,
        things: at === 1 ? crowd : [],
      }),
    );
    const shelf = { label: "shelf", zone: "surfaces", things: [owned("mug 99", "Mia")] } as const;
    const crowded: OwnerView = {
      home: "a crowded home",
      robotAt: [],
      held: owned("plate 1", "Ann-Christin Wallenstein"),
      places: [...drawers, place("shelf 1", { ...shelf, things: [...shelf.things] })],
    };
    const svg = draw({ mode: "owner", view: crowded, seen: [] }, { size });
    expect(untoldIn(crowded, svg)).toEqual([]);
    expect(faultsOf(measurePicture(svg))).toEqual([]);
  });

  it("are drawn as text that a chat's PNG shows", async () => {
    const [view = kitchen] = ourHomes();
    const svg = draw({ mode: "owner", view, seen: [] }, { size: "chat" });
    const mute = svg.replaceAll(/<text data-of="(?:[^<]*)<\/text>/g, "");
    expect(mute).not.toBe(svg);
    const [read, unread] = await Promise.all(
      [svg, mute].map((one) => renderPng(one, { width: 800 })),
    );
    expect(unread && read?.equals(unread)).toBe(false);
  });
});

it("a hand that carries several things has all of them named", () => {
  const carried = ["knife", "grilled chicken leg", "sliced red pepper"].map((name) =>
    thing(name, name),
  );
  const view: OwnerView = { ...kitchen, held: carried[0] ?? null, carried };
  for (const size of sizes) {
    const svg = draw({ mode: "owner", view, seen: [] }, { size });
    expect(faultsOf(measurePicture(svg))).toEqual([]);
    for (const { label } of carried) expect(readPicture(svg).all).toContain(label);
  }
  expect(listDrawing({ mode: "owner", view, seen: [] })[0]).toContain(
    "holds knife, grilled chicken leg and sliced red pepper",
  );
});

it("words are well formed, apart and inside, whatever names contain", () => {
  const odd = ["i", "WWW", "grandmother's", "M".repeat(70), "ö", "<b>&'\"", "\u0000\ud800"];
  const words = fc.array(fc.constantFrom(...odd), { minLength: 1, maxLength: 9 });
  const label = fc
    .tuple(words, fc.option(fc.nat(30)))
    .map(([all, number]) => all.join(" ") + (number === null ? "" : ` ${number}`));
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
        places: shapes.map(([kind, name, open], index) => {
          const own = contents.filter(([, , at]) => at % shapes.length === index);
          const things = own.map(([one, colour], nth) =>
            thing(`mug ${index * 100 + nth}`, one, colour),
          );
          return place(`${kind} ${index}`, { label: name, zone: "storage", open, things });
        }),
      };
      const target = view.places.flatMap(({ things }) => things.map(({ id }) => id)).slice(0, 1);
      const drawing = { mode, view, seen: [], target } as unknown as Drawing;
      expect(faultsOf(measurePicture(draw(drawing, { size })))).toEqual([]);
    }),
    { seed: 11, numRuns: 15 },
  );
});

describe("in words", () => {
  it("speaks of shaded places where there are some, and of none to readers of a list", () => {
    const fresh: Drawing = { mode: "owner", view: kitchen, seen: [] };
    const known: Drawing = { ...fresh, seen: kitchen.places.map(({ id }) => id) };
    expect(explainDrawing(fresh)).toContain("shaded");
    for (const explained of [explainDrawing(known), explainList(fresh), explainList(known)])
      expect(explained).toBe("You see everything.");
  });

  it("keeps to what a platform takes, and says how much is missing", () => {
    const drawing: Drawing = { mode: "owner", view: kitchen, seen: seenInKitchen };
    const whole = describeDrawing(drawing);
    for (const most of [60, 200, 300, whole.length - 1]) {
      const text = describeDrawing(drawing, most);
      expect(text.length).toBeLessThanOrEqual(most);
      if (most >= 200) expect(text).toMatch(/And \d+ more\.$/);
    }
    expect(describeDrawing(drawing, whole.length)).toBe(whole);
  });

  it("says which of several places it is, and circles all that would do", () => {
    const one = describeDrawing({ mode: "persona", view: numbered, target: ["mug 2"] });
    expect(one).toContain("Circled: mug on the second counter, with pan.");
    expect(one).toContain("twenty-first counter");
    const svg = draw({ mode: "persona", view: numbered, target: ["mug 1", "mug 21"] });
    expect(countMarks(svg, "circle")).toBe(2);
    expect(svg).toContain("one of these: mug");
  });

  it("names what is to be put away before a keeper's first task, or shows the home once", () => {
    const away: Drawing = { mode: "tour", view: kitchen, things: ["apple 1", "mug 1"] };
    expect(countMarks(draw(away), "choice")).toBe(2);
    expect(describeDrawing(away)).toContain("To put away: Ana's blue mug, red apple");
    const tour = draw({ mode: "tour", view: kitchen, things: [] });
    for (const { label } of kitchen.places.flatMap(({ things }) => things))
      expect(tour).toContain(label.replace("'", "&#39;"));
    expect(countMarks(tour, "place unseen")).toBe(0);
  });
});

it("themes are light, dark, or the reader's", () => {
  const drawing: Drawing = { mode: "keeper", view: kitchen };
  const papers = (["light", "dark"] as const).map(
    (theme) => /class="paper"[^>]* fill="(#\w+)"/.exec(draw(drawing, { theme }))?.[1],
  );
  expect(new Set(papers).size).toBe(2);
  const auto = draw(drawing, { theme: "auto" });
  for (const paper of papers) expect(auto).toContain(`--sous-tag:${paper}`);
  expect(auto.replace(/<style>.*?<\/style>/, "")).toContain('fill="var(--sous-tag)"');
});
