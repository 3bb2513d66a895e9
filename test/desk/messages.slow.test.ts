import { it } from "vitest";
import { expectSameEnd } from "./message-histories.js";

it("a message ends the same, in whatever order and however often its parts are delivered", () =>
  expectSameEnd(60));
