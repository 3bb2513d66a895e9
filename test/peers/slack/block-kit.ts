import { z } from "zod";
import { isJson, type Json, objectsOf } from "./types.js";

// Limits as documented on docs.slack.dev (Block Kit reference, views, message metadata).

const id = z.string().min(1).max(255);

const plain = (max: number) =>
  z.strictObject({
    type: z.literal("plain_text"),
    text: z.string().min(1).max(max),
    emoji: z.boolean().optional(),
  });

const text = (max: number) =>
  z.discriminatedUnion("type", [
    plain(max),
    z.strictObject({
      type: z.literal("mrkdwn"),
      text: z.string().min(1).max(max),
      verbatim: z.boolean().optional(),
    }),
  ]);

const optionOf = <Words extends z.ZodType>(words: Words) =>
  z.strictObject({
    text: words,
    value: z.string().min(1).max(150),
    description: words.optional(),
    url: z.string().max(3000).optional(),
  });

/** Menus take plain text only; radio buttons and checkboxes take markup, too. */
const option = optionOf(plain(75));
const markedUpOption = optionOf(text(75));

const confirm = z.strictObject({
  title: plain(100),
  text: text(300),
  confirm: plain(30),
  deny: plain(30),
  style: z.enum(["primary", "danger"]).optional(),
});

const acted = { action_id: id, confirm: confirm.optional() };
const focused = { focus_on_load: z.boolean().optional() };

const button = z.strictObject({
  type: z.literal("button"),
  ...acted,
  text: plain(75),
  value: z.string().max(2000).optional(),
  url: z.string().max(3000).optional(),
  style: z.enum(["primary", "danger"]).optional(),
  accessibility_label: z.string().max(75).optional(),
});

const staticSelect = z.strictObject({
  type: z.literal("static_select"),
  ...acted,
  ...focused,
  placeholder: plain(150).optional(),
  options: z.array(option).min(1).max(100),
  initial_option: option.optional(),
});

const choices = (type: "radio_buttons" | "checkboxes") =>
  z.strictObject({
    type: z.literal(type),
    ...acted,
    ...focused,
    options: z.array(markedUpOption).min(1).max(10),
    initial_option: markedUpOption.optional(),
    initial_options: z.array(markedUpOption).optional(),
  });

const overflow = z.strictObject({
  type: z.literal("overflow"),
  ...acted,
  options: z.array(option).min(1).max(5),
});

const image = {
  type: z.literal("image"),
  image_url: z.string().max(3000).optional(),
  slack_file: z.object({}).optional(),
  alt_text: z.string().max(2000),
};

const textInput = z.strictObject({
  type: z.literal("plain_text_input"),
  action_id: id,
  ...focused,
  initial_value: z.string().optional(),
  multiline: z.boolean().optional(),
  min_length: z.number().max(3000).optional(),
  max_length: z.number().min(1).max(3000).optional(),
  placeholder: plain(150).optional(),
  dispatch_action_config: z.object({}).optional(),
});

const interactive = [
  button,
  staticSelect,
  choices("radio_buttons"),
  choices("checkboxes"),
  overflow,
] as const;

const blockId = { block_id: id };

const block = z.discriminatedUnion("type", [
  z
    .strictObject({
      type: z.literal("section"),
      ...blockId,
      text: text(3000).optional(),
      fields: z.array(text(2000)).min(1).max(10).optional(),
      accessory: z.discriminatedUnion("type", [...interactive, z.strictObject(image)]).optional(),
      expand: z.boolean().optional(),
    })
    .refine((section) => section.text || section.fields, "a section needs text or fields"),
  z.strictObject({ type: z.literal("header"), ...blockId, text: plain(150) }),
  z.strictObject({ type: z.literal("divider"), ...blockId }),
  z.strictObject({ ...image, ...blockId, title: plain(2000).optional() }),
  z.strictObject({
    type: z.literal("actions"),
    ...blockId,
    elements: z
      .array(z.discriminatedUnion("type", [...interactive]))
      .min(1)
      .max(25),
  }),
  z.strictObject({
    type: z.literal("context"),
    ...blockId,
    elements: z
      .array(
        z.discriminatedUnion("type", [
          z.strictObject(image),
          z.strictObject({
            type: z.literal("mrkdwn"),
            text: z.string().min(1).max(3000),
            verbatim: z.boolean().optional(),
          }),
          plain(3000),
        ]),
      )
      .min(1)
      .max(10),
  }),
  z.strictObject({
    type: z.literal("input"),
    ...blockId,
    label: plain(2000),
    element: z.discriminatedUnion("type", [
      textInput,
      staticSelect,
      choices("radio_buttons"),
      choices("checkboxes"),
    ]),
    hint: plain(2000).optional(),
    optional: z.boolean().optional(),
    dispatch_action: z.boolean().optional(),
  }),
  z.strictObject({ type: z.literal("markdown"), ...blockId, text: z.string().max(12_000) }),
  z.looseObject({ type: z.literal("rich_text"), ...blockId }),
]);

const metadata = z.strictObject({
  event_type: z.string().min(1).max(255),
  event_payload: z.record(z.string(), z.unknown()),
});

/** Of all markdown blocks of a message together. */
const longestMarkdown = 12_000;
/** Undocumented: where Slack has been seen to answer msg_blocks_too_long. */
const longestBlocks = 13_000;

const modal = z.strictObject({
  type: z.literal("modal"),
  title: plain(24),
  submit: plain(24).optional(),
  close: plain(24).optional(),
  blocks: z.array(block).max(100),
  private_metadata: z.string().max(3000).optional(),
  callback_id: z.string().max(255).optional(),
  external_id: z.string().max(255).optional(),
  clear_on_close: z.boolean().optional(),
  notify_on_close: z.boolean().optional(),
  submit_disabled: z.boolean().optional(),
});

const home = z.strictObject({
  type: z.literal("home"),
  blocks: z.array(block).max(100),
  private_metadata: z.string().max(3000).optional(),
  callback_id: z.string().max(255).optional(),
  external_id: z.string().max(255).optional(),
});

/** What is wrong with the blocks of a message; empty when Slack would take them. */
export function problemsOfBlocks(blocks: unknown): string[] {
  const shape = problemsOf(z.array(block).max(50), blocks, "/blocks");
  const members = objectsOf(blocks);
  return [...shape, ...repeatedIds(members, "/blocks"), ...problemsOfLength(members)];
}

function problemsOfLength(blocks: Json[]): string[] {
  const all = lengthOfTexts(blocks);
  const markdown = lengthOfTexts(blocks.filter(({ type }) => type === "markdown"));
  return [
    ...(all > longestBlocks ? [`the blocks' texts have ${all} characters in all`] : []),
    ...(markdown > longestMarkdown ? [`the markdown blocks have ${markdown} characters`] : []),
  ];
}

function lengthOfTexts(value: unknown): number {
  if (Array.isArray(value)) return value.reduce((sum, part) => sum + lengthOfTexts(part), 0);
  if (!isJson(value)) return 0;
  return Object.entries(value).reduce((sum, [key, part]) => {
    return sum + (key === "text" && typeof part === "string" ? part.length : lengthOfTexts(part));
  }, 0);
}

/** What is wrong with the metadata of a message. */
export function problemsOfMetadata(value: unknown): string[] {
  return problemsOf(metadata, value, "/metadata");
}

/** What is wrong with a modal or a Home tab. */
export function problemsOfView(view: Json): string[] {
  const shape = problemsOf(view.type === "home" ? home : modal, view, "/view");
  const blocks = objectsOf(view.blocks);
  const needsSubmit = blocks.some((member) => member.type === "input") && !view.submit;
  const submit =
    view.type === "modal" && needsSubmit ? ["submit is required with input blocks [/view]"] : [];
  return [...shape, ...repeatedIds(blocks, "/view/blocks"), ...submit];
}

function problemsOf(schema: z.ZodType, value: unknown, root: string): string[] {
  const result = schema.safeParse(value);
  if (result.success) return [];
  return result.error.issues.map(
    (issue) => `${issue.message} [json-pointer:${[root, ...issue.path].join("/")}]`,
  );
}

function repeatedIds(blocks: Json[], root: string): string[] {
  const problems = repeated(blocks.map((member) => member.block_id)).map(
    (value) => `block_id already exists: ${value} [json-pointer:${root}]`,
  );
  for (const [index, member] of blocks.entries()) {
    const parts = objectsOf([...objectsOf(member.elements), member.accessory, member.element]);
    for (const value of repeated(parts.map((part) => part.action_id)))
      problems.push(`action_id already exists: ${value} [json-pointer:${root}/${index}]`);
  }
  return problems;
}

function repeated(values: unknown[]): unknown[] {
  return values.filter((value, at) => value !== undefined && values.indexOf(value) !== at);
}

/** Fills in the ids that Slack makes up for blocks and elements that have none. */
export function fillIds(blocks: unknown): void {
  for (const member of objectsOf(blocks)) {
    member.block_id ??= madeUpId();
    if (member.type === "rich_text") continue;
    for (const part of objectsOf([member.accessory, member.element, ...objectsOf(member.elements)]))
      if (takesActionId(part)) part.action_id ??= madeUpId();
  }
}

function takesActionId(part: Json): boolean {
  return !["image", "mrkdwn", "plain_text"].includes(String(part.type));
}

function madeUpId(): string {
  return Math.random().toString(36).slice(2, 7);
}
