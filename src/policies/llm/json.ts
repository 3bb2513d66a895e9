import { jsonrepair } from "jsonrepair";
import { tryJson } from "../../core/json.js";
import type { ToolCall } from "../../core/model/model.js";

const mostTried = 20;

/**
 * Finds JSON in a model's text: the first object, or the first valid list. Repairs small mistakes, but completes no
 * truncated value: half a command may be another command. Undefined without JSON.
 */
export function readJson(text: string): unknown {
  const quoted = text.trimStart().startsWith('"') ? tryJson(text) : null;
  let rest = typeof quoted === "string" ? quoted : text;
  for (let tried = 0; tried < mostTried; tried++) {
    rest = rest.slice(Math.max(rest.search(/[{[]/), 0));
    const candidate = rest.slice(0, lengthOfValue(rest));
    const value = parseObject(candidate) ?? repaired(candidate);
    if (value !== undefined || candidate === "") return value;
    rest = rest.slice(candidate.length);
  }
  return undefined;
}

function repaired(text: string): unknown {
  if (!text.startsWith("{")) return undefined;
  try {
    return parseObject(jsonrepair(text));
  } catch {
    return undefined;
  }
}

function lengthOfValue(text: string): number {
  let depth = 0;
  let quoted = false;
  for (let at = 0; at < text.length; at++) {
    const character = text[at];
    if (quoted && character === "\\") at++;
    else if (character === '"') quoted = !quoted;
    else if (quoted) continue;
    else if (character === "{" || character === "[") depth++;
    else if (character === "}" || character === "]") {
      depth--;
      if (depth === 0) return at + 1;
    }
  }
  return 0;
}

export function parseObject(text: string): unknown {
  const value = tryJson(text);
  return typeof value === "object" && value !== null ? value : undefined;
}

export function callInText(text: string, tools: readonly string[]): ToolCall | null {
  const value = readJson(text.replace(thoughts, ""));
  if (typeof value !== "object" || value === null) return null;
  const { tool, name, arguments: given, ...rest } = value as Readonly<Record<string, unknown>>;
  const called = [tool, name].flatMap((one) => toolNamed(String(one ?? ""), tools) ?? [])[0];
  if (called === undefined) return null;
  const input = typeof given === "string" ? parseObject(given) : (given ?? rest);
  return typeof input === "object" && input !== null ? { tool: called, input: { ...input } } : null;
}

/** Finds a tool's name despite prefixes, numbers, marks and capitals; null when none or several match. */
export function toolNamed(said: string, tools: readonly string[]): string | null {
  const words: readonly string[] = said.toLowerCase().match(/[a-z_]+/g) ?? [];
  const [one, ...others] = tools.filter((tool) => words.includes(tool));
  return tools.find((tool) => tool === said) ?? (others.length === 0 ? (one ?? null) : null);
}

export const thoughts = /^\s*<think>[\s\S]*?<\/think>/;
