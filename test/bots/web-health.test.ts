/** Addresses for machines: who may measure, and what strangers are told. */
import { expect, it, onTestFinished } from "vitest";
import { createWebBot } from "../../bots/web/server.js";
import { TurnedClock } from "../clock.js";
import { openPage, send } from "./web-setup.js";

const token = "a-token-of-the-collector";
const health = { isReady: async () => true, metrics: async () => "sous_open_questions 3\n" };
const bearer = (given: string) => ({ authorization: `Bearer ${given}` });

it("tells everybody one word", async () => {
  const { bot } = await openPage({ health });
  expect(await send(bot.url(), { path: "/healthz" })).toMatchObject({ status: 200, body: "ok\n" });
  const ready = await send(bot.url(), { path: "/readyz" });
  expect(ready).toMatchObject({ status: 200, body: "ready\n" });
});

it("is not ready while answers cannot be kept", async () => {
  const { bot } = await openPage({ health: { ...health, isReady: async () => false } });
  const ready = await send(bot.url(), { path: "/readyz" });
  expect(ready).toMatchObject({ status: 503, body: "not ready\n" });
});

it("gives measurements to this machine", async () => {
  const { bot } = await openPage({ health });
  const answer = await send(bot.url(), { path: "/metrics" });
  expect(answer).toMatchObject({ status: 200, body: "sous_open_questions 3\n" });
  expect(answer.headers["content-type"]).toMatch(/^text\/plain; version=0\.0\.4/);
});

it("gives them to nobody behind a proxy, trusted or not", async () => {
  for (const trustProxy of [0, 1]) {
    const { bot } = await openPage({ health }, { trustProxy, metricsToken: token });
    for (const name of ["x-forwarded-for", "forwarded", "x-real-ip", "via"]) {
      const headers = { [name]: "203.0.113.9" };
      expect((await send(bot.url(), { path: "/metrics", headers })).status).toBe(403);
      const withToken = { ...headers, ...bearer(token) };
      expect((await send(bot.url(), { path: "/metrics", headers: withToken })).status).toBe(200);
    }
  }
});

it("gives them to no site whose name is bound to this machine", async () => {
  const secret = "correct horse battery";
  const { bot } = await openPage({ health }, { password: secret, metricsToken: token });
  const host = "evil.example:3000";
  expect((await send(bot.url(), { path: "/metrics", headers: { host } })).status).toBe(403);
  const withToken = { host, ...bearer(token) };
  expect((await send(bot.url(), { path: "/metrics", headers: withToken })).status).toBe(200);
  expect((await send(bot.url(), { path: "/metrics" })).status).toBe(200);
});

it("refuses a wrong token, also where none is set", async () => {
  for (const metricsToken of [token, undefined]) {
    const { bot } = await openPage({ health }, { metricsToken });
    for (const given of ["wrong", `${token}x`, token.slice(1)]) {
      const answer = await send(bot.url(), { path: "/metrics", headers: bearer(given) });
      expect(answer.status).toBe(403);
      expect(answer.body).not.toContain("sous_open_questions");
    }
  }
});

it("says until it is started who leads, and shows nothing that it cannot read", async () => {
  const bot = createWebBot({ port: 0, clock: new TurnedClock() });
  onTestFinished(() => bot.stop());
  let leader: string | null = null;
  await bot.standBy(
    () => leader,
    async () => {
      throw new Error("away");
    },
  );
  const ask = (path: string) => send(bot.url(), { path });
  expect(await ask("/healthz")).toMatchObject({ status: 200, body: "ok\n" });
  expect(await ask("/readyz")).toMatchObject({
    status: 503,
    body: '{"role":"standby","leader":null}',
  });
  leader = "kitchen-1";
  expect(await ask("/readyz")).toMatchObject({
    status: 503,
    body: '{"role":"standby","leader":"kitchen-1"}',
  });
  expect(await ask("/api/state")).toMatchObject({
    status: 503,
    body: expect.stringContaining("kitchen-1 leads. Answer and change things there."),
  });
});
