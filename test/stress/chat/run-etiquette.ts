/** Plays tasks on both platforms and adds up what the channel had to bear. */
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { openMemory } from "../../../memory/open.js";
import { systemClock } from "../../../src/app/clock.js";
import { childEnvironment } from "../../../src/app/settings/config.js";
import { sousProgram } from "../../program.js";
import { cleanSettings, createNursery, peerProgram } from "../children.js";
import { joinDiscord, openDiscordRoom } from "../faults/discord-room.js";
import { Product } from "../faults/product.js";
import { joinSlack, openSlackRoom } from "../faults/slack-room.js";
import type { ChatBot } from "./cells.js";
import {
  countEtiquette,
  type EtiquetteCount,
  type EtiquetteRows,
  playPolitely,
} from "./etiquette.js";
import { readDiscord, readSlack } from "./shown-messages.js";

export interface EtiquetteOptions {
  readonly bots: readonly ChatBot[];
  readonly tasks: number;
  readonly home: string;
}

interface EtiquetteFigures {
  readonly tasks: number;
  readonly questions: number;
  readonly welcomes: number;
  readonly posts: number;
  readonly edits: number;
  readonly emptyPosts: number;
  readonly strayMentions: number;
  readonly perQuestion: {
    readonly posts: number;
    readonly notifications: number;
    readonly edits: number;
    readonly replies: number;
  };
}

export interface EtiquetteResult extends EtiquetteFigures {
  readonly byPlatform: Readonly<Partial<Record<ChatBot, EtiquetteFigures>>>;
}

/** A pace at which progress would flood a channel if nothing held it back. */
const paceMs = "200";

export async function runEtiquette(options: EtiquetteOptions): Promise<EtiquetteResult> {
  const folder = mkdtempSync(path.join(tmpdir(), "sous-etiquette-"));
  const children = createNursery(() => rmSync(folder, { recursive: true, force: true }));
  try {
    const counts = await Promise.all(
      options.bots.map(async (bot) => {
        const database = path.join(folder, `${bot}.db`);
        const args = ["serve", "--no-play", "--db", database];
        const child = children.start(peerProgram(bot), childEnvironment(cleanSettings));
        const site = await openSite(bot, child);
        const { room } = site;
        const environment = childEnvironment({
          ...cleanSettings,
          ...room.environment,
          SOUS_PACE_MS: paceMs,
        });
        const product = new Product(() =>
          children.start([...sousProgram, ...args, ...room.args], environment),
        );
        try {
          const readRows = () => readEtiquetteRows(database);
          const rows = await playPolitely({ ...options, room, product, readRows });
          const { messages, edits } = await site.read();
          return [bot, countEtiquette(messages, { edits, rows })] as const;
        } finally {
          await product.stop();
          await room.close();
        }
      }),
    );
    const all = counts.map(([, count]) => count);
    const byPlatform = Object.fromEntries(counts.map(([bot, count]) => [bot, figures([count])]));
    return { ...figures(all), byPlatform };
  } finally {
    children.endAll();
  }
}

async function openSite(
  bot: ChatBot,
  child: ReturnType<ReturnType<typeof createNursery>["start"]>,
) {
  if (bot === "slack") {
    const peer = await joinSlack(child);
    const room = openSlackRoom(peer);
    return { room, read: () => readSlack(peer, room.channel) };
  }
  const peer = await joinDiscord(child);
  const room = openDiscordRoom(peer);
  return { room, read: () => readDiscord(peer, room.channel) };
}

function figures(counts: readonly EtiquetteCount[]): EtiquetteFigures {
  const sum = (key: keyof EtiquetteCount) => counts.reduce((total, count) => total + count[key], 0);
  const questions = sum("questions");
  const per = (key: keyof EtiquetteCount) =>
    Math.round((sum(key) / Math.max(1, questions)) * 100) / 100;
  return {
    tasks: sum("tasks"),
    questions,
    welcomes: sum("welcomes"),
    posts: sum("posts"),
    edits: sum("edits"),
    emptyPosts: sum("emptyPosts"),
    strayMentions: sum("strayMentions"),
    perQuestion: {
      posts: per("posts"),
      notifications: per("notifications"),
      edits: per("edits"),
      replies: per("replies"),
    },
  };
}

async function readEtiquetteRows(database: string): Promise<EtiquetteRows> {
  const memory = await openMemory({ file: database, clock: systemClock, readOnly: true });
  try {
    const played = [];
    for (const { id } of await memory.households.list())
      played.push(...(await memory.episodes.list(id)));
    const people = await memory.people.list();
    const platformId = new Map(people.map((person) => [person.id, person.platformId]));
    const deliveries = await memory.outbox.list();
    return {
      episodes: played.map(({ id, end }) => ({ id, ended: end !== null })),
      questions: (await memory.questions.list()).map(({ id, episode, assignee }) => ({
        id,
        episode,
        assignee: platformId.get(assignee ?? "") ?? null,
      })),
      posts: deliveries.flatMap(({ ref, episode, note }) =>
        ref
          ? [
              {
                message: ref.message,
                episode,
                isReply: note !== null && note.to !== null && note.kind !== "reminder",
              },
            ]
          : [],
      ),
      due: deliveries.filter(({ state }) => state === "queued" || state === "sending").length,
    };
  } finally {
    await memory.close();
  }
}
