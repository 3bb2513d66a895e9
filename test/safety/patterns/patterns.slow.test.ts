import { describe, expect, it } from "vitest";
import { describePatterns } from "./patterns-tests.js";
import { slownessOf } from "./slowness.js";

describe("the whole measurement", () => {
  it.each([
    [/\s+$/],
    [/^(\w|\d)+!$/],
    [/<[^>]*>/],
    [/[\w.]+@[\w.]+/],
    [/The (.+?) is closed\./],
    [/(?:x+x+)+y/],
    [/\beyJ[\w-]{8,}\.[\w-]{8,}/],
  ])("finds that %s is slow", (pattern) => {
    expect(slownessOf(pattern, "whole")).not.toBeNull();
  });
});

describePatterns("whole", 1_800_000);
