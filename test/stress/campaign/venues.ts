/** Where the campaigns of a simulation are played, and who answers there. */
import type { FaultBot, Room } from "../faults/room.js";
import { LivePeople, type LivePeopleOptions } from "./people.js";
import type { SitePlan } from "./plan.js";
import type { Site } from "./sites.js";

/** A campaign in one channel, and how many answers end it. */
export interface LiveCampaign {
  readonly id: string;
  readonly bot: FaultBot;
  readonly channel: string;
  readonly questions: number;
  readonly answersPerQuestion: number;
}

/** A platform, with what is to happen there. */
export interface Stage {
  readonly plan: SitePlan;
  readonly site: Site;
}

export interface Venue {
  readonly id: string;
  readonly bot: FaultBot;
  readonly room: Room;
  readonly crowd: LivePeople;
  /** Answers that end its campaign. */
  readonly wanted: number;
  readonly isGuessed: boolean;
}

/** A channel for each campaign. */
export function listCampaigns(
  { plan, site }: Stage,
  answersPerQuestion: number,
): readonly LiveCampaign[] {
  return site.rooms.flatMap(({ channel }, at) => {
    const campaign = plan.campaigns[at];
    if (!campaign) return [];
    const { id, questions } = campaign;
    return [{ id, questions, channel, answersPerQuestion, bot: site.bot }];
  });
}

/** Everybody of a platform is in all its campaigns, except that guessers are by themselves. */
export function openVenues(
  stage: Stage,
  options: Omit<LivePeopleOptions, "people"> & { readonly answers: number },
): readonly Venue[] {
  const { plan, site } = stage;
  const { rows, seed, speed, signal, answers } = options;
  const move = (people: SitePlan["mixed"]) => new LivePeople({ people, rows, seed, speed, signal });
  const [mixed, guessers] = [move(plan.mixed), move(plan.guessers)];
  return site.rooms.flatMap(({ room }, at) => {
    const campaign = plan.campaigns[at];
    if (!campaign) return [];
    const { id, questions, isGuessed } = campaign;
    const crowd = isGuessed ? guessers : mixed;
    return [{ id, room, crowd, isGuessed, bot: site.bot, wanted: questions * answers }];
  });
}
