/** Discord: every command, suggestions, who may what, and people who want to be left alone. */
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { type PersonPage, reservedChoices } from "../../src/core/bot.js";
import { type DiscordPeer, startDiscordPeer } from "../peers/discord/peer.js";
import { createScenario, type Scenario } from "./discord-scenario.js";
import { emptyPage } from "./sample-control.js";
import { cardPost, question } from "./slack-scenario.js";

/** Everything but the administrator's right, which nothing can be hidden from. */
const usual = String((1n << 41n) - 1n - (1n << 3n));

let peer: DiscordPeer;
let scene: Scenario;

async function begin(changes: Parameters<typeof createScenario>[1] = {}): Promise<void> {
  scene = createScenario(peer, changes);
  await scene.bot.start(scene.handlers);
  await peer.waitFor(() => peer.connected() > 0);
}

beforeEach(async () => {
  peer = await startDiscordPeer({ rolePermissions: usual, roles: { cooks: ["Ben"] } });
  await begin();
});
afterEach(async () => {
  await scene.bot.stop();
  expect(peer.violations).toEqual([]);
  await peer.close();
});

async function again(changes: Parameters<typeof createScenario>[1]): Promise<void> {
  await scene.bot.stop();
  await begin(changes);
}

const idOf = (name: string) => peer.people.find((one) => one.name === name)?.id ?? "";
const told = (name: string) =>
  peer
    .ephemerals()
    .filter(({ to }) => to === name)
    .at(-1);
const words = (name: string) => told(name)?.content ?? "";
const hears = (name: string, said: RegExp) => peer.waitFor(() => said.test(words(name)));

it("offers the channels in which it can ask, by their names", async () => {
  const channels = (await scene.bot.channels?.()) ?? [];
  expect(channels).toContainEqual({
    id: peer.channelId,
    title: expect.stringMatching(/^#\S+ in Discord, /),
  });
  await scene.bot.stop();
  expect(await scene.bot.channels?.()).toEqual([]);
});

describe("commands", () => {
  it.each([
    ["sous play", { home: "kitchen", rounds: 2 }, { verb: "play", home: "kitchen", rounds: 2 }],
    ["sous status", { where: "all" }, { verb: "status", everywhere: true }],
    ["sous status", {}, { verb: "status", everywhere: false }],
    ["sous facts", {}, { verb: "facts", home: null }],
    ["sous why", { home: "flat" }, { verb: "why", home: "flat" }],
    [
      "sous move",
      { thing: "mug 1", place: "fridge 1" },
      { verb: "move", home: null, thing: "mug 1", place: "fridge 1" },
    ],
    ["sous schedule", {}, { verb: "schedule", home: null, daily: null }],
    ["sous schedule", { daily: "10:00" }, { verb: "schedule", home: null, daily: 600 }],
    ["sous schedule", { daily: "off", home: "flat" }, { verb: "schedule", daily: "off" }],
    ["sous pause", {}, { verb: "pause", home: null }],
    [
      "sous consent",
      { campaign: "pilot", agree: "yes" },
      { verb: "consent", campaign: "pilot", agree: true },
    ],
    ["sous consent", {}, { verb: "consent", campaign: null, agree: null }],
    ["sous campaign", { do: "close" }, { verb: "campaign", campaign: null, move: "close" }],
    ["sous resume", {}, { verb: "resume", home: null }],
    ["sous stop", {}, { verb: "stop", home: null }],
    ["sous teach", { rule: "open it first" }, { verb: "teach", home: null, rule: "open it first" }],
    ["sous teach", { withdraw: 2, home: "flat" }, { verb: "teach", home: "flat", withdraw: 2 }],
    ["sous ask-less", {}, { verb: "ask-less", reset: false }],
    ["sous ask-less", { amount: "reset" }, { verb: "ask-less", reset: true }],
  ])("hands on /%s %j with who gave it and where", async (line, options, command) => {
    expect(await peer.slash("Ana", line, options)).toMatchObject({ acked: true });
    await peer.waitFor(() => scene.control.given.length === 1);
    expect(scene.control.given[0]).toMatchObject({
      command,
      caller: {
        platform: "discord",
        workspace: peer.guildId,
        channel: peer.channelId,
        person: { id: idOf("Ana"), name: "Ana" },
      },
    });
    await hears("Ana", /./);
  });

  it("answers a time that is none with what to write, and does nothing", async () => {
    await peer.slash("Ana", "sous schedule", { daily: "noon" });
    await hears("Ana", /like 10:00, or "off"/);
    expect(scene.control.given).toEqual([]);
  });
});

describe("suggestions", () => {
  it("are what fits, by label; the command gets the id", async () => {
    scene.control.suggestions = [
      { id: "mug 1", label: "Ana's blue mug" },
      { id: "apple 1", label: "apple" },
    ];
    const values = { home: "kitchen", thing: "mug" };
    const outcome = await peer.typing("Ana", "sous move", "thing", values);
    expect(outcome.choices).toEqual([{ name: "Ana's blue mug", value: "mug 1" }]);
    expect(scene.control.typed).toEqual([
      { kind: "thing", typed: "mug", home: "kitchen", channel: peer.channelId },
    ]);
  });

  it("are at most 25, of at most 100 characters", async () => {
    scene.control.suggestions = Array.from({ length: 60 }, (_, at) => ({
      id: `place ${at}`,
      label: `${at} ${"on the very long shelf ".repeat(9)}`,
    }));
    const { choices } = await peer.typing("Ana", "sous move", "place", { place: "" });
    expect(choices).toHaveLength(25);
    expect(choices[0]?.name.length).toBeLessThanOrEqual(100);
  });

  it.each(["play", "facts", "why", "schedule", "pause", "resume", "stop"])(
    "help to name a home for %s",
    async (verb) => {
      scene.control.suggestions = [{ id: "kitchen", label: "Ana's kitchen" }];
      const { choices } = await peer.typing("Ana", `sous ${verb}`, "home", { home: "kitch" });
      expect(choices).toEqual([{ name: "Ana's kitchen", value: "kitchen" }]);
    },
  );
});

describe("who may manage", () => {
  it("is whoever sees the channel; others are told so", async () => {
    await peer.slash("Chris", "sous stop");
    await hears("Chris", /^Done: stop/);
    peer.hideChannel("Chris");
    await peer.slash("Chris", "sous stop");
    await hears("Chris", /Only members of the channel/);
    await peer.slash("Chris", "sous status");
    await hears("Chris", /Nothing is going on/);
  });

  it("are the people and roles with these ids", async () => {
    const cooks = peer.roles.get("cooks") ?? "";
    await again({ managers: [idOf("Chris"), cooks] });
    for (const name of ["Chris", "Ben"]) {
      await peer.slash(name, "sous pause");
      await hears(name, /^Done: pause/);
    }
    await peer.slash("Ana", "sous pause");
    await hears("Ana", /Only the people and groups that were chosen/);
  });
});

describe("who may answer", () => {
  it("can be some people and roles: others are told for their eyes alone", async () => {
    await again({ answerers: [peer.roles.get("cooks") ?? ""] });
    const ref = await scene.bot.post(cardPost());
    await peer.press("Ana", ref.message, "Sink");
    await hears("Ana", /This was not kept\. Only the people and groups/);
    expect(scene.inbox.events).toEqual([]);
    await peer.press("Ben", ref.message, "Sink");
    expect(scene.inbox.events).toHaveLength(1);

    peer.reply("Ana", ref.thread ?? "", "in the sink");
    await peer.waitFor(() => peer.directMessages("Ana").length > 0);
    expect(peer.directMessages("Ana")[0]?.content).toMatch(/This was not kept/);
    expect(scene.inbox.events).toHaveLength(1);
    peer.reply("Ben", ref.thread ?? "", "in the sink");
    await peer.waitFor(() => scene.inbox.events.length === 2);
  });
});

describe("people who have opted out", () => {
  it("are told so when they press or reply, and how to come back", async () => {
    scene.verdict = "opted-out";
    const ref = await scene.bot.post(cardPost());
    expect(await peer.press("Ana", ref.message, "Sink")).toMatchObject({ acked: true });
    await hears("Ana", /You have opted out.*\/sous me to come back/);
    peer.reply("Ben", ref.thread ?? "", "in the sink");
    await peer.waitFor(() => peer.directMessages("Ben").length > 0);
    expect(peer.directMessages("Ben")[0]?.content).toMatch(/You have opted out/);
  });
});

const pilot = {
  campaign: "pilot",
  title: "A <pilot>",
  text: "We keep what you answer.",
  minimumAge: 18,
};
const agree = "I am 18 or older, and I agree";

describe("people who have not agreed to a campaign yet", () => {
  it("read what it is about, for themselves alone, and agree with a button", async () => {
    scene.verdict = "consent-needed";
    scene.control.consent = pilot;
    const ref = await scene.bot.post(cardPost());
    await peer.press("Ana", ref.message, "Sink");
    await hears("Ana", /We keep what you answer/);
    expect(words("Ana")).toContain("A \\<pilot\\>");
    await peer.press("Ana", told("Ana")?.id ?? "", agree);
    await peer.waitFor(() => scene.control.given.length === 1);
    expect(scene.control.given[0]).toMatchObject({
      command: { verb: "consent", campaign: "pilot", agree: true },
      caller: { platform: "discord", person: { id: idOf("Ana") } },
    });
    await peer.waitFor(() => told("Ana")?.buttons.length === 0);

    peer.reply("Ben", ref.thread ?? "", "in the sink");
    await peer.waitFor(() => peer.directMessages("Ben").length > 0);
    expect(peer.directMessages("Ben")[0]?.content).toMatch(/We keep what you answer/);
    expect(JSON.stringify(peer.directMessages("Ben")[0])).toContain(agree);
  });
});

describe("people who have agreed, and practise", () => {
  it("press the answer until they are through", async () => {
    scene.verdict = "consent-needed";
    scene.control.consent = pilot;
    const choices = ["Sink", "Shelf"];
    scene.control.practice = { campaign: "pilot", at: 0, of: 2, text: "Where?", choices };
    const ref = await scene.bot.post(cardPost());
    await peer.press("Ana", ref.message, "Sink");
    await hears("Ana", /We keep what you answer/);
    const message = told("Ana")?.id ?? "";
    await peer.press("Ana", message, agree);
    const labels = () =>
      told("Ana")
        ?.buttons.map(({ label }) => label)
        .join();
    await peer.waitFor(() => labels() === "Sink,Shelf");
    scene.control.practice = null;
    await peer.press("Ana", message, "Shelf");
    await peer.waitFor(() => labels() === "");
    expect(scene.control.given.map(({ command }) => command)).toMatchObject([
      { agree: true },
      { verb: "consent", campaign: "pilot", agree: null, practice: { at: 0, choice: 1 } },
    ]);
  });
});

const page: PersonPage = {
  ...emptyPage,
  questions: [{ home: "Ana's kitchen", task: "heat an apple.", question: question() }],
  answers: [{ ballot: "b7", question: "Where is a mug?", answer: "on the *shelf*", at: 1 }],
  worth: { stepsSaved: 212, tasksRescued: 0, questionsSpared: 0 },
  asked: 1,
};

describe("/sous me", () => {
  beforeEach(async () => {
    scene.control.page = page;
    await peer.slash("Ana", "sous me");
    await hears("Ana", /Questions you could answer/);
  });

  it("shows open questions, the last answers and what one may want, to the person alone", () => {
    for (const said of [
      "Where is an **apple**? (Ana's kitchen",
      "Where is a mug? on the \\*shelf\\*",
      "1 of at most 3 questions",
      "You have not consented",
      "without your name",
      "your answers saved 212 steps",
    ])
      expect(words("Ana")).toContain(said);
    expect(scene.inbox.openings.map(({ about }) => about)).toEqual([
      { kind: "words", question: page.questions[0]?.question.id },
    ]);
    expect(told("Ana")?.buttons.map(({ label }) => label)).toEqual([
      "Somewhere else…",
      "I don't know",
      "Bad question",
      "Fix my last answer",
      "Take it back",
      "Ask me less",
      "I consent",
      "Opt out",
      "Forget what I said",
    ]);
    expect(peer.messages()).toEqual([]);
  });

  it("takes answers and corrections like the card", async () => {
    const message = told("Ana")?.id ?? "";
    await peer.select("Ana", message, "Choose the answer", ["Sink"]);
    await peer.press("Ana", message, "I don't know");
    await peer.press("Ana", message, "Take it back");
    const { interactionId } = await peer.press("Ana", message, "Somewhere else…");
    await peer.submitModal("Ana", interactionId, { words: "in the attic" });
    expect(scene.inbox.events.map(({ what }) => what)).toEqual([
      { kind: "press", question: "q1", choice: "c2" },
      { kind: "press", question: "q1", choice: reservedChoices.dontKnow },
      { kind: "retract", ballot: "b7" },
      { kind: "words", question: "q1", text: "in the attic" },
    ]);
  });

  it("lets nobody answer who does not see the channel", async () => {
    await peer.slash("Chris", "sous me");
    await hears("Chris", /Where is an \*\*apple/);
    const message = told("Chris")?.id ?? "";
    const { interactionId } = await peer.press("Chris", message, "Somewhere else…");
    peer.hideChannel("Chris");
    await peer.press("Chris", message, "I don't know");
    await hears("Chris", /Only members of the channel may answer/);
    await peer.submitModal("Chris", interactionId, { words: "in the attic" });
    expect(scene.inbox.events).toEqual([]);
    await peer.slash("Chris", "sous me");
    await hears("Chris", /There is nothing to answer now/);
  });

  it("takes wishes, and shows at once what holds now", async () => {
    const message = told("Ana")?.id ?? "";
    await peer.press("Ana", message, "I consent");
    await hears("Ana", /You have consented/);
    await peer.press("Ana", message, "Ask me less");
    await hears("Ana", /1 of at most 2 questions/);
    await peer.press("Ana", message, "Opt out");
    await hears("Ana", /^You have opted out/);
    expect(told("Ana")?.buttons.map(({ label }) => label)).toEqual([
      "Come back",
      "Forget what I said",
    ]);
    await peer.press("Ana", message, "Come back");
    await hears("Ana", /Where is an \*\*apple/);
    expect(scene.control.wishes.map(({ preference, person }) => [preference, person])).toEqual(
      ["consent", "ask-less", "opt-out", "opt-in"].map((wish) => [wish, idOf("Ana")]),
    );
  });

  it("forgets what one said when it is wished twice", async () => {
    const message = told("Ana")?.id ?? "";
    await peer.press("Ana", message, "Forget what I said");
    await hears("Ana", /Shall I delete all that you said \(2 answers\)/);
    expect(told("Ana")?.buttons.map(({ label }) => label)).toEqual([
      "Yes, delete it all",
      "No, keep it",
    ]);
    await peer.press("Ana", message, "No, keep it");
    await hears("Ana", /Where is an \*\*apple/);
    await peer.press("Ana", message, "Forget what I said");
    await hears("Ana", /Shall I delete/);
    await peer.press("Ana", message, "Yes, delete it all");
    await hears("Ana", /Where is an \*\*apple/);
    expect(scene.control.wishes.map(({ preference }) => preference)).toEqual([
      "forget-me",
      "forget-me-no",
      "forget-me",
      "forget-me-yes",
    ]);
  });

  it("fits, however much there is", async () => {
    const long = "very long words ".repeat(300);
    const choices = Array.from({ length: 130 }, (_, at) => ({
      id: `c${at}`,
      label: `${at} ${long}`,
      value: `shelf ${at}`,
    }));
    scene.control.page = {
      ...page,
      questions: Array.from({ length: 9 }, () => ({
        home: long,
        task: long,
        question: question({ text: long, why: long, choices }),
      })),
      answers: Array.from({ length: 9 }, (_, at) => ({
        ballot: `b${at}`,
        question: long,
        answer: long,
        at: 1,
      })),
    };
    await peer.slash("Ben", "sous me");
    await hears("Ben", /the others are in the channel/);
  });
});

describe("/sous my-data", () => {
  it("tells the person alone what is kept", async () => {
    await peer.slash("Ana", "sous my-data");
    await hears("Ana", /^Done: my-data/);
    expect(peer.messages()).toEqual([]);
  });

  it("gives all of it as a file that nobody else sees", async () => {
    scene.control.file = { name: "sous-my-data.json", text: '{"person":"PERSON"}\n' };
    await peer.slash("Ana", "sous my-data", { what: "export" });
    await hears("Ana", /Nobody else sees this/);
    const [file] = told("Ana")?.attachments ?? [];
    expect(file?.name).toBe("sous-my-data.json");
    const content = await (await fetch(file?.url ?? "")).text();
    expect(content).toBe(`{"person":"${idOf("Ana")}"}\n`);
    expect(peer.messages()).toEqual([]);
    scene.control.file = null;
    await peer.slash("Ana", "sous my-data", { what: "export" });
    await hears("Ana", /^Nothing that you said is kept/);
  });

  it("deletes it once they have confirmed", async () => {
    await peer.slash("Ana", "sous my-data", { what: "delete" });
    await hears("Ana", /Shall I delete all that you said \(2 answers\)/);
    await peer.press("Ana", told("Ana")?.id ?? "", "Yes, delete it all");
    await peer.waitFor(() => scene.control.wishes.length === 2);
    expect(scene.control.wishes.map(({ preference, person }) => [preference, person])).toEqual(
      ["forget-me", "forget-me-yes"].map((wish) => [wish, idOf("Ana")]),
    );
  });
});
