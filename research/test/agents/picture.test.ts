/** The picture of the home that the agent's model is shown: what the robot knows, and no more. */
import { expect, it } from "vitest";
import { draw } from "../../../bots/present/picture/drawing.js";
import type { PolicyView } from "../../../src/core/episode/decision.js";
import type { Fact } from "../../../src/core/memory/fact.js";
import { knownHome } from "../../../src/policies/agent/commands.js";
import { abilityNames } from "../../../src/policies/llm/settings.js";
import type { Body, Said } from "../../../test/faulty-model/server.js";
import { mugHome } from "../../../test/policies/agents/homes.js";
import { openFaultyStage } from "./faulty-stage.js";

const shown = { abilities: [...abilityNames, "images"] } as const;

/** The blocks of the first message of the user. */
function headOf(request: Body | undefined): Said["content"] {
  return request?.messages.find(({ role }) => role === "user")?.content;
}

it("stands in the head of each prompt, the same in the whole episode", async () => {
  const { play, server } = await openFaultyStage({}, shown);
  const { rounds } = await play(mugHome());
  expect(rounds[0]?.success).toBe(true);
  const heads = server.requests.map((request) => headOf(request));
  expect(heads[0]).toEqual([
    { type: "text", text: expect.stringContaining("Task: ") },
    {
      type: "image_url",
      image_url: { url: expect.stringMatching(/^data:image\/png;base64,iVBOR/) },
    },
  ]);
  expect(new Set(heads.map((head) => JSON.stringify(head))).size).toBe(1);
  expect(heads.length).toBeGreaterThan(3);
});

const begin = {
  kind: "begin",
  observation:
    "You are in the middle of a room. Looking quickly around you, you see a fridge 1, and a desk 1.",
  admissible: ["go to desk 1", "go to fridge 1", "look"],
} as const;
const sighting = { subject: "desk 1", relation: "holds", objects: ["pen 1"], status: "valid" };
const view: PolicyView = {
  task: "put a pen in the fridge.",
  particular: false,
  facts: [],
  askEagerly: false,
  knownAtStart: [sighting as unknown as Fact],
  trajectory: [begin],
};

it("shows what was known when the episode began, whatever was seen since", () => {
  const home = knownHome(view);
  expect(home).toEqual({
    places: ["desk 1", "fridge 1"],
    here: [],
    held: null,
    contents: new Map([["desk 1", ["pen 1"]]]),
  });
  const inside = "You open the fridge 1. The fridge 1 is open. In it, you see a mug 1.";
  const opened = {
    ...begin,
    kind: "act",
    command: "open fridge 1",
    thought: "",
    observation: inside,
  };
  const later = {
    ...view,
    facts: [{ ...sighting, subject: "fridge 1", objects: ["mug 1"] } as unknown as Fact],
    trajectory: [begin, opened as never],
  };
  expect(knownHome(later)).toEqual(home);
});

it("says of no place that it is empty before somebody looked", () => {
  const home = {
    id: "fridge 1",
    label: "fridge 1",
    kind: "fridge",
    room: "",
    zone: "other",
  } as const;
  const place = { ...home, openable: false, open: false, things: [] };
  const unseen = { home: "The home", robotAt: ["fridge 1"], held: null, places: [place] };
  const drawing = { mode: "owner", view: unseen, seen: [], explored: true } as const;
  expect(draw(drawing).replace(/<desc.*<\/desc>/s, "")).not.toContain("empty");
});
