import type {
  Caller,
  ConsentRequest,
  Control,
  OrderReply,
  OrderRequest,
  PersonFile,
  PersonPage,
  PlayRequest,
  PracticeRequest,
} from "../../src/core/bot.js";
import { InputError } from "../../src/core/errors.js";
import {
  type Command,
  kindOf,
  type Preference,
  type Suggestion,
} from "../../src/core/people/command.js";

export const emptyPage: PersonPage = {
  questions: [],
  answers: [],
  asked: 0,
  cap: 3,
  consented: false,
  optedOut: false,
};

export interface Played extends PlayRequest, Pick<Caller, "channel"> {
  readonly bot: Caller["platform"];
}

interface Answers extends Pick<Control, "homes" | "play" | "move"> {
  status(): Promise<string>;
  facts(home: string | null): Promise<string>;
}

export class SampleControl implements Control {
  readonly given: { readonly command: Command; readonly caller: Caller }[] = [];
  readonly wishes: { readonly preference: Preference; readonly person: string }[] = [];
  readonly typed: object[] = [];
  page: PersonPage = emptyPage;
  file: PersonFile | null = null;
  suggestions: readonly Suggestion[] = [];
  consent: ConsentRequest | null = null;
  practice: PracticeRequest | null = null;
  readonly ordered: OrderRequest[] = [];
  orderReply: Omit<OrderReply, "household"> = { kind: "begun", text: "Starting", choices: [] };
  readonly homes: Control["homes"] = async () => [{ id: "kitchen", title: "Ana's kitchen" }];
  readonly play: Control["play"] = async () => ({ episode: "e1", text: "Round 1 begins." });
  readonly move: Control["move"] = async () => "Moved.";
  readonly status: Answers["status"] = async () => "Nothing is going on.";
  readonly facts: Answers["facts"] = async (home) => `Facts of ${home ?? "every home"} <3`;

  constructor(answers: Partial<Answers> = {}) {
    Object.assign(this, answers);
  }

  async order(request: OrderRequest, caller: Caller): Promise<OrderReply> {
    const permission = await caller.mayManage();
    if (!permission.allowed) throw new InputError(permission.reason);
    const household = request.home ?? "kitchen";
    if (!/^(?:put|heat|clean) /.test(request.text))
      return { kind: "unread", text: "I cannot read that.", choices: [], household };
    this.ordered.push(request);
    return { ...this.orderReply, household };
  }

  async changeQueue({ order, move }: Parameters<Control["changeQueue"]>[0]): Promise<string> {
    return `${move} ${order}`;
  }

  async examples(): Promise<readonly string[]> {
    return ["put an egg in the bin."];
  }

  async perform(command: Command, caller: Caller): Promise<string> {
    this.given.push({ command, caller });
    const isManaging = kindOf(command) === "manage";
    const permission = isManaging ? await caller.mayManage() : { allowed: true as const };
    if (!permission.allowed) return permission.reason;
    try {
      return await this.#answer(command, caller);
    } catch (error) {
      if (error instanceof InputError) return error.message;
      throw error;
    }
  }

  async suggest(
    request: Parameters<Control["suggest"]>[0],
    { channel }: Caller,
  ): Promise<readonly Suggestion[]> {
    this.typed.push({ ...request, channel });
    return this.suggestions.filter(({ label }) => label.includes(request.typed));
  }

  async consentFor(): Promise<ConsentRequest | null> {
    return this.consent;
  }

  async practiceFor(): Promise<PracticeRequest | null> {
    return this.practice;
  }

  async pageOf(): Promise<PersonPage> {
    return this.page;
  }

  async dataOf({ person }: Caller): Promise<PersonFile | null> {
    return this.file && { ...this.file, text: this.file.text.replace("PERSON", person.id) };
  }

  async prefer(preference: Preference, { person }: Caller): Promise<string> {
    this.wishes.push({ preference, person: person.id });
    this.page = { ...this.page, ...changeOf(preference, this.page) };
    return `Done: ${preference}.`;
  }

  async #answer(command: Command, caller: Caller): Promise<string> {
    switch (command.verb) {
      case "play": {
        const { home, rounds } = command;
        return (await this.play({ home, rounds }, caller)).text;
      }
      case "status":
        return this.status();
      case "facts":
        return this.facts(command.home);
      case "move":
        return this.move(command, caller);
      case "help":
        return (await this.homes()).map(({ id, title }) => `${id}: ${title}`).join("\n");
      default:
        return `Done: ${command.verb}.`;
    }
  }
}

function changeOf(preference: Preference, { cap }: PersonPage): Partial<PersonPage> {
  switch (preference) {
    case "ask-less":
      return { cap: cap - 1 };
    case "ask-as-usual":
      return { cap: 3 };
    case "consent":
    case "no-consent":
      return { consented: preference === "consent" };
    case "opt-out":
    case "opt-in":
      return { optedOut: preference === "opt-out" };
    case "forget-me":
    case "forget-me-yes":
    case "forget-me-no":
      return { forgetting: preference === "forget-me" ? 2 : null };
  }
}
