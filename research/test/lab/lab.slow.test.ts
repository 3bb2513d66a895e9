/** ABA's variants over the whole product, on our homes. */
import { expect, it } from "vitest";
import { listHomes } from "../../../scenes/household/source/load.js";
import type { LabSettings } from "../../lab/contract.js";
import type { GameSummary } from "../../lab/lab.js";
import { openLab, usual } from "../set-up.js";

const play = (home: string, settings: Partial<LabSettings>): Promise<GameSummary> =>
  openLab().play(home, { ...usual, ...settings });

const spent = ({ rounds }: GameSummary): number =>
  rounds.reduce((total, round) => total + round.steps + round.questions, 0);

it("an ambiguous task is done sooner by asking than by trying one after the other", async () => {
  let [asked, tried] = [0, 0];
  for (const home of listHomes())
    for (const seed of [1, 2]) {
      const [asking] = (await play(home, { variant: "ambiguous", seed })).rounds;
      const [trying] = (await play(home, { variant: "ambiguous", seed, ask: "never" })).rounds;
      expect(asking).toMatchObject({ success: true, task: trying?.task });
      expect(asking?.questions).toBeGreaterThanOrEqual(1);
      asked += asking?.steps ?? 0;
      tried += trying?.steps ?? 0;
    }
  expect(asked).toBeLessThan(tried);
});

it("many rounds go on until the steps are used up, actions and questions counted", async () => {
  for (const home of listHomes()) {
    const game = await play(home, { variant: "multiround" });
    const last = game.rounds.at(-1);
    expect(game.rounds.slice(0, -1).every(({ success }) => success)).toBe(true);
    expect(game.rounds.length).toBeGreaterThan(3);
    expect(last?.success === false ? last.end : "max-steps").toBe("max-steps");
    expect(spent(game)).toBeGreaterThanOrEqual(50);
    expect(spent(game) - (last?.questions ?? 0)).toBeLessThanOrEqual(50);
    expect(game.repeatedQuestions).toBe(0);
  }
});

it("many rounds are the same for the same seed and others for another", async () => {
  const few = { variant: "multiround", maxSteps: 25 } as const;
  const one = await play("flat", few);
  expect(await play("flat", few)).toEqual(one);
  const other = await play("flat", { ...few, seed: 2 });
  expect(other.rounds.map(({ task }) => task)).not.toEqual(one.rounds.map(({ task }) => task));
});

it.each(listHomes())(
  "in %s, the rules play alike with what is related to the task and with all that is known",
  async (home) => {
    const long = { variant: "multiround", wrong: 0.2, unsure: 0.1, maxSteps: 80 } as const;
    const related = await play(home, { ...long, notebook: "task" });
    expect(related.rounds.length).toBeGreaterThan(3);
    expect(related).toEqual(await play(home, { ...long, notebook: "all" }));
  },
);
