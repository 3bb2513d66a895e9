import type { RoundsDeps } from "../agent/rounds.js";
import { type Calibration, calibratedBy } from "../agent/when-to-ask.js";
import type { Clock } from "../core/clock.js";
import type { Policy } from "../core/decision.js";
import type { NotebookView } from "../core/notebook.js";
import type { Simulator } from "../core/scene.js";
import type { Memory } from "../core/stores.js";
import type { PlayerPort } from "../core/turn.js";
import { tellReuse } from "../desk/deliver/tell.js";
import { createHumanPlayer } from "../policies/human-player/human-player.js";
import { createHouseholdObserver, createRulesPolicy } from "../policies/rules/index.js";
import type { Bus } from "./bus.js";
import { playerOfGame, withOrders } from "./game-players.js";
import { simulate } from "./households.js";
import { createTupleFormer } from "./models/tuple-policies.js";
import { createPlayerPort } from "./player-port.js";

export interface RoundOptions {
  readonly clock: Clock;
  readonly policy?: Policy | ((memory: Memory, playerPort: PlayerPort) => Promise<Policy>);
  /** Platform id. The first person to act plays when absent. */
  readonly player?: string | undefined;
  /** Default: statements related to the task. */
  readonly notebook?: NotebookView | undefined;
  readonly calibration?: Calibration | undefined;
}

interface RoundParts extends Pick<RoundsDeps, "memory" | "desk"> {
  readonly bus: Bus;
  readonly rows: Memory;
  readonly live: Map<string, Simulator>;
}

export async function createRounds(
  { clock, player, notebook, policy: given, calibration }: RoundOptions,
  { memory, bus, rows, live, desk }: RoundParts,
): Promise<RoundsDeps> {
  const ownerView = (household: string) => live.get(household)?.ownerView() ?? null;
  const playerPort = createPlayerPort({ memory, bus, clock, ownerView, player: player ?? null });
  const chosen = typeof given === "function" ? await given(rows, playerPort) : given;
  const policy = withOrders(chosen ?? createRulesPolicy());
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
    onDone: (episode, end) => tellReuse(memory, episode, end, clock.now()),
    onScene: (household, scene) => {
      if (scene) live.set(household, scene);
      else live.delete(household);
    },
  };
}
