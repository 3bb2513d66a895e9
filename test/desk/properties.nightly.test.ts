import { it } from "vitest";
import { expectSameCount, expectSameEnd } from "./properties.js";

it("the order in which answers arrive changes nothing, in many runs", () => expectSameCount(60));

it("the order in which versions of a message arrive changes nothing, in many runs", () =>
  expectSameEnd(80));
