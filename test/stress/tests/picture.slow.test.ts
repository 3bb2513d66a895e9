import { expect, it } from "vitest";
import { measurePictures } from "../picture/measure-pictures.js";

it("no word lies on another in 1,000 homes and in the given rooms", { timeout: 900_000 }, () => {
  const faults: string[] = [];
  const { smallestWordPx } = measurePictures(1_000, { tell: (fault) => faults.push(fault) });
  expect(faults).toEqual([]);
  expect(smallestWordPx).toBeGreaterThanOrEqual(11);
});
