/** Texts that are meant for the browser of whoever reads them: they come back as text, in answers that run nothing. */
import { parseXml, type XmlNode } from "../../../bots/xml.js";
import { hostileTexts } from "../../../safety/hostile-texts.js";
import type { Answer } from "../ask.js";
import type { Ground } from "../ground.js";
import { Guest } from "../guest.js";
import type { LockedHouse } from "../house.js";
import { slackAsked } from "../planted.js";
import { readRows } from "../rows.js";
import type { Tally } from "../tally.js";
import { readJson, type Visitor } from "../visitor.js";

const longest = 3900;
/** A word in each text, by which it is found again. */
const mark = "hydrangea";
/** What turns the direction of text, and what nobody sees. */
const unseen = /[\u202a-\u202e\u2066-\u2069\u200b\ufeff\u{e0000}-\u{e007f}]/u;
const wanted: Readonly<Record<string, RegExp>> = {
  "x-content-type-options": /^nosniff$/,
  "content-security-policy": /default-src 'none'; script-src 'self'/,
  "cache-control": /no-store/,
};

export async function plantMarkup(ground: Ground, tally: Tally): Promise<void> {
  const house = await ground.locked();
  await house.planted();
  const member = await house.member("198.51.100.90");
  await member.post("/api/command", { verb: "consent", campaign: "study", agree: true });
  await sayAll(ground, house, member, tally);
  const owner = await house.owner();
  const guest = new Guest(house.target, "study", "198.51.100.91");
  await guest.joinIn("marked-guest");
  const pages: readonly (readonly [name: string, answer: Answer])[] = [
    ...(await Promise.all(
      homesOf(house).map(async (home) => {
        return [`the state of ${home}`, await owner.get(`/api/state?household=${home}`)] as const;
      }),
    )),
    ["a member's state", await member.get("/api/state")],
    ["the review", await owner.get(`/api/review?search=${mark}`)],
    ["the whole review", await owner.get("/api/review")],
    ["the campaigns", await owner.get("/api/campaigns")],
    ["the sessions", await owner.get("/api/sessions")],
    [
      "the data of a member",
      await member.post("/api/command", { verb: "my-data", request: "export" }),
    ],
    ["rules", await member.post("/api/command", { verb: "teach", home: "kitchen", rule: null })],
    ["a participant's page", await guest.look()],
    ["a participant's data", await guest.act("data")],
  ];
  const seen = pages.filter(([, { body }]) => body.includes(mark));
  tally.control("the texts come back", seen.length > 1, pages.map(([name]) => name).join());
  for (const [name, answer] of pages) judgeAnswer(tally, name, answer);
}

async function sayAll(ground: Ground, house: LockedHouse, member: Visitor, tally: Tally) {
  const texts = ground
    .few(hostileTexts, "markup")
    .map(({ text }) => `${mark} ${text}`.slice(0, longest));
  let taken = 0;
  for (const [at, text] of texts.entries()) {
    const letter = { question: openQuestion(house), text, key: `marked-key-${at}` };
    const name = text.replaceAll(mark, "").trim().slice(0, 80) || "x";
    const said = await member.post("/api/reply", { ...letter, person: { id: "you", name } });
    if (said.body.includes("accepted")) taken += 1;
    if (at % 8 === 0) {
      const rule = { verb: "teach", home: "kitchen", rule: text.slice(0, 190) };
      await member.post("/api/command", rule);
    }
  }
  tally.control("the texts are taken", taken > texts.length / 2, `${taken} of ${texts.length}`);
  const { slack } = house;
  const { message } = await slackAsked(slack);
  for (const text of texts.slice(0, 8)) await slack.reply("zenobia", slack.channel, message, text);
}

function openQuestion({ target }: LockedHouse): string {
  const sql = "SELECT id FROM questions WHERE campaign = 'study' AND state = 'open'";
  return readRows<{ id: string }>(target.database, sql)[0]?.id ?? "none";
}

function homesOf({ target }: LockedHouse): readonly string[] {
  const sql = `SELECT DISTINCT household AS id FROM questions
    WHERE campaign = 'study' OR household IN ('flat', 'kitchen')`;
  return readRows<{ id: string }>(target.database, sql).map(({ id }) => id);
}

function judgeAnswer(tally: Tally, name: string, answer: Answer) {
  const { status, headers, body } = answer;
  if (status !== 200) return tally.unjudged(name, `answered ${status}: ${body}`);
  const type = String(headers["content-type"]);
  tally.attempt(`the type of ${name}`, type.startsWith("application/json") ? null : type);
  for (const [header, fits] of Object.entries(wanted)) {
    const value = String(headers[header]);
    tally.attempt(`${header} of ${name}`, fits.test(value) ? null : value);
  }
  const value = readJson(answer);
  for (const text of textsIn(value)) {
    const hidden = unseen.exec(text);
    tally.attempt(`what is not seen in ${name}`, hidden ? JSON.stringify(text.slice(0, 80)) : null);
  }
  for (const drawing of textsIn(value).filter((text) => text.startsWith("<svg")))
    tally.attempt(`a drawing in ${name}`, whyAlive(drawing));
}

/** All texts in a value, but not the data that a person saves as a file. */
function textsIn(value: unknown): readonly string[] {
  if (typeof value === "string") return value.startsWith("{") ? [] : [value];
  if (typeof value !== "object" || value === null) return [];
  return Object.values(value).flatMap(textsIn);
}

/** What would run or load something in a drawing; null when nothing would. */
function whyAlive(drawing: string): string | null {
  try {
    const found = namesIn(parseXml(drawing)).find((name) =>
      /^(script|foreignobject|iframe|image|use|a|animate|set|on.*|(xlink:)?href|src)$/i.test(name),
    );
    return found ?? null;
  } catch (error) {
    return String(error);
  }
}

function namesIn({ name, attributes, children }: XmlNode): readonly string[] {
  return [name, ...Object.keys(attributes), ...children.flatMap(namesIn)];
}
