import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { hostileTexts } from "./hostile-texts.js";
import { testInjection } from "./injection-tests.js";

/** One per kind; the nightly tier uses all. */
const few = hostileTexts.filter(({ name }, at) => at % 9 === 0 || name === "a place and a ping");

testInjection(few);

describe("the page's own code", () => {
  const folder = new URL("../../bots/web/page/", import.meta.url);
  const scripts = readdirSync(folder, { recursive: true, encoding: "utf8" }).filter((name) =>
    name.endsWith(".js"),
  );

  it.each(scripts)("of %s takes words as text only", (name) => {
    const code = readFileSync(new URL(name, folder), "utf8");
    expect(code).not.toMatch(/innerHTML|insertAdjacentHTML|document\.write|\beval\(|new Function/);
    expect(code).not.toMatch(/\.(outerHTML|srcdoc)\s*=[^=]/);
  });
});
