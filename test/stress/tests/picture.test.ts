import { expect, it } from "vitest";
import { measurePictures } from "../picture/measure-pictures.js";

it("no word lies on another in 3 homes, and all can be read", () => {
  const faults: string[] = [];
  const tell = (fault: string) => faults.push(fault);
  const { homes, rooms, smallestWordPx, msMedian } = measurePictures(3, { tell, onlyOwn: true });
  expect(faults).toEqual([]);
  expect({ homes, rooms }).toEqual({ homes: 3, rooms: 3 });
  expect(smallestWordPx).toBeGreaterThanOrEqual(11);
  expect(msMedian).toBeLessThan(40);
});
