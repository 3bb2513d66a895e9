/** Slack: every command, who may what, the Home tab, and people who want to be left alone. */
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { type PersonFile, type PersonPage, reservedChoices } from "../../src/core/bot.js";
import { type SlackPeer, startSlackPeer } from "../peers/slack/slack-peer.js";
import { emptyPage } from "./sample-control.js";
import { cardPost, createScenario, question, type Scenario } from "./slack-scenario.js";

const groups = { SCOOKS: ["ben"] };
let peer: SlackPeer;
let scene: Scenario;

beforeAll(async () => {
  peer = await startSlackPeer({ people: ["ada", "ben", "cleo"], groups });
  await peer.leave("cleo", peer.channel);
});
afterAll(() => peer.close());

async function begin(changes: Parameters<typeof createScenario>[1] = {}): Promise<void> {
  scene = createScenario(peer, changes);
  await scene.bot.start(scene.handlers);
}

beforeEach(() => begin());
afterEach(async () => {
  peer.clearFaults();
  await scene.bot.stop();
  expect(peer.violations).toEqual([]);
});

async function again(changes: Parameters<typeof createScenario>[1]): Promise<void> {
  await scene.bot.stop();
  await begin(changes);
}

const idOf = (name: string) => peer.people[name]?.id ?? "";
const type = (text: string, name = "ada") => peer.slash(name, "/sous", text, peer.channel);
const told = (name = "ada") => peer.ephemerals(name).at(-1)?.text ?? "";
const shown = (name = "ada") => JSON.stringify(peer.home(name)?.blocks ?? []);

it("offers the channels that it is in, by their names", async () => {
  const channels = (await scene.bot.channels?.()) ?? [];
  const own = channels.find(({ id }) => id === peer.channel);
  expect(own?.title).toMatch(/^#\S+ in Slack$/);
  await scene.bot.stop();
  expect(await scene.bot.channels?.()).toEqual([]);
});

describe("commands", () => {
  it.each([
    ["play kitchen 2", { verb: "play", home: "kitchen", rounds: 2 }],
    ["status all", { verb: "status", everywhere: true }],
    ["facts", { verb: "facts", home: null }],
    ["why", { verb: "why", home: null }],
    ["move “Ana’s mug” to fridge", { verb: "move", thing: "Ana’s mug", place: "fridge" }],
    ["schedule daily 10:00 kitchen", { verb: "schedule", home: "kitchen", daily: 600 }],
    ["pause", { verb: "pause", home: null }],
    ["resume", { verb: "resume", home: null }],
    ["stop", { verb: "stop", home: null }],
    ["teach “open it first”", { verb: "teach", home: null, rule: "open it first" }],
    ["ask-less", { verb: "ask-less", reset: false }],
    ["consent pilot yes", { verb: "consent", campaign: "pilot", agree: true }],
    ["campaign pause pilot", { verb: "campaign", campaign: "pilot", move: "pause" }],
    ["campaign", { verb: "campaign", campaign: null, move: "status" }],
  ])("hands on /sous %s with who gave it and where", async (text, command) => {
    expect(await type(text)).toMatchObject({ acked: true });
    expect(scene.control.given).toHaveLength(1);
    expect(scene.control.given[0]).toMatchObject({
      command,
      caller: {
        platform: "slack",
        channel: peer.channel,
        person: { id: idOf("ada"), name: expect.stringMatching(/ada/i) },
      },
    });
    expect(told()).not.toBe("");
  });

  it("answers what cannot be meant with what to write, and does nothing", async () => {
    await type("pasue");
    expect(told()).toContain("Did you mean /sous pause?");
    await type("schedule at noon");
    expect(told()).toContain("/sous schedule daily 10:00 kitchen");
    expect(scene.control.given).toEqual([]);
  });
});

describe("who may manage", () => {
  it("is whoever is in the channel; others are told so", async () => {
    await type("stop", "cleo");
    expect(told("cleo")).toMatch(/Only members of the channel/);
    await type("status", "cleo");
    expect(told("cleo")).toBe("Nothing is going on.");
    await type("stop", "ben");
    expect(told("ben")).toBe("Done: stop.");
  });

  it("is asked for once a minute at most", async () => {
    const calls = () =>
      peer.log.filter(({ detail }) => detail.method === "conversations.members").length;
    const before = calls();
    for (const text of ["pause", "resume", "stop"]) await type(text);
    expect(calls() - before).toBe(1);
  });

  it("are the people and user groups with these ids", async () => {
    await again({ managers: [idOf("cleo"), "SCOOKS"] });
    await type("pause", "cleo");
    expect(told("cleo")).toBe("Done: pause.");
    await type("pause", "ben");
    expect(told("ben")).toBe("Done: pause.");
    await type("pause", "ada");
    expect(told("ada")).toMatch(/Only the people and groups that were chosen/);
  });

  it("is nobody while Slack cannot be asked", async () => {
    peer.failNext({ method: "conversations.members", error: "internal_error" });
    await type("stop");
    expect(told()).toMatch(/could not ask Slack/);
    await type("stop");
    expect(told()).toBe("Done: stop.");
  });
});

describe("who may answer", () => {
  const press = async (name: string) => {
    const ref = await scene.bot.post(cardPost());
    return peer.press(name, { channel: ref.channel, ts: ref.message, buttonText: "Sink" });
  };
  const reply = async (name: string) => {
    const ref = await scene.bot.post(cardPost());
    const before = peer.ephemerals(name).length;
    await peer.reply(name, ref.channel, ref.message, "in the sink");
    return before;
  };

  it("is whoever is in the channel: another's press is not kept, and they are told", async () => {
    expect(await press("cleo")).toMatchObject({ acked: true });
    await peer.waitFor(() => /join it first/.test(told("cleo")));
    expect(scene.inbox.events).toEqual([]);
    await press("ada");
    expect(scene.inbox.events).toHaveLength(1);
  });

  it("keeps an answer as usual while Slack cannot be asked", async () => {
    peer.failNext({ method: "conversations.members", error: "internal_error" });
    await press("ada");
    expect(scene.inbox.events).toHaveLength(1);
  });

  it("can be some people and groups: others are told in the channel, for their eyes", async () => {
    await again({ answerers: ["SCOOKS"] });
    const before = await reply("ada");
    await peer.waitFor(() => peer.ephemerals("ada").length > before);
    expect(told("ada")).toMatch(/This was not kept\. Only the people and groups/);
    expect(scene.inbox.events).toEqual([]);
    await reply("ben");
    await peer.waitFor(() => scene.inbox.events.length === 1);
  });

  it("can be everyone", async () => {
    await again({ answerers: "everyone" });
    await press("cleo");
    expect(scene.inbox.events).toHaveLength(1);
  });

  it("holds for words in a modal, which stays open and says why", async () => {
    await again({ answerers: ["SCOOKS"] });
    const ref = await scene.bot.post(cardPost());
    const other = { channel: ref.channel, ts: ref.message, buttonText: "Somewhere else…" };
    await peer.press("ada", other);
    const sent = await peer.submitModal("ada", { values: { words: "in the attic" } });
    expect(JSON.stringify(sent.response)).toMatch(/errors.*Only the people and groups/);
    expect(scene.inbox.events).toEqual([]);
    expect(peer.openModals("ada")).toHaveLength(1);
  });
});

describe("people who have opted out", () => {
  it("are told so when they press or reply, and how to come back", async () => {
    scene.inbox.verdict = "opted-out";
    const ref = await scene.bot.post(cardPost());
    await peer.press("ada", { channel: ref.channel, ts: ref.message, buttonText: "Sink" });
    await peer.waitFor(() => /You have opted out.*\/sous me to come back/.test(told()));
    const before = peer.ephemerals("ben").length;
    await peer.reply("ben", ref.channel, ref.message, "in the sink");
    await peer.waitFor(() => peer.ephemerals("ben").length > before);
    expect(told("ben")).toMatch(/You have opted out/);
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
  const agreed = { command: { verb: "consent", campaign: "pilot", agree: true } };

  it("read what it is about, for themselves alone, and agree with a button", async () => {
    scene.inbox.verdict = "consent-needed";
    scene.control.consent = pilot;
    const ref = await scene.bot.post(cardPost());
    await peer.press("ada", { channel: ref.channel, ts: ref.message, buttonText: "Sink" });
    await peer.waitFor(() => /We keep what you answer/.test(told()));
    await peer.pressEphemeral("ada", { buttonText: agree });
    expect(scene.control.given).toMatchObject([
      { ...agreed, caller: { platform: "slack", person: { id: idOf("ada") } } },
    ]);
    const before = peer.ephemerals("ben").length;
    await peer.reply("ben", ref.channel, ref.message, "in the sink");
    await peer.waitFor(() => peer.ephemerals("ben").length > before);
    expect(JSON.stringify(peer.ephemerals("ben").at(-1)?.blocks)).toContain(agree);
  });

  it("read it over the words that they have written, which stay", async () => {
    scene.inbox.verdict = "consent-needed";
    scene.control.consent = pilot;
    const ref = await scene.bot.post(cardPost());
    const other = { channel: ref.channel, ts: ref.message, buttonText: "Somewhere else…" };
    await peer.press("ada", other);
    const open = peer.openModals("ada").length;
    await peer.submitModal("ada", { values: { words: "in the attic" } });
    expect(peer.openModals("ada")).toHaveLength(open + 1);
    expect(JSON.stringify(peer.openModals("ada").at(-1)?.blocks)).toContain("A <pilot>");
    await peer.submitModal("ada", { values: {} });
    expect(scene.control.given).toMatchObject([agreed]);
    expect(peer.openModals("ada")).toHaveLength(open);
    scene.inbox.verdict = "accepted";
    await peer.submitModal("ada", { values: { words: "in the attic" } });
    expect(peer.openModals("ada")).toHaveLength(open - 1);
  });
});

describe("people who have agreed, and practise", () => {
  const practice = { campaign: "pilot", at: 0, of: 1, text: "Where?", choices: ["Sink", "Shelf"] };
  const chosen = {
    verb: "consent",
    campaign: "pilot",
    agree: null,
    practice: { at: 0, choice: 1 },
  };
  const commands = () => scene.control.given.map(({ command }) => command);

  beforeEach(() => {
    scene.inbox.verdict = "consent-needed";
    scene.control.consent = pilot;
    scene.control.practice = practice;
  });

  it("press the answer, for themselves alone", async () => {
    const ref = await scene.bot.post(cardPost());
    await peer.press("ada", { channel: ref.channel, ts: ref.message, buttonText: "Sink" });
    await peer.waitFor(() => /We keep what you answer/.test(told()));
    await peer.pressEphemeral("ada", { buttonText: agree });
    await peer.waitFor(() => JSON.stringify(peer.ephemerals("ada").at(-1)).includes("Shelf"));
    scene.control.practice = null;
    await peer.pressEphemeral("ada", { buttonText: "Shelf" });
    expect(commands()).toMatchObject([{ agree: true }, chosen]);
    await peer.waitFor(() => peer.ephemerals("ada").at(-1)?.blocks === undefined);
  });

  it("choose it over the words that they have written", async () => {
    const ref = await scene.bot.post(cardPost());
    const other = { channel: ref.channel, ts: ref.message, buttonText: "Somewhere else…" };
    await peer.press("ada", other);
    const open = peer.openModals("ada").length;
    await peer.submitModal("ada", { values: { words: "in the attic" } });
    await peer.submitModal("ada", { values: {} });
    expect(peer.openModals("ada")).toHaveLength(open + 1);
    expect(JSON.stringify(peer.openModals("ada").at(-1))).toContain("Practice");
    scene.control.practice = null;
    await peer.submitModal("ada", { values: { choice: "1" } });
    expect(commands()).toMatchObject([{ agree: true }, chosen]);
    expect(peer.openModals("ada")).toHaveLength(open);
  });
});

const page: PersonPage = {
  ...emptyPage,
  questions: [{ home: "Ana's kitchen", task: "heat an apple.", question: question() }],
  answers: [{ ballot: "b7", question: "Where is a mug?", answer: "on the <shelf>", at: 1 }],
  worth: { stepsSaved: 212, tasksRescued: 0, questionsSpared: 0 },
  asked: 1,
};

describe("the Home tab", () => {
  beforeEach(async () => {
    scene.control.page = page;
    await peer.openHome("ada");
    await peer.waitFor(() => peer.home("ada"));
  });

  it("shows open questions with their buttons, the last answers, and what one may want", () => {
    for (const words of [
      "Where is an *apple*?",
      "Sink",
      "I don't know",
      "Ana's kitchen: heat an apple.",
      "Where is a mug?",
      "on the &lt;shelf&gt;",
      "Fix",
      "Take back",
      "1 of at most 3 questions",
      "Ask me less",
      "You have not consented",
      "I consent",
      "without your name",
      "Opt out",
      "your answers saved 212 steps",
    ])
      expect(shown()).toContain(words);
  });

  it("takes answers, corrections and words like the card", async () => {
    await peer.pressHome("ada", { buttonText: "Sink" });
    await peer.pressHome("ada", { buttonText: "Take back" });
    await peer.pressHome("ada", { buttonText: "Somewhere else…" });
    expect(JSON.stringify(peer.openModals("ada").at(-1))).toContain("Where is an *apple*?");
    await peer.submitModal("ada", { values: { words: "in the attic" } });
    await peer.pressHome("ada", { buttonText: "I don't know" });
    expect(scene.inbox.events.map(({ what }) => what)).toEqual([
      { kind: "press", question: "q1", choice: "c2" },
      { kind: "retract", ballot: "b7" },
      { kind: "words", question: "q1", text: "in the attic" },
      { kind: "press", question: "q1", choice: reservedChoices.dontKnow },
    ]);
    expect(new Set(scene.inbox.events.map(({ key }) => key)).size).toBe(4);
  });

  it("takes wishes, and shows at once what holds now", async () => {
    await peer.pressHome("ada", { buttonText: "I consent" });
    await peer.waitFor(() => shown().includes("You have consented."));
    await peer.pressHome("ada", { buttonText: "Ask me less" });
    await peer.waitFor(() => shown().includes("1 of at most 2 questions"));
    await peer.pressHome("ada", { buttonText: "Opt out" });
    await peer.waitFor(() => shown().includes("You have opted out"));
    expect(shown()).not.toContain("Where is an *apple*?");
    await peer.pressHome("ada", { buttonText: "Come back" });
    await peer.waitFor(() => shown().includes("Where is an *apple*?"));
    expect(scene.control.wishes.map(({ preference, person }) => [preference, person])).toEqual(
      ["consent", "ask-less", "opt-out", "opt-in"].map((wish) => [wish, idOf("ada")]),
    );
  });

  it("forgets what one said when it is wished twice", async () => {
    await peer.pressHome("ada", { buttonText: "Forget what I said" });
    await peer.waitFor(() => shown().includes("Shall I delete all that you said (2 answers)"));
    await peer.pressHome("ada", { buttonText: "No, keep it" });
    await peer.waitFor(() => !shown().includes("Shall I delete"));
    await peer.pressHome("ada", { buttonText: "Forget what I said" });
    await peer.waitFor(() => shown().includes("Shall I delete"));
    await peer.pressHome("ada", { buttonText: "Yes, delete it all" });
    await peer.waitFor(() => !shown().includes("Shall I delete"));
    expect(scene.control.wishes.map(({ preference }) => preference)).toEqual([
      "forget-me",
      "forget-me-no",
      "forget-me",
      "forget-me-yes",
    ]);
  });

  it("has no questions for people who may not answer", async () => {
    await peer.openHome("cleo");
    await peer.waitFor(() => peer.home("cleo"));
    expect(shown("cleo")).toContain("There is nothing to answer now.");
    expect(shown("cleo")).not.toContain("Where is an *apple*?");
  });

  it("changes with the rows for those who looked at it, once for many changes", async () => {
    const published = () => peer.log.filter(({ detail }) => detail.method === "views.publish");
    scene.control.page = { ...page, asked: 2 };
    const before = published().length;
    for (let change = 0; change < 10; change += 1) scene.change();
    await peer.waitFor(() => shown().includes("2 of at most 3 questions"));
    scene.change();
    await new Promise((resolve) => setTimeout(resolve, 1800));
    expect(published().length - before).toBe(1);
    expect(scene.inbox.openings, "they looked at it once").toMatchObject([
      { platform: "slack", person: idOf("ada"), about: { kind: "words", question: "q1" } },
    ]);
  });

  it("is brought up to date for the others when Slack refuses it for one", async () => {
    await peer.openHome("ben");
    await peer.waitFor(() => shown("ben").includes("Where is an *apple*?"));
    peer.failNext({ method: "views.publish", error: "user_not_found" });
    scene.control.page = { ...page, questions: [] };
    scene.change();
    await peer.waitFor(() => shown("ben").includes("There is nothing to answer now."));
  });

  it("has as many questions as fit, however long they are", async () => {
    const long = "very long words ".repeat(300);
    const choices = Array.from({ length: 60 }, (_, at) => ({
      id: `c${at}`,
      label: `${at} ${long}`,
      value: `shelf ${at}`,
    }));
    const questions = Array.from({ length: 40 }, (_, at) => ({
      home: long,
      task: long,
      question: question({ id: `q${at}`, text: long, why: long, choices }),
    }));
    const answers = Array.from({ length: 9 }, (_, at) => ({
      ballot: `b${at}`,
      question: long,
      answer: long,
      at: 1,
    }));
    scene.control.page = { ...page, questions, answers };
    await peer.openHome("ben");
    await peer.waitFor(() => shown("ben").includes("more in the channel"));
    expect(JSON.stringify(peer.home("ben")).length).toBeLessThan(250_000);
  });
});

describe("/sous me", () => {
  it("shows the same page, and its buttons work there", async () => {
    scene.control.page = page;
    await type("me");
    expect(JSON.stringify(peer.ephemerals("ada").at(-1)?.blocks)).toContain("Where is an *apple*?");
    expect(scene.inbox.openings.map(({ about }) => about)).toEqual([
      { kind: "words", question: "q1" },
    ]);
    await peer.pressEphemeral("ada", { buttonText: "Sink" });
    expect(scene.inbox.events.map(({ what }) => what.kind)).toEqual(["press"]);
    await peer.pressEphemeral("ada", { buttonText: "Opt out" });
    await peer.waitFor(() =>
      JSON.stringify(peer.ephemerals("ada").at(-1)?.blocks).includes("You have opted out"),
    );
  });

  it("lets nobody answer by asking for it in another channel", async () => {
    const elsewhere = "DCLEO";
    await again({ answerers: "everyone" });
    scene.control.page = page;
    await peer.slash("cleo", "/sous", "me", elsewhere);
    expect(JSON.stringify(peer.ephemerals("cleo").at(-1)?.blocks)).toContain(
      "Where is an *apple*?",
    );
    await again({});
    scene.control.page = page;
    await peer.pressEphemeral("cleo", { buttonText: "Sink" }, elsewhere);
    await peer.waitFor(() => /join it first/.test(told("cleo")));
    await peer.slash("cleo", "/sous", "me", elsewhere);
    expect(JSON.stringify(peer.ephemerals("cleo").at(-1)?.blocks)).not.toContain("apple");
    expect(scene.inbox.events).toEqual([]);
  });
});

describe("/sous my-data", () => {
  const file = (words: string): PersonFile => ({
    name: "sous-my-data.json",
    text: `${JSON.stringify({ person: "PERSON", answers: [{ answer: words }] }, null, 2)}\n`,
  });
  const opened = (name = "ada") => peer.openModals(name).at(-1)?.blocks ?? [];

  it("tells the person alone what is kept", async () => {
    const before = peer.log.length;
    await type("my-data");
    expect(told()).toBe("Done: my-data.");
    const posts = peer.log.slice(before).map(({ detail }) => String(detail.method ?? ""));
    expect(posts.filter((method) => method.startsWith("chat."))).toEqual([]);
  });

  it("opens all of it for them, with nothing in it taken for markup", async () => {
    scene.control.file = file("in the <!channel> *sink*");
    await type("my-data export");
    const shown = JSON.stringify(opened());
    expect(shown).toContain("<!channel> *sink*");
    expect(shown).toContain(idOf("ada"));
    expect(shown).not.toContain('mrkdwn","text":"{');
    expect(told()).toMatch(/open before you/);
    await type("my-data export", "ben");
    expect(JSON.stringify(opened("ben"))).toContain(idOf("ben"));
  });

  it("says so when nothing is kept, and when it is more than fits", async () => {
    await type("my-data export", "cleo");
    expect(told("cleo")).toMatch(/^Nothing that you said is kept/);
    expect(peer.openModals("cleo")).toEqual([]);
    scene.control.file = { name: "sous-my-data.json", text: "a line of it\n".repeat(40_000) };
    await type("my-data export", "cleo");
    expect(JSON.stringify(opened("cleo")).length).toBeLessThan(250_000);
    expect(JSON.stringify(opened("cleo").at(-1))).toContain("more than fits here");
  });

  it("deletes it once they have confirmed", async () => {
    scene.control.page = page;
    await type("my-data delete");
    const asked = JSON.stringify(peer.ephemerals("ada").at(-1)?.blocks);
    expect(asked).toContain("Shall I delete all that you said (2 answers)");
    expect(asked).not.toContain("apple");
    await peer.pressEphemeral("ada", { buttonText: "Yes, delete it all" });
    await peer.waitFor(() => scene.control.wishes.length === 2);
    expect(scene.control.wishes.map(({ preference, person }) => [preference, person])).toEqual(
      ["forget-me", "forget-me-yes"].map((wish) => [wish, idOf("ada")]),
    );
  });
});
