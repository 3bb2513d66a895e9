import { describe, expect, it } from "vitest";
import type { Place, Seen } from "./place.js";
import { Stage, type StageSettings } from "./stage.js";

/**
 * What some places cannot play: forms, broken connections and failed calls, a second channel, messages
 * to one person alone, commands typed as free text, mentions, direct messages and menus of messages, answers to a message.
 */
export type Ability = "forms" | "faults" | "channels" | "pages" | "typed" | "mentions" | "answers";

/** Something that happens between people and the robot. It is told once and played in every place. */
export interface Scenario {
  readonly name: string;
  readonly settings?: StageSettings;
  readonly needs?: Ability;
  /**
   * "desk": it tests what happens behind the bot. It is played once on each platform, not again over
   * another way to that platform.
   */
  readonly about?: "desk";
  play(stage: Stage): Promise<void>;
}

/** A scenario that begins with a task and the card that asks where Ana's mug is. */
export function asked({
  play,
  ...scenario
}: Omit<Scenario, "play"> & { play(stage: Stage, card: Seen): Promise<void> }): Scenario {
  return { ...scenario, play: async (stage) => play(stage, await stage.ask()) };
}

/** Plays scenarios in a place, several side by side, as they mostly wait. Each has a place and a product of its own. */
export function playScenarios(
  place: string,
  open: () => Promise<Place>,
  scenarios: readonly Scenario[],
): void {
  describe.concurrent(place, () => {
    it.each(scenarios.map((scenario) => [scenario.name, scenario] as const))(
      "%s",
      async (_, scenario) => {
        const stage = new Stage(await open(), scenario.settings);
        try {
          await stage.start();
          await scenario.play(stage);
          await stage.settle();
          expect(stage.place.objections()).toEqual([]);
        } finally {
          await stage.close();
        }
      },
      120_000,
    );
  });
}
