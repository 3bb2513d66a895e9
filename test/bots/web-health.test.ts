import { expect, it, onTestFinished } from "vitest";
import { createWebBot } from "../../bots/web/server.js";
import { TurnedClock } from "../clock.js";
import { send } from "../peers/browser.js";
import { openPage } from "./web-setup.js";

const token = "a-token-of-the-collector";
const bearer = (given: string) => ({ authorization: `Bearer ${given}` });

async function openAddress(...given: Parameters<typeof openPage>) {
  const { url } = await openPage(...given);
  return (path: string, headers: Record<string, string> = {}) => send(url, { path, headers });
}

it("is not ready while answers cannot be kept", async () => {
  const health = { isReady: async () => false, metrics: async () => "" };
  const ask = await openAddress({ health });
  expect(await ask("/readyz")).toMatchObject({ status: 503, body: "not ready\n" });
});

it.each([0, 1])(
  "gives them to nobody behind a proxy or under another name without the token; %i proxies are trusted",
  async (trustProxy) => {
    const ask = await openAddress({}, { trustProxy, metricsToken: token });
    for (const name of ["x-forwarded-for", "forwarded", "x-real-ip", "via", "host"]) {
      const headers = { [name]: "203.0.113.9" };
      expect((await ask("/metrics", headers)).status, name).toBe(403);
      expect((await ask("/metrics", { ...headers, ...bearer(token) })).status, name).toBe(200);
    }
  },
);

it.each([token, undefined])("refuses a wrong token where %s is set", async (metricsToken) => {
  const ask = await openAddress({}, { metricsToken });
  for (const given of ["wrong", `${token}x`, token.slice(1)]) {
    const answer = await ask("/metrics", bearer(given));
    expect(answer.status).toBe(403);
    expect(answer.body).not.toContain("sous_open_questions");
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
  const unready = (who: string | null) => ({
    status: 503,
    body: JSON.stringify({ role: "standby", leader: who }),
  });
  expect(await ask("/readyz")).toMatchObject(unready(null));
  leader = "kitchen-1";
  expect(await ask("/readyz")).toMatchObject(unready("kitchen-1"));
  expect(await ask("/api/state")).toMatchObject({
    status: 503,
    body: expect.stringContaining("kitchen-1 leads. Answer and change things there."),
  });
});
