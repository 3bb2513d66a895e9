import { it } from "vitest";
import { expectToGoOn } from "./stopped-episode.js";

it("a stopped episode goes on as if nothing had been, wherever it stopped", () => expectToGoOn(1));
