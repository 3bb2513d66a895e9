/**
 * How simulated people talk: many ways to say one thing, all of them read by the same grounding as real
 * people's. `{place}` is "in the sink", `{bare}` "sink", `{first}` and `{second}` two such places,
 * `{thing}` "the blue mug", `{value}` "sliced" or "yellow".
 */
import { readFileSync } from "node:fs";
import { packageFile } from "../../src/core/package-file.js";

/** To say where something is, to name several places, to choose, yes, no, to say how or what it is, not to know. */
type SentenceKind = "where" | "several" | "which" | "yes" | "no" | "how" | "what" | "unsure";

export const sentences: Readonly<Record<SentenceKind, readonly string[]>> = JSON.parse(
  readFileSync(packageFile("bots/simulated/sentences.json"), "utf8"),
);
