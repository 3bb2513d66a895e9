import { ownerIn } from "../app/caller.js";
import type { Machine, Process } from "./machine.js";
import type { Flow, Story } from "./play.js";
import { Presser } from "./presser.js";
import { readTraces } from "./traces.js";

export const taskFlow: Flow = { open: async (machine) => new TaskStory(machine, "bathroom") };

export class TaskStory implements Story {
  readonly #machine: Machine;
  readonly #home: string;
  readonly #presser: Presser;

  constructor(machine: Machine, home: string) {
    this.#machine = machine;
    this.#home = home;
    this.#presser = new Presser(machine.channel);
  }

  async act({ handlers }: Process): Promise<void> {
    const home = this.#home;
    // Repeats an unacknowledged command.
    if ((await this.#machine.rows.episodes.list(home)).length === 0)
      await handlers.control.play({ home }, ownerIn("slack", "C1"));
    await this.#presser.answer(["Ana"], ({ choices }) => choices[0]?.id ?? "dk");
  }

  async isDone(): Promise<boolean> {
    const { rows, channel } = this.#machine;
    const [episode] = await rows.episodes.list(this.#home);
    if (!episode?.end) return false;
    const isShown = [...channel.standing.values()].some(
      (post) => post.kind === "card" && post.card.done !== null,
    );
    return isShown && (await rows.outbox.list()).every(({ state }) => state === "sent");
  }

  traces(): Promise<readonly string[]> {
    return readTraces(this.#machine, this.#home, this.#presser);
  }
}
