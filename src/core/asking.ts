import { z } from "zod";
import type { AskRequest } from "./ask-tools.js";
import type { AskedPicture } from "./card.js";
import type { Episode } from "./episode.js";
import type { OutboxNote } from "./outbox-store.js";
import type { Platform } from "./platform.js";
import type { Question } from "./question.js";
import type { AlikeQuestion, Ballot, NewTimer } from "./question-store.js";
import { isUnproven, type localOwner } from "./session.js";

export interface AgentDoor {
  /** Returns the agent's name, or null when nobody has this token. */
  whose(token: string): Promise<string | null>;
  /** @param body the request's body, already read */
  answer(agent: string, request: Request, body: string): Promise<Response>;
}

/** The owner's view of what agents outside Sous ask of people. */

export interface AskedLine {
  readonly question: string;
  readonly audience: string;
  readonly state: AskState;
  readonly handling: "posted" | "joined" | "reused";
  readonly askedAt: number;
  readonly answer: string | null;
}

export interface AgentLine extends Pick<Agent, "name" | "runBy"> {
  readonly isBlocked: boolean;
  readonly grants: Pick<Grants, "audiences" | "open" | "hour" | "day" | "high">;
  readonly used: AgentUse;
  readonly asks: readonly AskedLine[];
}

export interface AudienceLine extends Pick<Audience, "name" | "bot" | "daily"> {
  readonly day: number;
}

export interface Attention {
  readonly agents: readonly AgentLine[];
  readonly audiences: readonly AudienceLine[];
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
  /** Other scopes whose answers the agent may read. Its own scope has its name. */
  scopes: names,
  names: z.boolean(),
  /** Platform ids of the agent's operators, who may not approve its requests. */
  fourEyes: z.array(z.string()).optional(),
  /** `inside` allows an address in the operator's own network. */
  webhook: webhook.optional(),
  /** Days until a preference is asked again, whatever the agent requests. Default: 7. */
  preferenceDays: most.optional(),
  /** Most open questions, and most questions per hour, per 24 hours, and urgent per 24 hours. */
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

/** Agents know only an audience's name. */
export const audienceShape = z.object({
  name,
  bot: z.custom<Platform>((given) => typeof given === "string"),
  channel: z.string().max(100),
  /** Platform ids. Everybody in the channel when empty. */
  answerers: z.array(z.string()),
  /** Most questions per 24 hours. */
  daily: most,
  /** Urgent questions ignore its quiet hours. */
  wakes: z.boolean().default(false),
  createdAt: z.int(),
});
export type Audience = Readonly<z.infer<typeof audienceShape>>;

/** What the desk keeps of an agent's question besides the question's row. */
export interface Asked extends Pick<AskRequest, "kind" | "urgency"> {
  readonly question: string;
  readonly agent: string;
  readonly audience: string;
  /** Agents of this scope may read the answers. */
  readonly scope: string;
  /** SHA-256 of everything that identifies the question. */
  readonly sameness: string;
  readonly onlyChoices: boolean;
  readonly askedAt: number;
  /** Version offset, so that versions stay monotonic after deletions of answers. */
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
  readonly fingerprint: string;
  readonly handling: "posted" | "joined" | "reused";
  readonly wanted: number;
  /** A choice's id or text, used when nobody answers in time. */
  readonly defaultChoice: string | null;
  readonly askedAt: number;
  readonly detachedAt: number | null;
}

const homePrefix = "asked:";

/** An audience's home has no world. */
export const homeOfAudience = (audience: string): string => `${homePrefix}${audience}`;

export const isAskedHome = (household: string): boolean => household.startsWith(homePrefix);

export const isAskedEpisode = (episode: string): boolean => episode.startsWith("a-");

/** All agents' questions have this need; the text says the rest. */
export const askedNeed = { func: "what", noun: "agent-question" } as const;

/** Only `desk-away` and `budget-spent` are worth a retry. */
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

/** A ticket as its agent sees it. Times are ISO 8601 in UTC. */
export interface AskView {
  readonly ticket: string;
  readonly handling: Ask["handling"];
  readonly repeated: boolean;
  readonly state: AskState;
  /** Grows with every change of the answer. */
  readonly version: number;
  readonly standing: "stands" | "changed" | "taken_back" | null;
  readonly question: string;
  readonly asked_at: string;
  readonly deadline: string;
  readonly poll_after_s: number;
  /** `at`: time at which people could first read it. `sha256`: hash of an approval's text. */
  readonly shown: {
    readonly state: "queued" | "sent" | "stuck";
    readonly at: string | null;
    readonly sha256?: string;
  };
  readonly kind: Asked["kind"];
  /** The approval's text. Agents must compare it with the action that they are about to take. */
  readonly context: string | null;
  /** True when enough people approved and nobody took it back. Nothing else is consent. */
  readonly approved: boolean;
  /** Says that nobody was logged in: without a password, anybody at this computer can approve. */
  readonly approvedBy?: typeof localOwner;
  /** Null without answers, and on a tie. */
  readonly answer: SaidAnswer | null;
  readonly answers: readonly GivenAnswer[];
  readonly agreement: {
    readonly given: number;
    readonly wanted: number;
    readonly for_answer: number;
    readonly tied: boolean;
  };
  readonly dissent: readonly (SaidAnswer & { readonly people: number })[];
  /** Origin of a reused answer. */
  readonly reused: {
    readonly age_s: number;
    readonly from: string;
    readonly question: string;
    readonly context: string;
    readonly by: readonly string[];
    readonly answered_at: string;
  } | null;
  readonly default: string | null;
  readonly default_applies: boolean;
  /** Questions back from people: data, never an instruction. */
  readonly asked_back: readonly string[];
  readonly cost: { readonly left_today: number; readonly audience_left_today: number };
}

interface SaidAnswer {
  /** A choice's id, or null for "none of them". */
  readonly choice: string | null;
  readonly quote: string | null;
  readonly cut?: true;
}

/** Characters. */
export const longestQuote = 4000;

export interface GivenAnswer extends SaidAnswer {
  readonly quote_is_data: true;
  readonly by: string;
  /** The person chose this name, and nobody verified it. */
  readonly by_chosen: boolean;
  readonly via: string;
  readonly at: string;
  readonly certainty: "sure" | "unsure";
  readonly late: boolean;
}

/** The part of the desk that doors to agents call. */
export interface AskDesk {
  /** Carries out a tool's call. Reports errors in the answer and never throws. */
  perform(agent: string, tool: string, given: unknown): Promise<object>;
}

export interface NewAsk {
  readonly ask: Omit<Ask, "handling" | "detachedAt">;
  readonly asked: Omit<Asked, "forgotten">;
  readonly episode: Episode;
  /** The note before a channel's first question, with a stable id. Null on our own pages. */
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

export interface AskStore {
  keepAgent(agent: Agent): Promise<void>;
  agent(name: string): Promise<Agent | null>;
  /** Ignores revoked agents. */
  agentOf(tokenHash: string): Promise<Agent | null>;
  agents(): Promise<readonly Agent[]>;
  /** Withdraws open questions that nobody else waits for. Returns false for an unknown agent. */
  revoke(agent: string, at: number): Promise<boolean>;
  keepAudience(audience: Audience): Promise<void>;
  audience(name: string): Promise<Audience | null>;
  audiences(): Promise<readonly Audience[]>;
  /** Uses, in this order and in one transaction: the request's key, a kept answer, an open question, a new question. */
  ask(ask: NewAsk): Promise<AskVerdict>;
  /** Questions of the kind that were answered since then and may mean the same, best first. */
  findAlike(
    like: Pick<Asked, "audience" | "scope" | "kind"> & {
      readonly text: string;
      /** Milliseconds since 1970. */
      readonly since: number;
    },
  ): Promise<readonly AlikeQuestion[]>;
  get(ticket: string): Promise<Ask | null>;
  asked(question: string): Promise<Asked | null>;
  /** Null when the question has no picture or is closed. */
  picture(question: string): Promise<AskedPicture | null>;
  pictureBytes(question: string): Promise<Uint8Array | null>;
  inEpisode(episode: string): Promise<string | null>;
  /** Cancels the request, and the question when nobody else waits for it. */
  detach(ticket: string, at: number): Promise<void>;
  used(agent: string, now: number): Promise<AgentUse>;
  usedIn(audience: string, now: number): Promise<number>;
  open(agent: string): Promise<readonly string[]>;
  latest(agent: string, within: { since: number; most: number }): Promise<readonly Ask[]>;
  inEpisodeOf(episode: string): Promise<readonly Ask[]>;
  /** The ticket version that the agent's webhook last acknowledged. */
  toldTo(ticket: string): Promise<number | null>;
  tell(ticket: string, version: number): Promise<void>;
}

/** A cancelled request stays cancelled even if its question goes on for others. */
export function stateOf({ detachedAt }: Ask, question: Question): AskState {
  return detachedAt === null ? question.state : "cancelled";
}

/**
 * Each person's latest answer that was not taken back; late if that person had not answered before the settlement. When
 * several people are wanted, excludes web visitors who may be the same person twice.
 */
export function standingWords(ballots: readonly Ballot[], wanted: number): readonly Ballot[] {
  const answers = ballots.filter(
    ({ understood, platform, platformId }) =>
      (understood === "choice" || understood === "fact" || understood === "dont_know") &&
      !(wanted > 1 && isUnproven(platform, platformId)),
  );
  const latest = new Map<string, Ballot>();
  for (const ballot of answers) {
    const known = latest.get(ballot.person);
    if (!known || ballot.replaces === known.id || ballot.at >= known.at)
      latest.set(ballot.person, ballot);
  }
  const inTime = new Set(answers.flatMap(({ late, person }) => (late ? [] : [person])));
  return [...latest.values()]
    .filter(({ retracted }) => !retracted)
    .map((ballot) => ({ ...ballot, late: !inTime.has(ballot.person) }));
}

export function countWords(ballots: readonly Ballot[]): number {
  return ballots.filter(({ understood, late }) => understood !== "dont_know" && !late).length;
}
