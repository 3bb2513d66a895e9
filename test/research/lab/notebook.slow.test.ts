import { it } from "vitest";
import { listHomes } from "../../../scenes/household/index.js";
import { expectSameWithBothViews } from "./notebook-views.js";

it.each(listHomes())("in %s, over many rounds", expectSameWithBothViews);
