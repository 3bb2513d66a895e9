import { describe, expect, it } from "vitest";
import { access, type Role } from "../../bots/web/access.js";
import { passwords } from "../bots/web-setup.js";
import { type Answer, type House, host, openHouse, type Sent } from "./house.js";
import { asRow, rows } from "./rows.js";
import * as wrong from "./wrong-requests.js";

const { password: member, ownerPassword: owner } = passwords;
const secrets = [member, owner, "xanthippe"];

function ask({ send, cookies }: House, as: Role, request: Sent): Promise<Answer> {
  const cookie = cookies[as] && { cookie: cookies[as] };
  return send({ ...request, headers: { ...cookie, ...request.headers } });
}

/** Describes each attempt that was not refused, changed something, or revealed too much. */
async function problemsOf(
  house: House,
  attempts: readonly wrong.Attempt[],
): Promise<readonly string[]> {
  const problems: string[] = [];
  for (const { name, as, request, refused } of attempts) {
    const before = house.version();
    const answer = await ask(house, as, request);
    const all = wrong.faultsOf(answer, secrets);
    if (!refused.includes(answer.status)) all.push(`answered ${answer.status}`);
    if (answer.cookies.some((line) => /^sous_(?!probe)/.test(line))) all.push("gives a session");
    if (house.version() !== before) all.push("changes something");
    problems.push(...all.map((problem) => `${name}: ${problem}`));
  }
  return [...problems, ...house.errors.map(String)];
}

/** Statuses of allowed requests, where not 200: the id is unknown, or the body is no design. */
const otherwise: Readonly<Record<string, number>> = {
  "POST /login": 401,
  "POST /join/study/prove": 403,
  "GET /api/picture": 404,
  "GET /api/review/replay": 400,
  "GET /api/review/drawing": 400,
  "POST /api/review": 400,
  "POST /api/queue": 400,
  "POST /api/campaigns/plan": 400,
  "POST /api/campaigns/preview": 400,
  "GET /api/release/file": 404,
  "POST /api/release": 400,
  "POST /api/homes": 400,
  "POST /api/homes/rename": 400,
  "POST /api/homes/remove": 400,
  "POST /api/agents": 404,
};

const inOrder = [
  ...rows.filter(({ path }) => !path.endsWith("/log-out")),
  ...rows.filter(({ path }) => path.endsWith("/log-out")),
];

describe("the addresses of the pages", () => {
  it("have each a row here, and the product's table lists none that is not served", async () => {
    const { routes } = await openHouse();
    const served = [...new Set(routes)].filter((route) => !/ \/(?:v1\/\*|mcp)$/.test(route));
    expect(rows.map(({ method, path }) => `${method} ${path}`).toSorted()).toEqual(
      served.map(asRow).toSorted(),
    );
    expect(served).toEqual(expect.arrayContaining(Object.keys(access)));
  });

  it("refuse whatever is wrong, change nothing, tell nothing, and serve those who may go on", async () => {
    const house = await openHouse();
    const { cookies } = house;
    const token = /sous_session=([^;]*)/.exec(cookies.owner)?.[1] ?? "";
    const attempts = [
      ...wrong.ofOtherRoles,
      ...wrong.ofOtherSites(host),
      ...wrong.ofOtherTypes,
      ...wrong.ofOtherMethods,
      ...wrong.ofOtherBodies,
      ...wrong.withForgedSessions(token, cookies.participant),
      ...wrong.withForgedSeats(cookies.participant, [cookies.member, cookies.owner]),
      ...wrong.withoutAgentsToken(cookies.owner, owner),
    ];
    expect(attempts.length).toBeGreaterThan(2_000);
    expect(await problemsOf(house, attempts)).toEqual([]);
    const served: string[] = [];
    for (const row of inOrder)
      for (const role of row.allowed) {
        const name = `${row.method} ${row.path}`;
        const answer = await ask(house, role, wrong.honest(row));
        const faults = wrong.faultsOf(answer, []);
        if (answer.status !== (otherwise[name] ?? 200)) faults.push(String(answer.status));
        served.push(...faults.map((fault) => `${role}: ${name}: ${fault}: ${answer.body}`));
      }
    expect(served).toEqual([]);
  });

  it("do not fail for hostile values, and go on", async () => {
    const house = await openHouse();
    const problems: string[] = [];
    for (const { name, as, request } of wrong.withHostileValues) {
      const answer = await ask(house, as, request);
      problems.push(...wrong.faultsOf(answer, [member]).map((fault) => `${name}: ${fault}`));
    }
    expect(problems).toEqual([]);
    expect(house.errors).toEqual([]);
    expect(Object.keys(Object.prototype)).toEqual([]);
    expect((await ask(house, "member", { path: "/api/me" })).status).toBe(200);
    expect((await ask(house, "owner", { path: "/api/review" })).status).toBe(200);
  });

  it("without a password answer this computer alone, by its own name and through no proxy", async () => {
    const house = await openHouse({});
    const attempts = [...wrong.ofOtherHosts("3000"), ...wrong.throughProxies];
    expect(await problemsOf(house, attempts)).toEqual([]);
    for (const path of ["/", "/review", "/metrics", "/api/me"])
      expect((await house.send({ path })).status, path).toBe(200);
    for (const { headers, body } of [
      await house.send({ path: "/", headers: { via: "1.1 tunnel" } }),
      await house.send({ path: "/api/me", headers: { via: "1.1 tunnel" } }),
    ]) {
      expect(headers["content-type"]).toMatch(/text\/html|application\/json/);
      expect(body).toMatch(/set SOUS_OWNER_PASSWORD.*SOUS_TRUST_PROXY/);
    }
  });
});

describe("whoever is refused", () => {
  it("is a member where only the owner's password is set", async () => {
    const house = await openHouse({ owner });
    expect((await ask(house, "member", { path: "/" })).headers.location).toBe("/login");
    expect((await ask(house, "owner", { path: "/review" })).status).toBe(200);
  });

  it("learns as a stranger nothing of what is at an unknown address", async () => {
    const house = await openHouse();
    for (const path of ["/none", "/api/none", "/join", "/join/study/none", "/join-page/app.js"])
      expect((await house.send({ path })).status, path).toBe(401);
    const [page, data] = [
      await ask(house, "member", { path: "/none" }),
      await ask(house, "member", { path: "/api/none" }),
    ];
    expect([page.status, data.status]).toEqual([404, 404]);
    expect(page.body).toBe("There is nothing at this address.\n");
    expect(JSON.parse(data.body)).toEqual({ error: "There is nothing at this address." });
  });

  it("is no visitor who follows a link from another site", async () => {
    const headers = { "sec-fetch-site": "cross-site", "sec-fetch-mode": "navigate" };
    for (const house of [await openHouse(), await openHouse({})])
      expect((await ask(house, "owner", { path: "/", headers })).status).toBe(200);
  });
});
