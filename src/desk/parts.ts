/** Defines what the desk, which asks people and reads answers, needs from the rest of the program. */
import type { Logger } from "pino";
import type { Memory } from "../../memory/stores.js";
import type { Caller, IncomingEvent, Note } from "../core/bot.js";
import type { Clock } from "../core/clock.js";
import type { Episode } from "../core/episode/episode.js";
import type { OwnerView } from "../core/episode/scene.js";
import { newId } from "../core/id.js";
import type { OutboxNote } from "../core/memory/stores.js";
import type { Charge } from "../core/model/model.js";
import type { Grounder } from "../core/question/grounding.js";
import type { Phraser } from "../core/question/phrasing.js";
import type { Need } from "../core/question/question.js";
import type { DeskRules } from "./rules.js";

/** Returns whether two questions ask the same. `charge` says which task pays for the language model. */
export type Judge = (one: string, other: string, charge: Charge) => Promise<boolean>;

export type Order = "wait" | "go-on" | "stop";

/** Reads and passes on orders: tasks in people's own words. */
export interface OrderReader {
  /** Makes the reply that says what can be ordered, with examples of the home. */
  help(event: IncomingEvent, household: string, home: OwnerView): Promise<void>;
  /**
   * True for an order: a readable task with a verb, or one that surely cannot be done.
   * @param about what an open question asks about: such a task may be the answer, unless it says "… instead"
   */
  reads(text: string, home: OwnerView, about?: Pick<Need, "func" | "noun">): boolean;
  /**
   * Returns whether the words answer what Sous asked back about the person's last order in the home.
   * @param since time of another open question that the words may answer; only what was asked back later counts
   */
  answers(event: IncomingEvent, household: string, home: OwnerView, since?: number): boolean;
  /** @param order.episode the task in whose thread it was said */
  give(order: {
    readonly event: IncomingEvent;
    readonly text: string;
    readonly episode: Pick<Episode, "household" | "channel">;
    readonly mayManage: Caller["mayManage"];
  }): Promise<void>;
  /** Returns Sous's reply to the order in the event with that key; null if the event was no order. */
  said(event: string): string | null;
}

export interface DeskParts {
  readonly memory: Memory;
  readonly grounder: Grounder;
  /** Phrases questions with a language model. Without it, the desk uses its own sentences. */
  readonly phraser?: Phraser | undefined;
  /** Decides whether questions are the same when the rules cannot. Without it, they are not. */
  readonly judge?: Judge | undefined;
  readonly clock: Clock;
  readonly log: Logger;
  /** Returns the home as people see it. Without it, unasked words are read only after the task's first question. */
  readonly homeOf?: ((household: string) => Promise<OwnerView | null>) | undefined;
  /** Makes the home's task wait, go on or stop. Returns false if it has none. */
  readonly order?: ((household: string, order: Order) => Promise<boolean>) | undefined;
  /** Without this, people cannot order tasks. */
  readonly orders?: OrderReader | undefined;
  /** Time to answer, in milliseconds outside quiet hours. */
  readonly answerTimeoutMs: number;
  readonly rules: DeskRules;
  /** Returns a campaign's own rules and time to answer. Otherwise those of the desk apply. */
  readonly treatmentOf?: ((campaign: string) => Promise<Treatment | null>) | undefined;
}

export type Treatment = Pick<DeskParts, "rules" | "answerTimeoutMs">;

export async function partsFor(
  parts: DeskParts,
  { campaign }: { readonly campaign?: string | null },
): Promise<DeskParts> {
  const treatment = campaign ? await parts.treatmentOf?.(campaign) : null;
  return treatment ? { ...parts, ...treatment } : parts;
}

export function newNote(kind: Note["kind"], text: string, more: Partial<Note> = {}): OutboxNote {
  return { id: newId("n"), note: { kind, text, ballot: null, to: null, ...more } };
}
