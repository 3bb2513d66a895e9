import { test } from "vitest";
import { expectOrder } from "./backlog.js";

test("5,000 notes in one channel are brought in order, a few rows at a time; others do not wait", () =>
  expectOrder(5000));
