/** Open questions in a home of their own, beside the filled one. */
import { keepHousehold } from "../../../app/households.js";
import type { Clock } from "../../../core/clock.js";
import type { Episode } from "../../../core/episode.js";
import type { Memory } from "../../../core/stores.js";
import { scratchEpisode } from "../../lab/scratch-episode.js";
import { askWrite, questionOf } from "./fill.js";

export interface Poser {
  /** From now on asks in a new episode: one that goes on for long has many steps. */
  beginAnew(): Promise<void>;
  /** Asks, and returns the open question's id. */
  pose(): Promise<string>;
  /** Asks a question that needs three answers. */
  poseCounted(): Promise<void>;
  /** How many such questions are open. */
  counted(): number;
}

/** Begin an episode before you ask. */
export async function createPoser(memory: Memory, clock: Clock): Promise<Poser> {
  const { id: household } = await keepHousehold(memory, "flat", clock);
  const task = {
    type: "pick_and_place_simple",
    sentence: "put a mug in the sink.",
    object: "mug",
    target: "sinkbasin",
  } as const;
  let round = 0;
  let episode: Episode | null = null;
  let seq = 0;
  let counted = 0;
  async function beginAnew(): Promise<void> {
    const end = { kind: "truncated", reason: "stopped" } as const;
    if (episode) {
      await memory.episodes.end(episode.id, end, 0, [], clock.now());
      // Shown to the last revision: what waits does not grow with the database.
      const { wanted = 1 } = (await memory.outbox.get(episode.id)) ?? {};
      await memory.outbox.markSending(episode.id);
      await memory.outbox.markSent(episode.id, { channel: "asking", message: "1" }, wanted);
    }
    const place = { household, bot: "web", channel: "asking" } as const;
    episode = scratchEpisode({ ...place, id: `asking${++round}`, round, task });
    await memory.episodes.open(episode);
  }
  async function ask(quorum: number): Promise<string> {
    if (!episode) throw new RangeError("No episode was begun.");
    const id = `n${++seq}`;
    const asked = { id, noun: `new${seq}`, places: [], at: clock.now() };
    const question = { ...questionOf(episode, asked), quorum, deadline: Number.MAX_SAFE_INTEGER };
    await memory.questions.recordAsk(askWrite(question, seq), clock.now());
    return id;
  }
  return {
    beginAnew,
    pose: () => ask(1),
    async poseCounted() {
      await ask(3);
      counted++;
    },
    counted: () => counted,
  };
}
