import { z } from "zod";
import { DiscordError, discordErrors } from "./errors.js";
import {
  COMPONENT,
  FLAGS,
  type MessageBody,
  type ModalBody,
  type WireCommand,
  type WireMessage,
} from "./wire.js";

const words = (max: number) =>
  z.string().max(max, `Must be ${max} or fewer in length.`).regex(/\S/, "This field is required");
const listOf = <Item extends z.ZodType>(item: Item, min: number, max: number) => {
  const length = `Must be between ${min} and ${max} in length.`;
  return z.array(item).min(min, length).max(max, length);
};
const areDifferent = (values: readonly unknown[]) => new Set(values).size === values.length;

const linkStyle = 5;
const button = z
  .looseObject({
    type: z.literal(COMPONENT.button),
    style: z.int().min(1).max(6),
    label: words(80).optional(),
    custom_id: words(100).optional(),
    url: words(512).optional(),
  })
  .refine(({ label, emoji }) => label || emoji, "A button needs a label.")
  .refine(({ style, custom_id, url }) => (style === linkStyle ? url : custom_id), "No custom_id.");

const option = z.looseObject({
  label: words(100),
  value: words(100),
  description: z.string().max(100).optional(),
});
const select = z
  .looseObject({
    type: z.literal(COMPONENT.select),
    custom_id: words(100),
    placeholder: z.string().max(150).optional(),
    min_values: z.int().min(0).default(1),
    max_values: z.int().min(1).default(1),
    options: listOf(option, 1, 25),
  })
  .refine(
    ({ options }) => areDifferent(options.map(({ value }) => value)),
    "A value is used twice.",
  )
  .refine(
    ({ options, min_values: min, max_values: max }) => min <= max && max <= options.length,
    "More values than options.",
  );

const row = z.looseObject({
  type: z.literal(COMPONENT.row),
  components: z.union([z.tuple([select]), listOf(button, 1, 5)]),
});

const message = z.looseObject({
  content: z.string().max(2000, "Must be 2000 or fewer in length.").nullish(),
  embeds: z.array(z.never(), "The app shows no embeds.").nullish(),
  flags: z
    .int()
    .refine((flags) => !(flags & FLAGS.v2), "This peer does not model Components V2.")
    .nullish(),
  nonce: z.union([words(25), z.number()]).optional(),
  attachments: z
    .array(z.looseObject({ description: z.string().max(1024).optional() }))
    .max(10)
    .nullish(),
  components: listOf(row, 0, 5)
    .refine(
      (rows) =>
        areDifferent(
          rows.flatMap(({ components }) => components.flatMap(({ custom_id }) => custom_id ?? [])),
        ),
      "Component custom id cannot be duplicated",
    )
    .nullish(),
});

const longestInput = 4000;
const input = z
  .looseObject({
    type: z.literal(COMPONENT.text),
    custom_id: words(100),
    placeholder: z.string().max(100).optional(),
    value: z.string().optional(),
    max_length: z.int().min(1).max(longestInput).default(longestInput),
  })
  .refine(({ value = "", max_length }) => value.length <= max_length, "The value is too long.");
const field = z.looseObject({
  type: z.literal(COMPONENT.label),
  label: words(45),
  description: z.string().max(100).optional(),
  component: input,
});
const modal = z.looseObject({
  custom_id: words(100),
  title: words(45),
  components: listOf(field, 1, 5).refine(
    (fields) => areDifferent(fields.map(({ component }) => component.custom_id)),
    "A custom id is there twice.",
  ),
});

const choices = listOf(
  z.looseObject({ name: words(100), value: z.union([words(100), z.number()]) }),
  0,
  25,
);
const named = {
  name: z
    .string()
    .regex(/^[-_\p{L}\p{N}]{1,32}$/u, "Command name is invalid")
    .refine((name) => name === name.toLowerCase(), "Command name is invalid"),
  description: words(100),
  required: z.boolean().default(false),
  autocomplete: z.boolean().optional(),
  choices: choices.optional(),
};
const valueOptions = listOf(z.looseObject(named), 0, 25).refine(
  (all) => !all.some(({ required }, at) => required && all[at - 1]?.required === false),
  "Required options must be placed before non-required options",
);
const verb = z.looseObject({ ...named, options: valueOptions.optional() });
const slashCommand = z.looseObject({ ...named, options: listOf(verb, 0, 25).optional() });
const menuEntry = z.looseObject({
  type: z.literal(3),
  name: words(32),
  description: z.literal("").optional(),
  options: z.undefined().optional(),
});
const commands = z.array(
  z
    .union([menuEntry, slashCommand])
    .refine((command) => countCharacters(command) <= 8000, "Command exceeds 8000 characters."),
);

function countCharacters(part: unknown): number {
  if (Array.isArray(part)) return part.reduce((sum, one) => sum + countCharacters(one), 0);
  if (typeof part !== "object" || part === null) return 0;
  return Object.entries(part).reduce((sum, [key, value]) => {
    const counts = key === "name" || key === "description" || key === "value";
    return sum + (counts ? String(value).length : countCharacters(value));
  }, 0);
}

const thread = z.looseObject({
  name: words(100),
  auto_archive_duration: z.literal([60, 1440, 4320, 10080]).optional(),
});

export function invalidForm(path: readonly PropertyKey[], text: string): DiscordError {
  return asRefusal([{ path, message: text }]);
}

function asRefusal(
  issues: readonly { readonly path: readonly PropertyKey[]; readonly message: string }[],
): DiscordError {
  const root: Record<string, unknown> = {};
  for (const { path, message } of issues) {
    let node = root;
    for (const step of path.map(String)) {
      node[step] ??= {};
      node = node[step] as Record<string, unknown>;
    }
    node._errors = [
      ...((node._errors as object[] | undefined) ?? []),
      { code: "INVALID", message },
    ];
  }
  return new DiscordError(400, 50035, "Invalid Form Body", root);
}

function check(shape: z.ZodType, value: unknown, path: readonly string[] = []): void {
  const { error } = shape.safeParse(value);
  if (error)
    throw asRefusal(error.issues.map((issue) => ({ ...issue, path: [...path, ...issue.path] })));
}

/** @throws DiscordError 50035, or 50006 for an empty message */
export function checkMessage(
  body: MessageBody,
  { files, before }: { files: number; before?: WireMessage | undefined },
): void {
  check(message, body);
  if (files > 10) throw invalidForm(["attachments"], "At most 10 files.");
  const content = body.content === undefined ? before?.content : body.content;
  const lists = [
    body.components ?? before?.components ?? [],
    body.attachments ?? before?.attachments ?? [],
  ];
  const isEmpty = !content?.trim() && files === 0 && lists.every(({ length }) => length === 0);
  if (isEmpty) throw discordErrors.emptyMessage();
}

export const checkModal = (body: ModalBody): void => check(modal, body);
export const checkCommands = (body: readonly WireCommand[]): void => check(commands, body);
export const checkSuggestions = (given: unknown): void =>
  check(choices, given, ["data", "choices"]);

export interface ThreadBody {
  name?: string;
  type?: number;
  auto_archive_duration?: number;
}

export const checkThread = (body: ThreadBody): void => check(thread, body);
