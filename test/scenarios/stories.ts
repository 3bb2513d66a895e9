import { expect } from "vitest";
import { agents, pressedForAnAgent } from "./agents.js";
import { called, isForgotten, mentioned, readLater, restarted } from "./everywhere.js";
import { losing } from "./losing.js";
import type { Place, Platform, Room, Seen } from "./place.js";
import { commanding, playing, wholeGame } from "./playing.js";
import { asked, type Scenario } from "./scenario.js";
import type { Stage } from "./stage.js";

const several: readonly Scenario<Room>[] = [
  asked({
    name: "on one's own page one opts out and comes back, consents and withdraws, and answers",
    async play(stage, card) {
      const { place } = stage;
      const isKept = (wish: "optedOutAt" | "consentedAt", isSet: boolean) =>
        stage.until("the wish to be kept", async () => {
          const ben = await stage.person("Ben");
          return ben !== undefined && (ben[wish] !== null) === isSet;
        });
      await place.onOwnPage("Ben", "Opt out");
      await isKept("optedOutAt", true);
      await place.press("Ben", card, "Sink");
      await stage.whisper("Ben", "You have opted out, so this was not kept");
      expect(await stage.ballots()).toEqual([]);
      await place.onOwnPage("Ben", "Come back");
      await isKept("optedOutAt", false);
      await place.onOwnPage("Ben", "I consent");
      await isKept("consentedAt", true);
      await place.onOwnPage("Ben", "Withdraw consent");
      await isKept("consentedAt", false);
      await place.onOwnPage("Ben", "Corner cabinet");
      await stage.note(card, "Noted: Ana's mug is in the corner cabinet");
      await stage.card(/→ in the corner cabinet \(Ben, \d/);
    },
  }),
  {
    name: "only who was chosen may start, pause and stop, and only who was chosen may answer",
    settings: { doors: { managers: ["Ana"], answerers: ["Ben"] } },
    async play(stage) {
      const { place } = stage;
      const mayNot = "Only the people and groups that were chosen for it may do that";
      expect(await place.command("Ben", "play", { home: "kitchen" })).toContain(mayNot);
      expect(await place.cards()).toEqual([]);
      const card = await stage.ask();
      for (const name of ["pause", "stop"])
        expect(await place.command("Ben", name)).toContain(mayNot);
      expect((await stage.questions())[0]?.state).toBe("open");
      expect(await place.command("Ben", "status")).toContain("Waiting for an answer");
      await place.press("Cleo", card, "Sink");
      await stage.whisper("Cleo", "Only the people and groups that were chosen for it may answer");
      expect(await stage.ballots()).toEqual([]);
      await place.press("Ben", card, "Corner cabinet");
      await stage.note(card, "Noted: Ana's mug is in the corner cabinet");
    },
  },
];

interface Way {
  readonly name: string;
  readonly receipt: "Ben" | "direct";
  answer(place: Place, card: Seen): Promise<unknown>;
}

const noted = "Noted: Ana's mug is in the corner cabinet";

function firstTask(way: Way): Scenario {
  return {
    name: `the first task, answered by ${way.name}`,
    settings: { isUnknown: true },
    async play(stage) {
      const { place } = stage;
      const [welcome, ...others] = await place.cards();
      expect(welcome?.text).toContain("Hello, I am Sous");
      expect(others).toEqual([]);
      await place.command("Ana", "play", { home: "kitchen" });
      const first = await stage.card("Where is Ana's mug");
      await way.answer(place, first);
      const second = await stage.card("Which mug is Ana's");
      expect(second).toMatchObject({ thread: first.id });
      expect(second.id).not.toBe(first.id);
      await expectReceipt(stage, first, way.receipt);
      await place.press("Cleo", second, "The blue mug in the corner cabinet");
      const last = await stage.card("Done in");
      expect(last.id).toBe(second.id);
      await stage.settle();
      await stage.restart();
      const standing = await place.cards();
      expect(standing.map(({ id }) => id)).toEqual([welcome?.id, first.id, second.id]);
      expect(standing[1]?.text).toContain("→ in the corner cabinet (");
      expect(standing[1]?.text).not.toContain("Sous is in");
    },
  };
}

const firstPress: Scenario = firstTask({
  name: "a press",
  receipt: "Ben",
  answer: (place, card) => place.press("Ben", card, "Corner cabinet"),
});

const firstWords: Scenario = firstTask({
  name: "a direct message",
  receipt: "direct",
  answer: (place) => place.speak("Ben", "direct", "in the corner cabinet"),
});

async function expectReceipt(stage: Stage, card: Seen, where: Way["receipt"]): Promise<void> {
  const { place } = stage;
  const has = (texts: readonly string[]) => texts.some((text) => text.includes(noted));
  const read = async () => {
    const direct = has(await place.directly("Ben"));
    const alone = has(place.whispers("Ben")) && !direct;
    const underCard = has((await place.notes(card)).map(({ text }) => text));
    return { Ben: alone, direct, thread: underCard && !alone };
  };
  await stage.until("the receipt", async () => Object.values(await read()).includes(true));
  const only = { Ben: false, direct: false, thread: false, [where]: true };
  expect(await read()).toEqual(only);
  expect(has(place.whispers("Cleo"))).toBe(false);
}

const minute = 60_000;

const answering: readonly Scenario<Room>[] = [
  asked({
    name: "a reply is edited and deleted: receipts say so, and its words are forgotten",
    async play(stage, card) {
      const isMarked = async (receipt: string) =>
        expect((await stage.note(card, receipt)).buttons).toEqual([]);
      const written = await stage.place.reply("Ben", card, "in the sink");
      await stage.note(card, "Noted: Ana's mug is in the sink");
      await stage.place.edit(written, "in the corner cabinet");
      const instead = await stage.note(card, "Noted instead: Ana's mug is in the corner cabinet");
      expect(instead.buttons).toContain("Fix");
      await isMarked("Noted: Ana's mug is in the sink. (replaced)");
      await stage.place.remove(written);
      await isForgotten(stage);
      await isMarked("Noted instead: Ana's mug is in the corner cabinet. (taken back)");
    },
  }),
  asked({
    name: "nobody answers by the deadline: the robot looks for itself; a late answer is thanked for",
    settings: { answerTimeoutMs: 30 * minute },
    async play(stage, card) {
      stage.clock.jump(31 * minute);
      await stage.note(card, "Nobody answered in time: I will look for it myself.");
      expect((await stage.questions())[0]).toMatchObject({ state: "expired" });
      await stage.until(
        "the choices to go",
        async () => !(await stage.card(/./)).buttons.includes("Corner cabinet"),
      );
      await stage.restart(() => stage.place.reply("Ben", card, "in the corner cabinet"));
      await stage.note(card, /Thank you\. I (had begun to look for myself|was done by then)/);
      expect((await stage.ballots())[0]).toMatchObject({ late: true, understood: "fact" });
    },
  }),
  asked({
    name: "what was refused when it was written stays refused after a restart",
    async play(stage, card) {
      await stage.place.onOwnPage("Ben", "Opt out");
      await stage.place.reply("Ben", card, "in the sink");
      await stage.place.speak("Ben", "mention", "in the sink");
      await stage.place.speak("Ben", "direct", "in the sink");
      await stage.settle();
      await stage.place.onOwnPage("Ben", "Come back");
      await stage.restart();
      await stage.settle();
      expect(await stage.ballots()).toEqual([]);
      await stage.place.reply("Ben", card, "in the corner cabinet");
      await stage.note(card, "Noted: Ana's mug is in the corner cabinet");
      expect(await stage.ballots()).toHaveLength(1);
    },
  }),
  {
    name: "what people said in the first of three rounds is used in the others, which ask nothing",
    async play(stage) {
      await stage.place.command("Ana", "play", { home: "kitchen", rounds: 3 });
      const card = await stage.card("Where is Ana's mug");
      await stage.place.press("Ben", card, "Corner cabinet");
      await stage.card("Which mug is Ana's");
      await stage.place.reply("Cleo", card, "the blue one");
      await stage.note(card, "Noted: Ana's mug is the blue mug");
      await stage.card(/Done in \d+ steps and 2 questions\. Without the answers of/);
      const episodes = await stage.until("three rounds", async () => {
        const all = await stage.sous.memory.episodes.list("kitchen");
        return all.length === 3 && all.every(({ end }) => end?.kind === "terminated") && all;
      });
      for (const { id: episode } of episodes.slice(1))
        expect(await stage.sous.memory.questions.list({ episode })).toEqual([]);
      await stage.note(
        card,
        /Done in \d+ steps\. I didn't ask: \S.* told me earlier that Ana's mug is the blue one/,
      );
      expect((await stage.sous.watch.snapshot("kitchen"))?.reused.length).toBeGreaterThan(0);
      expect(await stage.place.cards()).toHaveLength(2);
    },
  },
];

/** Each transport delivers events differently, with the same results. */
export const wayStories: readonly Scenario[] = [firstPress, mentioned, restarted];

const everywhere = [...wayStories, ...readLater, called, wholeGame, pressedForAnAgent];

export const platformStories: readonly Scenario<Platform>[] = [...everywhere, ...losing];

export const roomStories: readonly Scenario<Room>[] = [
  ...everywhere,
  firstWords,
  ...answering,
  ...several,
  ...playing,
  ...commanding,
  ...agents,
];
