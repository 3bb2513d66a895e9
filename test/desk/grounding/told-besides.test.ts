import { expect, it } from "vitest";
import { kitchen, say } from "./rooms.js";

it.each([
  ["I put my bag on the dining table, it's in drawer 2", "mug in drawer 2"],
  ["we had dinner at the dining table, it's in drawer 2", "mug in drawer 2"],
  ["I should get a new microwave, it is in drawer 2", "mug in drawer 2"],
  ["the fridge makes a noise. it is in drawer 2", "mug in drawer 2"],
  ["the fridge smells, it is in drawer 2", "mug in drawer 2"],
  ["she put her coat on the dining table. drawer 3", "mug in drawer 3"],
  ["drawer 2, wait, it is not there, drawer 3", "mug in drawer 3"],
  ["in the microwave or was it the fridge? The fridge.", "mug in fridge*"],
  ["the microwave. I looked, not in the microwave. The fridge", "mug in fridge*"],
  ["one of drawer 2 and drawer 3", "mug in drawer 2|drawer 3"],
  ["try the microwave and the fridge", "mug in fridge*|microwave*"],
])(
  "what is told besides is no claim, and what is taken back is none: %s",
  async (reply, understood) => {
    expect(await say({ room: kitchen, noun: "mug", reply })).toBe(understood);
  },
);
