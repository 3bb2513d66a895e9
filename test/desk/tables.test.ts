import { describe, expect, it } from "vitest";
import type { OwnerView } from "../../src/core/episode/scene.js";
import { asSaid, type Fact, type NewFact, slotOf } from "../../src/core/memory/fact.js";
import type { Doubt } from "../../src/core/memory/reuse.js";
import type { Ballot } from "../../src/core/memory/stores.js";
import type { Need, Question } from "../../src/core/question/question.js";
import { planTimers } from "../../src/desk/ask/new-question.js";
import { asksIn, confirmation, stillOffered } from "../../src/desk/hear/confirm.js";
import { earlierBallots, isOutdated, tally } from "../../src/desk/hear/counting.js";
import { overruled, withDenials } from "../../src/desk/hear/overrule.js";
import { factWrite, readBallot } from "../../src/desk/hear/read-ballot.js";
import { understand } from "../../src/desk/hear/understand.js";
import type { DeskParts } from "../../src/desk/parts.js";
import type { BallotContext } from "../../src/desk/remarks/remark-context.js";
import { plainRules } from "../../src/desk/rules.js";
import { phraseDispute, phraseFact, phraseHeard } from "../../src/desk/words/phrase.js";
import { phraseDoubt } from "../../src/desk/words/phrase-question.js";
import { tableOf } from "../build/table.js";
import { sampleBallot, sampleQuestion } from "../memory/samples.js";

const labels = new Map([
  ["mug 1", "blue mug"],
  ["mug 2", "red mug"],
  ["drawer 1", "top drawer"],
  ["drawer 2", "drawer 2"],
  ["sinkbasin 1", "sink"],
]);
/** "Ana's mug at sinkbasin 1+drawer 1", "mug not is mug 1", "drawer 1 holds"; "?" where somebody is unsure. */
function claim(text: string): NewFact {
  const [, subject = "", not, relation, objects, unsure] =
    /^(.*?) (not )?(at|is|holds)(?: ([^?]*))?(\?)?$/.exec(text) ?? [];
  const certainty = unsure ? "unsure" : "sure";
  const said = { subject, relation: relation as NewFact["relation"], certainty } as const;
  return { ...said, objects: objects?.split("+") ?? [], polarity: !not, source: "answer" };
}

it.each(tableOf<[string, string]>("desk", "facts"))("a fact in words: %s", (fact, words) => {
  expect(phraseFact(claim(fact), labels)).toBe(words);
});

const whereMug: Need = { func: "where", noun: "mug" };
const isIt: Need = { func: "which", adjective: "Ana's", noun: "mug", thing: "mug 1" };

it.each(tableOf<[Need, string, string]>("desk", "answers"))(
  "an answer in words: %j %s",
  (need, facts, words) => {
    expect(phraseHeard(facts.split("; ").map(claim), need, labels)).toBe(words);
  },
);

it.each(tableOf<[Doubt, string]>("desk", "doubts"))("a doubt in words: %j", (doubt, words) => {
  expect(phraseDoubt(doubt, whereMug)).toBe(words);
});

let nth = 0;
const ballot = (name: string, change: Partial<Ballot> = {}): Ballot => {
  const id = `b${++nth}`;
  const said = { ...sampleBallot({ id, at: nth }), person: name, personName: name };
  const read = { understood: "fact", claims: [], retracted: false, late: false };
  return { ...said, ...read, ...change } as unknown as Ballot;
};
const says = (person: string, place: string, change: Partial<Ballot> = {}) =>
  ballot(person, { claims: [claim(`Ana's mug at ${place}`)], ...change });
const late = { late: true };
const seen: Partial<Ballot> = { sawOthers: true };
const fixed = { replaces: "old", at: 800 };

describe("of several answers", () => {
  it("those of one moment are in the order of people, and several are told in a list", () => {
    const at = 5;
    const counted = tally([
      ballot("D", { understood: "bad_question", at }),
      says("C", "sinkbasin 1", { at }),
      ballot("E", { understood: "dont_know", at }),
      says("A", "drawer 2", { at }),
      says("B", "sinkbasin 1", { at: 4 }),
    ]);
    expect(counted.answers.map(({ person }) => person)).toEqual(["B", "A", "C", "D", "E"]);
    const claims = ["sinkbasin 1", "drawer 1", "drawer 2"].map((at) => claim(`Ana's mug at ${at}`));
    expect(phraseDispute(claims, whereMug, labels)).toBe(
      "I was told three things about Ana's mug: in the sink, in the top drawer, and in drawer 2. Which is right?",
    );
  });

  it.each<[string, Partial<Ballot>, Partial<Ballot>, boolean, boolean]>([
    ["one of the same moment only follows", { at: 1 }, { at: 1 }, false, true],
    ["one in sight does not", {}, seen, false, true],
    ["one in sight replaces such", seen, seen, true, true],
    ["a fix replaces", { id: "old", at: 800 }, fixed, true, true],
  ])("%s", (_, one, other, outdated, isEarlier) => {
    const [first, second] = [ballot("A", one), ballot("A", other)];
    expect(isOutdated(first, [first, second])).toBe(outdated);
    expect(isOutdated(second, [first, second])).toBe(false);
    expect(earlierBallots(second, [first, second])).toEqual(isEarlier ? [first] : []);
  });
});

describe("a new question", () => {
  const clock = { now: () => 1000 };
  const parts = (rules: object) =>
    ({ rules: { ...plainRules, ...rules }, clock, answerTimeoutMs: 500 }) as unknown as DeskParts;
  it("has the reminders and the escalation that come before its end, in order", () => {
    const question = sampleQuestion({ askedAt: 1000, deadline: 1500 });
    const rules = { remindAfterMs: [499, 100, 500, 1000], escalateAfterMs: 499 };
    expect(planTimers(parts(rules), question, "web")).toEqual([
      { kind: "remind", nth: 1, dueAt: 1100 },
      { kind: "remind", nth: 2, dueAt: 1499 },
      { kind: "escalate", nth: 1, dueAt: 1499 },
    ]);
    expect(planTimers(parts({ escalateAfterMs: 500 }), question, "web")).toEqual([]);
  });
});

/** "B: mug at x" of a person, ": drawer 1 holds mug 1" seen, "guess: …". */
function known(text: string, change: Partial<Fact> = {}): Fact {
  const [who = "", said = ""] = text.split(/: ?/);
  const person = who === "" || who === "guess" ? null : who;
  const source = person ? "answer" : who ? "inference" : "observation";
  const fact = { ...claim(said), source, person, personName: person, slot: "" };
  const slot = slotOf(fact as Fact);
  const row = { id: `f${++nth}`, question: "q1", ballot: "b", status: "valid", dispute: null };
  return { ...fact, ...row, slot, ...change } as Fact;
}

const all = ["drawer 1", "sinkbasin 1", "drawer 2", "shelf 1", "drawer 3"];
const places = all.map((id) => ({
  id,
  label: labels.get(id) ?? id,
  room: id === "shelf 1" ? "hall" : "kitchen",
  zone: id === "sinkbasin 1" ? "surfaces" : "storage",
  things: [],
}));
const home = { home: "Home", robotAt: [], held: null, places } as unknown as OwnerView;

describe("what is asked back", () => {
  const choices = home.places.map(({ id, label }) => ({ id: `c ${id}`, label, value: id }));
  const where = (change: Partial<Question> = {}) =>
    sampleQuestion({ choices, view: { owner: home, seen: [] }, ...change });
  const back = (facts: string, said: string) => {
    const read = facts.split("; ").map(claim);
    const asked = confirmation(read, where(), { ballot: "b1", said });
    return { text: asked.text, ids: asked.choices.map(({ id, label }) => `${id}: ${label}`) };
  };

  it("names neighbours of a place that is only near: in its room, its kind of place first", () => {
    const { text, ids } = back("mug at drawer 2", "next to drawer 2");
    expect(text).toBe("In drawer 2, in the top drawer or in drawer 3?");
    expect(ids.map((id) => id.split(": ")[1]).join()).toBe(
      "In drawer 2,top drawer,drawer 3,None of these,sink,shelf 1",
    );
    for (const fact of ["mug not at drawer 2", "mug at drawer 1+drawer 2", "mug is drawer 2"])
      expect(back(fact, "next to it").text).toMatch(/^Just to check/);
    expect(back("mug at cellar 1", "near the cellar").ids[0]).toMatch(/cellar/);
  });

  it("in a note has its buttons up to no, or the first four; and none that were ruled out", () => {
    const followUp = { text: "?", choices };
    expect(asksIn({ id: "q1" }, followUp).asks?.choices).toHaveLength(4);
    const no = { id: "no", label: "No", value: "" };
    for (const at of [0, 4]) {
      const withNo = { ...followUp, choices: choices.toSpliced(at, 0, no) };
      expect(asksIn({ id: "q1" }, withNo).asks?.choices).toHaveLength(at + 1);
    }
    const left = where({ followUp: { text: "", choices: choices.slice(3) } });
    expect(stillOffered(left).map(({ value }) => value)).toEqual(["shelf 1", "drawer 3"]);
    expect(stillOffered(where({ need: isIt }))).toEqual([]);
  });
});

describe("a claim of Ana's", () => {
  it.each(tableOf<[string, string, boolean]>("desk", "replaced"))(
    "%s replaces %s: %s",
    (mine, other, isReplaced) => {
      const older = known(other, other.startsWith("guess") ? { certainty: "unsure" } : {});
      const { supersedes } = factWrite(claim(mine), sampleQuestion(), ballot("A"), [older]);
      expect(supersedes).toEqual(isReplaced ? [older.id] : []);
    },
  );

  it.each(tableOf<[string, string, string, string]>("desk", "overruled"))(
    "%s after %s in the words “%s”: %s",
    (mine, other, words, expected) => {
      const fact = known(other, other.startsWith("q1") ? { dispute: "q1" } : {});
      const ana = ballot("A", { personName: "Ana" });
      const said = { question: sampleQuestion(), ballot: ana, facts: [fact], words };
      const denied = withDenials([claim(mine)], said).length > 1;
      const isClosed = overruled([claim(mine)], said).length > 0;
      expect(isClosed ? "closed" : denied ? "denied" : "left").toBe(expected);
    },
  );
});

describe("an answer", () => {
  type Changes = Partial<Question>;
  const reading = (reply: object, change: Changes = {}, more: Partial<Ballot> = {}) => {
    const said = ballot("A", { id: "b", text: "in the sink", understood: null, ...more });
    const question = sampleQuestion({ view: { owner: home, seen: [] }, ...change });
    const grounder = { ground: async () => reply };
    const rest = {
      ballots: [said],
      facts: [],
      words: said.text ?? "",
      episodeEnded: false,
      now: 5,
    };
    return { question, ballot: said, grounder, ...rest } as unknown as BallotContext;
  };
  const none = { kind: "unclear", guesses: [] };
  const claims = [{ thing: "mug", places: ["drawer 1"], polarity: true, certainty: "sure" }];
  const located = { kind: "location", confidence: "sure", claims };
  const open: Changes = { mode: "open" };
  const anyWords: Changes = { view: { owner: home, seen: [], anyWords: true } };
  const about: Changes = { need: isIt };
  const coffee: Changes = { need: { func: "what", adjective: "usual", noun: "coffee" } };
  const again: Changes = { followUp: { text: "", choices: [] } };
  const press = (choice: string, more: object = {}) => ({ choice, text: null, ...more });

  it.each<[object, Changes, Partial<Ballot>, string | null, string]>([
    [none, again, {}, null, "Choose one, or say that you don't know."],
    [none, anyWords, { text: "?" }, null, "Please say it in other words."],
    [none, {}, press("c99"), null, "Is it one of these?"],
    [none, open, press("dk"), "declined", "All right, any of them will do."],
    [none, open, press("bad"), "declined", "Then I take it that any of them will do."],
    [none, anyWords, press("dk"), "declined", "Thank you. Then I leave it."],
    [none, about, press("dk"), "declined", "I will have to guess, and I will say so."],
    [none, about, press("bad"), "declined", "I will see for myself."],
    [none, coffee, press("dk"), "declined", "All right, I will choose one myself."],
    [none, {}, press("bad", late), "declined", "Thank you for saying so."],
    [located, { ...open, state: "answered" }, late, "answered", "so I go on with that."],
    [located, { state: "answered" }, late, "answered", "Somebody had answered before."],
  ])("%j, read of %j and %j, leaves the question %s: %s", async (...given) => {
    const [reply, change, more, settled, words] = given;
    const { settle, notes, followUp } = await readBallot(reading(reply, change, more));
    const note = notes[0]?.note;
    expect([settle?.state ?? null, note?.text]).toEqual([settled, expect.stringContaining(words)]);
    expect([followUp === null, note?.ballot ?? null]).toEqual([
      settled !== null,
      settled === "answered" ? "b" : null,
    ]);
  });

  it.each([
    [none, "as big as that", `choice ${asSaid}`],
    [none, "as big as what?", "unclear "],
    [none, "…!", "unclear "],
    [{ kind: "choice", options: ["mug 1"] }, "blue", "choice mug 1"],
    [{ kind: "dont_know", claims: [] }, "no idea", "dont_know "],
  ])("where any words will do: %j, read of “%s”", async (reply, text, expected) => {
    const need: Need = { func: "how", noun: "mug" };
    const read = await understand(reading(reply, { need, ...anyWords }, { text }));
    expect(`${read.understood} ${read.facts.flatMap(({ objects }) => objects)}`).toBe(expected);
  });

  it.each(tableOf<[string, string]>("desk", "guesses"))(
    "puts first what “%s” may mean, as it is spelt",
    async (text, expected) => {
      const choices = ["Sink", "Top drawer", "Refrigerator", "Shelf"].map((label) => {
        return { id: label, label, value: label };
      });
      const guesses = text === "guess" ? ["Shelf"] : [];
      const read = await readBallot(reading({ kind: "unclear", guesses }, { choices }, { text }));
      expect(read.followUp?.choices.map(({ label }) => label.split(" ")[0]).join()).toBe(expected);
    },
  );
});
