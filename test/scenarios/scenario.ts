import { describe, expect, it } from "vitest";
import type { Place, Room, Seen } from "./place.js";
import { Stage, type StageSettings } from "./stage.js";

export interface Scenario<Where extends Place = Place> {
  readonly name: string;
  readonly settings?: StageSettings<Where>;
  play(stage: Stage<Where>): Promise<void>;
}

/** Starts with a task that asks where Ana's mug is. */
export function asked<Where extends Place = Room>({
  play,
  ...scenario
}: Omit<Scenario<Where>, "play"> & {
  play(stage: Stage<Where>, card: Seen): Promise<void>;
}): Scenario<Where> {
  return { ...scenario, play: async (stage) => play(stage, await stage.ask()) };
}

/** Plays several at once, as they mostly wait, each with its own place and product. */
export function playScenarios<Where extends Place>(
  place: string,
  open: () => Where | Promise<Where>,
  scenarios: readonly Scenario<Where>[],
): void {
  describe.concurrent(place, () => {
    it.each(scenarios.map((scenario) => [scenario.name, scenario] as const))(
      "%s",
      async (_, scenario) => {
        const stage = new Stage<Where>(await open(), scenario.settings);
        try {
          await stage.start();
          await scenario.play(stage);
          await stage.settle();
          expect(stage.place.objections()).toEqual([]);
        } finally {
          await stage.close();
        }
      },
      240_000,
    );
  });
}
