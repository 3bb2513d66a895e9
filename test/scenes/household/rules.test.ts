import { describe, expect, it } from "vitest";
import { createSimulator, storeGame } from "../../../scenes/household/source/content.js";
import { readGame } from "../../../scenes/household/source/game-file.js";
import type { Simulator } from "../../../src/core/episode/scene.js";
import { tinyGame, tinyGoals } from "./tiny-game.js";

function open(options: Parameters<typeof tinyGame>[0] = {}): Simulator {
  return createSimulator(storeGame(readGame(tinyGame(options), { file: "tiny" })));
}

function play(simulator: Simulator, ...commands: string[]): string {
  return commands.map((command) => simulator.step(command).observation.text).at(-1) ?? "";
}

describe("texts of the rules", () => {
  it("begins in the middle of the room, listing places in raw-id order", () => {
    const simulator = open();
    expect(simulator.begin(simulator.task).observation.text).toBe(
      "-= Welcome to TextWorld, ALFRED! =-\n\n" +
        "You are in the middle of a room. Looking quickly around you, you see a desk 1, a drawer 2, " +
        "a drawer 1, a fridge 1, a microwave 1, a shelf 1, and a sinkbasin 1.\n\n" +
        "Your task is to: do as the test says.",
    );
    expect(play(simulator, "look")).toBe(
      "You are in the middle of a room. Looking quickly around you, you see nothing.",
    );
  });

  it("a thing without a type lies there and can be taken, and no place takes it", () => {
    const more = `(pickupable EggCracked_bar_1) (inReceptacle EggCracked_bar_1 Desk_bar_1)
      (objectAtLocation EggCracked_bar_1 loc_bar_1)`;
    const simulator = open({ more });
    simulator.begin(simulator.task);
    expect(play(simulator, "go to desk 1")).toContain("a eggcracked 1");
    expect(play(simulator, "take eggcracked 1 from desk 1")).toContain("You pick up");
    const { admissible } = simulator.step("go to shelf 1").observation;
    expect(admissible.filter((command) => /^(?:move|put) /.test(command))).toEqual([]);
    expect(simulator.sampleTask(() => 0.5)?.object).not.toBe("");
  });

  it("a name without a type at the end of :objects is an object", () => {
    const text = tinyGame()
      .replace("(:init", "(:init ")
      .replace(/\)(\s|\\n)*\(:init/, " EggCracked) (:init");
    expect(text).toContain("EggCracked) (:init");
    expect(readGame(text, { file: "tiny" }).world.things.length).toBeGreaterThan(3);
  });

  it("numbers a class downwards in id order, and ignores ids without facts", () => {
    // drawer_bar_1 is "drawer 2"; it shares the desk's spot and can be opened.
    const simulator = open();
    expect(play(simulator, "go to drawer 2")).toBe(
      "You arrive at drawer 2. The drawer 2 is closed.",
    );
    expect(play(simulator, "look")).toBe(
      "You are facing the desk 1, and drawer 2. Next to it, you see nothing.",
    );
    expect(play(simulator, "open drawer 2")).toBe(
      "You open the drawer 2. The drawer 2 is open. In it, you see a apple 1.",
    );
  });

  it("tests locations, not places: nobody goes to where they stand", () => {
    const simulator = open();
    play(simulator, "go to desk 1");
    expect(play(simulator, "go to drawer 2")).toBe("Nothing happens.");
    expect(play(simulator, "examine drawer 2")).toBe("The drawer 2 is closed.");
  });

  it("lists what is possible, sorted by code point", () => {
    const simulator = open();
    simulator.step("go to desk 1");
    expect(simulator.step("take butterknife 1 from desk 1").observation.admissible).toEqual([
      "examine butterknife 1",
      "examine desk 1",
      "examine drawer 2",
      "go to drawer 1",
      "go to fridge 1",
      "go to microwave 1",
      "go to shelf 1",
      "go to sinkbasin 1",
      "help",
      "inventory",
      "look",
      "move butterknife 1 to desk 1",
      "open drawer 2",
      "slice apple 1 with butterknife 1",
      "use desklamp 1",
    ]);
  });

  it.each([
    "",
    "LOOK",
    "go  to desk 1",
    "put cup 1 in/on desk 1",
    "think: I should go",
    "examine cup 1",
  ])("does nothing for %j", (command) => {
    const simulator = open();
    const { admissible } = simulator.step("go to desk 1").observation;
    expect(simulator.step(command).observation).toEqual({ text: "Nothing happens.", admissible });
  });

  it("strips white space around a command", () => {
    expect(play(open(), " go to shelf 1\n")).toBe(
      "You arrive at shelf 1. On the shelf 1, you see a desklamp 1.",
    );
  });

  it("tells the conditions of a thing in the engine's words", () => {
    const simulator = open();
    play(simulator, "go to desk 1", "open drawer 2", "take apple 1 from drawer 2");
    const say = (...commands: string[]) => play(simulator, ...commands, "examine apple 1");
    expect(say()).toBe("There's nothing special about apple 1.");
    expect(say("go to fridge 1", "cool apple 1 with fridge 1")).toBe("This is a cold apple 1.");
    expect(say("go to sinkbasin 1", "clean apple 1 with sinkbasin 1")).toBe(
      "This is a cool and clean apple 1.",
    );
    expect(say("go to microwave 1", "heat apple 1 with microwave 1")).toBe(
      "This is a hot and clean apple 1.",
    );
    expect(
      say("go to desk 1", "move apple 1 to desk 1", "take butterknife 1 from desk 1") &&
        play(simulator, "slice apple 1 with butterknife 1"),
    ).toBe("You sliced the apple 1 with the butterknife 1.");
    expect(say("move butterknife 1 to desk 1", "take apple 1 from desk 1")).toBe(
      "This is a hot and clean sliced apple 1.",
    );
    expect(play(simulator, "inventory")).toBe("You are carrying: a apple 1.");
  });

  it("calls a vessel normal and says what is in it", () => {
    const simulator = open();
    expect(play(simulator, "go to desk 1", "take cup 1 from desk 1", "examine cup 1")).toBe(
      "This is a normal cup 1. In it, you see nothing.",
    );
  });

  it("notices with look what was moved from one place here to another", () => {
    const simulator = open();
    play(simulator, "go to desk 1", "open drawer 2", "take cup 1 from desk 1");
    expect(play(simulator, "move cup 1 to drawer 2")).toBe("You move the cup 1 to the drawer 2.");
    expect(play(simulator, "look")).toBe(
      "You are facing the desk 1, and drawer 2. Next to it, you see a cup 1.",
    );
  });

  it("uses a lamp from either of its two places, always with the same words", () => {
    const simulator = open();
    expect(play(simulator, "go to shelf 1", "use desklamp 1")).toBe("You turn on the desklamp 1.");
    expect(play(simulator, "go to desk 1", "use desklamp 1")).toBe("You turn on the desklamp 1.");
  });

  it("speaks the older wording when the grammar does", () => {
    const simulator = open({ old: true });
    // Seven locations, numbered downwards: loc_bar_3 is "loc 5".
    expect(play(simulator, "go to fridge 1")).toBe("You arrive at loc 5. The fridge 1 is closed.");
    expect(play(simulator, "help")).toBe("Nothing happens.");
    play(simulator, "go to desk 1", "take cup 1 from desk 1");
    expect(play(simulator, "put cup 1 in/on desk 1")).toBe("You put the cup 1 in/on the desk 1.");
  });
});

describe("goals", () => {
  it.each(Object.entries(tinyGoals))(
    "%s: read, planned, won exactly at the last command",
    (type, goal) => {
      const simulator = open({ goal });
      expect(simulator.begin(simulator.task)).toMatchObject({ reward: 0, terminated: false });
      expect(simulator.task.type).toBe(type);
      const plan = simulator.plan() ?? [];
      const rewards = plan.map((command) => simulator.step(command).reward);
      expect(rewards).toEqual([...Array(plan.length - 1).fill(0), 1]);
      expect(simulator.plan()).toEqual([]);
    },
  );

  it("goes on after a win and takes it back", () => {
    const simulator = open();
    simulator.begin(simulator.task);
    for (const command of simulator.plan() ?? []) simulator.step(command);
    const undo = simulator
      .step("look")
      .observation.admissible.find((c) => c.startsWith("take cup"));
    expect(simulator.step(undo ?? "")).toMatchObject({ reward: 0, terminated: false });
  });

  it("wants two things in the same place", () => {
    const simulator = open({ goal: tinyGoals.pick_two_obj_and_place });
    expect(simulator.plan()).toEqual([
      "go to drawer 1",
      "take egg 1 from drawer 1",
      "go to desk 1",
      "move egg 1 to desk 1",
    ]);
  });
});
