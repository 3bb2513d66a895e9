import type { z } from "zod";
import { joinWords } from "./wording.js";

const kinds: Readonly<Record<string, string>> = {
  array: "a list",
  boolean: "true or false",
  int: "a whole number",
  number: "a number",
  object: "a list of keys with values",
  record: "a list of keys with values",
  string: "a text",
};

/** Passed to `safeParse` as `error`. Undefined keeps zod's message. */
export function phraseIssue(issue: z.core.$ZodRawIssue): string | undefined {
  switch (issue.code) {
    case "invalid_type":
      if (issue.input === undefined) return "is missing";
      return `must be ${kinds[String(issue.format)] ?? kinds[issue.expected] ?? issue.expected}`;
    case "invalid_value":
      return `must be ${joinWords(issue.values.map(String), "or")}`;
    case "too_small":
      return phraseLimit(issue.origin, issue.minimum, issue.inclusive ? "at least" : "more than");
    case "too_big":
      return phraseLimit(issue.origin, issue.maximum, issue.inclusive ? "at most" : "less than");
    case "invalid_format":
      return issue.format === "url" ? "must be an address like https://example.org" : undefined;
    default:
      return undefined;
  }
}

function phraseLimit(origin: string, limit: number | bigint, how: string): string {
  if (origin === "string") return `must have ${how} ${limit} characters`;
  if (origin === "array") return `must have ${how} ${limit} entries`;
  return `must be ${how} ${limit}`;
}
