/** Members and strangers on what is the owner's, and members on what other people said. */
import type { Answer } from "../ask.js";
import type { Ground } from "../ground.js";
import type { LockedHouse } from "../house.js";
import { dataRoutes, openPaths, ownersPaths } from "../routes.js";
import { countRows, readRows } from "../rows.js";
import type { Tally } from "../tally.js";
import { readJson, Visitor } from "../visitor.js";

/** What the victim says on the page, in small letters. */
const words = "marigold";
const closed = [403, 401, 303, 404];
const patienceMs = 10_000;

export async function crossRoles(ground: Ground, tally: Tally): Promise<void> {
  const house = await ground.locked();
  await openOthersPages(house, tally);
  await spellOtherwise(ground, house, tally);
  await readOtherHomes(house, tally);
  await beSomebodyElse(house, tally);
}

/** Every address with data, as a member, as a stranger, and as somebody who came through the door. */
async function openOthersPages(house: LockedHouse, tally: Tally): Promise<void> {
  const [owner, member] = [await house.owner(), await house.member()];
  const bodies = await honestBodies(owner);
  const before = await statesOf(owner);
  tally.control("the owner sees campaigns", before.includes("running"), before);
  for (const { method, path } of dataRoutes) {
    if (/log-out|\/login$|\/leave$/.test(path)) continue;
    const isOwners = ownersPaths.test(path);
    if (isOwners && method === "GET") {
      const { status } = await owner.get(path + (queries[path] ?? ""));
      tally.control(`the owner opens ${path}`, [200, 400].includes(status), `${status}`);
    }
    const body = bodies[path] ?? {};
    const send = (visitor: Visitor): Promise<Answer> =>
      method === "GET" ? visitor.get(path + (queries[path] ?? "")) : visitor.post(path, body);
    if (isOwners) tally.refused(`a member on ${method} ${path}`, await send(member), closed);
    if (openPaths.test(path)) continue;
    const stranger = new Visitor(house.target);
    tally.refused(`a stranger on ${method} ${path}`, await send(stranger), closed);
    if (path.startsWith("/join/")) continue;
    await stranger.get("/join/study?PROLIFIC_PID=curious");
    tally.refused(`a participant on ${method} ${path}`, await send(stranger), closed);
  }
  const after = await statesOf(owner);
  tally.attempt("a member moves a campaign", after === before ? null : `${before} -> ${after}`);
}

async function statesOf(owner: Visitor): Promise<string> {
  const { campaigns } = readJson(await owner.get("/api/campaigns"));
  return Array.isArray(campaigns) ? campaigns.map(({ state }) => state).join() : "";
}

const queries: Readonly<Record<string, string>> = {
  "/api/review/replay": "?episode=none",
  "/api/review/drawing": "?episode=none&step=0",
};

/** Bodies that the owner could send. */
async function honestBodies(owner: Visitor): Promise<Readonly<Record<string, object>>> {
  const { sessions = [] } = readJson(await owner.get("/api/sessions")) as {
    sessions?: readonly { id: string }[];
  };
  return {
    "/api/review": { about: "exchange", reviewer: "x", question: "q", excluded: true },
    "/api/campaigns": { campaign: "study", move: "close" },
    "/api/sessions": { end: sessions[0]?.id ?? "none" },
  };
}

/** The owner's pages under other spellings. */
async function spellOtherwise(ground: Ground, house: LockedHouse, tally: Tally): Promise<void> {
  const member = await house.member();
  const spellings = [
    "/review/",
    "//review",
    "/./review",
    "/x/../review",
    "/REVIEW",
    "/%72eview",
    "/review%2f",
    "/review;x",
    "/review?x",
    "/review.html",
    "/api/../review",
    "/api//review",
    "/API/review",
    "/api/review/",
    "/api/review%20",
    "/api/%72eview",
    "/api/review/../review",
    "/api/./review",
    "/api/review%00",
    "/api/campaigns/",
    "/api/sessions/",
    "/sessions/",
    "/campaigns/",
    "/join/study/../../review",
    "/join-page/../api/review",
    "/modules/../api/review",
    "/api/state/../review",
    "/login/../api/review",
    "/owner",
    "/owner.html",
    "/admin",
  ];
  for (const path of ground.few(spellings, "spellings")) {
    for (const method of ["GET", "HEAD"]) {
      const { status, body } = await member.send({ path, method });
      const shows = /exchanges|"sessions"|"campaigns"|page="review"|review\.js/.test(body);
      const won = status === 200 && (shows || method === "HEAD") ? `answered ${status}` : null;
      tally.attempt(`${method} ${path}`, won);
    }
  }
}

/** Homes that are played on Slack and Discord. */
async function readOtherHomes(house: LockedHouse, tally: Tally): Promise<void> {
  const { slack, discord } = await house.planted();
  const [owner, member] = [await house.owner(), await house.member()];
  for (const { home, words: secrets } of [slack, discord]) {
    const [who = ""] = secrets;
    const seen = (await owner.get(`/api/state?household=${home}`)).body.toLowerCase();
    tally.control(`the owner sees ${home}`, seen.includes(who), seen.slice(0, 100));
    const commands = ["why", "pause", "resume", "stop"].map((verb) => ({ verb, home }));
    const told: readonly (readonly [name: string, answer: Answer])[] = [
      ["the state", await member.get(`/api/state?household=${home}`)],
      ["the last state", await member.get("/api/state")],
      ["a replay", await member.get(`/api/review/replay?episode=${lastEpisode(house, home)}`)],
      ["rules", await member.post("/api/command", { verb: "teach", home, rule: null })],
      ["playing", await member.post("/api/play", { home })],
      ["moving", await member.post("/api/move", { home, thing: "mug", place: "fridge" })],
      ...(await Promise.all(
        commands.map(async (command) => {
          return [command.verb, await member.post("/api/command", command)] as const;
        }),
      )),
    ];
    for (const [name, { status, body }] of told) {
      if (status === 0) tally.unjudged(`${name} of ${home}`, "no answer");
      const found = secrets.filter((word) => body.toLowerCase().includes(word));
      tally.attempt(`a member reads ${name} of ${home}`, found.length > 0 ? found.join() : null);
    }
  }
  await overhear(house, tally);
}

/** The stream of what changes names homes. */
async function overhear(
  { target, slack, discord, ...house }: LockedHouse,
  tally: Tally,
): Promise<void> {
  const [owner, member] = [await house.owner(), await house.member()];
  const listen = async (visitor: Visitor): Promise<string> => {
    const headers = { cookie: visitor.cookie, "x-forwarded-for": "198.51.100.4" };
    const stream = await fetch(new URL("/api/events", target.url), {
      headers,
      signal: AbortSignal.timeout(1500),
    });
    let heard = "";
    const text = new TextDecoder();
    try {
      for await (const chunk of stream.body ?? []) heard += text.decode(chunk);
    } catch {
      // The time is over.
    }
    return heard;
  };
  const heard = Promise.all([listen(owner), listen(member)]);
  await slack.slash("zenobia", "/sous", "pause flat", slack.channel);
  await slack.slash("zenobia", "/sous", "resume flat", slack.channel);
  await discord.slash("Quentin", "sous pause", { home: "bathroom" });
  await discord.slash("Quentin", "sous resume", { home: "bathroom" });
  const [byOwner = "", byMember = ""] = await heard;
  const elsewhere = /"household":"(?:flat|bathroom)"/;
  tally.control("the owner hears of other homes", elsewhere.test(byOwner), byOwner);
  tally.control("a member hears something", byMember.includes("hello"), byMember);
  tally.attempt("a member overhears other homes", elsewhere.test(byMember) ? byMember : null);
}

function lastEpisode({ target }: LockedHouse, home: string): string {
  const sql = "SELECT id FROM episodes WHERE household = ? ORDER BY rowid DESC LIMIT 1";
  return readRows<{ id: string }>(target.database, sql, home)[0]?.id ?? "none";
}

/** A member says in their requests that they are somebody else. */
async function beSomebodyElse(house: LockedHouse, tally: Tally): Promise<void> {
  const { database } = house.target;
  const [victim, member] = [
    await house.member("198.51.100.40"),
    await house.member("198.51.100.41"),
  ];
  const question = await openQuestion(house, victim);
  const text = `in the fridge, behind the ${words}`;
  const letter = { question, text, person: { id: "you", name: "Vita" } };
  const said = await victim.post("/api/reply", { ...letter, key: "victims-key-1" });
  tally.control("the victim is heard", said.body.includes("accepted"), said.body);
  const own = await victim.post("/api/command", { verb: "my-data", request: "export" });
  tally.control("the victim sees what they said", own.body.includes(words), own.body);
  const [row] = readRows<{ ballot: string; platform_id: string }>(
    database,
    `SELECT ballots.id AS ballot, people.platform_id FROM ballots JOIN people ON people.id = person
     WHERE question = ? ORDER BY ballots.number DESC`,
    question,
  );
  const ids = [row?.platform_id ?? "", "owner", "you", "Vita", "guest", "", "%", "null", "0"];
  for (const id of [...ids, ...platformIds(database)]) {
    const person = { id, name: "Vita" };
    for (const request of ["tell", "export"]) {
      const answer = await member.post("/api/command", { verb: "my-data", request, person });
      const won = answer.body.includes(words) || answer.body.includes("wisteria");
      tally.attempt(`my-data ${request} as ${id}`, won ? answer.body : null);
    }
    await member.post("/api/command", { verb: "my-data", request: "delete", person });
    await member.post("/api/command", { verb: "my-data", request: "delete-yes", person });
    const still = await victim.post("/api/command", { verb: "my-data", request: "export" });
    tally.attempt(`deleting as ${id}`, still.body.includes(words) ? null : still.body);
  }
  await touch(house, tally, {
    member,
    ballot: row?.ballot ?? "",
    victim: row?.platform_id ?? "",
    question,
  });
}

/** People of all platforms, as the database knows them. */
function platformIds(database: string): readonly string[] {
  const rows = readRows<{ id: string }>(database, "SELECT platform_id AS id FROM people LIMIT 12");
  return rows.map(({ id }) => id);
}

/** Taking back, changing and giving answers in the victim's name. */
async function touch(
  { target: { database } }: LockedHouse,
  tally: Tally,
  {
    member,
    ballot,
    victim,
    question,
  }: Record<"ballot" | "victim" | "question", string> & { member: Visitor },
): Promise<void> {
  const countOf = (): number =>
    countRows(
      database,
      `SELECT count(*) AS count FROM ballots JOIN people ON people.id = person
       WHERE platform_id = ? AND retracted_at IS NULL`,
      victim,
    );
  const before = countOf();
  tally.control("the victim has an answer", before > 0, `${before}`);
  const person = { id: victim, name: "Vita" };
  const letters: readonly (readonly [path: string, letter: object])[] = [
    ["retract", { ballot }],
    ["fix", { ballot, text: "in the sink" }],
    ["press", { question, choice: "dk" }],
    ["press", { question, choice: "c0" }],
    ["reply", { question, text: "in the sink" }],
  ];
  for (const [at, [path, letter]] of letters.entries()) {
    const key = `members-key-${at}`;
    const answer = await member.post(`/api/${path}`, { ...letter, person, key });
    if (answer.status === 0) tally.unjudged(path, "no answer");
    const now = countOf();
    tally.attempt(`${path} in the victim's name`, now === before ? null : `${before} -> ${now}`);
  }
  const consent = { verb: "consent", campaign: "other", agree: true, person };
  await member.post("/api/command", consent);
  const enrolled = countRows(
    database,
    `SELECT count(*) AS count FROM campaign_enrolments JOIN people ON people.id = person
     WHERE platform_id = ? AND campaign = 'other'`,
    victim,
  );
  tally.attempt("agreeing in the victim's name", enrolled > 0 ? "enrolled" : null);
}

/** A question of the campaign to which the victim agrees. */
async function openQuestion({ target }: LockedHouse, victim: Visitor): Promise<string> {
  await victim.post("/api/command", { verb: "consent", campaign: "study", agree: true });
  const until = Date.now() + patienceMs;
  while (Date.now() < until) {
    const sql = "SELECT id FROM questions WHERE campaign = 'study' AND state = 'open'";
    const [found] = readRows<{ id: string }>(target.database, sql);
    if (found) return found.id;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error("the campaign asks nothing");
}
