import { it } from "vitest";
import { expectSameCount } from "./quorum-arrivals.js";

it("the order of arrival and restarts change nothing, and nothing is told before the end", () =>
  expectSameCount(10));
