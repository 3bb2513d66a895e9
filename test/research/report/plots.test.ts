import { describe, expect, it } from "vitest";
import "../../../src/research/report/vega-lite.js";

describe("plots", () => {
  it("leave the built-in classes as discord.js needs them when it loads", async () => {
    const { constructor: _, ...methods } = Object.getOwnPropertyDescriptors(Set.prototype);
    const without = Object.values(methods).flatMap(({ value }) =>
      typeof value === "function" && value.length === 0 ? [value] : [],
    );
    expect(without.length).toBeGreaterThan(2);
    for (const method of without) expect(method.call(new Set())).not.toBeTypeOf("string");
    await expect(import("discord.js")).resolves.toBeTruthy();
  });

  it("keep vega-lite's way of writing a set", () => {
    expect(JSON.stringify({ of: new Set([1, 2]) })).toBe('{"of":"Set(1,2)"}');
  });
});
