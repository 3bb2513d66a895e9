/** In games the choices contain only what exists, and the right one is among them. */
import { expect, it } from "vitest";
import { loadGame, openGame, readGameName } from "../../scenes/games/index.js";
import { seededRandom } from "../../src/core/random.js";
import { offerChoices } from "../../src/desk/choices.js";
import { createGridSpeech } from "../../src/policies/query/index.js";

it.each([
  ["grid:danger", { func: "what", adjective: "danger", noun: "zone" }],
  ["grid:open-door", { func: "what", noun: "key" }],
] as const)("%s", (task, query) => {
  for (let number = 1; number <= 20; number++) {
    const name = readGameName(`${task}:${number}`);
    if (!name) throw new Error("there is no such game");
    const { content } = loadGame({ ...name, number });
    const view = openGame(content, task).ownerView();
    const { need, candidates } = createGridSpeech().poseQuery(query);
    const random = seededRandom(number, task);
    const choices = offerChoices({ need, candidates, view, known: [], random });
    const things = view.places.flatMap((place) => place.things.map(({ id }) => id));
    const tiles = view.grid?.rows
      .flat()
      .flatMap((look) => (look.kind === "tile" ? look.color : []));
    const there = new Set<string>([...things, ...(tiles ?? [])]);
    expect(choices.length).toBeGreaterThan(0);
    expect(choices.every(({ value }) => there.has(value))).toBe(true);
    const secret = (view.card ?? []).join("; ");
    expect(choices.some(({ value }) => secret.includes(value))).toBe(true);
  }
});
