import { describe, expect, it } from "vitest";
import { readCommand, readTime, usageLines } from "../../bots/present/commands.js";
import { InputError } from "../../src/core/errors.js";
import { verbs } from "../../src/core/people/command.js";

const read = (text: string) => readCommand(text, "/sous");

function refusal(text: string): string {
  try {
    read(text);
  } catch (error) {
    if (error instanceof InputError) return error.message;
  }
  throw new Error(`"${text}" was not refused`);
}

describe("commands in words", () => {
  it.each([
    ["play", { verb: "play", home: null, rounds: 1 }],
    ["PLAY kitchen 3", { verb: "play", home: "kitchen", rounds: 3 }],
    ['play "Ana\'s kitchen"', { verb: "play", home: "Ana's kitchen", rounds: 1 }],
    ["do", { verb: "do", home: null, order: null }],
    ["do heat Ben's mug", { verb: "do", home: null, order: "heat Ben's mug" }],
    ["do flat: clean a cup", { verb: "do", home: "flat", order: "clean a cup" }],
    ["do drop 2", { verb: "do", home: null, order: null, change: { move: "drop", at: 2 } }],
    ["do First 3", { verb: "do", home: null, order: null, change: { move: "first", at: 3 } }],
    ["status", { verb: "status", everywhere: false }],
    ["facts flat", { verb: "facts", home: "flat" }],
    ["why", { verb: "why", home: null }],
    ["pause kitchen", { verb: "pause", home: "kitchen" }],
    ["resume", { verb: "resume", home: null }],
    ["stop", { verb: "stop", home: null }],
    ["schedule", { verb: "schedule", home: null, daily: null }],
    ["schedule daily 10:00", { verb: "schedule", home: null, daily: 600 }],
    ["schedule daily 9.05 kitchen", { verb: "schedule", home: "kitchen", daily: 545 }],
    ["schedule off", { verb: "schedule", home: null, daily: "off" }],
    ["teach", { verb: "teach", home: null, rule: null }],
    [
      "teach “you can only hold one thing”",
      { verb: "teach", home: null, rule: "you can only hold one thing" },
    ],
    ["teach withdraw 2", { verb: "teach", home: null, rule: null, withdraw: 2 }],
    ["here", { verb: "here" }],
    ["ask-less", { verb: "ask-less", reset: false }],
    ["ask-less reset", { verb: "ask-less", reset: true }],
    ["consent pilot yes", { verb: "consent", campaign: "pilot", agree: true }],
    [
      "consent pilot 2",
      { verb: "consent", campaign: "pilot", agree: null, practice: { at: null, choice: 1 } },
    ],
    ["me", { verb: "me" }],
    ["", { verb: "help" }],
  ])("reads %j", (text, command) => {
    expect(read(text)).toEqual(command);
  });

  it.each([
    ["move Ana's mug to fridge", "Ana's mug", "fridge"],
    ["move mug into corner cabinet", "mug", "corner cabinet"],
    ['move "cup on the tray" to "shelf"', "cup on the tray", "shelf"],
    ["move “Ana’s mug” in sink", "Ana’s mug", "sink"],
  ])("reads %j", (text, thing, place) => {
    expect(read(text)).toEqual({ verb: "move", home: null, thing, place });
  });

  it.each([
    ["stauts", /Did you mean \/sous status\?/],
    ["play kitchen 99", /from 1 to 20/],
    ["move mug", /Say what goes where/],
    ["schedule daily", /schedule daily 10:00 kitchen/],
    ["schedule daily 25:00", /hours and minutes/],
    ["schedule tomorrow", /hours and minutes/],
    ["ask-less please", /ask-less reset/],
  ])("says what to write instead of %j", (text, words) => {
    expect(refusal(text)).toMatch(words);
  });

  it("does not repeat a flood", () => {
    expect(refusal("x".repeat(5000)).length).toBeLessThan(1800);
  });

  it("tells of every verb, and reads times of the day only", () => {
    expect(usageLines("/sous")).toHaveLength(verbs.length);
    expect(["24:00", "10:60", "10", "ten", "-1:00"].map(readTime)).toEqual(Array(5).fill(null));
  });
});
