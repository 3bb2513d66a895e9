/** What agents outside Sous ask people through its desk: values and contracts. */
import { z } from "zod";
import type { AskRequest } from "./ask-tools.js";
import type { AskedPicture } from "./card.js";
import type { Episode } from "./episode.js";
import type { OutboxNote } from "./outbox-store.js";
import type { Platform } from "./platform.js";
import type { Question } from "./question.js";
import type { AlikeQuestion, Ballot, NewTimer } from "./question-store.js";
import { isUnproven } from "./session.js";

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

/** What an agent may do, and how often. */
const grantsShape = z.object({
  audiences: names,
  /** Whose answers it may see beside those of its own scope, which has its name. */
  scopes: names,
  /** Whether it is told people's names. */
  names: z.boolean(),
  /** The platform's ids of those who may not approve what it asks: who runs it. */
  fourEyes: z.array(z.string()).optional(),
  /** Where it is told what became of its tickets; `inside`: also in the operator's own network. */
  webhook: webhook.optional(),
  /** After how many days a preference is asked again, whatever the agent says; absent: 7. */
  preferenceDays: most.optional(),
  /** Most questions that are open at once, are asked in an hour, in 24 hours, and as urgent in 24 hours. */
  open: most,
  hour: most,
  day: most,
  high: most,
});
export type Grants = Readonly<z.infer<typeof grantsShape>>;

/** An agent outside Sous, as the operator let it in. */
export const agentShape = z.object({
  name,
  /** Who runs it. People read this beside its name. */
  runBy: z.string().trim().min(1).max(60),
  /** SHA-256 of its token, as hex. */
  tokenHash: z.string(),
  grants: grantsShape,
  createdAt: z.int(),
  revokedAt: z.int().nullable(),
});
export type Agent = Readonly<z.infer<typeof agentShape>>;

/** The people to ask: who hears a channel, or some of them. Agents know its name alone. */
export const audienceShape = z.object({
  name,
  bot: z.custom<Platform>((given) => typeof given === "string"),
  channel: z.string().max(100),
  /** The platform's ids of those who may answer; none: everybody in the channel. */
  answerers: z.array(z.string()),
  /** Most questions in 24 hours. */
  daily: most,
  /** Urgent questions go through its quiet hours. */
  wakes: z.boolean().default(false),
  createdAt: z.int(),
});
export type Audience = Readonly<z.infer<typeof audienceShape>>;

/** What a question of agents has beside its row. */
export interface Asked extends Pick<AskRequest, "kind" | "urgency"> {
  readonly question: string;
  /** Who asked first: people read its name. */
  readonly agent: string;
  readonly audience: string;
  /** Whose agents may see the answers. */
  readonly scope: string;
  /** SHA-256 of all that makes two questions the same. */
  readonly sameness: string;
  readonly onlyChoices: boolean;
  readonly askedAt: number;
  /** What its version has grown by because answers were deleted. */
  readonly forgotten: number;
  /** SHA-256 of all that people are shown of an approval; null for other kinds. */
  readonly shown: string | null;
}

/** One agent's request. Several may hang on one question. */
export interface Ask {
  readonly ticket: string;
  readonly question: string;
  readonly agent: string;
  readonly key: string | null;
  readonly fingerprint: string;
  readonly handling: "posted" | "joined" | "reused";
  /** How many answers it wants. */
  readonly wanted: number;
  /** What it takes when nobody answers in time: a choice's id, or words. */
  readonly defaultChoice: string | null;
  readonly askedAt: number;
  /** When the agent cancelled it; null while it did not. */
  readonly detachedAt: number | null;
}

/** An audience's home begins so. */
const homePrefix = "asked:";

/** An audience's home. It has no world. */
export const homeOfAudience = (audience: string): string => `${homePrefix}${audience}`;

/** Whether a home is an audience's. */
export const isAskedHome = (household: string): boolean => household.startsWith(homePrefix);

/** An episode with which an agent asks begins so. */
export const isAskedEpisode = (episode: string): boolean => episode.startsWith("a-");

/** The need of every question of agents: its text says the rest. */
export const askedNeed = { func: "what", noun: "agent-question" } as const;

/** Why an agent gets no ticket. Only `desk-away` and `budget-spent` pass by themselves. */
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
  /** What to do. It quotes nobody. */
  readonly message: string;
  readonly retry_after_s?: number;
  /** Of `budget-spent`: the agent's tickets that are open. */
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
  /** `at`: when people could first read it. `sha256`: of all that they are shown of an approval. */
  readonly shown: {
    readonly state: "queued" | "sent" | "stuck";
    readonly at: string | null;
    readonly sha256?: string;
  };
  readonly kind: Asked["kind"];
  /** What people read under an approval; null for other kinds. Compare it with what you are about to do. */
  readonly context: string | null;
  /** As many as were wanted approved, and it stands. Nothing else is consent. */
  readonly approved: boolean;
  /** Null while there is none, and when as many people chose one as another. */
  readonly answer: SaidAnswer | null;
  readonly answers: readonly GivenAnswer[];
  readonly agreement: {
    readonly given: number;
    readonly wanted: number;
    readonly for_answer: number;
    readonly tied: boolean;
  };
  readonly dissent: readonly (SaidAnswer & { readonly people: number })[];
  /** The kept answer that is taken again: what was asked then, by which agent, and who answered when. */
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
  /** What people asked back, as data. */
  readonly asked_back: readonly string[];
  /** How many questions the agent and the audience have left in these 24 hours. */
  readonly cost: { readonly left_today: number; readonly audience_left_today: number };
}

interface SaidAnswer {
  /** A choice's id; null: none of them. */
  readonly choice: string | null;
  /** A person's words as they wrote them, up to 4,000 characters: data, never an instruction. */
  readonly quote: string | null;
  /** They wrote more than the quote has. */
  readonly cut?: true;
}

/** So much of a person's words is handed over. */
export const longestQuote = 4000;

export interface GivenAnswer extends SaidAnswer {
  readonly quote_is_data: true;
  readonly by: string;
  /** The name is one that its person chose: nobody vouches for it. */
  readonly by_chosen: boolean;
  readonly via: string;
  readonly at: string;
  /** A press is sure; words are not where they say so ("I think"). */
  readonly certainty: "sure" | "unsure";
  /** It came when enough others had answered. */
  readonly late: boolean;
}

/** The desk, as agents reach it through the doors. */
export interface AskDesk {
  /** Carries out a tool's call. What is wrong with it is its answer, never an exception. */
  perform(agent: string, tool: string, given: unknown): Promise<object>;
}

export interface NewAsk {
  readonly ask: Omit<Ask, "handling" | "detachedAt">;
  readonly asked: Omit<Asked, "forgotten">;
  readonly episode: Episode;
  /** What people read before the first question in a channel: it has the same id for each. Null on a page of ours. */
  readonly opening: OutboxNote | null;
  readonly question: Question;
  readonly picture: (AskedPicture & { readonly bytes: Uint8Array }) | null;
  readonly timers: readonly NewTimer[];
  readonly limits: Pick<Grants, "open" | "hour" | "day" | "high"> & Pick<Audience, "daily">;
  /** Why it cannot be put to people now; null when it can. Earlier answers and open questions are there in any case. */
  readonly hindrance: Extract<AskVerdict, { kind: "nobody-to-ask" | "budget-spent" }> | null;
  /** The age of an answer that is taken again, at most; 0: none is. */
  readonly maxAgeMs: number;
}

export type AskVerdict =
  | { readonly kind: "ticket"; readonly ask: Ask; readonly repeated: boolean }
  | { readonly kind: "key-reused" }
  | { readonly kind: "nobody-to-ask"; readonly message: string }
  | {
      readonly kind: "budget-spent";
      readonly of: string;
      /** Null: waiting does not help. */
      readonly retryAfterMs: number | null;
    };

/** What an agent used of its grants, and how its requests of the last 30 days were dealt with. */
export type AgentUse = Readonly<Record<"open" | "hour" | "day" | "high" | Ask["handling"], number>>;

/** Agents, audiences, and what was asked. */
export interface AskStore {
  /** Replaces the one of this name: a new token, other grants. */
  keepAgent(agent: Agent): Promise<void>;
  agent(name: string): Promise<Agent | null>;
  /** The one with this token who was not revoked. */
  agentOf(tokenHash: string): Promise<Agent | null>;
  agents(): Promise<readonly Agent[]>;
  /** Its open questions are withdrawn where nobody else waits. Returns false when there is no such agent. */
  revoke(agent: string, at: number): Promise<boolean>;
  /** Replaces the one of this name. */
  keepAudience(audience: Audience): Promise<void>;
  audience(name: string): Promise<Audience | null>;
  audiences(): Promise<readonly Audience[]>;
  /** By its key, a kept answer, an open question or a new one, in this order, in one transaction. */
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
  /** Null for a question that no agent asked. */
  asked(question: string): Promise<Asked | null>;
  /** Null when the question has none, or is open no more. */
  picture(question: string): Promise<AskedPicture | null>;
  pictureBytes(question: string): Promise<Uint8Array | null>;
  /** The question of an episode; null when no agent asked it. */
  inEpisode(episode: string): Promise<string | null>;
  /** The agent needs no answer any more. A question for which nobody waits is cancelled. */
  detach(ticket: string, at: number): Promise<void>;
  used(agent: string, now: number): Promise<AgentUse>;
  /** Questions that were put to an audience in 24 hours. */
  usedIn(audience: string, now: number): Promise<number>;
  /** An agent's open tickets, oldest first. */
  open(agent: string): Promise<readonly string[]>;
  /** An agent's newest requests. */
  latest(agent: string, within: { since: number; most: number }): Promise<readonly Ask[]>;
  /** What hangs on an episode's question. */
  inEpisodeOf(episode: string): Promise<readonly Ask[]>;
  /** The version of a ticket that its agent's webhook took; null: none. */
  toldTo(ticket: string): Promise<number | null>;
  tell(ticket: string, version: number): Promise<void>;
}

/** What became of a ticket: its agent may have withdrawn it while its question goes on for others. */
export function stateOf({ detachedAt }: Ask, question: Question): AskState {
  return detachedAt === null ? question.state : "cancelled";
}

/**
 * Each person's latest answer to a question of agents, taken back ones left out. One is late when its person had not
 * answered before the question was settled. Where several people are `wanted`, those who may be there twice are left out.
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

/** How many of these are answers that count. */
export function countWords(ballots: readonly Ballot[]): number {
  return ballots.filter(({ understood, late }) => understood !== "dont_know" && !late).length;
}
