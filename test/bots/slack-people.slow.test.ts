import { beforeEach, describe, expect, it } from "vitest";
import { briskClock, useChat } from "./chats/chat.js";
import { openSlackChat, type SlackPlatform } from "./chats/slack-chat.js";
import { emptyPage } from "./sample-control.js";
import { question } from "./slack-scenario.js";

let on: SlackPlatform;
const chat = useChat(openSlackChat, async (opened) => {
  on = opened;
  await opened.shutOut("chris");
});
const pageOf = (who: string) => JSON.stringify(on.peer.home(who)?.blocks ?? []);
const formsOf = (who: string) => on.peer.openModals(who);
const topForm = (who: string) => JSON.stringify(formsOf(who).at(-1)?.blocks);

describe("members of the channel", () => {
  beforeEach(() => chat.again());

  it("are asked for once a minute at most", async () => {
    const calls = () =>
      on.peer.log.filter(({ detail }) => detail.method === "conversations.members").length;
    const before = calls();
    for (const words of ["pause", "resume", "stop"]) await on.type("ana", words);
    expect(calls() - before).toBe(1);
  });

  it("may not manage while Slack cannot be asked, but may answer", async () => {
    on.peer.failNext({ method: "conversations.members", error: "internal_error" });
    await on.type("ana", "stop");
    await chat.told("ana", /could not ask Slack/);
    on.peer.failNext({ method: "conversations.members", error: "internal_error" });
    await on.press("ana", await chat.post(), "Sink");
    expect(chat.inbox.events).toHaveLength(1);
    await on.type("ana", "stop");
    await chat.told("ana", /^Done: stop/);
  });
});

describe("a form for words", () => {
  const pilot = { campaign: "pilot", title: "A <pilot>", text: "We keep it.", minimumAge: 18 };
  const openForm = async () => {
    await on.press("ana", await chat.post(), "Somewhere else…");
    return formsOf("ana").length;
  };

  it("stays under what is to be agreed to, and under the practice that follows", async () => {
    chat.inbox.verdict = "consent-needed";
    chat.control.consent = pilot;
    const open = await openForm();
    await on.fill("ana", "in the attic");
    expect(formsOf("ana")).toHaveLength(open + 1);
    expect(topForm("ana")).toContain("A <pilot>");
    const choices = ["Sink", "Shelf"];
    chat.control.practice = { campaign: "pilot", at: 0, of: 1, text: "Where?", choices };
    await on.peer.submitModal("ana", { values: {} });
    expect(formsOf("ana")).toHaveLength(open + 1);
    expect(JSON.stringify(formsOf("ana").at(-1))).toContain("Practice");
    chat.control.practice = null;
    await on.peer.submitModal("ana", { values: { choice: "1" } });
    expect(chat.control.given.map(({ command }) => command)).toMatchObject([
      { verb: "consent", campaign: "pilot", agree: true },
      { verb: "consent", campaign: "pilot", agree: null, practice: { at: 0, choice: 1 } },
    ]);
    expect(formsOf("ana")).toHaveLength(open);
    chat.inbox.verdict = "accepted";
    await on.fill("ana", "in the attic");
    expect(formsOf("ana")).toHaveLength(open - 1);
  });
});

describe("the Home tab", () => {
  const page = {
    ...emptyPage,
    questions: [{ home: "Ana's kitchen", task: "heat an apple.", question: question() }],
    answers: [{ ballot: "b7", question: "Where is a mug?", answer: "on the <shelf>", at: 1 }],
    asked: 1,
  };
  beforeEach(async () => {
    await chat.again({ clock: briskClock });
    chat.control.page = page;
    await on.peer.openHome("ana");
    await chat.waitFor(() => pageOf("ana").includes("Where is an *apple*?"));
  });

  it("takes answers, corrections, words and wishes like /sous me", async () => {
    for (const buttonText of ["Sink", "Take back", "Somewhere else…"])
      await on.peer.pressHome("ana", { buttonText });
    expect(on.form("ana")).toContain("Where is an apple?");
    await on.fill("ana", "in the attic");
    expect((await chat.heard(3)).map(({ kind }) => kind)).toEqual(["press", "retract", "words"]);
    await on.peer.pressHome("ana", { buttonText: "Opt out" });
    await chat.waitFor(() => pageOf("ana").includes("You have opted out"));
    await on.peer.pressHome("ana", { buttonText: "Come back" });
    await chat.waitFor(() => pageOf("ana").includes("on the &lt;shelf&gt;"));
  });

  it("has no questions for people who may not answer", async () => {
    await on.peer.openHome("chris");
    await chat.waitFor(() => pageOf("chris").includes("There's nothing to answer right now."));
    expect(pageOf("chris")).not.toContain("Where is an *apple*?");
  });

  it("shows what a press changed; who looked at it is noted once", async () => {
    chat.control.page = { ...page, asked: 2 };
    await on.peer.pressHome("ana", { buttonText: "Sink" });
    await chat.waitFor(() => pageOf("ana").includes("2 of at most 3 questions"));
    expect(chat.inbox.openings).toMatchObject([
      { platform: "slack", person: on.idOf("ana"), about: { kind: "words", question: "q1" } },
    ]);
  });
});

it("/sous my-data export says when it is more than fits", async () => {
  chat.control.file = { name: "sous-my-data.json", text: "a line of it\n".repeat(40_000) };
  await on.type("ben", "my-data export");
  await chat.waitFor(() => formsOf("ben").length > 0);
  expect(topForm("ben").length).toBeLessThan(250_000);
  expect(topForm("ben")).toContain("more than fits here");
});
