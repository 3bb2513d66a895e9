/** The audit of agents' questions. It has nobody's own words. */
import { type Ask, type Asked, type AskState, standingWords, stateOf } from "../../core/asking.js";
import type { Question } from "../../core/question.js";
import { isLocalOwner, isUnproven, localOwner } from "../../core/session.js";
import type { Ballot, Memory } from "../../core/stores.js";
import { choiceIn, isApproving } from "./words.js";

export interface LoggedAsk
  extends Pick<Ask, "ticket" | "agent" | "askedAt" | "handling">,
    Pick<Asked, "audience" | "scope" | "kind"> {
  readonly question: string;
  readonly state: AskState;
  readonly endedAt: number | null;
  readonly answers: readonly LoggedAnswer[];
}

export interface LoggedAnswer {
  readonly by: string;
  /** True for a name that the person chose, unverified. */
  readonly byChosen: boolean;
  readonly via: string;
  readonly at: number;
  /** Set for an approval without a password. */
  readonly approvedBy?: typeof localOwner;
  /** The agent's id of the choice; null for free text, which is left out. */
  readonly choice: string | null;
  readonly isPast: boolean;
}

/** @param within.since milliseconds since 1970 */
export async function readAskLog(
  { asks, questions }: Pick<Memory, "asks" | "questions">,
  agents: readonly string[],
  within: { readonly since: number; readonly most: number },
): Promise<readonly LoggedAsk[]> {
  async function log(ask: Ask): Promise<readonly LoggedAsk[]> {
    const question = await questions.get(ask.question);
    const asked = await asks.asked(ask.question);
    if (!question || !asked) return [];
    const { ticket, agent, askedAt, handling, detachedAt } = ask;
    const { audience, scope, kind } = asked;
    return [
      {
        ticket,
        agent,
        askedAt,
        handling,
        audience,
        scope,
        kind,
        question: question.text,
        state: stateOf(ask, question),
        endedAt: detachedAt ?? question.settledAt,
        answers: await readAnswers(question, kind === "approval"),
      },
    ];
  }

  async function readAnswers(
    question: Question,
    isApproval: boolean,
  ): Promise<readonly LoggedAnswer[]> {
    const approves = (ballot: Ballot) => isApproving(choiceIn(ballot, question)?.id ?? "");
    const ballots = await questions.ballots(question.id);
    const standing = new Set(standingWords(ballots, 1).map(({ id }) => id));
    return ballots
      .filter(({ understood }) => understood !== null && understood !== "unclear")
      .map((ballot) => ({
        by: ballot.personName || "somebody",
        byChosen: isUnproven(ballot.platform, ballot.platformId),
        ...(isApproval && isLocalOwner(ballot) && approves(ballot) && { approvedBy: localOwner }),
        via: ballot.platform,
        at: ballot.at,
        choice: choiceIn(ballot, question)?.value ?? null,
        isPast: !standing.has(ballot.id),
      }));
  }

  const found = await Promise.all(agents.map((agent) => asks.latest(agent, within)));
  const logged = await Promise.all(found.flat().map(log));
  return logged.flat().sort((one, other) => one.askedAt - other.askedAt);
}
