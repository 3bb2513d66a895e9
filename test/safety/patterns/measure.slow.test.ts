import { describe, expect, it } from "vitest";
import { slownessOf } from "./slowness.js";

describe("the measurement", () => {
  it.each([
    // An e-mail address and a link with a secret, as releases were once scanned for them.
    [/[\p{L}\d._%+-]+\s?(?:@|\[at\]|\(at\))\s?[\p{L}\d-]+(?:\.[\p{L}\d-]+)*\.\p{L}{2,}/giu],
    [
      /\b[a-z][a-z0-9+.-]*:\/\/(?:[^\s"\\/@]+@|[^\s"\\]*[?&#][^\s"\\]*(?:token|key|secret)[^\s"\\=]*=)[^\s"\\]*/gi,
    ],
    [/(?<=key\s*=\s*)\w+/],
  ])("finds that %s is slow", (pattern) => {
    expect(slownessOf(pattern, "quick")).not.toBeNull();
  });

  it.each([
    [/(?<![.!])[.!]+$/],
    [/<[^<>]*>/],
    [/\b(?:in|on) the [a-z]{1,40}\b/],
    [/[\p{L}\p{N}]+/gu],
    [/^\s*(?:[-*]+\s*)?\d/],
  ])("finds nothing against %s", (pattern) => {
    expect(slownessOf(pattern, "quick")).toBeNull();
  });
});
