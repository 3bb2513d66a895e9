/** The parts of the attack rig that judge: what held, what succeeded, what cannot be judged. */
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { expect, onTestFinished, test } from "vitest";
import { ask } from "../attack/ask.js";
import { attackNames } from "../attack/classes.js";
import { floodWhile } from "../attack/flood.js";
import { longTexts } from "../attack/long-texts.js";
import { sendRaw } from "../attack/raw.js";
import { posts, routes } from "../attack/routes.js";
import { Tally } from "../attack/tally.js";
import { Target } from "../attack/target.js";
import { Visitor } from "../attack/visitor.js";
import { failuresAmong, isTooLong, measureWaits } from "../attack/waits.js";

const none = { isLate: false, headers: {}, body: "", ms: 1 };

/** A server that answers as it is told. */
async function serve(
  status: number,
  headers: Record<string, string> = {},
  body = "",
): Promise<URL> {
  const server = createServer((_, response) => response.writeHead(status, headers).end(body));
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  return new URL(`http://127.0.0.1:${(server.address() as AddressInfo).port}`);
}

function target(url: URL): Target {
  return new Target({ url, database: "", logFile: "/dev/null", secrets: { "the key": "sesame" } });
}

test("a server that is gone holds nothing: no answer is not a refusal", () => {
  const tally = new Tally();
  tally.refused("a door", { ...none, status: 0 }, [401]);
  tally.refused("a door", { ...none, status: 401 }, [401]);
  tally.refused("a door", { ...none, status: 200, body: "come in" }, [401]);
  tally.control("the honest way", false, "404");
  expect(tally.figures).toMatchObject({ attempts: 3, succeeded: 1, unjudged: 2 });
  expect(tally.figures.findings).toEqual([
    "cannot be judged: a door: no answer",
    "a door: answered 200: come in",
    "control failed: the honest way: 404",
  ]);
});

test("findings are cut, and counted", () => {
  const tally = new Tally();
  for (let at = 0; at < 40; at += 1) tally.attempt(`try ${at}`, "x".repeat(1000));
  const { findings, succeeded } = tally.figures;
  expect([findings.length, succeeded]).toEqual([26, 40]);
  expect(findings.at(-1)).toBe("and 15 more");
  expect(findings[0]?.length).toBeLessThan(310);
});

test("an answer that fails or tells a secret is found, whoever asked; one that says when to come again is not", async () => {
  const failing = target(await serve(500));
  await failing.ask({ path: "/x" });
  expect(failing.takeFaults()).toEqual(["GET /x: 500"]);
  expect(failing.takeFaults()).toEqual([]);
  const busy = target(await serve(503, { "retry-after": "9" }));
  await busy.ask({ path: "/x" });
  expect(busy.takeFaults()).toEqual([]);
  const telling = target(await serve(200, {}, "open sesame"));
  await telling.ask({ path: "/x" });
  expect(telling.takeFaults()).toEqual(["GET /x: shows the key"]);
  const inHead = target(await serve(200, { "x-key": "sesame" }));
  await inHead.ask({ path: "/x" });
  expect(inHead.takeFaults()).toHaveLength(1);
});

test("a closed port has status 0; a stream has its head; bytes are sent as they are", async () => {
  const url = await serve(200, { "content-type": "text/event-stream" });
  expect(await ask(url, { path: "/" })).toMatchObject({ status: 200, body: "" });
  const { status } = await sendRaw(url, { pieces: ["BREW / HTTP/1.1\r\n\r\n"] });
  expect(status).toBe(400);
  const nobody = new URL("http://127.0.0.1:1");
  expect(await ask(nobody, { path: "/" }, false)).toMatchObject({ status: 0, isLate: false });
  expect(await sendRaw(nobody, { pieces: ["x"] })).toEqual({ status: 0, text: "" });
});

test("a browser keeps cookies and drops those that end", async () => {
  const url = await serve(200, { "set-cookie": "sous_session=abc; Path=/; HttpOnly" });
  const visitor = new Visitor(target(url));
  await visitor.get("/");
  expect(visitor.cookie).toBe("sous_session=abc");
  const ending = await serve(200, { "set-cookie": "sous_session=; Max-Age=0" });
  const other = new Visitor(target(ending));
  other.cookies.set("sous_session", "abc");
  await other.get("/");
  expect(other.cookie).toBe("");
});

test("a flood ends with the work beside it", async () => {
  let asked = 0;
  const send = async () => {
    asked += 1;
    return { ...none, status: asked % 2 === 0 ? 200 : 429 };
  };
  const short = { lanes: 2, most: 10, send };
  const { result, flood } = await floodWhile(short, async () => {
    await new Promise((resolve) => setTimeout(resolve, 20));
    return "done";
  });
  expect(result).toBe("done");
  expect(flood).toEqual({ sent: 10, statuses: { 200: 5, 429: 5 } });
});

test("waits: the median and the worst count, and whoever is refused was not served", () => {
  const wait = (ms: number, status = 200) => ({ deed: "page", status, ms }) as const;
  const figures = measureWaits([wait(10), wait(400), wait(20)]);
  expect(figures).toEqual({ honest: 3, medianWaitMs: 20, worstWaitMs: 400 });
  expect(isTooLong(figures)).toBe(false);
  expect(isTooLong(measureWaits([wait(300)]))).toBe(true);
  expect(isTooLong(measureWaits([wait(1), wait(1), wait(1000)]))).toBe(true);
  expect(isTooLong(measureWaits([]))).toBe(false);
  expect(failuresAmong([wait(1, 429), wait(1, 429), wait(1, 0), wait(1)])).toEqual([
    "page: 429, 2 times",
    "page: no answer, 1 times",
  ]);
});

test("long texts have the length that people may send, and every route is the product's own", () => {
  const texts = longTexts(4000);
  expect(texts.length).toBeGreaterThan(20);
  for (const { name, text } of texts) {
    expect(text.length, name).toBeLessThanOrEqual(4000);
    expect(text.length, name).toBeGreaterThan(3900);
    expect(text.trim().length, name).toBeGreaterThan(3900);
  }
  expect(posts).toContain("/api/press");
  expect(posts).toContain("/join/study/answer");
  expect(routes.every(({ path }) => /^\/[\w./-]*$/.test(path))).toBe(true);
  expect(attackNames.length).toBeGreaterThan(15);
});
