import { expect, it } from "vitest";
import { createSimulator, storeGame } from "../../../scenes/household/source/content.js";
import { readGame } from "../../../scenes/household/source/game-file.js";
import { tinyGame, tinyGoals } from "./tiny-game.js";

/** Commands with the satisfied share after each. */
const ways: Readonly<
  Partial<Record<keyof typeof tinyGoals, readonly (readonly [string, number])[]>>
> = {
  pick_heat_then_place_in_recep: [
    ["go to drawer 2", 0],
    ["open drawer 2", 0],
    ["take apple 1 from drawer 2", 0],
    ["go to shelf 1", 0],
    ["move apple 1 to shelf 1", 1 / 3],
    ["take apple 1 from shelf 1", 0],
    ["go to microwave 1", 0],
    ["heat apple 1 with microwave 1", 1 / 3],
    ["go to shelf 1", 1 / 3],
    ["move apple 1 to shelf 1", 1],
  ],
  pick_two_obj_and_place: [
    ["go to drawer 1", 1 / 2],
    ["take egg 1 from drawer 1", 1 / 2],
    ["take egg 2 from drawer 1", 1 / 2],
    ["go to desk 1", 1 / 2],
    ["move egg 1 to desk 1", 1],
    ["move egg 2 to desk 1", 1],
  ],
  look_at_obj_in_light: [
    ["go to drawer 2", 0],
    ["open drawer 2", 0],
    ["take apple 1 from drawer 2", 1 / 2],
    ["go to shelf 1", 1 / 2],
    ["use desklamp 1", 1],
  ],
};

it.each(Object.entries(ways))("of %s", (type, way) => {
  const goal = tinyGoals[type as keyof typeof tinyGoals];
  const home = createSimulator(storeGame(readGame(tinyGame({ goal }), { file: "tiny" })));
  home.begin(home.task);
  const met = way.map(([command]) => {
    const { terminated } = home.step(command);
    const share = home.conditionsMet?.();
    expect(share === 1).toBe(terminated);
    return [command, share];
  });
  expect(met).toEqual(way);
});
