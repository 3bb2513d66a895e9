/** Objects out of texts that are nearly JSON. */
import type { ToolCall } from "../../core/model.js";

/**
 * The first object or list in a text: out of fences and quotes, without what stands before and after it, with small
 * mistakes mended.
 *
 * @returns undefined when there is none
 */
export function readJson(text: string): unknown {
  const inside = insideFence(text) ?? unquoted(text);
  const candidates = [inside, firstValue(inside), firstValue(text)];
  for (const candidate of candidates) {
    for (const variant of [candidate, mended(candidate)]) {
      const value = parseObject(variant);
      if (value !== undefined) return value;
    }
  }
  return undefined;
}

/** Without commas before a closing bracket and line breaks in strings; with double quotes where there are single ones. */
function mended(text: string): string {
  const plain = text.replace(/,(\s*[}\]])/g, "$1").replace(/[\n\r\t]/g, " ");
  return plain.includes('"') ? plain : plain.replaceAll("'", '"');
}

/** A call that a model wrote into its text: as an object with the name of a tool. Null when there is none. */
export function callInText(text: string, tools: readonly string[]): ToolCall | null {
  const value = readJson(text.replace(thoughts, ""));
  if (typeof value !== "object" || value === null) return null;
  const { tool, name, arguments: given, ...rest } = value as Readonly<Record<string, unknown>>;
  const called = [tool, name].flatMap((one) => toolNamed(String(one ?? ""), tools) ?? [])[0];
  if (called === undefined) return null;
  const input = typeof given === "string" ? parseObject(given) : (given ?? rest);
  return typeof input === "object" && input !== null ? { tool: called, input: { ...input } } : null;
}

/** The tool that a name means: models add prefixes, numbers, marks and capitals. Null where it is none, or several. */
export function toolNamed(said: string, tools: readonly string[]): string | null {
  const words: readonly string[] = said.toLowerCase().match(/[a-z_]+/g) ?? [];
  const [one, ...others] = tools.filter((tool) => words.includes(tool));
  return tools.find((tool) => tool === said) ?? (others.length === 0 ? (one ?? null) : null);
}

/** What some models think aloud before they answer. */
export const thoughts = /^\s*<think>[\s\S]*?<\/think>/;
/** A thought that does not end. */
export const openThought = /^\s*<think>(?![\s\S]*<\/think>)[\s\S]*$/;

/** What stands in the first fence that is closed; null when there is none. */
function insideFence(text: string): string | null {
  const open = /^```[a-z]*/im.exec(text);
  if (!open) return null;
  const start = open.index + open[0].length;
  const end = text.indexOf("```", start);
  return end < 0 ? null : text.slice(start, end).trim();
}

/** JSON that was written as a JSON string once more. */
function unquoted(text: string): string {
  if (!text.trimStart().startsWith('"')) return text;
  try {
    return String(JSON.parse(text));
  } catch {
    return text;
  }
}

/** From the first opening bracket to the one that closes it. */
function firstValue(text: string): string {
  const start = text.search(/[{[]/);
  if (start < 0) return "";
  let depth = 0;
  let quoted = false;
  for (let at = start; at < text.length; at++) {
    const character = text[at];
    if (quoted && character === "\\") at++;
    else if (character === '"') quoted = !quoted;
    else if (quoted) continue;
    else if (character === "{" || character === "[") depth++;
    else if (character === "}" || character === "]") {
      depth--;
      if (depth === 0) return text.slice(start, at + 1);
    }
  }
  return "";
}

/** An object or a list; undefined when the text is none. */
export function parseObject(text: string): unknown {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === "object" && value !== null ? value : undefined;
  } catch {
    return undefined;
  }
}
