import type { z } from "zod";
import { suggest } from "../source/suggest.js";
import type { JsonPath } from "./json-text.js";

export interface Complaint {
  readonly path: JsonPath;
  readonly isExtra: boolean;
  readonly message: string;
}

const nouns: Readonly<Record<string, string>> = {
  array: "a list [ … ]",
  boolean: "true or false",
  number: "a number",
  object: "an object { … }",
  string: "a text in double quotes",
};

export function describeIssue(
  issue: z.core.$ZodIssue,
  options: { value: unknown; fieldsAt: (path: JsonPath) => readonly string[] },
): Complaint[] {
  const path = issue.path.map((key) => (typeof key === "symbol" ? String(key) : key));
  if (issue.code === "unrecognized_keys") {
    const known = options.fieldsAt(path);
    return issue.keys.map((key) => ({
      path: [...path, key],
      isExtra: true,
      message: `there is no such field; ${suggest(key, known)}`,
    }));
  }
  return [{ path, isExtra: false, message: describe(issue, valueAt(options.value, path)) }];
}

function describe(issue: z.core.$ZodIssue, value: unknown): string {
  switch (issue.code) {
    case "invalid_type":
      return value === undefined
        ? `is missing; give it ${nouns[issue.expected] ?? issue.expected}`
        : `must be ${nouns[issue.expected] ?? issue.expected}, not ${nounFor(value)}`;
    case "invalid_value":
      return value === undefined
        ? `is missing; it is one of ${issue.values.join(", ")}`
        : `${JSON.stringify(value)} is not possible; ${suggest(String(value), issue.values.map(String))}`;
    case "too_small":
      return "must not be empty";
    case "invalid_format":
      return `${JSON.stringify(value)} is not as it must be: it ${issue.message}`;
    default:
      return issue.message;
  }
}

function nounFor(value: unknown): string {
  if (value === null) return "null";
  return nouns[Array.isArray(value) ? "array" : typeof value] ?? typeof value;
}

function valueAt(value: unknown, path: JsonPath): unknown {
  return path.reduce<unknown>(
    (inner, key) =>
      typeof inner === "object" && inner !== null
        ? (inner as Record<string | number, unknown>)[key]
        : undefined,
    value,
  );
}
