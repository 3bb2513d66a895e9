/** The web page as a room: agents' questions stand beside the conversation. */
import { randomUUID } from "node:crypto";
import { setTimeout as sleep } from "node:timers/promises";
import { z } from "zod";
import type { ChatRoom } from "../faults/room.js";

/** What the rig needs of a place where people are. */
export type AskRoom = Pick<ChatRoom, "people" | "environment" | "look" | "press" | "close"> &
  Pick<Partial<ChatRoom>, "loseNextAnswer"> & {
    readonly bot: ChatRoom["bot"] | "web";
    readonly channel: string;
  };

const choice = z.object({ id: z.string(), label: z.string() });
const state = z.object({
  calls: z.array(z.object({ id: z.string(), choices: z.array(choice) })),
});
const retryMs = 150;

/** @param url of the page, which stays the same over restarts */
export function openPageRoom(url: string): AskRoom {
  let calls: z.output<typeof state>["calls"] = [];
  return {
    bot: "web",
    channel: "",
    people: ["ada"],
    environment: {},
    async look() {
      const answer = await fetch(`${url}/api/state?width=240`).catch(() => null);
      if (answer?.ok) calls = state.parse(await answer.json()).calls;
      // A page has one line for each question, so its id is the message.
      const asked = calls.map(({ id, choices }) => {
        const one = { question: id, episode: id, message: id, thread: null };
        return { ...one, choices };
      });
      return { asked, cards: [] };
    },
    async press({ person, asked, choice: chosen }) {
      const key = randomUUID();
      const { question } = asked;
      const letter = { question, choice: chosen, key, person: { id: person, name: person } };
      const headers = { "content-type": "application/json" };
      const sent = { method: "POST", headers, body: JSON.stringify(letter) };
      for (let times = 0; times < 40; times++) {
        const answer = await fetch(`${url}/api/press`, sent).catch(() => null);
        if (answer?.ok) return { key, acked: true };
        await sleep(retryMs);
      }
      return { key, acked: false };
    },
    async close() {},
  };
}
