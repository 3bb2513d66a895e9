import { expect, it } from "vitest";
import { createLog } from "../../src/app/log.js";

const slackToken = ["xoxb", "1234567890", "abcdefghijkl"].join("-");
const appToken = ["xapp", "1", "A0001", "0123456789abcdef"].join("-");
const discordToken = ["MTIzNDU2Nzg5MDEyMzQ1Njc4", "Gabcde", "x".repeat(38)].join(".");

/** What is written when something is logged. */
function written(log: (logger: ReturnType<typeof createLog>) => void, level = "info"): string {
  let text = "";
  log(
    createLog(level, {
      write: (line) => {
        text += line;
      },
    }),
  );
  return text;
}

it("keeps tokens out of fields", () => {
  const text = written((log) =>
    log.info({ token: "secret-1", config: { botToken: "secret-2", appToken: "secret-3" } }, "hi"),
  );
  expect(text).not.toContain("secret");
  expect(text.match(/\[redacted\]/g)).toHaveLength(3);
});

it.each([slackToken, appToken, discordToken])("keeps %s out of words and errors", (token) => {
  const text = written((log) => {
    log.warn(`refused: ${token}`);
    log.error(
      { error: new Error(`refused ${token}`), request: { url: `/x?token=${token}` } },
      "no",
    );
    log.error({ error: Object.assign(new Error("no"), { config: { headers: [token] } }) }, "no");
  });
  expect(text).not.toContain(token);
  expect(text.match(/\[redacted\]/g)?.length).toBeGreaterThanOrEqual(4);
});

it("keeps everything else as it is", () => {
  const text = written((log) => log.info({ file: "scenes.household.kitchen", id: "e-1" }, "Ana"));
  expect(JSON.parse(text)).toMatchObject({
    file: "scenes.household.kitchen",
    id: "e-1",
    msg: "Ana",
  });
});

it("is silent below its level", () => {
  expect(written((log) => log.info("hi"), "warn")).toBe("");
});
