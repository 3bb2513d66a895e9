/** Who is on each platform of a simulated campaign, and which campaigns are played there. */
import { seededRandom } from "../../../src/core/random.js";
import {
  type CrowdMix,
  makePeople,
  mixedCrowd,
  type SimulatedPerson,
} from "../../../src/crowdwork/simulated/people.js";
import type { FaultBot } from "../faults/room.js";

export interface PlanRequest {
  readonly people: number;
  readonly questions: number;
  readonly answers: number;
  /** Questions beside these that only guessers answer. */
  readonly guessed: number;
  readonly bots: readonly FaultBot[];
  readonly seed: number;
}

/** A channel takes about a message a second: more questions are spread over more channels. */
const questionsPerChannel = 25;
const fewestGuessers = 6;

export interface SitePlan {
  readonly mixed: readonly SimulatedPerson[];
  /** Nobody where nothing is to be guessed. */
  readonly guessers: readonly SimulatedPerson[];
  readonly campaigns: readonly {
    readonly id: string;
    readonly questions: number;
    readonly isGuessed: boolean;
  }[];
}

/** Every platform has people of its own, in the same shares, and guessers in a channel by themselves. */
export function planSite(request: PlanRequest, bot: FaultBot, at: number): SitePlan {
  const { people, questions, guessed, answers, bots, seed } = request;
  const share = (all: number): number => Math.floor((all + at) / bots.length);
  const mixed = makeCrowd(bot, share(people), mixedCrowd, seed);
  const guessers =
    guessed > 0
      ? makeCrowd(`${bot}-guesser`, Math.max(fewestGuessers, 2 * answers), { random: 1 }, seed)
      : [];
  const campaigns = [
    ...spread(share(questions)).map((count, index) => ({
      id: `${bot}-${index + 1}`,
      questions: count,
      isGuessed: false,
    })),
    ...spread(share(guessed)).map((count, index) => ({
      id: `${bot}-guess-${index + 1}`,
      questions: count,
      isGuessed: true,
    })),
  ];
  return { mixed, guessers, campaigns };
}

/** As even as can be. */
function spread(questions: number): readonly number[] {
  const channels = Math.ceil(questions / questionsPerChannel);
  return Array.from({ length: channels }, (_, at) => Math.floor((questions + at) / channels));
}

/** People with the names that they have on their platform. */
function makeCrowd(
  name: string,
  count: number,
  mix: CrowdMix,
  seed: number,
): readonly SimulatedPerson[] {
  const rename = (id: string): string => `${name}-${id}`;
  return makePeople(count, mix, seededRandom(seed, "people", name)).map((person) => ({
    ...person,
    id: rename(person.id),
    follows: person.follows === null ? null : rename(person.follows),
  }));
}
