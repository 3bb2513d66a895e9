import { expect, it } from "vitest";
import { checkTemplates } from "./ambiguous-tests.js";

it("500 tasks of every template contradict themselves nowhere", { timeout: 900_000 }, () => {
  const counts = checkTemplates({ homes: 30, draws: 300 });
  expect([...counts.keys()].sort()).toEqual([
    "look_at_obj_in_light, examine",
    "look_at_obj_in_light, look",
    "pick_and_place_simple, find",
    "pick_and_place_simple, put",
    "pick_clean_then_place_in_recep, clean",
    "pick_cool_then_place_in_recep, cool",
    "pick_heat_then_place_in_recep, heat",
  ]);
  expect(Math.min(...counts.values())).toBeGreaterThanOrEqual(500);
});
