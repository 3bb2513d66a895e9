import { afterEach, beforeEach, expect, test } from "vitest";
import { createSimulatedBot } from "../../bots/simulated/index.js";
import { systemClock } from "../../src/app/clock.js";
import { keepHousehold } from "../../src/app/households.js";
import type { Sous } from "../../src/app/wire.js";
import type { Household } from "../../src/core/stores.js";
import { startTeam } from "../story/team.js";
import { ownerIn } from "./caller.js";

let sous: Sous;
let household: Household;
beforeEach(async () => {
  const people = { people: ["Ana"], seed: 1, wrong: 0, unsure: 0, delayMs: 0 };
  sous = await startTeam(createSimulatedBot({ clock: systemClock, ...people }));
  household = await keepHousehold(sous.memory, "kitchen", systemClock);
});
afterEach(() => sous.stop());

async function playOne() {
  const [episode] = await sous.runner.play({
    household,
    rounds: 1,
    askPolicy: "missing",
    maxSteps: 50,
    seed: 1,
    bot: "simulated",
    channel: "simulated",
  });
  return episode;
}

function move(thing: string, place: string, home = "kitchen"): Promise<string> {
  return sous.control.move({ home, thing, place }, ownerIn("simulated"));
}

test("things can be called as people call them, and the robot finds what was moved", async () => {
  await playOne();
  const changed: unknown[] = [];
  sous.watch.subscribe((event) => changed.push(event));
  const said = await move("the tomato", "fridge");
  expect(said).toBe("Moved: tomato is now in the fridge.");
  expect(changed).toEqual([{ kind: "changed", household: "kitchen", episode: null }]);
  const view = (await sous.watch.snapshot("kitchen"))?.owner;
  expect(view?.places.find(({ id }) => id === "fridge 1")?.things.map(({ id }) => id)).toContain(
    "tomato 1",
  );

  const second = await playOne();
  expect(second?.task.object).toBe("tomato");
  expect(second?.end).toEqual({ kind: "terminated" });
});

test("what cannot be done is said, with what there is", async () => {
  await expect(move("mug", "fridge")).rejects.toThrow(/"mug" may be several: .*Ana's blue mug/);
  await expect(move("piano", "fridge")).rejects.toThrow(/no thing called "piano"/);
  await expect(move("Ana's mug", "cellar")).rejects.toThrow(/no place called "cellar"/);
  await expect(move("Ana's mug", "shelf")).resolves.toBe(
    "Moved: Ana's blue mug is now on the shelf.",
  );
  await expect(move("fork", "fridge")).rejects.toThrow("Fork does not go in or on the fridge.");
  await expect(move("mug", "fridge", "castle")).rejects.toThrow();
});
