/** Texts as long as people may send them, which make careless patterns slow: the process must keep answering. */
import type { Answer } from "../ask.js";
import type { Ground } from "../ground.js";
import type { LockedHouse } from "../house.js";
import { longTexts } from "../long-texts.js";
import { discordAsked, slackAsked } from "../planted.js";
import { countRows, readRows } from "../rows.js";
import type { Tally } from "../tally.js";
import { Visitor } from "../visitor.js";
import { longestWorstMs } from "../waits.js";

/** Of the page; Slack and Discord take longer ones. Characters. */
const longest = { page: 4000, rule: 200, name: 80, search: 200, slack: 12_000, discord: 4000 };
const quietMs = 5000;
/** The owner waits for the leak scan of what they read; nobody else does. */
const longestReviewMs = 5000;

export async function stall(ground: Ground, tally: Tally): Promise<void> {
  const house = await ground.locked();
  await house.planted();
  await atThePage(ground, house, tally);
  await throughTheDoor(ground, house, tally);
  await onChats(ground, house, tally);
  await review(house, tally);
}

/** @param accepts words of an answer that was taken in; a text that is not taken in slows nothing */
function judge(
  tally: Tally,
  name: string,
  { status, ms, body }: Answer,
  accepts: RegExp,
  longestMs = longestWorstMs,
) {
  if (status === 0) return tally.unjudged(name, "no answer");
  if (!accepts.test(body)) return tally.unjudged(name, `${status}: ${body}`);
  tally.attempt(name, ms < longestMs ? null : `took ${Math.round(ms)} ms`);
}

/**
 * A careless pattern is slow whenever it meets the text. The short form runs beside other tests, which are not: there
 * a slow answer is asked for once more.
 */
async function measure(
  { isShort }: Ground,
  send: (nth: number) => Promise<Answer>,
): Promise<Answer> {
  const first = await send(1);
  return isShort && first.ms >= longestWorstMs ? send(2) : first;
}

async function atThePage(ground: Ground, house: LockedHouse, tally: Tally): Promise<void> {
  const member = await house.member("198.51.100.50");
  await member.post("/api/command", { verb: "consent", campaign: "study", agree: true });
  const person = { id: "you", name: "Slow" };
  for (const [at, { name, text }] of few(ground, longest.page, "page").entries()) {
    const question = openQuestion(house);
    const said = await measure(ground, (nth) =>
      member.post("/api/reply", { question, text, person, key: `slow-key-${at}-${nth}` }),
    );
    judge(tally, `the page: ${name}`, said, /accepted/);
    const state = await measure(ground, () => member.get("/api/state"));
    judge(tally, `the page after: ${name}`, state, /snapshot/);
  }
  for (const { name, text } of few(ground, longest.rule, "rules")) {
    const rule = { verb: "teach", home: "kitchen", rule: text.trim(), person };
    const said = await measure(ground, () => member.post("/api/command", rule));
    judge(tally, `a rule: ${name}`, said, /"text"|error/);
  }
  for (const { name, text } of few(ground, longest.name, "names")) {
    const named = { id: "you", name: text };
    const said = await measure(ground, (nth) => {
      const key = `named-${name.length}-${nth}-key`;
      const letter = { question: openQuestion(house), choice: "dk", key, person: named };
      return member.post("/api/press", letter);
    });
    judge(tally, `a name: ${name}`, said, /verdict|error/);
  }
}

async function throughTheDoor(ground: Ground, house: LockedHouse, tally: Tally): Promise<void> {
  const texts = few(ground, longest.page, "door");
  for (const [at, { name, text }] of texts.entries()) {
    const said = await measure(ground, async (nth) => {
      const guest = new Visitor(house.target, `198.51.${99 + nth}.${60 + at}`);
      await guest.get(`/join/study?PROLIFIC_PID=slow${at}-${nth}`);
      await guest.post("/join/study/agree", {});
      const seen = await guest.get("/join/study/state");
      const [, question = ""] = /"id":"(q-?[^"]+)"/.exec(seen.body) ?? [];
      return guest.post("/join/study/answer", { question, text, key: `slow-door-${at}` });
    });
    judge(tally, `the door: ${name}`, said, /your answer is in|not understand|unclear/);
  }
}

async function onChats(ground: Ground, house: LockedHouse, tally: Tally): Promise<void> {
  const { slack, discord, target } = house;
  const heard = (): number => countRows(target.database, "SELECT count(*) AS count FROM ballots");
  const after = async (name: string, act: () => Promise<unknown>): Promise<void> => {
    let isHeard = true;
    const meanwhile = await measure(ground, async () => {
      const before = heard();
      await act();
      isHeard &&= await becomesTrue(() => heard() > before);
      return target.ask({ path: "/login" });
    });
    if (!isHeard) return tally.unjudged(name, "it was not heard");
    judge(tally, name, meanwhile, /Password/);
  };
  const card = await slackAsked(slack);
  for (const { name, text } of few(ground, longest.slack, "slack"))
    await after(`Slack: ${name}`, () => slack.reply("zenobia", slack.channel, card.message, text));
  await discordAsked(discord);
  // The card has the thread; further questions stand beside it.
  const thread = discord.messages().findLast(({ threadId }) => threadId)?.threadId ?? "";
  tally.control("there is a thread on Discord", thread !== "");
  for (const { name, text } of few(ground, longest.discord, "discord"))
    await after(`Discord: ${name}`, async () => discord.reply("Quentin", thread, text));
}

/** The owner reads all of it, searches in it, and sees it step by step. */
async function review(house: LockedHouse, tally: Tally): Promise<void> {
  const owner = await house.owner();
  const read = async (name: string, query: string): Promise<void> =>
    judge(tally, name, await owner.get(`/api/review${query}`), /exchanges|error/, longestReviewMs);
  await read("the review", "");
  for (let skip = 0; skip < 100; skip += 20) await read(`the review from ${skip}`, `?skip=${skip}`);
  for (const { name, text } of longTexts(longest.search))
    await read(`the review searched for ${name}`, `?search=${encodeURIComponent(text)}`);
  judge(tally, "the campaigns", await owner.get("/api/campaigns"), /campaigns/);
}

function few(ground: Ground, length: number, label: string) {
  return ground.few(longTexts(length), `texts ${label}`);
}

function openQuestion({ target }: LockedHouse): string {
  const sql = "SELECT id FROM questions WHERE campaign = 'study' AND state = 'open'";
  return readRows<{ id: string }>(target.database, sql)[0]?.id ?? "none";
}

async function becomesTrue(probe: () => boolean): Promise<boolean> {
  const until = Date.now() + quietMs;
  while (Date.now() < until) {
    if (probe()) return true;
    await new Promise((resolve) => setTimeout(resolve, 40));
  }
  return false;
}
