import { it } from "vitest";
import { expectQuietDays } from "./quiet-days.js";

it("two days pass without a loss, a double, or a reminder at night", () => expectQuietDays(2));
