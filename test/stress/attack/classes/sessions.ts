/** Sessions of the team's page: made up, planted, borrowed from another role, and used after they ended. */
import { createHash, createHmac, randomBytes } from "node:crypto";
import type { Ground } from "../ground.js";
import type { LockedHouse } from "../house.js";
import type { Tally } from "../tally.js";
import { readJson, Visitor } from "../visitor.js";

const name = "sous_session";
const kept = "/api/state";
const outside = [303, 401];

export async function attackSessions(ground: Ground, tally: Tally): Promise<void> {
  const house = await ground.locked();
  const owner = await house.owner();
  tally.control("a session opens the page", (await owner.get(kept)).status === 200);
  const token = owner.cookies.get(name) ?? "";
  tally.control("a session has a cookie", token.length > 20, `${token.length} characters`);
  await forge(ground, tally, token, await sessionIds(owner));
  await fix(house, tally);
  await guardCookies(house, tally);
  await useAgain(house, tally);
  await useEverywhere(house, tally);
}

/** The owner's list names sessions; with such a name nobody gets in. */
async function sessionIds(owner: Visitor): Promise<readonly string[]> {
  const { sessions } = readJson(await owner.get("/api/sessions"));
  return Array.isArray(sessions) ? sessions.map(({ id }: { id: string }) => id) : [];
}

async function forge(ground: Ground, tally: Tally, token: string, ids: readonly string[]) {
  const { target } = await ground.locked();
  const until = String(Date.now() + 1e9);
  const json = (value: object) => Buffer.from(JSON.stringify(value)).toString("base64url");
  const sign = (key: string) => createHmac("sha256", key).update(until).digest("hex");
  const guest = new Visitor(target, "198.51.100.30");
  await guest.get("/join/study?PROLIFIC_PID=borrower");
  const participant = guest.cookies.get("sous_participant") ?? "";
  tally.control("a participant has a cookie", participant !== "");
  const forged: readonly (readonly [name: string, value: string])[] = [
    ["nothing", ""],
    ["a random token", randomBytes(32).toString("base64url")],
    ["zeros", "A".repeat(43)],
    ["a token without its end", token.slice(0, -1)],
    ["a token and more", `${token}A`],
    ["a token in capitals", token.toUpperCase()],
    ["a token with another first letter", `${token.startsWith("A") ? "B" : "A"}${token.slice(1)}`],
    ["a token in quotes", `"${token}x"`],
    ["a token's hash", createHash("sha256").update(token).digest("hex")],
    ["a time without a mark", until],
    ["a time with an empty mark", `${until}.`],
    ["a time signed with no key", `${until}.${sign("")}`],
    ["a time signed with the word secret", `${until}.${sign("secret")}`],
    ["a role as JSON", json({ role: "owner", until: Number(until) })],
    ["an unsigned web token", `${json({ alg: "none" })}.${json({ role: "owner" })}.`],
    ["a participant's cookie", participant],
    ["SQL", "'%20OR%20'1'='1"],
    ["a pattern of SQL", "%25"],
    ["a zero byte", `${token}%00`],
    ["a broken escape", "%E0%A4%A"],
    ["a name of every object", "__proto__"],
    ["a role", "owner"],
    ["ten thousand letters", "a".repeat(10_000)],
    ["a list", `${token.slice(0, 10)},${token.slice(10)}x`],
    ...ids.slice(0, 3).map((id) => ["the id from the owner's list", id] as const),
  ];
  for (const [what, value] of ground.few(forged, "forged sessions")) {
    const headers = { cookie: `${name}=${value}` };
    tally.refused(`as a session: ${what}`, await target.ask({ path: kept, headers }), outside);
  }
  const elsewhere = { [name]: token, authorization: `Bearer ${token}`, "x-session": token };
  tally.refused(
    "a token in headers",
    await target.ask({ path: kept, headers: elsewhere }),
    outside,
  );
  const inPath = `${kept}?${name}=${encodeURIComponent(token)}`;
  tally.refused("a token in the address", await target.ask({ path: inPath }), outside);
  const participants = { cookie: `sous_participant=${token}; sous_person=${token}` };
  tally.refused(
    "a token as another cookie",
    await target.ask({ path: kept, headers: participants }),
    outside,
  );
}

/** Somebody plants a cookie in a browser before its person logs in. */
async function fix({ target, passwords }: LockedHouse, tally: Tally): Promise<void> {
  const before = new Visitor(target, "198.51.100.31");
  await before.logIn(passwords.member);
  const attackers = before.cookies.get(name) ?? "";
  for (const planted of ["chosen-by-the-attacker", "A".repeat(43), attackers]) {
    const victim = new Visitor(target, "198.51.100.32");
    victim.cookies.set(name, planted);
    await victim.logIn(passwords.owner);
    const got = victim.cookies.get(name);
    tally.attempt("a planted session is kept", got === planted ? "it is" : null);
    const headers = { cookie: `${name}=${planted}` };
    tally.refused(
      "a planted session after the log-in",
      await target.ask({ path: "/review", headers }),
      [303, 401, 403],
    );
  }
}

async function guardCookies({ target, passwords }: LockedHouse, tally: Tally): Promise<void> {
  const visitor = new Visitor(target, "198.51.100.33");
  const body = new URLSearchParams({ password: passwords.owner }).toString();
  const type = { "content-type": "application/x-www-form-urlencoded" };
  const headers = { ...type, "x-forwarded-proto": "https" };
  const secure = await visitor.send({ path: "/login", method: "POST", headers, body });
  const door = await visitor.send({
    path: "/join/study?PROLIFIC_PID=cookies",
    headers: { "x-forwarded-proto": "https" },
  });
  const lines = [...(secure.headers["set-cookie"] ?? []), ...(door.headers["set-cookie"] ?? [])];
  tally.control("cookies to look at", lines.length >= 2, `${lines.length}`);
  for (const line of lines)
    for (const flag of ["HttpOnly", "SameSite", "Secure", "Path"])
      tally.attempt(
        `a cookie without ${flag}`,
        line.includes(flag) ? null : (line.split("=")[0] ?? ""),
      );
}

/** After somebody has logged out, on each way that needs a session. */
async function useAgain(house: LockedHouse, tally: Tally): Promise<void> {
  for (const visitor of [await house.owner(), await house.member("198.51.100.34")]) {
    const old = visitor.cookie;
    tally.control("the page before logging out", (await visitor.get(kept)).status === 200);
    const left = await visitor.post("/api/log-out", {});
    tally.control("logging out", left.status === 200, `${left.status}`);
    for (const path of [kept, "/api/events", "/", "/api/me", "/review"]) {
      const answer = await house.target.ask({ path, headers: { cookie: old } });
      tally.refused(`${path} after logging out`, answer, outside);
    }
    const headers = { cookie: old, "content-type": "application/json" };
    const said = {
      path: "/api/command",
      method: "POST",
      headers,
      body: '{"verb":"why","home":null}',
    };
    tally.refused("a command after logging out", await house.target.ask(said), outside);
  }
}

/** Logging out everywhere ends all one's sessions, and nobody else's. */
async function useEverywhere(house: LockedHouse, tally: Tally): Promise<void> {
  const other = await house.member("198.51.100.35");
  const devices = [await house.owner(), await house.owner(), await house.owner()];
  for (const device of devices)
    tally.control("each device is in", (await device.get(kept)).status === 200);
  const olds = devices.map(({ cookie }) => cookie);
  await devices[0]?.post("/api/log-out", { everywhere: true });
  for (const cookie of olds) {
    for (const path of [kept, "/review", "/api/sessions"]) {
      const answer = await house.target.ask({ path, headers: { cookie } });
      tally.refused(`${path} after logging out everywhere`, answer, outside);
    }
  }
  tally.control("others stay in", (await other.get(kept)).status === 200);
}
