/** When Sous is killed in the rig, by name. */
import { setTimeout as sleep } from "node:timers/promises";
import type { AskRoom } from "./page-room.js";

/** In turn; all the while clients wait for answers. */
export const moments = ["asking", "answering", "posting", "starting", "waiting"] as const;
const momentMs = 4000;
/** Something for which others wait. */
export class Happening {
  #waiting: (() => void)[] = [];

  happened(): Promise<void> {
    return new Promise((resolve) => this.#waiting.push(resolve));
  }

  happen(): void {
    for (const go of this.#waiting.splice(0)) go();
  }
}

/** An agent has just sent a question. */
export const nextAsk = new Happening();

/** Resolves when it is time, or when it did not come. */
export async function awaitMoment(
  moment: (typeof moments)[number],
  {
    rooms,
    people,
    random,
  }: {
    readonly rooms: readonly AskRoom[];
    readonly people: readonly { nextPress(): Promise<void> }[];
    readonly random: () => number;
  },
): Promise<void> {
  const [room] = rooms.filter((one) => one.loseNextAnswer && random() < 0.5);
  const until = Date.now() + momentMs;
  switch (moment) {
    case "asking":
      // The request is under way: before or after it is written.
      await Promise.race([nextAsk.happened(), sleep(momentMs)]);
      return void (await sleep(random() * 30));
    case "answering":
      await Promise.race([...people.map((one) => one.nextPress()), sleep(momentMs)]);
      return void (await sleep(random() * 40));
    case "posting": {
      const hasLost = await room?.loseNextAnswer?.();
      while (hasLost && Date.now() < until && !(await hasLost())) await sleep(30);
      return;
    }
    case "starting":
    case "waiting":
      return void (await sleep(50 + random() * 1500));
  }
}
