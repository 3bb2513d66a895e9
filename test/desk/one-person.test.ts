import { expect, it } from "vitest";
import { isUnproven } from "../../src/core/people/session.js";
import { readAskLog } from "../../src/desk/agents/view-ask.js";
import { openAsked, region } from "../build/asked.js";
import { openDesk } from "../build/desk.js";
import { sampleAgent, sampleAudience } from "../memory/samples.js";

const deploy = {
  ...region,
  kind: "approval",
  context: "v1.4.2",
  choices: [
    { id: "yes", label: "Deploy" },
    { id: "no", label: "Do not", declines: true },
  ],
};
const web = { platform: "web", belongs: "yes" } as const;

async function openOnWeb(logins: readonly string[] = [], fourEyes: readonly string[] = []) {
  const asked = await openAsked();
  asked.platforms.add("web");
  const { asks, sessions } = asked.memory;
  await asks.keepAudience(sampleAudience({ bot: "web", channel: "" }));
  const { grants } = sampleAgent();
  await asks.keepAgent(sampleAgent({ grants: { ...grants, fourEyes: [...fourEyes] } }));
  for (const name of logins) await sessions.keepLogin({ name, passwordHash: "", createdAt: 1 });
  return asked;
}

it.each([
  ["several answers", { answers: 2 }, [], []],
  ["more answers than there are log-ins", { answers: 3 }, ["Ana", "Ben"], []],
  ["an approval of four eyes", deploy, [], ["login:Cleo"]],
])("%s are refused when they are asked for", async (_, request, logins, fourEyes) => {
  const asked = await openOnWeb(logins, fourEyes);
  const refused = await asked.refused("ask_people", { ...region, ...request });
  expect(refused.error).toBe("nobody-to-ask");
  expect(refused.message).toContain("one password counts as one person");
});

it("so are answers of people by name, where nobody has a log-in", async () => {
  const asked = await openOnWeb();
  const named = sampleAudience({ bot: "web", channel: "", answerers: ["login:Ana"] });
  await asked.memory.asks.keepAudience(named);
  expect((await asked.refused("ask_people", region)).error).toBe("nobody-to-ask");
});

it("three log-ins with one password do not meet three answers; three people do", async () => {
  const asked = await openOnWeb(["Ana", "Ben", "Cleo"]);
  const ask = await asked.ask({ ...deploy, answers: 3 });
  for (const id of ["m-1", "m-2", "m-3", "owner"])
    expect(await asked.press(id, ask, "Deploy", web)).toBe("own-login");
  for (const id of ["login:ana", "login:ben", "login:ben"])
    await asked.press(id, ask, "Deploy", web);
  expect(await asked.check(ask)).toMatchObject({ state: "open", approved: false });
  await asked.press("login:cleo", ask, "Deploy", web);
  expect(await asked.check(ask)).toMatchObject({ state: "answered", approved: true });
});

it.each([
  ["8f31", "Deploy", "local owner"],
  ["8f31", "Do not", undefined],
  ["owner", "Deploy", undefined],
  ["m-1", "Deploy", undefined],
  ["login:Ana", "Deploy", undefined],
])("who approved without a password is marked: %s presses %s", async (who, label, marked) => {
  const asked = await openOnWeb();
  const ask = await asked.ask(deploy);
  await asked.press(who, ask, label, web);
  const { approved, approvedBy } = await asked.check(ask);
  expect([approved, approvedBy]).toEqual([label === "Deploy", marked]);
  const [logged] = await readAskLog(asked.memory, ["deploy-bot"], { since: 0, most: 1 });
  expect(logged?.answers[0]?.approvedBy).toBe(marked);
});

it("who runs the agent gets past four eyes with no other log-in", async () => {
  const asked = await openOnWeb(["Ana", "Ben"], ["login:ana"]);
  const ask = await asked.ask(deploy);
  expect(await asked.press("login:ana", ask, "Deploy", web)).toBe("own-question");
  for (const id of ["m-1", "owner"])
    expect(await asked.press(id, ask, "Deploy", web)).toBe("own-login");
  await asked.press("login:ben", ask, "Deploy", web);
  expect(await asked.check(ask)).toMatchObject({ approved: true });
});

it("answers that came before several were wanted do not count for those", async () => {
  const asked = await openOnWeb(["Ana", "Ben"]);
  const { grants } = sampleAgent();
  const other = { name: "other-bot", grants: { ...grants, scopes: ["deploy-bot"] } };
  await asked.memory.asks.keepAgent(sampleAgent(other));
  const first = await asked.ask(region);
  await asked.press("m-1", first, "Europe", web);
  expect(await asked.check(first)).toMatchObject({ state: "answered" });
  const second = await asked.ask({ ...region, answers: 2, scope: "deploy-bot" }, "other-bot");
  expect(second).toMatchObject({ handling: "posted", agreement: { given: 0, wanted: 2 } });
});

it("a name that somebody chose is marked wherever an agent or its operator reads it", async () => {
  const asked = await openOnWeb(["Ana"]);
  for (const [who, chosen] of [
    ["m-1", true],
    ["login:Ana", false],
  ] as const) {
    const ask = await asked.ask({ ...region, question: `Which region, ${who}?` });
    await asked.press(who, ask, "Europe", web);
    expect((await asked.check(ask)).answers).toMatchObject([{ by: who, by_chosen: chosen }]);
  }
  const log = await readAskLog(asked.memory, ["deploy-bot"], { since: 0, most: 9 });
  const marks = log.flatMap(({ answers }) => answers.map(({ by, byChosen }) => [by, byChosen]));
  expect(Object.fromEntries(marks)).toEqual({ "m-1": true, "login:Ana": false });
  expect(isUnproven("slack", "U01")).toBe(false);
});

it("the robot's questions that several answer take log-ins alone, once anybody has one", async () => {
  const scenario = await openDesk({ rules: { quorum: 2 } });
  const question = await scenario.pose();
  expect(await scenario.press("Ana", question, "Fridge")).toBe("accepted");
  const login = { name: "Ben", passwordHash: "", createdAt: 1 };
  await scenario.memory.sessions.keepLogin(login);
  expect(await scenario.press("Cleo", question, "Fridge")).toBe("own-login");
  expect(await scenario.press("login:Ben", question, "Fridge")).toBe("accepted");
});
