/** Constructs what plays tasks: policies, observers, simulators, and the connection to a human player. */
import type { Memory } from "../../../memory/stores.js";
import type { RoundsDeps } from "../../agent/rounds.js";
import { type Calibration, calibratedBy } from "../../agent/when-to-ask.js";
import type { Clock } from "../../core/clock.js";
import type { Policy } from "../../core/episode/decision.js";
import type { OwnerView, Simulator } from "../../core/episode/scene.js";
import type { PlayerPort, Turn, TurnMove, TurnOption } from "../../core/episode/turn.js";
import { SousError } from "../../core/errors.js";
import { newId } from "../../core/id.js";
import { asSaid, type Fact } from "../../core/memory/fact.js";
import { latestSightings, type NotebookView } from "../../core/memory/notebook.js";
import { tellReuse } from "../../desk/deliver/tell.js";
import { labelsOf, phraseFact } from "../../desk/words/phrase.js";
import { phraseQuestion } from "../../desk/words/phrase-question.js";
import { createHumanPlayer } from "../../policies/human-player/human-player.js";
import { householdObserver } from "../../policies/rules/observer.js";
import { createRulesPolicy } from "../../policies/rules/rules-policy.js";
import { createTupleMaker } from "../../policies/tuples/summarise.js";
import type { Bus } from "../serve/bus.js";
import { playerOfGame, withOrders } from "./game-players.js";
import { simulate } from "./households.js";

export interface RoundOptions {
  readonly clock: Clock;
  readonly policy?: Policy | ((memory: Memory, playerPort: PlayerPort) => Promise<Policy>);
  /** The human player's platform id. When absent, the first person to act plays. */
  readonly player?: string | undefined;
  /** Facts that the policy sees. Default: those related to the task. */
  readonly notebook?: NotebookView | undefined;
  readonly calibration?: Calibration | undefined;
}

type RoundParts = Pick<RoundsDeps, "memory" | "desk"> & {
  readonly bus: Bus;
  readonly rows: Memory;
  readonly live: Map<string, Simulator>;
};

export async function createRounds(
  { clock, player, notebook, policy: given, calibration }: RoundOptions,
  { memory, bus, rows, live, desk }: RoundParts,
): Promise<RoundsDeps> {
  const playerPort = createPlayerPort({ memory, bus, live, clock, player });
  const policyGiven = typeof given === "function" ? await given(rows, playerPort) : given;
  const policy = withOrders(policyGiven ?? createRulesPolicy());
  return {
    memory,
    desk,
    clock,
    notebook,
    createAskPolicy: calibratedBy(calibration),
    policy,
    human: createHumanPlayer(playerPort),
    maker: createTupleMaker(),
    observer: householdObserver,
    playerOf: (household) => playerOfGame(household, policy),
    createSimulator: simulate,
    onDone: (episode, end) => tellReuse(memory, episode, end, clock.now()),
    onScene: (household, scene) => {
      if (scene) live.set(household, scene);
      else live.delete(household);
    },
  };
}

/** Lets people play. After a restart, an open turn stays as shown, and a taken one is not asked again. */
function createPlayerPort({
  memory,
  bus,
  live,
  clock,
  player,
}: Pick<RoundParts, "memory" | "bus" | "live"> &
  Pick<RoundOptions, "clock" | "player">): PlayerPort {
  async function isTaken(id: string): Promise<boolean> {
    const turn = await memory.turns.get(id);
    const episode = turn && (await memory.episodes.get(turn.episode));
    if (turn?.taken) return true;
    if (!episode || episode.end) throw new SousError("episode-ended", "There is no turn any more.");
    return false;
  }

  async function waitFor({ id, episode }: Turn): Promise<void> {
    for (;;) {
      let unsubscribe: () => void = () => undefined;
      const rung = new Promise<void>((resolve) => {
        unsubscribe = bus.subscribe((event) => event.episode === episode && resolve());
      });
      try {
        if (await isTaken(id)) return;
        await rung;
      } finally {
        unsubscribe();
      }
    }
  }

  return {
    async play({ episode: id, seq, sees, facts, moves }) {
      const household = (await memory.episodes.get(id))?.household ?? "";
      const owner = live.get(household)?.ownerView();
      const view = owner ? asSeen(owner, facts) : null;
      const turn = await memory.turns.open({
        id: newId("m"),
        episode: id,
        seq,
        view,
        reserved: player ?? null,
        taken: null,
        sees: [...sees, ...formatFacts(facts, view)],
        options: moves.map(toOption),
        openedAt: clock.now(),
      });
      if (!turn.taken) await waitFor(turn);
      const chosen = (await memory.turns.get(turn.id))?.taken;
      const option = turn.options.find((one) => one.id === chosen?.choice);
      if (!option) throw new SousError("unknown-turn", `Nothing was chosen in turn ${turn.id}.`);
      return option.move;
    },
  };
}

function toOption(move: TurnMove, index: number): TurnOption {
  const label = labelOf(move);
  return { id: `m${index}`, label, value: label, move };
}

function labelOf(move: TurnMove): string {
  if (move.kind === "act") return move.command;
  return move.kind === "ask" ? `Ask: ${phraseQuestion(move.need)}` : "Give up";
}

/** Returns what the player may see. Names things as commands do, as a label ("Ana's mug") could tell the answer. */
function asSeen({ card: _, ...owner }: OwnerView, facts: readonly Fact[]): Turn["view"] {
  if (owner.grid) return null;
  const sightings = latestSightings(facts);
  const kinds = new Map(
    owner.places.flatMap(({ things }) => things.map(({ id, kind }) => [id, kind] as const)),
  );
  const thing = (id: string) => ({
    id,
    label: id,
    kind: kinds.get(id) ?? id.replace(/ \d+$/, ""),
    attributes: {},
  });
  const held = owner.held && thing(owner.held.id);
  return {
    owner: {
      home: owner.home,
      robotAt: owner.robotAt,
      held,
      places: owner.places.map((place) => {
        const things = sightings.get(place.id)?.things;
        const isOpen = things !== undefined && place.open;
        return { ...place, label: place.id, open: isOpen, things: things?.map(thing) ?? [] };
      }),
    },
    seen: [...sightings.keys()],
  };
}

/** Formats lines such as "Ana: an apple is in the fridge". */
function formatFacts(facts: readonly Fact[], view: Turn["view"]): readonly string[] {
  const labels = view ? labelsOf(view.owner) : new Map<string, string>();
  const said = facts.filter(({ relation }) => relation !== "holds");
  const seen = facts.filter(({ relation, objects }) => relation === "holds" && objects.length > 0);
  const lines = said.map((fact) => {
    const words = fact.objects.includes(asSaid) ? fact.subject : phraseFact(fact, labels);
    return `${fact.personName ?? (fact.source === "answer" ? "Somebody" : "Known")}: ${words}`;
  });
  const places = seen.map(({ subject, objects }) => `${subject}: ${objects.join(", ")}`);
  return [...new Set(lines), ...(places.length > 0 ? [`Seen so far: ${places.join("; ")}`] : [])];
}
