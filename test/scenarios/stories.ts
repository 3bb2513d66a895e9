import { expect } from "vitest";
import { giveOrder } from "../../src/app/play/orders.js";
import { ownerRights } from "../../src/core/bot.js";
import type { AskView } from "../../src/desk/agents/view-ask.js";
import { sampleAgent, sampleAudience } from "../memory/samples.js";
import { called, isForgotten, mentioned, readLater, restarted } from "./everywhere.js";
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

async function perform<Where extends Place>(
  stage: Stage<Where>,
  tool: string,
  input: object,
): Promise<AskView> {
  const order = { agent: "deploy-bot", tool, input };
  return (await giveOrder(stage.database, "ask", order)) as AskView;
}

async function begin<Where extends Place>(
  stage: Stage<Where>,
  input: object = {},
): Promise<{ readonly card: Seen; readonly ask: AskView }> {
  const { platform: bot, channel } = stage.place;
  await stage.sous.memory.asks.keepAudience(sampleAudience({ bot, channel }));
  await stage.sous.memory.asks.keepAgent(sampleAgent());
  const ask = await perform(stage, "ask_people", {
    question: "Which *region* for <@U1> billing?",
    choices: [
      { id: "eu-central", label: "Europe" },
      { id: "us-east", label: "United States" },
    ],
    context: "The new service needs a home. @everyone <!channel>",
    ...input,
  });
  return { card: await stage.card("deploy-bot asks (run by Platform)"), ask };
}

function check<Where extends Place>(stage: Stage<Where>, { ticket }: AskView): Promise<AskView> {
  return perform(stage, "check_question", { ticket });
}

const pressedForAnAgent: Scenario = {
  name: "an agent's question is pressed; its message says who answered, and is no task",
  async play(stage) {
    const { card, ask } = await begin(stage);
    const above = (await stage.place.cards()).filter(({ id }) => id !== card.id);
    expect(above.map(({ text }) => text)).toEqual([
      expect.stringMatching(/The first is deploy-bot, run by Platform.* kept and given to that/),
    ]);
    expect((await stage.place.cards()).at(-1)?.id).toBe(card.id);
    expect(above[0]?.buttons).toEqual([]);
    expect(card.buttons).toEqual(
      expect.arrayContaining(["Europe", "United States", "I don't know"]),
    );
    expect(card.buttons).not.toContain("Show as a list");
    await stage.place.press("Ben", card, "Europe");
    await stage.note(card, "Thank you. I give deploy-bot your answer: Europe.");
    const settled = await stage.card(/billing\? → Europe \(Ben, \d/);
    expect(settled.id).toBe(card.id);
    expect(settled.buttons).not.toContain("Europe");
    expect(await check(stage, ask)).toMatchObject({
      state: "answered",
      answer: { choice: "eu-central", quote: null },
      answers: [{ by: "Ben", via: stage.place.platform }],
    });
    expect(await stage.sous.memory.households.list()).toEqual([]);
  },
};

const agents: readonly Scenario<Room>[] = [
  {
    name: "two agents' questions stand side by side, each with its thread, over a restart",
    async play(stage) {
      const { card, ask } = await begin(stage);
      const other = await perform(stage, "ask_people", { question: "Who is on call?" });
      const second = await stage.card("Who is on call?");
      await stage.restart(async () => {
        await stage.place.reply("Ben", second, "Cleo");
      });
      const shown = await stage.place.cards();
      expect(shown.filter(({ text }) => text.includes("outside Sous"))).toHaveLength(1);
      await stage.place.reply("Ana", card, "europe");
      await stage.until("both answers", async () => {
        const [one, two] = [await check(stage, ask), await check(stage, other)];
        return one.answer?.choice === "eu-central" && two.answer?.quote === "Cleo";
      });
    },
  },
];

const removed = /removed from the server|not in the channel any more/;
const silenced = /may not post in the channel any more|is archived/;

const everything = { verb: "status", everywhere: true } as const;
const owner = {
  platform: "web",
  workspace: "local",
  person: { id: "you", name: "you" },
  channel: "web",
  ...ownerRights,
} as const;

const waiting: readonly Scenario<Platform>[] = (
  [
    ["removed", removed],
    ["silenced", silenced],
  ] as const
).map(([how, why]) =>
  asked<Platform>({
    name: `the bot is ${how}: the task waits and status says why; it goes on when that is mended`,
    async play(stage, card) {
      await stage.place.lose(how);
      await stage.until("the pause", async () => why.test((await pausedFor(stage)) ?? ""));
      if (how === "silenced")
        await stage.until("a word to Ana", async () =>
          (await stage.place.directly("Ana")).some(
            (text) => text.includes("I wait in Ana's kitchen") && why.test(text),
          ),
        );
      // Commands need the bot's presence, so the owner uses the control.
      expect(await stage.sous.control.perform(everything, owner)).toMatch(why);
      await stage.place.mend();
      await stage.until("the end of the pause", async () => (await pausedFor(stage)) === null);
      await stage.place.press("Ben", card, "Corner cabinet");
      await stage.note(card, "Noted: Ana's mug is in the corner cabinet");
    },
  }),
);

const losing: readonly Scenario<Platform>[] = [
  ...waiting,
  {
    name: "the bot may post after Sous has started: it introduces itself once, with a button that plays",
    settings: { isUnknown: true, before: (place) => place.lose("silenced") },
    async play(stage) {
      const welcomes = async () =>
        (await stage.place.cards()).filter(({ text }) => text.includes("Hello, I am Sous"));
      expect(await stage.place.cards()).toEqual([]);
      await stage.place.mend();
      const [welcome] = await stage.until("the welcome", async () => {
        const all = await welcomes();
        return all.length > 0 && all;
      });
      expect(await stage.place.cards()).toHaveLength(1);
      await stage.restart();
      await stage.place.lose("removed");
      await stage.place.mend();
      if (welcome) await stage.place.press("Ana", welcome, "Play in Ana's kitchen");
      await stage.card("Where is Ana's mug");
      await stage.whisper("Ana", "Starting in Ana's kitchen");
      expect(await welcomes()).toHaveLength(1);
    },
  },
  asked<Platform>({
    name: "an answer in an old thread is deleted after a restart: taken back, and its words forgotten",
    async play(stage, card) {
      const written = await stage.place.reply("Ben", card, "in the corner cabinet");
      await stage.note(card, "Noted: Ana's mug is in the corner cabinet");
      await stage.place.command("Ana", "stop");
      await stage.settle();
      await stage.restart(() => stage.place.archive(card));
      await stage.settle();
      await stage.place.remove(written);
      await isForgotten(stage);
    },
  }),
  asked<Platform>({
    name: "a moderator deletes the card: it is posted anew once, then who asked for the task is told",
    async play(stage, card) {
      await stage.place.moderate("message", card);
      const again = await stage.until("the card again", async () =>
        (await stage.place.cards()).find(({ id, text }) => id !== card.id && text.includes("mug")),
      );
      await stage.place.moderate("message", again);
      await stage.until("a word to Ana", async () =>
        (await stage.place.directly("Ana")).some((text) =>
          /deleted my question twice.*You can still answer: \/sous me\./s.test(text),
        ),
      );
      await stage.settle();
      expect(await stage.place.cards()).toEqual([]);
      await stage.place.speak("Ben", "direct", "in the corner cabinet");
      await stage.until("the answer", async () => (await stage.told()).length > 0);
    },
  }),
  asked<Platform>({
    name: "the thread under a card is deleted: notes begin a new one",
    async play(stage, card) {
      await stage.place.moderate("thread", card);
      await stage.card("Where is Ana's mug");
      await stage.place.speak("Ben", "mention", "in the corner cabinet");
      const again = await stage.card("in the corner cabinet");
      await stage.note(again, "Noted: Ana's mug is in the corner cabinet");
    },
  }),
];

async function pausedFor({ sous }: Stage<Platform>): Promise<string | null> {
  const run = await sous.memory.runs.get("kitchen");
  return run?.pausedAt == null ? null : (run.pausedFor ?? "");
}

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
