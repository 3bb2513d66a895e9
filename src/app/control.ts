/** What people may command from a bot. */
import type { Control } from "../core/bot.js";
import type { Clock } from "../core/clock.js";
import { InputError } from "../core/errors.js";
import type { KnowledgeMode } from "../core/question.js";
import type { Household, Memory } from "../core/stores.js";
import { labelsOf, phraseFact } from "../desk/phrase.js";
import { keepHousehold, simulate, summariseHomes } from "./households.js";
import { moveThing } from "./move.js";
import type { Runner } from "./runner.js";

export interface ControlOptions {
  readonly memory: Memory;
  readonly runner: Runner;
  readonly clock: Clock;
  /** Of the episodes that people start from a bot; "owner" when absent. */
  readonly mode?: KnowledgeMode;
}

const maxSteps = 50;
const seed = 1;
const mostRounds = 20;

export function createControl({ memory, runner, clock, mode = "owner" }: ControlOptions): Control {
  const homes = async () => summariseHomes().map(({ id, title }) => ({ id, title }));

  /** The household that was played last, or the named one. */
  async function findHousehold(home: string | null): Promise<Household> {
    if (home !== null) {
      const known = await homes();
      if (known.some(({ id }) => id === home)) return keepHousehold(memory, home, clock);
    }
    const kept = await memory.households.list();
    const household = home === null ? kept.at(-1) : kept.find(({ id }) => id === home);
    if (!household) throw new InputError("Nothing was played yet. Start with: play kitchen");
    return household;
  }

  return {
    homes,

    async play({ home, bot, channel, rounds = 1 }) {
      const known = await homes();
      const name = home ?? known[0]?.id;
      if (!known.some(({ id }) => id === name)) {
        throw new InputError(
          `I know no home called "${name}". The homes are: ${known.map(({ id }) => id).join(", ")}.`,
        );
      }
      const household = await keepHousehold(memory, name ?? "", clock);
      if (runner.isRunning(household.id)) {
        const open = (await memory.episodes.unfinished()).find(
          (episode) => episode.household === household.id,
        );
        return {
          episode: open?.id ?? "",
          text: `I am already at work in ${household.title}${open ? `: ${open.task.sentence}` : "."}`,
        };
      }
      const episode = await runner.start({
        ...{ household, bot, channel, maxSteps, seed, mode },
        rounds: Math.min(Math.max(1, rounds), mostRounds),
        askPolicy: "missing",
      });
      return {
        episode: episode.id,
        text: `Starting in ${household.title}: ${episode.task.sentence}`,
      };
    },

    async move({ home, thing, place }) {
      const household = await findHousehold(home);
      return moveThing({ memory, clock }, { household, thing, place });
    },

    async status() {
      const lines: string[] = [];
      for (const episode of await memory.episodes.unfinished()) {
        const household = await memory.households.get(episode.household);
        const steps = (await memory.episodes.steps(episode.id)).filter(
          ({ step }) => step.kind === "act",
        );
        const [open] = await memory.questions.list({ episode: episode.id, state: "open" });
        lines.push(
          `${household?.title ?? episode.household}, round ${episode.round}: ${episode.task.sentence} ` +
            `Step ${steps.length} of at most ${episode.maxSteps}.` +
            (open ? ` Waiting for an answer: ${open.text}` : ""),
        );
      }
      return lines.length > 0 ? lines.join("\n") : "Nothing is going on. Start with: play kitchen";
    },

    async facts(id) {
      const households = await memory.households.list();
      const lines: string[] = [];
      for (const household of households.filter((one) => id === null || one.id === id)) {
        const facts = await memory.facts.list({ household: household.id });
        const told = facts.filter((fact) => fact.source === "answer");
        const labels = labelsOf(simulate(household).ownerView());
        if (told.length > 0) lines.push(`${household.title}:`);
        lines.push(
          ...told.map(
            (fact) =>
              `- ${phraseFact(fact, labels)}${fact.personName ? ` (${fact.personName})` : ""}`,
          ),
        );
      }
      return lines.length > 0 ? lines.join("\n") : "Nobody has told me anything yet.";
    },
  };
}
