/** Reads what web pages and chats show of tasks and questions. */
import type { Memory } from "../../../memory/stores.js";
import { replayWorldline } from "../../agent/worldline.js";
import type { Call, Watch } from "../../core/bot.js";
import type { OwnerView, Simulator } from "../../core/episode/scene.js";
import { isAskedHome } from "../../core/question/asking.js";
import { buildAskedCall } from "../../desk/agents/call.js";
import { presentNote } from "../../desk/deliver/deliver.js";
import { serializeEpisode, serializeQuestion, takeSnapshot } from "../operating/snapshot.js";
import { findHousehold, type HomeContent, simulate } from "../play/households.js";
import type { AppContext } from "./app-context.js";
import type { Bus } from "./bus.js";

/** @param live what is being played, by its home */
export function createWatch(
  { memory, mode }: Pick<AppContext, "memory" | "mode">,
  bus: Bus,
  live: ReadonlyMap<string, Simulator>,
): Watch {
  return {
    subscribe: (listener) => bus.subscribe(listener),
    async snapshot(household, episode, reader) {
      const id = household ?? (await lastPlayed(memory));
      const home = id === null ? null : await findHousehold(memory, id);
      if (!home) return null;
      const owner = await viewNow(memory, live, home);
      return takeSnapshot(memory, { home, owner, mode }, { episode, reader });
    },
    played: () => memory.episodes.played(),
    async calls(platform) {
      const open = await memory.questions.list({ state: "open" });
      const asked = open.filter(({ household }) => isAskedHome(household));
      const calls = await Promise.all(
        asked.map(async ({ episode }) => {
          const here = (await memory.episodes.get(episode))?.bot === platform;
          return here ? buildAskedCall(memory, episode) : null;
        }),
      );
      const rank = ({ urgent }: Call) => (urgent ? 0 : 1);
      return calls.flatMap((call) => call ?? []).sort((one, other) => rank(one) - rank(other));
    },
    async picture(platform, id) {
      const question = await memory.questions.get(id);
      const episode = question && (await memory.episodes.get(question.episode));
      if (episode?.bot !== platform) return null;
      const [shown, bytes] = [await memory.asks.picture(id), await memory.asks.pictureBytes(id)];
      return shown && bytes && { type: shown.type, bytes };
    },
    async receipt(id, person) {
      const question = await memory.questions.get(id);
      const shown = question ? await memory.outbox.list({ episode: question.episode }) : [];
      const note = shown.findLast((delivery) => delivery.note?.to === person)?.note;
      return note ? presentNote(memory, note) : null;
    },
    question: (id) => serializeQuestion(memory, id),
    episode: (id) => serializeEpisode(memory, id),
    note: async (id) => (await memory.outbox.get(id))?.note ?? null,
  };
}

export async function viewNow(
  memory: Memory,
  live: ReadonlyMap<string, Simulator>,
  home: HomeContent,
): Promise<OwnerView> {
  const scene = live.get(home.id) ?? (await presentState(memory, home));
  return scene.ownerView();
}

async function lastPlayed(memory: Memory): Promise<string | null> {
  const last = await memory.episodes.lastStarted();
  return last?.household ?? (await memory.households.last())?.id ?? null;
}

export async function presentState(memory: Memory, household: HomeContent): Promise<Simulator> {
  const scene = simulate(household);
  await replayWorldline(scene, household.id, memory.episodes);
  return scene;
}
