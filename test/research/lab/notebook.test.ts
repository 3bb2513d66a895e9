import { it } from "vitest";
import { expectSameWithBothViews } from "./notebook-views.js";

it("in the bathroom, over many rounds", () => expectSameWithBothViews("bathroom"));
