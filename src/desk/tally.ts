import { claimKey, type NewFact } from "../core/fact.js";
import { disagree } from "../core/notebook.js";
import type { Ballot } from "../core/stores.js";
import { isOutdatedBy } from "./same-person.js";

export type Tally = ReturnType<typeof tally>;

/** Returns each person's latest answer in time; withdrawing one revives no earlier one. */
export function standingAnswers(ballots: readonly Ballot[]): readonly Ballot[] {
  const answers = ballots.filter(
    ({ understood, late, sawOthers }) =>
      understood !== null && understood !== "unclear" && !late && !sawOthers,
  );
  const latest = new Map<string, Ballot>();
  for (const ballot of answers) {
    const known = latest.get(ballot.person);
    const isLater = !known || ballot.replaces === known.id || !isOutdatedBy(ballot, known);
    if (isLater) latest.set(ballot.person, ballot);
  }
  const standing = [...latest.values()].filter(({ retracted }) => !retracted);
  return standing.sort((a, b) => a.at - b.at || (a.person < b.person ? -1 : 1));
}

/** The most supported claims win, if they can all be true. */
export function tally(ballots: readonly Ballot[]) {
  const answers = standingAnswers(ballots);
  const claims = supportedClaims(answers);
  const most = claims[0]?.ballots.length ?? 0;
  const winners = claims.filter((supported) => supported.ballots.length === most);
  const tied = disagree(winners.map(({ claim }) => claim));
  return { answers, claims, winners, tied };
}

function supportedClaims(answers: readonly Ballot[]) {
  const claims = new Map<string, { claim: NewFact; ballots: Ballot[] }>();
  for (const ballot of answers) {
    for (const claim of ballot.claims) {
      const supported = claims.get(claimKey(claim)) ?? { claim, ballots: [] };
      if (!supported.ballots.includes(ballot)) supported.ballots.push(ballot);
      claims.set(claimKey(claim), supported);
    }
  }
  return [...claims.values()].sort((a, b) => b.ballots.length - a.ballots.length);
}
