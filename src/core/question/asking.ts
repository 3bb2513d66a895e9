/** Defines what outside agents may do (grants), whom they ask (audiences), and their requests (tickets). */
import { z } from "zod";
import type { Episode } from "../episode/episode.js";
import { isUnproven } from "../people/session.js";
import type { Platform } from "../platform.js";
import type { AskRequest } from "./ask-tools.js";
import type { AskedPicture } from "./card.js";
import type { OutboxNote } from "./outbox-store.js";
import type { Question } from "./question.js";
import type { Ballot, NewTimer } from "./question-store.js";

export interface AgentDoor {
  /** Returns the agent's name, or null when nobody has this token. */
  whose(token: string): Promise<string | null>;
  /** @param body the request's body, already read */
  answer(agent: string, request: Request, body: string): Promise<Response>;
}

/** A request, as the owner's page of agents shows it. */
export interface AskedLine extends Pick<Ask, "handling" | "askedAt"> {
  readonly question: string;
  readonly audience: string;
  readonly state: AskState;
  readonly answer: string | null;
}

export interface AgentLine extends Pick<Agent, "name" | "runBy"> {
  readonly isBlocked: boolean;
  readonly grants: Pick<Grants, "audiences" | "open" | "hour" | "day" | "high">;
  readonly used: AgentUse;
  readonly asks: readonly AskedLine[];
}

export interface Attention {
  readonly agents: readonly AgentLine[];
  readonly audiences: readonly (Pick<Audience, "name" | "bot" | "daily"> & {
    readonly day: number;
  })[];
}

export interface AttentionDesk {
  show(): Promise<Attention>;
  block(agent: string): Promise<boolean>;
}

const name = z
  .string()
  .regex(/^[a-z0-9][a-z0-9_-]{0,39}$/, "a name has small letters, digits, - and _, at most 40");
const names = z.array(name);
const most = z.int().min(0).max(1_000_000);

const webhook = z
  .object({
    url: z
      .url()
      .regex(
        /^https?:\/\/[^@/?#\\]+(?:[/?#]|$)/,
        "a webhook begins with https:// and has no password in it",
      ),
    inside: z.boolean(),
  })
  .refine(({ url, inside }) => inside || url.startsWith("https://"), {
    message: "a webhook begins with https://; http:// is for your own network: --webhook-inside",
  });

const grantsShape = z.object({
  audiences: names,
  /** Other agents' groups (scopes) whose answers this agent may read. The agent's own scope is named like the agent. */
  scopes: names,
  /** The agent learns the names of those who answered. */
  names: z.boolean(),
  /** Platform ids of the agent's operators, who may not approve its requests. */
  fourEyes: z.array(z.string()).optional(),
  /** `inside` allows an address in the operator's own network. */
  webhook: webhook.optional(),
  /** Days until a preference is asked again, even if the agent accepts older answers. Default: 7. */
  preferenceDays: most.optional(),
  /** Limits: open questions; questions per hour; questions per 24 hours; urgent questions per 24 hours. */
  open: most,
  hour: most,
  day: most,
  high: most,
});
export type Grants = Readonly<z.infer<typeof grantsShape>>;

export const agentShape = z.object({
  name,
  runBy: z.string().trim().min(1).max(60),
  /** SHA-256 in hex. */
  tokenHash: z.string(),
  grants: grantsShape,
  createdAt: z.int(),
  revokedAt: z.int().nullable(),
});
export type Agent = Readonly<z.infer<typeof agentShape>>;

/** People whom agents may ask. Agents know only the audience's name. */
export const audienceShape = z.object({
  name,
  bot: z.custom<Platform>((given) => typeof given === "string"),
  channel: z.string().max(100),
  /** Platform ids of those who may answer. Empty: everybody in the channel. */
  answerers: z.array(z.string()),
  /** Most questions per 24 hours. */
  daily: most,
  /** Urgent questions go to somebody else (escalate) in quiet hours too. */
  wakes: z.boolean().default(false),
  createdAt: z.int(),
});
export type Audience = Readonly<z.infer<typeof audienceShape>>;

/** What is stored about an agent's question besides the question itself. */
export interface Asked extends Pick<AskRequest, "kind" | "urgency"> {
  readonly question: string;
  readonly agent: string;
  readonly audience: string;
  /** Agents of this scope may read the answers. */
  readonly scope: string;
  /** SHA-256 of kind, wording, choices, picture and topic. Requests with the same value can share a question. */
  readonly sameness: string;
  readonly onlyChoices: boolean;
  readonly askedAt: number;
  /** Grows when answers are deleted. Added to the version of the agent's view, which must never fall. */
  readonly forgotten: number;
  /** SHA-256 of the approval text. Null for other kinds. */
  readonly shown: string | null;
}

/** One agent's request. Several can share a question. */
export interface Ask {
  readonly ticket: string;
  readonly question: string;
  readonly agent: string;
  readonly key: string | null;
  /** SHA-256 of the request. A `key` cannot be used again with another one. */
  readonly fingerprint: string;
  /** Asked anew (`posted`), shares an open question (`joined`), or takes an earlier answer (`reused`). */
  readonly handling: "posted" | "joined" | "reused";
  readonly wanted: number;
  /** A choice's id or text, used when nobody answers in time. */
  readonly defaultChoice: string | null;
  readonly askedAt: number;
  /** When the agent cancelled it. */
  readonly detachedAt: number | null;
}

const homePrefix = "asked:";

/** Id under which an audience's questions are stored, as if it were a home. */
export const homeOfAudience = (audience: string): string => `${homePrefix}${audience}`;

export const isAskedHome = (household: string): boolean => household.startsWith(homePrefix);

export const isAskedEpisode = (episode: string): boolean => episode.startsWith("a-");

/** The need stored with every question of an outside agent. */
export const askedNeed = { func: "what", noun: "agent-question" } as const;

/** Why Sous refused an agent's call. Only `desk-away` and `budget-spent` are worth a retry. */
export type RefusalCode =
  | "bad-input"
  | "key-reused"
  | "key-required"
  | "unknown-ticket"
  | "unknown-audience"
  | "not-granted"
  | "budget-spent"
  | "nobody-to-ask"
  | "unsupported"
  | "desk-away"
  | "closed";

export interface AskRefusal {
  readonly error: RefusalCode;
  /** Says what to do, and never quotes people. */
  readonly message: string;
  readonly retry_after_s?: number;
  /** The agent's open tickets. Only with `budget-spent`. */
  readonly open?: readonly string[];
}

export type AskState = "open" | "answered" | "declined" | "expired" | "cancelled";

/** In characters. Longer quotes are cut. */
export const longestQuote = 4000;

/** Carries out the calls of outside agents. */
export interface AskDesk {
  /** Carries out a tool's call. Reports errors in the answer and never throws. */
  perform(agent: string, tool: string, given: unknown): Promise<object>;
}

export interface NewAsk {
  readonly ask: Omit<Ask, "handling" | "detachedAt">;
  readonly asked: Omit<Asked, "forgotten">;
  readonly episode: Episode;
  /** Announces agents' questions before a channel's first one. Null on our own pages, which need none. */
  readonly opening: OutboxNote | null;
  readonly question: Question;
  readonly picture: (AskedPicture & { readonly bytes: Uint8Array }) | null;
  readonly timers: readonly NewTimer[];
  readonly limits: Pick<Grants, "open" | "hour" | "day" | "high"> & Pick<Audience, "daily">;
  /** Why people cannot be asked now. Earlier answers and open questions are still used. */
  readonly hindrance: Extract<AskVerdict, { kind: "nobody-to-ask" | "budget-spent" }> | null;
  readonly maxAgeMs: number;
}

export type AskVerdict =
  | { readonly kind: "ticket"; readonly ask: Ask; readonly repeated: boolean }
  | { readonly kind: "key-reused" }
  | { readonly kind: "nobody-to-ask"; readonly message: string }
  | {
      readonly kind: "budget-spent";
      readonly of: string;
      readonly retryAfterMs: number | null;
    };

export type AgentUse = Readonly<Record<"open" | "hour" | "day" | "high" | Ask["handling"], number>>;

/** A cancelled request stays cancelled even if its question goes on for others. */
export function stateOf({ detachedAt }: Ask, question: Question): AskState {
  return detachedAt === null ? question.state : "cancelled";
}

/**
 * Returns each person's latest answer that was not taken back, as late if the person gave none before the question
 * closed. When several people are wanted, leaves out web visitors who may be the same person twice.
 */
export function latestAnswers(ballots: readonly Ballot[], wanted: number): readonly Ballot[] {
  const answers = ballots.filter(
    ({ understood, platform, platformId }) =>
      (understood === "choice" || understood === "fact" || understood === "dont_know") &&
      !(wanted > 1 && isUnproven(platform, platformId)),
  );
  const inTime = new Set(answers.flatMap(({ late, person }) => (late ? [] : [person])));
  return lastOfEach(answers).map((ballot) => ({ ...ballot, late: !inTime.has(ballot.person) }));
}

/** Returns each person's last answer; none if it was taken back, as earlier ones stay replaced. */
export function lastOfEach(answers: readonly Ballot[]): readonly Ballot[] {
  const last = new Map<string, Ballot>();
  for (const ballot of answers) {
    const known = last.get(ballot.person);
    if (!known || ballot.replaces === known.id || ballot.at >= known.at)
      last.set(ballot.person, ballot);
  }
  return [...last.values()].filter(({ retracted }) => !retracted);
}

export function countGiven(ballots: readonly Ballot[]): number {
  return ballots.filter(({ understood, late }) => understood !== "dont_know" && !late).length;
}
