/** Impersonation, and text aimed at programs. In process: test/app/members, test/app/join. */

import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { hostileTexts } from "../../../safety/hostile-texts.js";
import { longTexts } from "../../../safety/long-texts.js";
import { type Attempts, attempt, control, hidden, refused } from "../attempt.js";
import type { Ground } from "../ground.js";
import { longestWorstMs } from "../honest.js";
import type { LockedHouse } from "../house.js";

const longest = 4000;

async function enterStudy({ enter, target }: LockedHouse, address: string) {
  const member = await enter("member", address);
  await member.post("/api/command", { verb: "consent", campaign: "study", agree: true });
  const sql = "SELECT id FROM questions WHERE campaign = 'study' AND state = 'open'";
  const question = () => target.value(sql);
  for (let tries = 0; tries < 200 && question() === ""; tries += 1) await sleep(50);
  return { member, question };
}

/** Deletion and taking back: test/app/members. */
export async function* onePerson(ground: Ground): Attempts {
  const house = await ground.locked();
  const { target } = house;
  const { member: victim, question } = await enterStudy(house, "198.51.100.40");
  const member = await house.enter("member", "198.51.100.41");
  const said = { question: question(), text: "behind the marigold", key: "victims-key-1" };
  yield control(
    "the victim is heard",
    () => victim.post("/api/reply", said),
    ({ body }) => body.includes("accepted"),
  );
  const of = "FROM ballots JOIN people ON people.id = person WHERE question = ?";
  const id = target.value(`SELECT platform_id ${of} ORDER BY ballots.number DESC`, said.question);
  const person = { id, name: "Vita" };
  const data = () => member.post("/api/command", { verb: "my-data", request: "export", person });
  yield hidden("the victim's data", async () => (await data()).body, ["marigold"]);
}

/** More ids, devices and seats: test/app/join/proof. */
export async function* participants(ground: Ground): Attempts {
  const house = await ground.locked();
  const victim = await house.guest("study", "198.51.100.130").joinIn("plain7victim");
  await victim.say("in the fridge, behind the magnolia", "key-of-victim");
  const data = () => victim.act("data");
  yield control("the victim sees their data", data, ({ body }) => body.includes("magnolia"));
  const stolen = victim.cookies.get("sous_participant") ?? "";
  const thief = house.guest("study", "203.0.113.30");
  await thief.come("plain7victim");
  thief.cookies.set("sous_device", stolen);
  yield hidden("an id: export", async () => (await thief.act("data")).body, ["magnolia"]);
  yield refused("an id: deletion", () => thief.act("leave", { sure: true }), [401, 403]);
  yield control("the victim's data is there", data, ({ body }) => body.includes("magnolia"));
}

/** Markup must be returned as inert text. */
export async function* markup(ground: Ground): Attempts {
  const house = await ground.locked();
  const { member, question } = await enterStudy(house, "198.51.100.90");
  const owner = await house.enter("owner");
  for (const [at, { name, text }] of ground.few(hostileTexts, "markup").entries()) {
    const said = { question: question(), text: `hydrangea ${text}`.slice(0, longest) };
    const person = { id: "you", name: name.slice(0, 60) };
    yield control(
      `${name} is taken`,
      () => member.post("/api/reply", { ...said, person, key: `marked-key-${at}` }),
      ({ status }) => status === 200,
    );
  }
  const guest = await house.guest("study", "198.51.100.91").joinIn("marked7guest");
  for (const read of [
    () => owner.get("/api/review?search=hydrangea"),
    () => member.get("/api/state"),
    () => guest.look(),
  ])
    yield attempt(String(read), read, ({ headers, body }) => {
      const { "content-type": type = "", "cache-control": kept = "" } = headers;
      if (!type.startsWith("application/json") || !kept.includes("no-store")) return type + kept;
      return /[\u202a-\u202e\u2066-\u2069]|<svg[^>]*(?:onload|<script)/.exec(body)?.[0] ?? null;
    });
}

/** An answer aimed at programs that open a release. */
export async function* releases(ground: Ground): Attempts {
  const house = await ground.locked();
  const guest = await house.guest("words", "198.51.100.150").joinIn("people7say");
  await guest.say("=1+1 in the fridge", "words-key-1");
  await guest.say("in the fridge", "words-again-1", 1000);
  const owner = await house.enter("owner");
  const home = house.target.value("SELECT household FROM episodes WHERE campaign = 'words'");
  await owner.post("/api/campaigns", { campaign: "words", move: "close" });
  await owner.post("/api/command", { verb: "stop", home });
  const ended = "SELECT id FROM episodes WHERE campaign = 'words' AND ended_at IS NOT NULL";
  for (let tries = 0; tries < 300 && house.target.value(ended) === ""; tries += 1) await sleep(100);
  const out = path.join(ground.folder, "release");
  const args = [
    "release",
    "--db",
    house.target.database,
    "--campaign",
    "words",
    "--out",
    out,
    "--license",
    "CC-BY-4.0",
  ];
  yield control(
    "a release is made",
    () => ground.runSous(args),
    ({ code }) => code === 0,
  );
  for (const file of readdirSync(out, { recursive: true, encoding: "utf8" }))
    if (/\.(?:csv|md)$/.test(file))
      yield attempt(
        file,
        () => readFileSync(path.join(out, file), "utf8"),
        (text) => /(?:^|,)"?[=+@]1[^,\n]*/m.exec(text)?.[0] ?? null,
      );
}

/** Slow-regex attacks; the process must keep answering. In process: test/safety/long-words. */
export async function* texts(ground: Ground): Attempts {
  const { member, question } = await enterStudy(await ground.locked(), "198.51.100.50");
  for (const [at, { name, text }] of ground.few(longTexts(longest), "texts").entries()) {
    const said = { question: question(), text, key: `slow-key-${at}` };
    yield attempt(
      name,
      () => member.post("/api/reply", said),
      ({ status, ms }) => {
        if (status !== 200) throw new Error(`answered ${status}`);
        // The short form is not timed, as the machine is busy.
        return ms > ground.count(longestWorstMs, 30_000) ? `took ${Math.round(ms)} ms` : null;
      },
    );
  }
}
