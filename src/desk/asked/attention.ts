import {
  type Agent,
  type AgentLine,
  type Ask,
  type AskedLine,
  type AttentionDesk,
  standingWords,
  stateOf,
} from "../../core/asking.js";
import type { DeskParts } from "../parts.js";
import { countAnswers } from "./count-answers.js";

const shownAsks = 20;

export function createAttentionDesk({
  memory,
  clock,
}: Pick<DeskParts, "memory" | "clock">): AttentionDesk {
  const { asks, questions } = memory;

  async function showAsk(ask: Ask): Promise<AskedLine[]> {
    const question = await questions.get(ask.question);
    const asked = await asks.asked(ask.question);
    if (!question || !asked) return [];
    const state = stateOf(ask, question);
    const standing =
      state === "answered"
        ? standingWords(await questions.ballots(question.id), question.quorum)
        : [];
    const { answer } = countAnswers(question, standing);
    return [
      {
        question: question.text,
        audience: asked.audience,
        state,
        handling: ask.handling,
        askedAt: ask.askedAt,
        answer: answer?.label ?? answer?.quote ?? null,
      },
    ];
  }

  async function showAgent({ name, runBy, grants, revokedAt }: Agent): Promise<AgentLine> {
    const { audiences, open, hour, day, high } = grants;
    const shown = await asks.latest(name, { since: 0, most: shownAsks });
    return {
      name,
      runBy,
      isBlocked: revokedAt !== null,
      grants: { audiences, open, hour, day, high },
      used: await asks.used(name, clock.now()),
      asks: (await Promise.all(shown.map(showAsk))).flat(),
    };
  }

  return {
    async show() {
      const audiences = (await asks.audiences()).map(async ({ name, bot, daily }) => ({
        name,
        bot,
        daily,
        day: await asks.usedIn(name, clock.now()),
      }));
      const agents = (await asks.agents()).map(showAgent);
      return { agents: await Promise.all(agents), audiences: await Promise.all(audiences) };
    },
    block: (agent) => asks.revoke(agent, clock.now()),
  };
}
