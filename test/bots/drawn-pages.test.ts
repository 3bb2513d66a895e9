/** Stories drawn by seed over every address of the pages: what each visitor is answered, in whatever state a home is. */
import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import type { Passwords } from "../../bots/web/login.js";
import { seededRandom } from "../../src/core/random.js";
import { pilot } from "../app/campaigns/scenario.js";
import { host, openHouse, type Sent } from "../attack/house.js";
import { rows } from "../attack/rows.js";
import { region } from "../build/asked.js";
import { DrawnStory } from "../build/drawn-story.js";
import { transcript } from "../build/transcript.js";
import { pngOf, toPicture } from "../desk/sample-pictures.js";
import { sampleAgent, sampleAudience } from "../memory/samples.js";
import { passwords } from "./web-setup.js";

const { password: member, ownerPassword: owner } = passwords;
const json = { "content-type": "application/json" };
const form = { "content-type": "application/x-www-form-urlencoded" };
const practice = [{ text: "Where is the mug?", choices: ["fridge", "sink"], answer: "sink" }];
const study = { tasks: ["kitchen"], copies: 1, practice, answersPerParticipant: 2 };
const design = JSON.stringify(pilot({ id: "next", bot: "web", channel: "web" }));
const file = new URL("../../scenes/data/kitchen.json", import.meta.url);
const kitchen = JSON.stringify(JSON.parse(readFileSync(file, "utf8")));
const hut = JSON.stringify({ ...JSON.parse(kitchen), id: "hut", title: "A hut" });

/**
 * More requests than one to each address: who may send it, the address, and what is sent. Ids that end in "-none"
 * become those of rows; a person and a key are added where there have to be some. "<a|b>" makes two requests.
 */
const more = `
stranger POST /login password=<${member}|${owner}&sous_probe=1>
stranger POST /login name=+cleo&password=a+cellar+without+Cleo
stranger GET /join/<none?participant=ana|study?participant=a%20b|study?PROLIFIC_PID=dora&signature=wrong>
participant GET /join/study/state<|?width=300|?width=950>
participant POST /join/study/practise {"at":0,"choice":<0|1|1>}
participant POST /join/study/answer {"question":"q-none","choice":"<dk|c0|c1>"}
participant POST /join/study/answer {"question":"q-none","text":"<in the fridge|hm|hm","choice":"c0>"}
participant POST /join/study/leave {"sure":true}
member GET /api/state?<household=flat|household=grid:danger&width=300|drawn=x&person=you>
member GET /api/picture?question=q-none
member POST /api/press {"question":"q-none","choice":"<dk|c0|c1>"}
member POST /api/press {"question":"q-none","choice":"c1","person":{"id":"login:Ana","name":"You"}}
member POST /api/reply {"question":"q-none","text":"in\u200b the sink"}
member POST /api/reply {"episode":"e-none","text":"why do you ask?"}
member POST /api/reply {"episode":"e-none",<"question":"q-none","text":"x"|"text":"   ">}
member POST /api/<fix|retract> {"ballot":"b-none","text":"on the counter"}
member POST /api/play {"home":<null|"study"|"nowhere","rounds":21>}
member POST /api/move {"thing":"mug 1","place":"fridge"}
member POST /api/move {"home":"flat","thing":"<piano|tomato>","place":"sink"}
member POST /api/command {"verb":"<why|pause|resume|stop>"}
member POST /api/command {"verb":"my-data","request":"<tell|export|delete|delete-yes>"}
member POST /api/command {"verb":"teach","home":"kitchen","withdraw":1}
member POST /api/command {"verb":"consent","campaign":"study","agree":<true|null,"practice":{"at":0,"choice":1}>}
member GET /<none|api/none>
owner POST /api/command {"verb":"my-data","request":"export","person":{"id":"login:Ana","name":""}}
owner POST /api/press {"question":"q-none","choice":"c0"}
owner GET /api/review?<flags=everything|flags=late,unread|household=kitchen&flags=|campaign=study&skip=1>
owner GET /api/review/<replay?|drawing?step=1&width=300&|drawing?step=99&>episode=e-none
owner POST /api/review {"about":"exchange","reviewer":"<Rea| >","question":"q-none","excluded":true}
owner POST /api/review {"about":"words","reviewer":"Rea","ballot":"b-none","decision":"<redact|burn>","hide":["sink"]}
owner POST /api/review {"about":"clearance","reviewer":"Rea","words":"sink","cleared":true,"reason":"<|A place.>"}
owner POST /api/campaigns {"campaign":"study","move":"<start|close>"}
owner GET /api/campaigns/show?campaign=study&base=<here|ftp://x|https://x.example/a//|https://x.example/?a>
owner POST /api/campaigns/links {"campaign":"study","base":"https://study.example.org","ids":"a b"}
owner POST /api/campaigns/check {<"yaml":"id: x"|"design":${design}>}
owner POST /api/campaigns/plan {"design":${design},"assumptions":{"people":3,"answersADay":5,"secondsAnAnswer":60,"effect":0.1}}
owner POST /api/campaigns/new {"design":${design}}
owner GET /api/release/file?campaign=none
owner POST /api/release {"campaign":"study"}
owner GET /api/homes/home?home=<nowhere|hut>
owner POST /api/homes {"home":<{"id":"x"}|${hut}|${kitchen}>,"from":null}
owner POST /api/homes/check {"home":<${hut}|{"places":[{"id":"fridge 1"}],"things":[{}]}>,"width":300}
owner POST /api/homes/task {"home":${hut},"sentence":"<put a mug on the counter.|dance>"}
owner POST /api/homes/make {"seed":2,<"home":${hut}|"kind":"castle">}
owner POST /api/homes/<rename|remove> {"id":"hut","title":"Our hut"}
owner POST /api/agents {"block":"deploy-bot"}
owner POST /api/people {<"name":"Cleo","password":"short"|"remove":"Cleo">}
owner POST /api/sessions {"end":"s-none"}`;

interface Drawn extends Sent {
  readonly allowed: readonly string[];
}

const requests: readonly Drawn[] = [
  // Programs of their own make these two.
  ...rows
    .filter(({ path }) => !/texts|preview/.test(path))
    .map(({ method, address: path, allowed, body }) => ({
      method,
      path,
      allowed: allowed.length > 0 ? allowed : ["stranger"],
      ...(method === "POST" && {
        body: typeof body === "string" ? body : JSON.stringify(body ?? {}),
      }),
    })),
  ...more
    .trim()
    .split("\n")
    .flatMap((line) => {
      const [, before = line, either = "", after = ""] = /^(.*?)<(.*?)>(.*)$/.exec(line) ?? [];
      return either.split("|").map((one) => before + one + after);
    })
    .map((line) => {
      const [, role = "", method = "", path = "", body] =
        /^(\w+) (\w+) (\S+) ?(.+)?$/.exec(line) ?? [];
      return { allowed: [role], method, path, ...(body !== undefined && { body }) };
    }),
];

const withHeaders = (headers: Readonly<Record<string, string>>) => (sent: Sent) => ({
  ...sent,
  headers: { ...sent.headers, ...headers },
});
const spoilt: readonly ((sent: Sent) => Sent)[] = [
  withHeaders({ origin: "https://evil.example" }),
  withHeaders({ "sec-fetch-site": "cross-site" }),
  withHeaders({ "sec-fetch-site": "cross-site", "sec-fetch-mode": "navigate" }),
  withHeaders({ "content-type": "text/plain" }),
  withHeaders({ "content-length": "2000000" }),
  withHeaders({ host: "evil.example" }),
  withHeaders({ via: "1.1 tunnel" }),
  withHeaders({ "x-forwarded-proto": "https" }),
  withHeaders({ authorization: "Bearer a wrong token" }),
  withHeaders({ cookie: "sous_session=forged; sous_participant=1.2.3" }),
  ...["{", "[]", '{"more":1}', "x".repeat(600_000)].map(
    (body) => (sent: Sent) => (sent.body === undefined ? sent : { ...sent, body }),
  ),
  (sent) => ({ ...sent, method: sent.method === "POST" ? "PUT" : "DELETE" }),
  (sent) => ({ ...sent, path: sent.path.replace(/none|study|kitchen|c0/, "__proto__") }),
];

class Visits extends DrawnStory {
  readonly #jars = new Map<string, Map<string, string>>();
  #keys = 0;

  open(who: string, cookies: string): void {
    const pairs = cookies.split("; ").map((one) => one.split(/=(.*)/s) as [string, string]);
    this.#jars.set(who, new Map(cookies === "" ? [] : pairs));
  }

  async ask(
    who: string,
    { allowed: _, ...sent }: Drawn,
    spoil = (same: Sent): Sent => same,
  ): Promise<void> {
    const jar = this.#jars.get(who) ?? new Map<string, string>();
    const cookie = [...jar].map((pair) => pair.join("=")).join("; ");
    const path = await this.#withIds(sent.path);
    const body =
      sent.body?.startsWith("{") && (await this.#withIds(this.#withPerson(sent.path, sent.body)));
    const headers = {
      ...(sent.body !== undefined && (sent.path === "/login" ? form : json)),
      ...(cookie && { cookie }),
    };
    const { cookies } = await this.send(
      who,
      spoil({ ...sent, path, ...(body && { body }), headers }),
    );
    for (const line of cookies) {
      const [name = "", value = ""] = (line.split(";")[0] ?? "").split(/=(.*)/s);
      if (line.includes("Max-Age=0")) jar.delete(name);
      else jar.set(name, value);
    }
    this.#jars.set(who, jar);
  }

  #withPerson(path: string, body: string): string {
    if (!/\/(?:press|reply|retract|fix|command|answer)$/.test(path)) return body;
    if (this.random() < 0.9) this.#keys += 1;
    const added = {
      key: `page-key-${this.#keys}`,
      person: { id: "you", name: "Ana" },
      ...JSON.parse(body),
    };
    return JSON.stringify(added);
  }

  async #withIds(text: string): Promise<string> {
    if (!/\b[qebs]-none/.test(text) || this.random() < 0.1) return text;
    const { sous, clock } = this.house;
    const { questions, sessions } = sous.memory;
    const asked = (await questions.list()).toReversed();
    const open = asked.filter(({ state }) => state === "open");
    const question = open.length > 0 ? this.any(open) : asked[0];
    const ballots = (await Promise.all(asked.map(({ id }) => questions.ballots(id)))).flat();
    const [session] = (await sessions.list(clock.now())).toReversed();
    const ids = { q: question?.id, e: question?.episode, b: ballots[0]?.id, s: session?.id };
    return text.replace(/\b([qebs])-none/g, (none, kind: keyof typeof ids) => ids[kind] ?? none);
  }
}

async function openVisits(seed: number, given: Passwords): Promise<Visits> {
  const metricsToken = "a token for measurements";
  const house = await openHouse(given, { database: ":memory:", study, metricsToken });
  const visits = new Visits(house, seededRandom(seed, "pages"));
  for (const [who, cookies] of Object.entries(house.cookies)) visits.open(who, cookies);
  visits.open("Ana", given.member === undefined ? "" : await house.enter("Ana"));
  const { asks } = house.sous.memory;
  await asks.keepAudience(sampleAudience({ bot: "web", channel: "web" }));
  await asks.keepAgent(sampleAgent());
  return visits;
}

it.each([
  ["both", { member, owner }],
  ["both", { member, owner }],
  ["the members'", { member }],
  ["no", {}],
] as const)("story %$: %s passwords", async (_, given) => {
  const seed = Number(expect.getState().currentTestName?.match(/\d+/)?.[0]);
  const visits = await openVisits(seed, given);
  const { house, random } = visits;
  const { sous } = house;
  // What ends something comes last: there would be little left to see.
  const ends = ["leave", "close", "sessions", "log-out"];
  const rank = ({ path, body = "" }: Drawn) =>
    ends.findLastIndex((word) => `${path}${body}`.includes(word)) + random();
  const order = requests
    .map((one) => [rank(one), one] as const)
    .toSorted(([one], [other]) => one - other);
  for (const [at, [, drawn]] of order.entries()) {
    await house.settle(1000);
    if (at % 8 === 2) await sous.campaigns.tend();
    const play = { allowed: [], method: "POST", path: "/api/play", body: '{"home":"kitchen"}' };
    if (at === 20 * (seed % 3)) await visits.ask("member", play);
    const ask = JSON.stringify({ ...region, picture: toPicture(pngOf()) });
    const asking = new Request(`http://${host}/v1/questions`, { method: "POST" });
    if (at === 30) await sous.handlers.agents?.answer("deploy-bot", asking, ask);
    // As after a start with another password: sessions that began with the former one end.
    if (at === order.length - 14)
      await sous.handlers.sessions?.open({ ...given, member: "another horse battery" });
    await house.settle();
    const all = random() < 0.85 ? drawn.allowed : ["stranger", "participant", "member", "owner"];
    const who = visits.any(all);
    const spoil = random() < 0.12 ? visits.any(spoilt) : undefined;
    await visits.ask(who === "member" && random() < 0.4 ? "Ana" : who, drawn, spoil);
  }
  expect(house.errors).toEqual([]);
  expect(visits.lines.join("\n")).toMatchSnapshot("answers");
  expect(visits.named(await transcript(sous.memory))).toMatchSnapshot("rows");
});
