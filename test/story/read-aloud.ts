import type { Page } from "playwright-core";

/** Masks what differs between runs: notices, legends, random ids, times and durations. */
const changing = [
  [/^ *- status.*\n/gm, ""],
  [/^ *- text: [A-Z] = .*\n/gm, ""],
  [/^ *- term: (below \d+|\d+ or more)\n.*\n/gm, ""],
  [/\b[aeqbcnftprms]-[0-9a-hjkmnp-tv-z]{14}\b/g, "ID"],
  [/[0-9a-f]{12,}/g, "HASH"],
  [/\b[A-Z0-9]{8,}\b/g, "CODE"],
  [/\b\d{1,2}:\d\d(:\d\d)?( [AP]M)?\b/g, "TIME"],
  [/\b[A-Z][a-z]+day, TIME\b/g, "TIME"],
  [/\b\d{4}-\d\d-\d\d\b/g, "DAY"],
  [
    /\b(\d{1,2} )?(Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec)[a-z]*( \d{1,2})?(,? \d{4})?\b/g,
    "DAY",
  ],
  [/\b\d+(\.\d+)? ?(s|ms|seconds?|minutes?|min)\b/g, "LONG"],
  [/127\.0\.0\.1:\d+/g, "HOST"],
] as const;

/** Reads like a screen reader, once unchanged for half a second. */
export async function readAloud(page: Page): Promise<string> {
  for (let before = await read(page); ; ) {
    await page.waitForTimeout(500);
    const now = await read(page);
    if (now === before) return now;
    before = now;
  }
}

async function read(page: Page): Promise<string> {
  const said = await page.locator("body").ariaSnapshot();
  return changing.reduce((text, [pattern, name]) => text.replace(pattern, name), said);
}
