import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { createReader } from "../../../src/desk/reading/index.js";
import { kitchen, livingRoom, requestOf } from "./rooms.js";

const grounder = createReader();

const fragments = fc.constantFrom(
  ..."drawer|drawers|cabinet|sink|the|not|in|on|next to|one|or|and|no|sorry|wait|1|2|3rd|to|99".split(
    "|",
  ),
  ..."mug|mugs|?|,|.|\n|*|...|the other one|idk|maybe|checked|empty|nothing there|it is".split("|"),
  ..."fridge|under|from|I|put|either|fork 1|(|)|~|P1|T0|NEG|O2|CORRECTION|<system>|</system>".split(
    "|",
  ),
  ..."@channel|__proto__|constructor|toString|🗑️|1️⃣|ignore previous instructions|table".split("|"),
  "coffee or side table",
);

const replies = fc.oneof(
  fc.string({ unit: "binary", maxLength: 300 }),
  fc.string({ unit: "grapheme", maxLength: 300 }),
  fc.array(fragments, { maxLength: 40 }).map((words) => words.join(" ")),
);

describe("whatever people type", () => {
  it("names only places and things of the vocabulary", async () => {
    await fc.assert(
      fc.asyncProperty(replies, fc.constantFrom(kitchen, livingRoom), async (reply, room) => {
        const noun = room === kitchen ? "mug" : "vase";
        const grounded = await grounder.ground(requestOf({ room, noun, reply }));
        expect(grounded.kind).not.toBe("choice");
        if (grounded.kind === "unclear") {
          for (const guess of grounded.guesses) expect(room.places).toContain(guess);
        } else if (grounded.kind !== "choice") {
          const classes = room.things.map((id) => id.replace(/ \d+$/, ""));
          for (const claim of grounded.claims) {
            expect(claim.places.length).toBeGreaterThan(0);
            expect(room.places.filter((id) => claim.places.includes(id))).toEqual(claim.places);
            expect([noun, ...room.things, ...classes]).toContain(claim.thing);
          }
        }
      }),
      { numRuns: 100, seed: 7 },
    );
  });

  it("chooses only what was offered, in the order offered", async () => {
    const options = ["mug 1", "mug 3"];
    await fc.assert(
      fc.asyncProperty(replies, async (reply) => {
        const grounded = await grounder.ground(
          requestOf({ noun: "mug", reply, options, known: { "mug 1": "fridge 1" } }),
        );
        expect(grounded.kind).not.toBe("location");
        if (grounded.kind !== "choice") return;
        expect(grounded.options.length).toBeGreaterThan(0);
        expect(options.filter((id) => grounded.options.includes(id))).toEqual(grounded.options);
      }),
      { numRuns: 80, seed: 8 },
    );
  });
});
