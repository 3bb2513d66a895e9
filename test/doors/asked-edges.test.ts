import { expect, it } from "vitest";
import { systemClock } from "../../src/app/operating/clock.js";
import type { AskView } from "../../src/desk/agents/view-ask.js";
import { createAttentionDesk } from "../../src/desk/agents/view-ask.js";
import { askDesk, openAsked, openTeam, region } from "../build/asked.js";
import { minute } from "../build/desk.js";
import { mebibyte, pngOf, toPicture } from "../desk/sample-pictures.js";
import { sampleAgent, sampleAudience } from "../memory/samples.js";
import { send } from "../peers/browser.js";
import { until } from "../peers/control.js";
import { openStage, quickDoors } from "./stage.js";

const choices = (...labels: readonly string[]) =>
  labels.map((label, at) => ({ id: `c${at}`, label, declines: label.startsWith("No") }));
const consent = (given: object) => ({ kind: "approval", choices: choices("Go", "No"), ...given });
const long = "x".repeat(30);

it.each([
  ["the same id", { choices: [...choices("A"), ...choices("B")] }],
  ["look the same", { choices: choices("Bad question") }],
  ["first 30", { choices: choices(`${long}1`, `${long}2`) }],
  ["give a key", { max_age_s: 0 }],
  ["It has 301", consent({ context: "x".repeat(301) })],
  ["20 lines", consent({ context: `${"\n".repeat(19)}x` })],
  ["one line", consent({ choices: choices("A\nB", "No") })],
  ["declines: true", consent({ choices: choices("Go", "Stay") })],
  ["two choices", consent({ choices: choices("No") })],
  ["default is a choice with declines", consent({ default: "c0" })],
  ["Yours: ops", { audience: "hr" }],
])("are refused: %s", async (why, given) => {
  const asked = await openAsked();
  const { message } = await asked.refused("ask_people", { question: "Which?", ...given });
  expect(message).toContain(why);
});

it("need an agent, a tool, an audience and a platform that are there, and people told apart", async () => {
  const asked = await openAsked();
  const context = `${"\n".repeat(18)}${"x".repeat(282)}`;
  const most = await asked.ask({ question: "Go?", ...consent({ default: "c1", context }) });
  expect([context.length, most.default]).toEqual([300, "c1"]);
  const refusal = async (tool: string, given: object = region, agent?: string) =>
    (await asked.refused(tool, given, agent)).error;
  expect(await refusal("sing")).toBe("bad-input");
  expect(await refusal("ask_people", region, "nobody")).toBe("not-granted");
  const { asks, sessions } = asked.memory;
  await asks.keepAudience(sampleAudience({ bot: "web" }));
  asked.platforms.add("web");
  expect((await asked.ask()).state).toBe("open");
  const two = { question: "Who?", answers: 2 };
  for (const name of ["Ana", "Ben"]) {
    expect(await refusal("ask_people", two)).toBe("nobody-to-ask");
    await sessions.keepLogin({ name, passwordHash: "h", createdAt: 1 });
  }
  expect((await asked.ask(two)).state).toBe("open");
  await asks.keepAudience(sampleAudience({ bot: "discord" }));
  const away = await asked.refused("ask_people", { question: "Where?" });
  expect([away.error, away.message.includes("discord")]).toEqual(["nobody-to-ask", true]);
  await asks.keepAgent(sampleAgent({ grants: { ...sampleAgent().grants, audiences: [] } }));
  expect((await asked.refused("ask_people", { question: "When?" })).message).toContain("none");
});

it("are looked at ever more seldom, and say where they are shown", async () => {
  const asked = await openAsked();
  const ask = await asked.ask({ ...region, deadline_s: 7200 });
  const looks: number[] = [ask.poll_after_s];
  for (const at of [minute - 1, 1, 4 * minute - 1, 1, 25 * minute - 1, 1]) {
    await asked.clock.turn(at);
    looks.push((await asked.check(ask)).poll_after_s);
  }
  expect(looks).toEqual([15, 15, 30, 30, 60, 60, 300]);
  const { episode } = await asked.questionOf(ask);
  const { outbox } = asked.memory;
  await outbox.markFailed(episode, { error: "gone", dueAt: 1, dead: true });
  expect((await asked.check(ask)).shown.state).toBe("stuck");
  await outbox.markSent(episode, { channel: "c", message: "m" }, 9);
  expect((await asked.check(ask)).shown.state).toBe("sent");
});

it.each([
  ["No idea.", "declined"],
  ["I don’t know", "declined"],
  ["not sure about it", "answered"],
  ["!?.", "open"],
  ["why not?", "open"],
])("%s: %s", async (words, state) => {
  const asked = await openAsked();
  const ask = await asked.ask({ question: "Who is on call?" });
  await asked.say("Ana", ask, words);
  expect((await asked.check(ask)).state).toBe(state);
});

it("end level or unanswered, and say which; of six things asked back five are told", async () => {
  const asked = await openAsked();
  const level = await asked.ask({ ...region, answers: 2 });
  await asked.press("Ana", level, "Europe");
  await asked.press("Ben", level, "United States");
  expect((await asked.questionOf(level)).reason).toBe("level");
  const end = async (question: string, ...words: readonly string[]) => {
    const ask = await asked.ask({ question, answers: 2, deadline_s: 60 });
    for (const [nth, text] of words.entries()) await asked.say(`P${nth}`, ask, text);
    const { asked_back } = await asked.check(ask);
    await asked.clock.turn(2 * minute);
    return [...asked_back, (await asked.notes(ask)).at(-1)];
  };
  const late = "answered in time: it stays unanswered.";
  expect(await end("Who?", "Cleo")).toEqual([`Too few people ${late}`]);
  const back = [..."123456"].map((nth) => `${nth}?`);
  expect(await end("Why?", ...back)).toEqual([...back.slice(1), `Nobody ${late}`]);
});

it("are clarified three times, once per key, while open and in ten lines", async () => {
  const asked = await openAsked();
  const { ticket } = await asked.ask();
  const clarify = async (nth: number, text = `more ${nth}`) => {
    const key = `key-of-${nth}-note`;
    const answer = await asked.perform("clarify_question", { ticket, key, text });
    return "error" in answer ? answer.error : (answer as { state: string }).state;
  };
  for (const nth of [1, 2, 3, 1]) expect(await clarify(nth)).toBe("open");
  expect(await clarify(1, "other")).toBe("key-reused");
  expect(await clarify(4)).toBe("closed");
  expect(await clarify(5, `${"x\n".repeat(10)}x`)).toBe("bad-input");
  await asked.perform("cancel_question", { ticket });
  expect(await clarify(1)).toBe("closed");
});

it("are recalled up to an age, answered ones of the scope alone", async () => {
  const asked = await openTeam();
  const ours = await asked.ask({ ...region, scope: "team" });
  await asked.press("Ana", ours, "Europe");
  await asked.ask({ question: "Which region now?", scope: "team" });
  const own = await asked.ask({ question: "Which region is mine?" });
  await asked.say("Ana", own, "north");
  await asked.clock.turn(10 * minute);
  const recall = async (given: object = {}) => {
    const about = { about: region.question, scope: "team", ...given };
    const { found } = (await asked.perform("recall", about, "other")) as {
      readonly found: readonly { readonly question: string; readonly same: boolean }[];
    };
    return found.map(({ question, same }) => [question, same]);
  };
  expect(await recall()).toEqual([["Which region?", true]]);
  expect(await recall({ max_age_s: 600 })).toHaveLength(1);
  expect(await recall({ max_age_s: 599 })).toEqual([]);
  expect(await recall({ about: "Whose region" })).toEqual([["Which region?", false]]);
  const { agents, audiences } = await createAttentionDesk(asked.scenario).show();
  expect(audiences).toMatchObject([{ name: "ops", day: 3 }]);
  const lines = agents.flatMap(({ asks }) => asks.map(({ state, answer }) => `${state} ${answer}`));
  expect(lines.toSorted()).toEqual(["answered Europe", "answered north", "open null"]);
});

it("the largest picture comes in at every door; the page shows it while it is asked", async () => {
  const stage = await openStage();
  await stage.letIn("deploy-bot");
  const bytes = pngOf(mebibyte);
  const asked = { ...region, picture: toPicture(bytes) };
  for (const [name, open] of Object.entries(quickDoors)) {
    const call = await open(stage, "deploy-bot");
    const { handling } = (await call("ask_people", asked)) as AskView;
    expect([name, handling]).toEqual([name, name === "in process" ? "posted" : "joined"]);
  }
  const [{ id = "" } = {}] = await stage.sous.memory.questions.list({ state: "open" });
  const path = `/api/picture?question=${id}`;
  const shown = await fetch(new URL(path, stage.url));
  expect(shown.headers.get("content-type")).toBe("image/png");
  expect(shown.headers.get("x-content-type-options")).toBe("nosniff");
  expect(Buffer.from(await shown.arrayBuffer()).equals(bytes)).toBe(true);
  expect(await stage.pageCall(region.question)).toMatchObject({ picture: "A map of both regions" });
  expect((await send(stage.url, { path, headers: { host: "evil.test" } })).status).toBe(403);
  await stage.press(region.question, "Europe");
  await until(async () => (await fetch(new URL(path, stage.url))).status === 404);
});

it("the page knows nothing of a question in Slack: no picture, no line, no answer", async () => {
  const stage = await openStage();
  const { memory } = stage.sous;
  await memory.asks.keepAudience(sampleAudience({ name: "elsewhere", bot: "slack" }));
  await stage.letIn("deploy-bot", { audiences: ["elsewhere"] });
  const elsewhere = askDesk({ memory, clock: systemClock }, new Set(["slack"]));
  const asked = { ...region, picture: toPicture(pngOf()) };
  const ask = (await elsewhere.perform("deploy-bot", "ask_people", asked)) as AskView;
  const { question = "" } = (await memory.asks.get(ask.ticket)) ?? {};
  expect(await memory.asks.pictureBytes(question)).not.toBeNull();
  const path = `/api/picture?question=${question}`;
  expect((await send(stage.url, { path })).status).toBe(404);
  expect((await send(stage.url, { path: "/api/state" })).body).toMatch(/"waiting":0/);
  const said = { question, key: "from-the-page-1", person: { id: "ana", name: "Ana" } };
  for (const [way, what] of [
    ["press", { choice: "c1" }],
    ["reply", { text: "Europe" }],
  ] as const) {
    const body = JSON.stringify({ ...said, ...what });
    const headers = { "content-type": "application/json" };
    const sent = await send(stage.url, { path: `/api/${way}`, method: "POST", headers, body });
    expect(JSON.parse(sent.body)).toMatchObject({ verdict: "not-named" });
  }
  expect(await memory.questions.ballots(question)).toEqual([]);
});
