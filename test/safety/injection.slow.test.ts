import { expect, it } from "vitest";
import { hostileTexts } from "./hostile-texts.js";
import { testInjection } from "./injection-tests.js";

const sent = hostileTexts.filter((_one, at) => at % 4 === 0 || at > hostileTexts.length - 8);

testInjection(hostileTexts, (name) => sent.some((one) => one.name === name));

it("at least fifteen are tried from the inbox to the message", () => {
  expect(sent.length).toBeGreaterThanOrEqual(15);
});
