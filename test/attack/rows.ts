/** An independent copy of the access rules, with a request for each address. */
import type { Role } from "../../bots/web/access.js";

/** A body for POST, a query for GET, or null. */
type Given = object | string | null;

const home = { id: "h", title: "H", rooms: [], people: [], places: [], things: [], tasks: [] };
const design = { id: "next", title: "Next" };
const assumptions = { people: 3, answersADay: 5, secondsAnAnswer: 60, effect: 0.1 };
const base = "https://study.example.org";
const person = { id: "you", name: "Ana" };
const key = "aaaaaaaa-1111";

const everybody: Readonly<Record<string, Given>> = {
  "GET /healthz": null,
  "GET /readyz": null,
  "GET /login": null,
  "POST /login": "password=wrong",
  "GET /join-page/join.js": null,
  "GET /modules/preact.js": null,
  "GET /join/study": null,
  "POST /join/study/enter": { participant: "ben" },
};
const machines: typeof everybody = { "GET /metrics": null };
const participants: typeof everybody = {
  "GET /join/study/state": null,
  "POST /join/study/agree": null,
  "POST /join/study/practise": { at: 0, choice: 1 },
  "POST /join/study/answer": { question: "q-none", choice: "c0", key },
  "POST /join/study/data": null,
  "POST /join/study/leave": { sure: false },
  "POST /join/study/prove": { code: "BCDFGHJK" },
};
const team: typeof everybody = {
  "GET /": null,
  "GET /inbox": null,
  "GET /app.js": null,
  "GET /api/me": null,
  "GET /api/state": "household=kitchen&width=760",
  "GET /api/inbox": "answered=q-none&person=p1",
  "GET /api/events": null,
  "GET /api/picture": "question=q-none",
  "POST /api/press": { question: "q-none", choice: "dk", key, person },
  "POST /api/reply": { question: "q-none", text: "in the fridge", key, person },
  "POST /api/retract": { ballot: "b-none", key, person },
  "POST /api/fix": { ballot: "b-none", text: "in the sink", key, person },
  "POST /api/opened": { question: "q-none", person },
  "POST /api/move": { home: "kitchen", thing: "mug 1", place: "sink" },
  "POST /api/play": { home: "kitchen", rounds: 1 },
  "POST /api/order": { home: "kitchen", text: "heat an egg", key, person },
  "POST /api/queue": { home: "kitchen", order: "o-none", move: "drop" },
  "POST /api/command": { verb: "teach", home: "kitchen", rule: "doors open", person },
  "POST /api/log-out": { everywhere: false },
};
const owner: typeof everybody = {
  "GET /review": null,
  "GET /api/review": "search=mug&skip=0",
  "GET /api/review/replay": "episode=e-none",
  "GET /api/review/drawing": "episode=e-none&step=0",
  "POST /api/review": { about: "exchange", reviewer: "x", question: "q-none", excluded: true },
  "GET /campaigns": null,
  "GET /campaigns/new": null,
  "GET /campaigns/study": null,
  "GET /api/campaigns": null,
  "POST /api/campaigns": { campaign: "study", move: "pause" },
  "GET /api/campaigns/show": `campaign=study&base=${base}`,
  "POST /api/campaigns/links": { campaign: "study", base, ids: "ana" },
  "GET /api/campaigns/participants": "campaign=study",
  "GET /api/campaigns/study": "campaign=study",
  "POST /api/campaigns/study": { campaign: "study" },
  "GET /api/campaigns/offers": null,
  "POST /api/campaigns/check": { design },
  "POST /api/campaigns/plan": { design, assumptions },
  "POST /api/campaigns/new": { design },
  "POST /api/campaigns/preview": { design },
  "GET /api/release": "campaign=study",
  "GET /api/release/texts": "campaign=study",
  "GET /api/release/file": "campaign=study&name=x",
  "POST /api/release": { campaign: "none" },
  "GET /homes": null,
  "GET /api/homes": null,
  "GET /api/homes/home": "home=kitchen",
  "POST /api/homes": { home, from: null },
  "POST /api/homes/rename": { id: "kitchen", title: "Ours" },
  "POST /api/homes/remove": { id: "kitchen" },
  "POST /api/homes/check": { home, width: 760 },
  "POST /api/homes/task": { home, sentence: "put a mug in the sink." },
  "POST /api/homes/make": { seed: 1, kind: "flat" },
  "GET /api/invite": null,
  "GET /agents": null,
  "GET /api/agents": null,
  "POST /api/agents": { block: "nobody" },
  "GET /people": null,
  "GET /api/people": null,
  "POST /api/people": { name: "Cleo", password: "a cellar without Cleo" },
  "GET /sessions": null,
  "GET /api/sessions": null,
  "POST /api/sessions": { end: "s-none" },
};

export interface Row {
  readonly method: string;
  readonly path: string;
  readonly address: string;
  readonly allowed: readonly Role[];
  readonly body: object | string | null;
}

const allowed: readonly (readonly [typeof everybody, readonly Role[]])[] = [
  [everybody, ["stranger", "participant", "member", "owner"]],
  [machines, []],
  [participants, ["participant"]],
  [team, ["member", "owner"]],
  [owner, ["owner"]],
];

export const rows: readonly Row[] = allowed.flatMap(([records, roles]) =>
  Object.entries(records).map(([route, given]): Row => {
    const [method = "", path = ""] = route.split(" ");
    const isRead = method === "GET";
    return {
      method,
      path,
      address: isRead && typeof given === "string" ? `${path}?${given}` : path,
      allowed: roles,
      body: isRead ? null : given,
    };
  }),
);

export function userOf({ allowed }: Row): Role {
  return allowed.at(-1) ?? "owner";
}

const files: Readonly<Record<string, string>> = {
  "/join-page": "join.js",
  "/modules": "preact.js",
};

export function asRow(route: string): string {
  const [method, pattern = ""] = route.split(" ");
  const folder = pattern.replace(/\/:file\{.*\}$/, "");
  if (folder === pattern) return `${method} ${pattern.replace(":campaign", "study")}`;
  return `${method} ${folder}/${files[folder] ?? "app.js"}`;
}
