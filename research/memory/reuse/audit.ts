/** Audits remembering in one home from its record alone, without desk or notebook. */
import { classOf, type Fact } from "../../../src/core/memory/fact.js";
import {
  descriptionOf,
  isAboutMeant,
  isAboutPreferred,
} from "../../../src/core/memory/notebook.js";
import type { Need } from "../../../src/core/question/question.js";
import type { LivedStep, ThingsByPlace } from "../../lab/contract.js";
import type { HomeRecord } from "../../lab/living.js";

type AskStep = LivedStep & { readonly step: { readonly kind: "ask" } };

/** A saved question of the present task: the facts that it was saved by, and what the wanted thing is called. */
interface Relied {
  readonly facts: readonly Fact[];
  readonly names: readonly string[];
  readonly settled: Set<string>;
  wrong: boolean;
  /** The thing was taken, wherever it was. */
  found: boolean;
}

export function auditHome(record: HomeRecord) {
  const audit = new Audit(record);
  for (const { lived } of record.rounds) audit.playRound(lived);
  return audit.result();
}

export type HomeAudit = ReturnType<typeof auditHome>;

class Audit {
  readonly #record: HomeRecord;
  readonly #byId: ReadonlyMap<string, Fact>;
  readonly #noted: ReadonlyMap<string, number>;
  readonly #eyes = new Eyes();
  #step = -1;
  #relied: Relied[] = [];
  /** Questions are those that came up. */
  readonly #sum = {
    questionsSaved: 0,
    questionsAsked: 0,
    /** Asked out of doubt, although something was noted. */
    askedAgain: 0,
    /** Asked without a doubt, although a noted fact was true and nothing seen spoke against it. */
    unnecessaryQuestions: 0,
    /** Saved questions in whose task the agent saw that a fact they rested on was untrue. */
    wrongReuses: 0,
    /** Times that a fact was used after the agent had seen that it was untrue. */
    usedAfterContradiction: 0,
    /** Actions between seeing that a remembered place was wrong and taking the thing, or giving up. */
    stepsAfterStale: 0,
  };

  constructor(record: HomeRecord) {
    this.#record = record;
    this.#byId = new Map(record.facts.map((fact) => [fact.id, fact]));
    this.#noted = numberOfSteps(record);
  }

  playRound(lived: readonly LivedStep[]): void {
    this.#relied = [];
    const nouns = new Set<string>();
    for (const step of lived) {
      this.#step += 1;
      if (isAsk(step)) {
        nouns.add(step.step.need.noun);
        this.#meet(step);
      } else {
        this.#checkGoneBy(step, [...nouns]);
        this.#eyes.see(step, this.#step);
        this.#judge(step);
      }
    }
    this.#sum.wrongReuses += this.#relied.filter(({ wrong }) => wrong).length;
  }

  #meet(lived: AskStep): void {
    const { need, handling, reason } = lived.step;
    const facts = lived.because.flatMap((id) => this.#byId.get(id) ?? []);
    const names = this.#namesFor(need);
    if (handling === "notebook" || handling === "reused") {
      this.#sum.questionsSaved += 1;
      this.#sum.usedAfterContradiction += Number(
        facts.some((fact) => this.#isSeenOtherwise(fact, names)),
      );
      this.#relied.push({ facts, names, settled: new Set(), wrong: false, found: false });
    } else if (handling === "posted" || handling === "joined") {
      this.#sum.questionsAsked += 1;
      if (reason === undefined)
        this.#sum.unnecessaryQuestions += Number(this.#isKnown(lived, names));
      else this.#sum.askedAgain += 1;
    }
  }

  #namesFor(need: Need): readonly string[] {
    const description = descriptionOf(need);
    if (!description) return [need.noun];
    const meanings = this.#record.facts.filter(
      (fact) => fact.relation === "is" && fact.subject === description && this.#isNoted(fact),
    );
    return [description, ...meanings.flatMap(({ objects }) => objects)];
  }

  #isNoted({ id }: Fact): boolean {
    return (this.#noted.get(id) ?? Number.POSITIVE_INFINITY) < this.#step;
  }

  #isSeenOtherwise(fact: Fact, names: readonly string[]): boolean {
    return this.#eyes.hasSeenOtherwise(fact, this.#noted.get(fact.id) ?? 0, names);
  }

  #isGone({ id, subject }: Fact, thing: string): boolean {
    return this.#eyes.isGone(thing, subject, this.#noted.get(id) ?? 0);
  }

  /** Whether the uncontradicted facts answer the question truly. */
  #isKnown({ step: { need }, truth = {} }: AskStep, names: readonly string[]): boolean {
    if (isAboutMeant(need) || isAboutPreferred(need)) return false;
    const noted = this.#record.facts.filter(
      (fact) => fact.source !== "rule" && fact.status !== "retracted" && this.#isNoted(fact),
    );
    if (need.func !== "where") {
      return noted.some(
        ({ relation, subject, status }) =>
          relation === "is" && subject === descriptionOf(need) && status === "valid",
      );
    }
    const standing = noted.filter((fact) => !this.#isSeenOtherwise(fact, names));
    const seen = standing.filter(({ relation }) => relation === "holds");
    const things = new Set(
      seen.flatMap((fact) =>
        reallyThere(fact, truth, names).filter((thing) => !this.#isGone(fact, thing)),
      ),
    );
    // What was told of a place where one was seen may mean that one.
    const told = new Set(
      standing
        .filter((fact) => fact.relation === "at" && isAskedFor(fact, names))
        .map((fact) => reallyThere(fact, truth, names))
        .flatMap((there) => (there.some((thing) => things.has(thing)) ? [] : there.slice(0, 1))),
    );
    const enough = need.adjective === "two" ? 2 : 1;
    return new Set([...things, ...told]).size >= enough;
  }

  #checkGoneBy({ because }: LivedStep, names: readonly string[]): void {
    const facts = because.flatMap((id) => this.#byId.get(id) ?? []);
    this.#sum.usedAfterContradiction += Number(
      facts.some((fact) => this.#isSeenOtherwise(fact, names)),
    );
  }

  /** A thing found where it was remembered confirms the fact; a missing one refutes it. */
  #judge({ step }: LivedStep): void {
    const command = step.kind === "act" ? step.command : "";
    const [, thing = "", from = ""] = /^take (.+) from (.+)$/.exec(command) ?? [];
    for (const relied of this.#relied) {
      relied.found ||= relied.names.includes(thing) || relied.names.includes(classOf(thing));
    }
    if (this.#relied.some(({ wrong, found }) => wrong && !found)) this.#sum.stepsAfterStale += 1;
    for (const relied of this.#relied) {
      for (const fact of relied.facts) {
        if (relied.settled.has(fact.id)) continue;
        const isTaken = placesOf(fact).includes(from) && isToldOf(fact, thing, relied.names);
        const isWrong = !isTaken && this.#isSeenOtherwise(fact, relied.names);
        if (isTaken || isWrong) relied.settled.add(fact.id);
        if (isWrong) relied.wrong = true;
      }
    }
  }

  result() {
    const { rounds, ledger } = this.#record;
    return {
      tasks: rounds.length,
      done: rounds.filter(({ success }) => success).length,
      ...this.#sum,
      /** The same as the ledger counted: saved, asked, asked again, wrong. */
      ledgerAgrees:
        ledger.questionsSaved === this.#sum.questionsSaved &&
        ledger.questionsAsked === this.#sum.questionsAsked &&
        ledger.askedAgain === this.#sum.askedAgain &&
        ledger.wrongReuses === this.#sum.wrongReuses,
    };
  }
}

function isAsk(lived: LivedStep): lived is AskStep {
  return lived.step.kind === "ask";
}

function isAskedFor({ subject }: Fact, names: readonly string[]): boolean {
  return names.includes(subject) || names.includes(classOf(subject));
}

/** A fact was noted in the step before the first one that knew of it. */
function numberOfSteps({ rounds, facts }: HomeRecord): ReadonlyMap<string, number> {
  const watermarks = rounds.flatMap(({ lived }) => lived.map(({ factWatermark }) => factWatermark));
  return new Map(
    facts.map(({ id }, index) => {
      const first = watermarks.findIndex((watermark) => watermark > index);
      return [id, (first < 0 ? watermarks.length : first) - 1];
    }),
  );
}

/** Numbers of steps: the one that showed all of a place, and the last ones that showed each thing there, or took it. */
interface SeenPlace {
  readonly step: number;
  readonly things: Map<string, number>;
  readonly taken: Map<string, number>;
}

const listed =
  /(?:On the ([^,.]{1,200}?)|The ([^,.]{1,200}?) is open\. In it), you see ([^.]{0,2000})/g;
const taken = /^take (.+) from (.+)$/;
const put = /^(?:move (.+) to|put (.+) in\/on) (.+)$/;

class Eyes {
  readonly #looks = new Map<string, SeenPlace>();

  see({ step }: LivedStep, at: number): void {
    if (step.kind !== "act" || step.observation === "Nothing happens.") return;
    const [, gone = "", from = ""] = taken.exec(step.command) ?? [];
    const [, moved, laid, to = ""] = put.exec(step.command) ?? [];
    this.#looks.get(from)?.things.delete(gone);
    this.#looks.get(from)?.taken.set(gone, at);
    this.#looks.get(to)?.things.set(moved ?? laid ?? "", at);
    for (const [, on, inside, list = ""] of step.observation.matchAll(listed)) {
      const things = new Map(readList(list).map((thing) => [thing, at]));
      this.#looks.set(on ?? inside ?? "", { step: at, things, taken: new Map() });
    }
  }

  /** Whether a thing was seen at another place since it was seen, or missing, at this one. */
  isSeenElsewhere(thing: string, place: string): boolean {
    const look = this.#looks.get(place);
    const since = look?.things.get(thing) ?? look?.step ?? -1;
    return [...this.#looks].some(
      ([other, { things }]) => other !== place && (things.get(thing) ?? -1) > since,
    );
  }

  /** @param noted number of the step in which the fact was noted */
  hasSeenOtherwise(fact: Fact, noted: number, names: readonly string[]): boolean {
    const places = placesOf(fact);
    if (places.length === 0) return false;
    if (fact.relation === "holds") {
      const told = fact.objects.filter((thing) => isToldOf(fact, thing, names));
      return told.length > 0 && told.every((thing) => this.isGone(thing, fact.subject, noted));
    }
    if (places.some((place) => this.#isSeenAt(fact, place, noted))) return false;
    if (places.every((place) => (this.#looks.get(place)?.step ?? -1) > noted)) return true;
    return [...this.#looks.values()].some(({ things }) => (things.get(fact.subject) ?? -1) > noted);
  }

  #isSeenAt(claim: Fact, place: string, noted: number): boolean {
    const things = this.#looks.get(place)?.things ?? new Map<string, number>();
    return [...things].some(([thing, step]) => step > noted && isToldOf(claim, thing, []));
  }

  /** Whether it has seen, after something was noted of a place, that the thing is not there. */
  isGone(thing: string, place: string, noted: number): boolean {
    const look = this.#looks.get(place);
    const isMissed = look !== undefined && look.step > noted && !look.things.has(thing);
    const isTaken = (look?.taken.get(thing) ?? -1) > noted;
    return isMissed || isTaken || this.isSeenElsewhere(thing, place);
  }
}

function placesOf({ relation, subject, objects, polarity }: Fact): readonly string[] {
  if (relation === "holds") return [subject];
  return relation === "at" && polarity ? objects : [];
}

/** Whether a thing is one that the fact is about, and one that was looked for. */
function isToldOf(fact: Fact, thing: string, names: readonly string[]): boolean {
  const isWanted = names.includes(thing) || names.includes(classOf(thing));
  if (fact.relation === "holds") return isWanted && fact.objects.includes(thing);
  const { subject } = fact;
  return thing === subject || classOf(thing) === subject || (isWanted && names.includes(subject));
}

/** The things that really lie where the fact has them. */
function reallyThere(
  fact: Fact,
  truth: ThingsByPlace,
  names: readonly string[],
): readonly string[] {
  return placesOf(fact).flatMap((place) =>
    (truth[place] ?? []).filter((thing) => isToldOf(fact, thing, names)),
  );
}

function readList(list: string): readonly string[] {
  if (list.trim() === "nothing") return [];
  return list
    .replace(/ \([^()]*\)/g, "")
    .split(",")
    .map((item) => item.trim().replace(/^(?:and )?(?:an? )?/, ""));
}
