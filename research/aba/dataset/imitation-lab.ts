import path from "node:path";
import { gameId, listGames } from "../../../scenes/household/source/load.js";
import type { Variant } from "../../../src/core/episode/episode.js";
import type { Simulator, Task } from "../../../src/core/episode/scene.js";
import { SousError } from "../../../src/core/errors.js";
import type { Conversation } from "../../../src/core/question/conversation.js";
import { seededRandom } from "../../../src/core/random.js";
import { loadGame, makeHome } from "../../lab/open-home.js";
import { readOrSkip, type SkippedGame } from "../../lab/skipped.js";
import { createNoisyExpert, type ExpertTask, joinTasks } from "./noisy-expert.js";

export interface ImitationRequest {
  readonly variant: Variant;
  readonly episodes: number;
  /** Probability with which an action of the expert is replaced by another one, in [0, 1] (paper: 0.2). */
  readonly noise: number;
  /** Whether the expert's thoughts, with its queries to its own memory, stand before what it does. */
  readonly thoughts: boolean;
  readonly maxSteps: number;
  readonly seed: number;
}

interface LabHome {
  readonly id: string;
  /** The room: games of one room differ in what lies where, and are not to be split. */
  readonly room: string;
  readonly open: () => Simulator;
}

/** After so many homes in a row without a fitting task, the homes count as used up. */
const mostMisses = 200;

/** After so many draws a home counts as having no task of the variant. */
const mostDraws = 30;

/** @param folder of games; null: homes are made from seeds. @throws InputError when it has no game */
export function createImitationLab(folder: string | null) {
  const homes = folder === null ? homeOfSeed : gameHomes(folder);
  const skipped: SkippedGame[] = [];
  return {
    skipped: skipped as readonly SkippedGame[],
    /** As many as requested, one after the other. Throws SousError when the homes have too few tasks. */
    async *conversations(request: ImitationRequest): AsyncGenerator<Conversation> {
      let misses = 0;
      let made = 0;
      for (let nth = 0; made < request.episodes; nth++) {
        const home = homes(nth);
        const scene = readOrSkip(home.id, home.open, skipped);
        const conversation = scene && converse({ ...home, scene }, nth, request);
        if (conversation) {
          made += 1;
          misses = 0;
          yield conversation;
        } else if (++misses > mostMisses) {
          const [unread] = skipped;
          throw new SousError(
            "no-task",
            `These homes afford no more ${request.variant} tasks: ${made} episodes were made. Give other --games.${unread ? ` Files that cannot be read: ${skipped.length}, as ${unread.reason}` : ""}`,
          );
        }
      }
    },
  };
}

function gameHomes(folder: string): (nth: number) => LabHome {
  const files = listGames(folder);
  const opened = new Map<string, Simulator>();
  return (nth) => {
    const file = files[nth % files.length] ?? "";
    const id = gameId(file);
    return {
      id,
      room: /-(\d+)\//.exec(id)?.[1] ?? path.posix.dirname(id),
      open() {
        const kept = opened.get(file) ?? loadGame(file);
        opened.set(file, kept);
        return kept.fork();
      },
    };
  };
}

const episodesPerHome = 5;

function homeOfSeed(nth: number): LabHome {
  const seed = Math.floor(nth / episodesPerHome) + 1;
  const kind = seed % 2 === 0 ? "kitchen" : "flat";
  const id = `${kind}:${seed}`;
  return { id, room: id, open: () => makeHome({ kind, seed }, id) };
}

/** Null when the home has no task of the variant, or noise made the first one impossible. */
function converse(
  home: Pick<LabHome, "id" | "room"> & { readonly scene: Simulator },
  nth: number,
  request: ImitationRequest,
): Conversation | null {
  const { variant, seed, noise, thoughts, maxSteps } = request;
  const random = seededRandom(seed, "imitation", variant, home.id, String(nth));
  const { scene } = home;
  const first = drawTask(scene, variant === "ambiguous", random);
  if (!first) return null;
  const expert = createNoisyExpert({ scene, random, noise, thoughts });
  const tasks: ExpertTask[] = [];
  let left = maxSteps;
  for (let task: Task | null = first; task !== null && left > 0; ) {
    const played = expert(task, left);
    tasks.push(played);
    left -= played.steps;
    if (!played.isDone || variant !== "multiround") break;
    task = drawTask(scene, false, random);
  }
  const done = tasks.filter(({ isDone }) => isDone).length;
  if (done === 0) return null;
  return {
    id: `${home.id}#${seed}.${nth}`,
    home: home.room,
    variant,
    type: first.type,
    people: "simulated",
    tasks: done,
    turns: joinTasks(tasks),
  };
}

/** A task that any thing of a class satisfies; for the ambiguous variant one that means one of several. */
function drawTask(scene: Simulator, ambiguous: boolean, random: () => number): Task | null {
  for (let draw = 0; draw < mostDraws; draw++) {
    const task = scene.sampleTask(random);
    if (!task || task.particular || task.open) continue;
    const wanted = ambiguous ? scene.singleOut(task, random) : task;
    if (wanted) return wanted;
  }
  return null;
}
