/** Open questions in a home of their own, beside the filled one. */
import { keepHousehold } from "../../../app/households.js";
import type { Clock } from "../../../core/clock.js";
import type { Memory } from "../../../core/stores.js";
import { scratchEpisode } from "../../lab/scratch-episode.js";
import { askWrite, questionOf } from "./fill.js";

export interface Poser {
  /** Asks, and returns the open question's id. */
  pose(): Promise<string>;
  /** Asks a question that needs three answers. */
  poseCounted(): Promise<void>;
  /** How many such questions are open. */
  counted(): number;
}

/** Opens the episode in which they are asked. */
export async function createPoser(memory: Memory, clock: Clock): Promise<Poser> {
  const { id: household } = await keepHousehold(memory, "flat", clock);
  const task = {
    type: "pick_and_place_simple",
    sentence: "put a mug in the sink.",
    object: "mug",
    target: "sinkbasin",
  } as const;
  const episode = scratchEpisode({ id: "asking", household, task, bot: "web", channel: "asking" });
  await memory.episodes.open(episode);
  let seq = 0;
  let counted = 0;
  async function ask(quorum: number): Promise<string> {
    const id = `n${++seq}`;
    const asked = { id, noun: `new${seq}`, places: [], at: clock.now() };
    const question = { ...questionOf(episode, asked), quorum, deadline: Number.MAX_SAFE_INTEGER };
    await memory.questions.recordAsk(askWrite(question, seq), clock.now());
    return id;
  }
  return {
    pose: () => ask(1),
    async poseCounted() {
      await ask(3);
      counted++;
    },
    counted: () => counted,
  };
}
