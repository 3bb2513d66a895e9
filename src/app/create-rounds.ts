/** What plays rounds: the policy, the worlds, and the people who play themselves. */
import type { RoundsDeps } from "../agent/rounds.js";
import { calibratedBy } from "../agent/when-to-ask.js";
import type { Simulator } from "../core/scene.js";
import type { Memory } from "../core/stores.js";
import { createHumanPlayer } from "../policies/human-player/index.js";
import { createHouseholdObserver, createRulesPolicy } from "../policies/rules/index.js";
import type { Bus } from "./bus.js";
import { playerOfGame } from "./game-players.js";
import { simulate } from "./households.js";
import { createTupleFormer } from "./models/tuple-policies.js";
import { createPlayerPort } from "./player-port.js";
import type { SousOptions } from "./wire.js";

interface RoundParts extends Pick<RoundsDeps, "memory" | "desk"> {
  readonly bus: Bus;
  readonly rows: Memory;
  readonly live: Map<string, Simulator>;
}

/** Makes the policy, and what plays by it. */
export async function createRounds(
  {
    clock,
    player,
    notebook,
    policy: given,
    calibration,
  }: Pick<SousOptions, "clock" | "player" | "notebook" | "policy" | "calibration">,
  { memory, bus, rows, live, desk }: RoundParts,
): Promise<RoundsDeps> {
  const ownerView = (household: string) => live.get(household)?.ownerView() ?? null;
  const playerPort = createPlayerPort({ memory, bus, clock, ownerView, player: player ?? null });
  const chosen = typeof given === "function" ? await given(rows, playerPort) : given;
  const policy = chosen ?? createRulesPolicy();
  return {
    memory,
    desk,
    clock,
    notebook,
    createAskPolicy: calibratedBy(calibration),
    policy,
    human: createHumanPlayer(playerPort),
    former: createTupleFormer(),
    observer: createHouseholdObserver(),
    playerOf: (household) => playerOfGame(household, policy),
    createSimulator: simulate,
    onScene: (household, scene) => {
      if (scene) live.set(household, scene);
      else live.delete(household);
    },
  };
}
