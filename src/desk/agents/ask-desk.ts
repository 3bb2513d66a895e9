/** Carries out outside agents' calls: to ask people, to check, clarify or cancel a request, to recall answers. */
import { createHash } from "node:crypto";
import { setImmediate as immediately } from "node:timers/promises";
import type { z } from "zod";
import { readToolInput } from "../../core/model/tool-input.js";
import { type AskTool, askTools } from "../../core/question/ask-tools.js";
import {
  type Agent,
  type Ask,
  type AskDesk,
  type Asked,
  type AskVerdict,
  homeOfAudience,
} from "../../core/question/asking.js";
import type { Question } from "../../core/question/question.js";
import { samenessOf } from "./bound.js";
import { clarifications, clarified } from "./call.js";
import { prepareAsk } from "./new-ask.js";
import { type AskParts, mayShare, notShared, Refused, unknownTicket } from "./refused.js";
import { type AskView, viewAsk } from "./view-ask.js";

const mostClarifications = 3;
const mostLines = 10;
const recallsAnHour = 60;
const hourMs = 3_600_000;

export function createAskDesk(parts: AskParts): AskDesk {
  const { memory, clock } = parts;
  const recalled = new Map<string, readonly number[]>();

  async function view(agent: Agent, ask: Ask, repeated = false): Promise<AskView> {
    const question = await memory.questions.get(ask.question);
    const asked = await memory.asks.asked(ask.question);
    if (!question || !asked) throw unknownTicket();
    return viewAsk({ ...parts, agent, ask, asked, question, repeated });
  }

  /** Refuses unknown and foreign tickets alike, so that agents cannot probe for tickets. */
  async function find(agent: Agent, ticket: string): Promise<Ask> {
    const ask = await memory.asks.get(ticket);
    if (!ask || ask.agent !== agent.name) throw unknownTicket();
    return ask;
  }

  async function ask(agent: Agent, given: unknown): Promise<AskView> {
    const request = parse("ask_people", given);
    const verdict = await memory.asks.ask(await prepareAsk(parts, agent, request));
    switch (verdict.kind) {
      case "ticket":
        return view(agent, verdict.ask, verdict.repeated);
      case "key-reused":
        throw keyReused();
      case "nobody-to-ask":
        throw new Refused("nobody-to-ask", verdict.message);
      case "budget-spent":
        throw await tooMany(agent, verdict);
    }
  }

  async function tooMany(
    { name }: Agent,
    { of, retryAfterMs }: Extract<AskVerdict, { kind: "budget-spent" }>,
  ): Promise<Refused> {
    const what =
      retryAfterMs === null ? "Ask the operator" : "Wait, or cancel what you need no more";
    return new Refused("budget-spent", `You may ask ${of}. ${what}.`, {
      ...(retryAfterMs !== null && { retry_after_s: Math.ceil(retryAfterMs / 1000) }),
      open: await memory.asks.open(name),
    });
  }

  async function cancel(agent: Agent, given: unknown): Promise<AskView> {
    const { ticket } = parse("cancel_question", given);
    const found = await find(agent, ticket);
    await memory.asks.detach(ticket, clock.now());
    return view(agent, (await memory.asks.get(ticket)) ?? found);
  }

  async function clarify(agent: Agent, given: unknown): Promise<AskView> {
    const { ticket, text, key } = parse("clarify_question", given);
    const found = await find(agent, ticket);
    const question = await memory.questions.get(found.question);
    if (question?.state !== "open" || found.detachedAt !== null)
      throw new Refused("closed", "The question is closed. Ask a new one.");
    const id = `k-${createHash("sha256").update(`${agent.name}\n${key}`).digest("hex").slice(0, 20)}`;
    const { episode } = question;
    const asked = await memory.asks.asked(question.id);
    if (asked?.kind === "approval")
      throw new Refused(
        "closed",
        "An approval is of what people read, and is not changed. Cancel it and ask anew.",
      );
    const notes = await clarifications(memory, episode);
    const added = parts.readable(text);
    if (added === "") throw new Refused("bad-input", "text: write words that people can see.");
    if (added.split("\n").length > mostLines)
      throw new Refused("bad-input", `text: at most ${mostLines} lines.`);
    const words = clarified(agent.name, added);
    const before = await memory.outbox.get(id);
    if (before && (before.episode !== episode || before.note?.text !== words)) throw keyReused();
    if (!before) {
      if (notes.length >= mostClarifications)
        throw new Refused("closed", `A question is clarified ${mostClarifications} times at most.`);
      const note = { kind: "news", text: words, ballot: null, to: null } as const;
      await memory.outbox.addNote(episode, { id, note }, clock.now());
    }
    return view(agent, found);
  }

  async function recall(agent: Agent, given: unknown): Promise<object> {
    const { about, scope = agent.name, max_age_s, limit } = parse("recall", given);
    if (!mayShare(agent, scope)) throw notShared();
    spendRecall(agent.name);
    const since = max_age_s === undefined ? 0 : clock.now() - max_age_s * 1000;
    const found: object[] = [];
    for (const audience of agent.grants.audiences) {
      const hits = await memory.recall({
        text: about,
        household: homeOfAudience(audience),
        k: 4 * limit,
        kinds: ["question"],
      });
      for (const { id, why } of hits) {
        const [question, asked] = await Promise.all([
          memory.questions.get(id),
          memory.asks.asked(id),
        ]);
        if (asked?.scope !== scope || question?.state !== "answered") continue;
        // Leaves out approvals, which hold only for what people were shown.
        if (asked.kind === "approval") continue;
        if ((question.settledAt ?? 0) < since) continue;
        const same = isSame(parts.readable(about), question, asked);
        const own = ownAsk(agent, asked.question, question.askedAt);
        const seen = await viewAsk({ ...parts, agent, ask: own, asked, question, repeated: false });
        const { ticket: _, handling: __, cost: ___, ...rest } = seen;
        found.push({ same, similarity: why.similarity, ...rest });
      }
    }
    return { found: found.slice(0, limit) };
  }

  function spendRecall(agent: string): void {
    const now = clock.now();
    const latest = (recalled.get(agent) ?? []).filter((at) => at > now - hourMs);
    const [first] = latest;
    if (first !== undefined && latest.length >= recallsAnHour)
      throw new Refused("budget-spent", `You may recall ${recallsAnHour} times an hour.`, {
        retry_after_s: Math.ceil((first + hourMs - now) / 1000),
      });
    recalled.set(agent, [...latest, now]);
  }

  const tools: Readonly<Record<AskTool, (agent: Agent, given: unknown) => Promise<object>>> = {
    ask_people: ask,
    check_question: async (agent, given) =>
      view(agent, await find(agent, parse("check_question", given).ticket)),
    cancel_question: cancel,
    clarify_question: clarify,
    recall,
  };

  const last = new Map<string, Promise<unknown>>();

  /** Runs one agent's calls in order, with other agents' calls in between. */
  function inTurn<T>(name: string, work: () => Promise<T>): Promise<T> {
    const before = last.get(name) ?? Promise.resolve();
    const call = before.then(() => immediately()).then(work);
    last.set(
      name,
      call.catch(() => undefined),
    );
    return call;
  }

  return {
    perform: (name, tool, given) =>
      inTurn(name, async () => {
        try {
          const agent = await memory.asks.agent(name);
          if (!agent || agent.revokedAt !== null)
            throw new Refused("not-granted", "The operator has not let this agent in.");
          if (!isTool(tool)) throw new Refused("bad-input", "There is no such tool.");
          return await tools[tool](agent, given);
        } catch (error) {
          if (error instanceof Refused) return error.answer();
          throw error;
        }
      }),
  };
}

const keyReused = () =>
  new Refused("key-reused", "This key was already used for another request. Use a new key.");

function isTool(name: string): name is AskTool {
  return Object.hasOwn(askTools, name);
}

/** @throws Refused "bad-input", which names the fields and quotes nothing */
function parse<Tool extends AskTool>(tool: Tool, given: unknown): z.infer<(typeof askTools)[Tool]> {
  const read = readToolInput(tool, given);
  if ("input" in read) return read.input;
  throw new Refused("bad-input", read.problem);
}

function isSame(about: string, { choices }: Question, asked: Asked): boolean {
  const request = {
    kind: asked.kind,
    only_choices: asked.onlyChoices,
    choices: choices.map(({ label, value }) => ({ id: value, label })),
    question: about,
    context: "",
  };
  return samenessOf("", request, null) === asked.sameness;
}

/** Makes a ticket that shows another agent's question, from a scope that both share, as this agent's own. */
function ownAsk({ name }: Agent, question: string, askedAt: number): Ask {
  return {
    ticket: "",
    question,
    agent: name,
    key: null,
    fingerprint: "",
    handling: "reused",
    wanted: 1,
    defaultChoice: null,
    askedAt,
    detachedAt: null,
  };
}
