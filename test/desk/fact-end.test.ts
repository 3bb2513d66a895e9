import { expect, it } from "vitest";
import { movedClaims } from "../../src/agent/perceive.js";
import { createScope } from "../../src/app/control/scope.js";
import { formatWhy } from "../../src/app/control/why.js";
import { takeSnapshot } from "../../src/app/operating/snapshot.js";
import type { Fact } from "../../src/core/memory/fact.js";
import { phraseFactEnd } from "../../src/desk/words/phrase.js";
import { ownerIn } from "../app/caller.js";
import { openDesk } from "../build/desk.js";
import { did, fact } from "../policies/rules/views.js";

const claim = fact("Ana's mug", "at", ["cabinet 2"]);
const isMug1 = fact("Ana's mug", "is", ["mug 1"]);
const byBen = { person: "p-2", personName: "Ben" } as const;

const onShelf = fact("Ana's mug", "at", ["shelf 1"]);
const byBenOnShelf = { ...onShelf, ...byBen };
const denied = { ...claim, polarity: false };
const isMug2 = { ...fact("Ana's mug", "is", ["mug 2"]), polarity: false };
const found = { source: "inference" } as const;

const ends: [string, Partial<Fact>, Fact?][] = [
  ["Ana took it back", { status: "retracted" }],
  ["somebody took it back", { status: "retracted", personName: null }],
  ["the robot moved it", { status: "superseded", moved: true }],
  ["Ana corrected it", { status: "superseded" }, onShelf],
  ["Ana corrected it", { status: "contradicted" }, onShelf],
  ["Ben said otherwise", { status: "contradicted" }, byBenOnShelf],
  ["Ben said it again", { status: "superseded" }, { ...claim, ...byBen }],
  ["Ana said which one it is", { ...isMug2, status: "superseded" }, isMug1],
  ["Ana said where it is", { ...denied, status: "superseded" }, onShelf],
  ["Ana corrected it", { ...denied, status: "contradicted" }, claim],
  [
    "the robot looked and saw otherwise",
    { status: "contradicted" },
    fact("cabinet 2", "holds", []),
  ],
  ["the robot saw that it was moved", { status: "superseded" }, fact("cabinet 2", "holds", [])],
  ["the robot found it elsewhere", { status: "superseded" }, fact("shelf 1", "holds", ["mug 1"])],
  ["the robot found out otherwise", { status: "contradicted" }, { ...isMug2, ...found }],
  ["it no longer holds", { status: "contradicted" }],
];

it.each<[string, Partial<Fact>, Fact?]>(ends)("says: %s (%j)", (words, ended, by) => {
  expect(phraseFactEnd({ ...claim, ...ended }, by)).toBe(words);
});

it("says to its person that it was them, and nothing of what holds", () => {
  const ended = { ...claim, status: "retracted" } as const;
  expect(phraseFactEnd(ended, undefined, () => "you")).toBe("you took it back");
  expect(phraseFactEnd(claim, undefined)).toBeNull();
});

const take = did("take mug 1 from cabinet 2", "You pick up the mug 1.", []);
const put = did("move mug 1 to diningtable 1", "You move the mug 1.", []);

it.each<[string, Parameters<typeof movedClaims>, readonly object[]]>([
  [
    "takes it, also among others of its kind",
    [[take], [claim, isMug1]],
    [{ id: claim.id, status: "superseded", moved: true }],
  ],
  [
    "puts it down, where its name is learned by then",
    [
      [take, put],
      [claim, isMug1],
    ],
    [{ id: claim.id, moved: true }],
  ],
  ["takes another one", [[take], [claim, fact("Ana's mug", "is", ["mug 2"])]], []],
  ["takes it, and a kind was said to be there", [[take], [fact("mug", "at", ["cabinet 2"])]], []],
  ["puts it where it was said to be", [[take, put], [fact("mug 1", "at", ["diningtable 1"])]], []],
  [
    "takes it elsewhere than it was said to be",
    [[take], [fact("mug 1", "at", ["shelf 1"])]],
    [{ status: "superseded", by: null }],
  ],
])("ends what people said of its place when the robot %s", (_, given, ended) => {
  expect(movedClaims(...given)).toMatchObject(ended);
});

async function kept() {
  const desk = await openDesk();
  const asked = await desk.pose({ need: { func: "where", adjective: "Ana's", noun: "mug" } });
  await desk.press("Ana", asked, "Corner cabinet");
  await desk.say("Ana", "no, it is on the shelf");
  const { memory, view, episode } = desk;
  const home = { id: episode.household, title: "Ana's kitchen" };
  const look = (id: string) => {
    const reader = { platform: "web", workspace: "local", id } as const;
    return takeSnapshot(memory, { home, owner: view.owner, mode: "owner" }, { reader });
  };
  return { desk, look };
}

it("is told to its person as their own doing, and to others by name", async () => {
  const { look } = await kept();
  const ends = async (id: string) => (await look(id))?.facts.map(({ ended }) => ended);
  expect(await ends("ana")).toEqual(["you corrected it", null]);
  expect(await ends("ben")).toEqual(["Ana corrected it", null]);
});

it("shows answers of people without a name as their own to nobody else", async () => {
  const { desk, look } = await kept();
  await desk.hear("", {
    kind: "reply",
    episode: desk.episode.id,
    message: "web:local:m1",
    text: "in the sink",
  });
  const shown = async (id: string) =>
    (await look(id))?.conversation.flatMap((item) =>
      item.kind === "answer" ? [[item.by, item.isOwn]] : [],
    );
  expect((await shown("ana"))?.at(-1)).toEqual(["", false]);
  expect((await shown(""))?.at(-1)).toEqual(["", true]);
  expect((await shown("ana"))?.[0]).toEqual(["Ana", true]);
});

it("why tells the whole task: what was asked, answered and not known, and what came of it", async () => {
  const { desk } = await kept();
  const lost = await desk.pose();
  await desk.press("Ben", lost, "dk");
  const { memory, episode, clock } = desk;
  await memory.episodes.end(episode.id, { kind: "terminated" }, 1, [], clock.now());
  const household = await memory.households.get(episode.household);
  const caller = ownerIn("web");
  const scope = await createScope(memory, caller, "everything");
  const words = await formatWhy(memory, household ?? expect.fail(), { scope, timeZone: "UTC" });
  expect(words).toContain("It’s done");
  expect(words).toContain('asked "Where is Ana\'s mug?"; Ana corrected it');
  expect(words).toContain("Ana's mug is on the shelf: Ana said so");
  expect(words).toContain('I asked "Where is an apple?": nobody knew.');
  expect(words).not.toContain("no fact");
});
