/**
 * Templates of answers, all understood by the grounding of real answers. `{place}` is "in the sink", `{bare}` "sink",
 * `{first}` and `{second}` two such places, `{thing}` "the blue mug", `{value}` "sliced" or "yellow".
 */
import { readFileSync } from "node:fs";
import { packageFile } from "../../src/core/package-file.js";

type SentenceKind = "where" | "several" | "which" | "yes" | "no" | "how" | "what" | "unsure";

export const sentences: Readonly<Record<SentenceKind, readonly string[]>> = JSON.parse(
  readFileSync(packageFile("bots/simulated/sentences.json"), "utf8"),
);
