/** What the player of the acting agents makes of a page and its options. */
import { classOf } from "../../../../src/core/fact.js";
import type { Page } from "./household-page.js";

export interface Question {
  readonly func: "where" | "which";
  readonly noun: string;
  readonly adjective: string;
}

/** A page and the options of the present moment: what is held, wanted, known and still to be asked. */
export class Moment {
  readonly held: string | null;
  readonly places: readonly string[];
  /** One thing is meant that is still to be found. */
  readonly hidden: boolean;

  constructor(
    readonly page: Page,
    readonly options: readonly string[],
  ) {
    const carried = options.flatMap(
      (one) => /^(?:move|put) (.+?) (?:to|in\/on) /.exec(one)?.[1] ?? [],
    );
    this.held = carried[0] ?? this.examinable() ?? page.held;
    this.hidden = page.hidden && !this.told().some((thing) => this.isDone(thing));
    this.places = options.flatMap((one) => /^(?:go to|examine) (.+)$/.exec(one)?.[1] ?? []);
  }

  /** A thing of the wanted class that can be looked at without being taken: it is in the hand. */
  private examinable(): string | null {
    return (
      this.options
        .flatMap((one) => /^examine (.+)$/.exec(one)?.[1] ?? [])
        .find((name) => classOf(name) === this.page.task.object) ?? null
    );
  }

  can(command: string): string | null {
    return this.options.includes(command) ? command : null;
  }

  /** Whether a thing may be what is wanted, as far as its looks tell. */
  fits(thing: string): boolean {
    const { task, looks, put, chosen, lit } = this.page;
    if (classOf(thing) !== task.object || this.isDone(thing)) return false;
    if (task.count === 1 && (put.has(thing) || lit.has(thing))) return false;
    if (chosen.length > 0) return chosen.includes(thing);
    const words = looks.get(thing);
    return (task.description?.words ?? []).every((word) => !words || words.includes(word));
  }

  /** Of two: what lies where the two are gathered. */
  isDone(thing: string): boolean {
    const { task, contents } = this.page;
    const gathered = task.count === 2 ? this.gathering() : null;
    return gathered !== null && (contents.get(gathered) ?? []).includes(thing);
  }

  gathering(): string | null {
    const { task, put } = this.page;
    const [place] = [...put.values()].filter((name) => classOf(name) === task.target);
    return place ?? null;
  }

  /** The one that people said it is. */
  meant(): readonly string[] {
    return this.hidden ? this.told() : [];
  }

  private told(): readonly string[] {
    const { chosen, told } = this.page;
    const named = told.filter(({ subject, verb }) => verb === "is" && subject === this.wanted());
    const placed = told.filter(({ verb }) => verb === "at").map(({ subject }) => subject);
    const things = [...chosen, ...named.flatMap(({ objects }) => objects), ...placed];
    return things.filter((name) => /\d$/.test(name));
  }

  adjective(): string {
    const { task } = this.page;
    const { owner = null, words = [], preferred = false } = task.description ?? {};
    if (preferred) return "preferred";
    const said = [...(owner ? [owner] : []), ...words].join(" ");
    if (said !== "") return said;
    return this.page.hidden ? "meant" : task.count === 2 ? "two" : "";
  }

  wanted(): string {
    return `${this.adjective()} ${this.page.task.object}`.trim();
  }

  wasAsked(func: "where" | "which", noun: string): boolean {
    const start = func === "where" ? "Where" : "Which";
    return this.page.asked.some((one) => one.startsWith(start) && one.includes(noun));
  }

  nextQuestion(): Question | null {
    const { task, contents } = this.page;
    const { hidden } = this;
    const adjective = this.adjective();
    const noun = task.object;
    if (adjective === "preferred" && !this.wasAsked("which", noun))
      return { func: "which", noun, adjective };
    const seen = [...contents.values()].flat().filter((thing) => this.fits(thing));
    const known = this.meant().length > 0;
    if (
      hidden &&
      !known &&
      seen.length > 1 &&
      !this.wasAsked("which", noun) &&
      this.wasAsked("where", noun)
    ) {
      return { func: "which", noun, adjective };
    }
    if ((hidden ? !known : seen.length === 0) && !this.wasAsked("where", noun)) {
      return { func: "where", noun, adjective };
    }
    if (task.kind !== "look" || this.lamp() || this.wasAsked("where", task.target)) return null;
    return { func: "where", noun: task.target, adjective: "" };
  }

  lamp(): { readonly place: string; readonly thing: string } | null {
    const { contents, task, told } = this.page;
    for (const [place, things] of contents) {
      const thing = things.find((name) => classOf(name) === task.target);
      if (thing) return { place, thing };
    }
    const said = told.find(
      ({ subject, verb }) => verb === "at" && classOf(subject) === task.target,
    );
    const place = said?.objects[0];
    return place === undefined ? null : { place, thing: `${task.target} 1` };
  }
}
