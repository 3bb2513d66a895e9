/** Opens a home's next task (a round), and plays it until it ends or waits for an answer. */
import type { Memory } from "../../memory/stores.js";
import type { Clock } from "../core/clock.js";
import type { AskPolicy, Observer, Policy } from "../core/episode/decision.js";
import type { PeopledDesk } from "../core/episode/desk.js";
import type { AskPolicyName, Episode, EpisodeEnd } from "../core/episode/episode.js";
import type { Simulator, Task } from "../core/episode/scene.js";
import { SousError } from "../core/errors.js";
import { newId } from "../core/id.js";
import { habitFacts, learnPlaces } from "../core/memory/habits.js";
import type { NotebookView } from "../core/memory/notebook.js";
import type { Household, OrderedTask, RunPlan } from "../core/memory/stores.js";
import type { TupleMaker } from "../core/memory/tuple.js";
import type { Purpose } from "../core/question/question.js";
import { seededRandom } from "../core/random.js";
import { countAnswers, nothingSeen, type SeenAnswers } from "./answers-seen.js";
import type { PastAnswer } from "./conformal-asking.js";
import { formTuples } from "./form-tuples.js";
import { measureWorth } from "./imagine.js";
import { createJournal } from "./journal.js";
import { collectPastAnswers } from "./past-answers.js";
import { runEpisode } from "./run-episode.js";
import { replayAndKeep, replayWorldline } from "./worldline.js";

/** Most tasks that are sampled to find an ambiguous one. */
const mostDraws = 300;

export interface Player {
  readonly policy: Policy;
  readonly observer: Observer;
}

export interface RoundsDeps extends Player {
  readonly memory: Memory;
  readonly desk: PeopledDesk;
  readonly clock: Clock;
  /** Called before a task's end is stored, to tell people that their earlier answers were used. */
  readonly onDone: (episode: Episode, end: EpisodeEnd) => Promise<void>;
  readonly playerOf?: (household: Household) => Player | null;
  readonly human?: Policy;
  readonly maker: TupleMaker;
  readonly notebook?: NotebookView | undefined;
  readonly createAskPolicy: (
    name: AskPolicyName,
    past: readonly PastAnswer[],
    answers: SeenAnswers,
  ) => AskPolicy;
  readonly createSimulator: (household: Household) => Simulator;
  readonly onScene?: (household: string, scene: Simulator | null) => void;
}

export interface RoundRequest extends RunPlan {
  readonly household: Household;
  readonly purpose: Purpose;
  /** A task that people ordered, played instead of the next one. */
  readonly order?: OrderedTask | undefined;
}

export async function openRound(deps: RoundsDeps, request: RoundRequest): Promise<Episode> {
  const { household } = request;
  const { episodes } = deps.memory;
  const last = await episodes.last(household.id);
  if (last?.end === null) return last;

  const round = (last?.round ?? 0) + 1;
  const scene = deps.createSimulator(household);
  await replayAndKeep(scene, household.id, episodes, deps.clock.now());
  const { order } = request;
  const task = order?.task ?? (await nextTask(scene, { ...request, round, episodes }));
  if (!task) {
    throw new SousError("no-task", `There is nothing left to do in ${household.title}.`);
  }
  const { bot, channel, askPolicy, mode, maxSteps, seed, purpose, origin } = request;
  const { campaign, arm } = request;
  const episode: Episode = {
    id: order?.id ?? newId("e"),
    household: household.id,
    round,
    task,
    policy: ((arm?.player === "human" && deps.human) || playerIn(deps, household).policy).name,
    askPolicy,
    mode,
    bot,
    channel,
    seed,
    purpose,
    origin,
    ...(campaign !== undefined && { campaign }),
    ...(arm && { arm }),
    maxSteps: task.maxSteps ?? maxSteps,
    startedAt: deps.clock.now(),
    endedAt: null,
    end: null,
    reward: 0,
    worth: null,
  };
  await episodes.open(episode);
  return episode;
}

function playerIn(deps: RoundsDeps, household: Household): Player {
  return deps.playerOf?.(household) ?? deps;
}

/** Returns who plays the episode. A person continues only what a person began, a policy only what a policy began. */
function playerOf(deps: RoundsDeps, household: Household, { policy }: Episode): Player {
  const { human } = deps;
  const player = playerIn(deps, household);
  if (policy === human?.name) return { ...player, policy: human };
  if (player.policy.name !== human?.name) return player;
  throw new SousError(
    "other-player",
    `${policy} has begun a task of ${household.title} that is still open, and a person cannot take it over. Let ${policy} end it, or stop it.`,
  );
}

/**
 * Returns the first task of the home's file that is not done, else a sampled one. The multiround variant takes only
 * round 1 from the file; the ambiguous variant makes the task mean one of several things.
 */
async function nextTask(
  scene: Simulator,
  request: RoundRequest & { readonly round: number; readonly episodes: Memory["episodes"] },
): Promise<Task | null> {
  const { household, seed, variant, openFirst, round, episodes } = request;
  const random = seededRandom(seed, "task", household.id, String(round));
  const ready = (task: Task) => (variant === "ambiguous" ? scene.singleOut(task, random) : task);
  const mayBeWritten = variant !== "multiround" || round === 1;
  const inTurn = openFirst
    ? [...household.tasks].sort((a, b) => Number(b.open ?? false) - Number(a.open ?? false))
    : household.tasks;
  for (const written of mayBeWritten ? inTurn : []) {
    if (await episodes.hasPlayed(household.id, written.sentence)) continue;
    const isOpen = scene.fork().begin(written).reward === 0;
    const task = isOpen ? ready(written) : null;
    const isNew =
      task === written || (task && !(await episodes.hasPlayed(household.id, task.sentence)));
    if (isNew) return task;
  }
  for (let draw = 0; draw < mostDraws; draw++) {
    const sampled = scene.sampleTask(random);
    const task = sampled && ready(sampled);
    if (task || !sampled) return task;
  }
  return null;
}

/**
 * Plays an open episode to its end, which it writes, or to the next question, whose id it returns.
 * @throws the signal's reason when aborted; a later call resumes the episode
 */
export async function playToQuestion(
  deps: RoundsDeps,
  { episode: id, paceMs }: { readonly episode: string; readonly paceMs: number },
  signal: AbortSignal,
): Promise<string | null> {
  signal.throwIfAborted();
  const { memory, clock, notebook } = deps;
  const episode = await memory.episodes.get(id);
  const household = episode && (await memory.households.get(episode.household));
  if (!household) throw new SousError("unknown-episode", `There is no episode ${id}.`);
  const { policy, observer } = playerOf(deps, household, episode);
  const scene = deps.createSimulator(household);
  await replayWorldline(scene, household.id, memory.episodes, episode.round);
  const start = scene.fork();
  if (await isMet(start.fork(), episode, memory)) {
    await memory.episodes.end(id, { kind: "terminated" }, 1, [], clock.now());
    return null;
  }
  const habits =
    episode.arm?.reuse === false
      ? undefined
      : learnPlaces(await memory.facts.newest(household.id, habitFacts, id));
  const journal = createJournal({ ...memory, clock }, episode);
  deps.onScene?.(household.id, scene);
  try {
    const result = await runEpisode(
      {
        episode,
        scene,
        policy,
        observer,
        notebook,
        habits,
        clock,
        paceMs,
        askPolicy: await chooseAskPolicy(deps, episode),
        desk: deps.desk,
        journal,
      },
      signal,
    );
    const { end } = result;
    if (end === null) return (await memory.episodes.steps(id)).at(-1)?.question ?? null;
    const isDone = end.kind === "terminated";
    // Stores first what the answers saved, so that the message about the end shows it at once.
    if (isDone && !policy.isCostly && (await isComparable(memory, episode))) {
      const facts = await journal.factsAtStart();
      const imagined = { episode, scene: start, facts, habits, policy, observer, notebook, clock };
      await memory.episodes.setWorth(id, await measureWorth(imagined, result.trajectory));
    }
    const tuples = isDone
      ? await formTuples(deps.maker, episode, result.trajectory, clock.now())
      : [];
    await deps.onDone(episode, end);
    await memory.episodes.end(id, end, result.reward, tuples, clock.now());
    return null;
  } finally {
    deps.onScene?.(household.id, null);
  }
}

/** True if the goal is already reached before the first step: people may do the task while it waits. */
async function isMet(scene: Simulator, { id, task }: Episode, { episodes }: Memory) {
  if (task.open || scene.begin(task).reward < 1) return false;
  return (await episodes.steps(id)).length === 0;
}

async function chooseAskPolicy(
  { memory, createAskPolicy }: RoundsDeps,
  { id, household, askPolicy }: Episode,
): Promise<AskPolicy> {
  const isCalibrated = askPolicy.startsWith("conformal");
  const past = isCalibrated ? await collectPastAnswers(memory, household, id) : [];
  const answers = askPolicy.startsWith("voi:")
    ? await countAnswers(memory, household, id)
    : nothingSeen;
  return createAskPolicy(askPolicy, past, answers);
}

/** True if the task can be replayed without its answers: not if people chose its goal. */
async function isComparable({ questions }: Memory, { id, task }: Episode): Promise<boolean> {
  if (task.open || task.type === "clarify") return false;
  return (await questions.list({ episode: id, state: "answered" })).length > 0;
}
