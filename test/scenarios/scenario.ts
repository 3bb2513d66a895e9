import { afterEach, describe, expect, it } from "vitest";
import type { Place } from "./place.js";
import { Stage, type StageSettings } from "./stage.js";

/**
 * What not every place can play: forms, connections that break and calls that fail, more than one
 * channel, what one person alone is shown, commands that are typed as free text.
 */
export type Ability = "forms" | "faults" | "channels" | "pages" | "typed";

/** Something that happens between people and the robot, told once and played in every place. */
export interface Scenario {
  readonly name: string;
  readonly settings?: StageSettings;
  readonly needs?: Ability;
  /**
   * What it is about happens behind the bot, whose part in it others have too: it is played once on each
   * platform, not again by another way to that platform.
   */
  readonly about?: "desk";
  play(stage: Stage): Promise<void>;
}

/** Plays scenarios in a place; each has a place and a product of its own. */
export function playScenarios(
  place: string,
  open: () => Promise<Place>,
  scenarios: readonly Scenario[],
): void {
  describe(place, () => {
    let stage: Stage | null = null;
    afterEach(async () => {
      await stage?.close();
      stage = null;
    });

    it.each(scenarios.map((scenario) => [scenario.name, scenario] as const))(
      "%s",
      async (_, scenario) => {
        stage = new Stage(await open(), scenario.settings);
        await stage.start();
        await scenario.play(stage);
        await stage.settle();
        expect(stage.place.objections()).toEqual([]);
      },
      120_000,
    );
  });
}
