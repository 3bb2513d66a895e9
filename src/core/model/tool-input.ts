/** Repairs arguments that models often get wrong: filler words, JSON in text, numbers and booleans as text. */
import { z } from "zod";
import { keptFor } from "../newest.js";
import { type AskTool, askTools } from "../question/ask-tools.js";

interface Shape {
  readonly type?: string;
  readonly enum?: readonly string[];
  readonly properties?: Readonly<Record<string, Shape>>;
  readonly required?: readonly string[];
  readonly items?: Shape;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly maxItems?: number;
  readonly pattern?: string;
}

const shapeOf = keptFor((input: z.ZodType) => z.toJSONSchema(input, { io: "input" }) as Shape);

/** Words that models write for an absent value. */
const filler =
  /^(?:null|none|nil|undefined|unset|void|n\/a|n\.a\.?|(?:not|none|nothing) (?:applicable|available|specified|provided|set|given)|unspecified|nan|\p{Pd}+)?$/u;

/** Whether a value says nothing, ignoring quotes, brackets and a full stop. */
export function isFiller(given: unknown): boolean {
  if (given === null || given === undefined) return true;
  if (typeof given === "object")
    return Object.values(given).every((part) => typeof (part ?? "") === "string" && isFiller(part));
  if (typeof given !== "string") return false;
  const seen = given.replace(/\p{Cf}/gu, "").trim();
  const bare = seen.replace(/^["'`<([{]{1,9}|["'`>)\]}.]{1,9}$/g, "");
  return filler.test(bare.trim().toLowerCase());
}

export type ReadInput<Tool extends AskTool> =
  | { readonly input: z.infer<(typeof askTools)[Tool]> }
  /** Lists problems by field, without the given values. */
  | { readonly problem: string };

export function readToolInput<Tool extends AskTool>(tool: Tool, given: unknown): ReadInput<Tool> {
  const shape = shapeOf(askTools[tool]);
  const read = readAs(shape, given);
  const nothing = wordsMissing(shape, read);
  if (nothing !== null)
    return { problem: `${nothing}: write ${describe(shape.properties?.[nothing])}.` };
  const parsed = askTools[tool].safeParse(read);
  if (parsed.success) return { input: parsed.data as z.infer<(typeof askTools)[Tool]> };
  const problems = parsed.error.issues.map(({ code, path, message }) => {
    const expected = shapeAt(shape, path);
    const unit = String(path.at(-1)).endsWith("_s") ? ", in seconds" : "";
    const at = path.join(".") || "input";
    return code === "unrecognized_keys" || !expected
      ? `${path.length > 0 ? `${at}: ` : ""}${message}`
      : `${at}: expected ${describe(expected)}${unit}`;
  });
  return { problem: `${[...new Set(problems)].join("; ").slice(0, 500)}.` };
}

function readAs(shape: Shape, given: unknown): unknown {
  const { properties, items, required = [] } = shape;
  const value = fromText(shape, given);
  if (items && Array.isArray(value)) return value.map((item) => readAs(items, item));
  if (!properties || typeof value !== "object" || value === null || Array.isArray(value))
    return value;
  const named = namedChoices(value);
  const kept = Object.entries(value).filter(
    ([name, field]) => required.includes(name) || !isFiller(field) || named.has(field),
  );
  return Object.fromEntries(
    kept.map(([name, field]) => {
      const given = name.endsWith("_s") ? inSeconds(field) : field;
      return [name, properties[name] ? readAs(properties[name], given) : field];
    }),
  );
}

/** Returns the ids of the given choices: a field equal to one is kept even if it looks like filler ("none"). */
function namedChoices(given: object): ReadonlySet<unknown> {
  const choices = "choices" in given ? fromText({ type: "array" }, given.choices) : [];
  const ids = Array.isArray(choices) ? choices.map((choice) => choice?.id) : [];
  return new Set(ids.filter((id) => typeof id === "string"));
}

function fromText({ type, enum: words }: Shape, given: unknown): unknown {
  if (typeof given !== "string") return given;
  const text = given.trim();
  if (words) return words.find((word) => word === text.toLowerCase()) ?? given;
  switch (type) {
    case "integer":
      return /^[+-]?\d{1,15}(?:\.0+)?$/.test(text) ? Number(text) : given;
    case "boolean":
      return /^(?:true|false)$/i.test(text) ? text.toLowerCase() === "true" : given;
    case "array":
    case "object": {
      const read = parseJson(text.replace(/^```(?:json)?\s*|\s{0,99}```$/g, ""));
      // Some models encode JSON twice.
      const value = typeof read === "string" ? parseJson(read) : read;
      return typeof value === "object" ? value : given;
    }
    default:
      return given;
  }
}

const secondsOf: Readonly<Record<string, number>> = { s: 1, m: 60, h: 3600, d: 86_400, w: 604_800 };

function inSeconds(given: unknown): unknown {
  const units = /^(\d{1,9}) ?(s|m|h|d|w)(?:ec(?:ond)?s?|in(?:ute)?s?|(?:ou)?rs?|ays?|eeks?)?$/;
  const [, count, unit = ""] = units.exec(String(given).trim().toLowerCase()) ?? [];
  return count === undefined ? given : Number(count) * (secondsOf[unit] ?? 1);
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Finds a required text that is filler, which people must never see. */
function wordsMissing({ properties = {}, required = [] }: Shape, read: unknown): string | null {
  if (typeof read !== "object" || read === null) return null;
  const given: Readonly<Record<string, unknown>> = { ...read };
  const isText = (name: string) => properties[name]?.type === "string" && name !== "ticket";
  return required.find((name) => name in given && isText(name) && isFiller(given[name])) ?? null;
}

function shapeAt(shape: Shape, path: readonly PropertyKey[]): Shape | undefined {
  return path.reduce<Shape | undefined>(
    (at, key) => (typeof key === "number" ? at?.items : at?.properties?.[String(key)]),
    shape,
  );
}

/** Returns for example "a whole number from 1 to 9". */
function describe(shape: Shape = {}): string {
  const { type, required = [], minimum, maximum, minLength = 0, maxLength, maxItems } = shape;
  if (shape.enum) return `one of ${shape.enum.join(", ")}`;
  switch (type) {
    case "object": {
      const names = Object.keys(shape.properties ?? {});
      const marked = names.map((name) => (required.includes(name) ? name : `${name}?`));
      return `an object {${marked.join(", ")}}`;
    }
    case "array":
      return `a list${maxItems ? ` of at most ${maxItems}` : ""}, each ${describe(shape.items)}`;
    case "boolean":
      return "true or false";
    case "integer":
      return `a whole number from ${minimum}${maximum && maximum < 2 ** 52 ? ` to ${maximum}` : " on"}`;
    default: {
      const most = maxLength ?? 24;
      const made = shape.pattern ? " of small letters, digits, _ and -" : "";
      return `text of ${minLength > 0 ? `${minLength} to ` : "at most "}${most} characters${made}`;
    }
  }
}
