import type { Memory } from "../../../memory/stores.js";
import type { Player } from "../../../src/agent/rounds.js";
import { createAskPolicy } from "../../../src/agent/when-to-ask.js";
import { replayWorldline } from "../../../src/agent/worldline.js";
import { findCampaign } from "../../../src/app/campaigns/lifecycle.js";
import { createStoredTuplePolicy } from "../../../src/app/models/tuple-policies.js";
import { playerOfGame } from "../../../src/app/play/game-players.js";
import { simulate } from "../../../src/app/play/households.js";
import type { Episode, StepRecord } from "../../../src/core/episode/episode.js";
import { SousError } from "../../../src/core/errors.js";
import type { Ballot, Household } from "../../../src/core/memory/stores.js";
import { excludedQuestions } from "../../../src/core/question/exchange.js";
import { seededRandom } from "../../../src/core/random.js";
import { groupBy } from "../../../src/crowdwork/statistics/rating.js";
import { basisOf } from "../../../src/datasets/release/select.js";
import { confirmGuesses } from "../../../src/policies/rules/guess.js";
import { householdObserver } from "../../../src/policies/rules/observer.js";
import { createRulesPolicy } from "../../../src/policies/rules/rules-policy.js";
import { advance, expectUnits } from "../../lab/in-jobs.js";
import { type AnsweredQuestion, type PlayedOn, type PlayOnSetting, playOn } from "./play-on.js";

export interface CollectRequest extends PlayOnSetting {
  readonly campaign: string | null;
  readonly limit: number;
}

interface Chosen {
  readonly episode: Episode;
  readonly household: Household;
  readonly player: Player;
}

/** Nothing is written. @throws InputError for an unknown campaign, SousError "no-episodes" when there is none */
export async function collectReplay(memory: Memory, request: CollectRequest) {
  const { chosen, ...cut } = await chooseEpisodes(memory, request);
  const imported = await memory.releases.importedIds();
  const answers = await readAnswers(memory);
  const episodes: ComparedEpisode[] = [];
  const questions: (PlayedOn & { readonly group: string })[] = [];
  let [open, changed, settling] = [0, 0, 0];
  expectUnits(chosen.length);
  for (const one of chosen) {
    const { episode } = one;
    // Across campaigns arms of one name mean different things.
    const group = (request.campaign !== null && episode.arm?.name) || episode.askPolicy;
    const records = await memory.episodes.steps(episode.id);
    const given = (answers.get(episode.id) ?? []).filter(
      ({ question }) => question.state !== "open" && question.state !== "cancelled",
    );
    episodes.push(compare(episode, records, group, given));
    if (episode.task.open) open += given.length;
    else {
      const asking = given.filter(({ question }) => question.adjudicates === null);
      settling += given.length - asking.length;
      const start = simulate(one.household);
      await replayWorldline(start, one.household.id, memory.episodes, episode.round);
      const recorded = { ...one, start, records, eager: createAskPolicy(episode.askPolicy).eager };
      for (const each of asking) {
        const played = await playOn(memory, recorded, each, request);
        if (played) questions.push({ ...played, group });
        else changed += 1;
      }
    }
    advance();
  }
  /** Questions whose answer is the goal, that settle another one, or whose world shows something else now. */
  const leftOut = { ...cut, open, changed, settling };
  const groupedBy: "ask policy" | "arm" = request.campaign === null ? "ask policy" : "arm";
  const released = episodes.filter(({ episode }) => imported.has(episode)).length;
  return { groupedBy, released, episodes, questions, leftOut };
}

export type ReplayMaterial = Awaited<ReturnType<typeof collectReplay>>;
export type ReplayedQuestion = ReplayMaterial["questions"][number];
export type ComparedEpisode = ReturnType<typeof compare>;

/** Episodes that are not excluded, ended by themselves, and whose replay costs nothing; drawn with the seed. */
async function chooseEpisodes(memory: Memory, { campaign, limit, seed }: CollectRequest) {
  if (campaign !== null) await checkCampaign(memory, campaign);
  const rowsOf = campaign === null ? null : await memory.releases.campaignEpisodes();
  const wanted =
    rowsOf && new Set(rowsOf.flatMap((row) => (row.campaign === campaign ? row.id : [])));
  const findExcluded = await readExclusions(memory);
  const found: Chosen[] = [];
  const exchanges = new Set<string>();
  let [costly, stopped, excluded, rows] = [0, 0, 0, 0];
  for (const household of await memory.households.list()) {
    for (const episode of await memory.episodes.list(household.id)) {
      const { end } = episode;
      if (end === null || (wanted && !wanted.has(episode.id))) continue;
      if (household.content.format === "ambik") {
        rows++;
        continue;
      }
      const kept = await findExcluded(episode);
      for (const question of kept) exchanges.add(question);
      const player = await playerOf(memory, household, episode);
      if (kept.length > 0) excluded++;
      else if (!player) costly++;
      else if (end.kind === "truncated" && /^(stopped|world-changed)$/.test(end.reason)) stopped++;
      else found.push({ episode, household, player });
    }
  }
  if (found.length === 0) throw nothingToStudy(campaign);
  /** Episodes that a model or a person played, that were stopped, of AmbiK's rows, and on how many excluded exchanges. */
  const left = { costly, stopped, rows, excluded, exchanges: exchanges.size };
  return { chosen: draw(found, limit, seed), ...left };
}

function draw(found: readonly Chosen[], limit: number, seed: number): readonly Chosen[] {
  if (found.length <= limit) return found;
  const rank = ({ episode }: Chosen): number => seededRandom(seed, "replay", episode.id)();
  const drawn = new Set([...found].sort((a, b) => rank(a) - rank(b)).slice(0, limit));
  return found.filter((one) => drawn.has(one));
}

function nothingToStudy(campaign: string | null): SousError {
  const where = campaign === null ? "" : ` in the campaign ${campaign}`;
  return new SousError(
    "no-episodes",
    `No episode${where} has ended that can be played again. Play first: sous play kitchen --rounds 5 --bot simulated`,
  );
}

async function playerOf(
  memory: Memory,
  household: Household,
  { policy }: Episode,
): Promise<Player | null> {
  const ofGame = playerOfGame(household);
  if (ofGame) return ofGame;
  const observer = householdObserver;
  if (policy === "rules") return { policy: createRulesPolicy(), observer };
  if (policy === "tuples")
    return { policy: confirmGuesses(await createStoredTuplePolicy(memory)), observer };
  return null;
}

function compare(
  { id, household, end, maxSteps }: Episode,
  records: readonly StepRecord[],
  group: string,
  given: readonly AnsweredQuestion[],
) {
  const steps = records.filter(({ step }) => step.kind === "act").length;
  const success = end?.kind === "terminated";
  const people = given.flatMap(({ answers }) => answers.map(({ person }) => person));
  return {
    episode: id,
    household,
    group,
    success,
    people: [...new Set(people)],
    /** Actions; of a task that was not done, all that its limit allows. */
    cost: success ? steps : Math.max(maxSteps, steps),
    questions: given.length,
  };
}

async function readAnswers({
  questions,
}: Pick<Memory, "questions">): Promise<ReadonlyMap<string, readonly AnsweredQuestion[]>> {
  const answered: AnsweredQuestion[] = [];
  for (const question of await questions.list())
    answered.push({ question, answers: standing(await questions.ballots(question.id)) });
  return groupBy(answered, ({ question }) => question.episode);
}

function standing(ballots: readonly Ballot[]): readonly Ballot[] {
  const counted = ballots.filter(
    ({ late, retracted, understood }) =>
      !late && !retracted && understood !== null && understood !== "unclear",
  );
  return inOrder(new Map(inOrder(counted).map((one) => [one.person, one])).values());
}

function inOrder(ballots: Iterable<Ballot>): readonly Ballot[] {
  return [...ballots].sort((a, b) => a.at - b.at);
}

export async function readExclusions(memory: Memory) {
  const excluded = excludedQuestions(await memory.releases.exclusions());
  return async ({ id, household }: Episode): Promise<readonly string[]> => {
    if (excluded.size === 0) return [];
    const facts = await memory.facts.list({ household, valid: false });
    const basis = basisOf(
      await memory.questions.list({ episode: id }),
      await memory.episodes.steps(id),
      new Map(facts.map((fact) => [fact.id, fact])),
    );
    return [...basis].filter((question) => excluded.has(question));
  };
}

/** Checks that there is such a campaign, of ours or of an imported release. @throws InputError that names those there are */
export async function checkCampaign(memory: Memory, campaign: string): Promise<void> {
  const rows = await memory.releases.campaignEpisodes();
  const played = [...new Set(rows.flatMap((row) => row.campaign ?? []))];
  if (!played.includes(campaign)) await findCampaign(memory, campaign, played);
}
