import { z } from "zod";
import { isJson, type Json, objectsOf } from "./types.js";

// Limits from docs.slack.dev (Block Kit reference, views, message metadata).

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

const option = z.strictObject({ text: plain(75), value: z.string().min(1).max(150) });

const button = z.strictObject({
  type: z.literal("button"),
  action_id: id,
  text: plain(75),
  value: z.string().max(2000).optional(),
  style: z.enum(["primary", "danger"]).optional(),
});

const staticSelect = z.strictObject({
  type: z.literal("static_select"),
  action_id: id,
  placeholder: plain(150).optional(),
  options: z.array(option).min(1).max(100),
});

const image = {
  type: z.literal("image"),
  slack_file: z.strictObject({ id: z.string().regex(/^F[A-Z0-9]{8,}$/) }),
  alt_text: z.string().min(1).max(2000),
};

const textInput = z.strictObject({
  type: z.literal("plain_text_input"),
  action_id: id,
  initial_value: z.string().optional(),
  multiline: z.boolean().optional(),
  max_length: z.number().min(1).max(3000).optional(),
  placeholder: plain(150).optional(),
});

const blockId = { block_id: id };

/** Only block types that the app uses. */
const block = z.discriminatedUnion("type", [
  z.strictObject({
    type: z.literal("section"),
    ...blockId,
    text: text(3000),
    expand: z.boolean().optional(),
  }),
  z.strictObject({ type: z.literal("header"), ...blockId, text: plain(150) }),
  z.strictObject({ ...image, ...blockId, title: plain(2000).optional() }),
  z.strictObject({
    type: z.literal("actions"),
    ...blockId,
    elements: z
      .array(z.discriminatedUnion("type", [button, staticSelect]))
      .min(1)
      .max(25),
  }),
  z.strictObject({
    type: z.literal("context"),
    ...blockId,
    elements: z.array(text(3000)).min(1).max(10),
  }),
  z.strictObject({
    type: z.literal("input"),
    ...blockId,
    label: plain(2000),
    element: z.discriminatedUnion("type", [textInput, staticSelect]),
    hint: plain(2000).optional(),
    optional: z.boolean().optional(),
  }),
]);

const metadata = z.strictObject({
  event_type: z.string().min(1).max(255),
  event_payload: z.record(z.string(), z.unknown()),
});

/** Undocumented; Slack was seen to answer msg_blocks_too_long here. */
const longestBlocks = 13_000;

const view = {
  blocks: z.array(block).max(100),
  private_metadata: z.string().max(3000).optional(),
  callback_id: z.string().max(255).optional(),
};
const home = z.strictObject({ type: z.literal("home"), ...view });
const modal = z.strictObject({
  type: z.literal("modal"),
  title: plain(24),
  submit: plain(24).optional(),
  close: plain(24).optional(),
  ...view,
});

export function problemsOfBlocks(blocks: unknown): string[] {
  const shape = problemsOf(z.array(block).max(50), blocks, "/blocks");
  const members = objectsOf(blocks);
  return [...shape, ...repeatedIds(members, "/blocks"), ...problemsOfLength(members)];
}

function problemsOfLength(blocks: Json[]): string[] {
  const all = lengthOfTexts(blocks);
  return all > longestBlocks ? [`the blocks' texts have ${all} characters in all`] : [];
}

function lengthOfTexts(value: unknown): number {
  if (Array.isArray(value)) return value.reduce((sum, part) => sum + lengthOfTexts(part), 0);
  if (!isJson(value)) return 0;
  return Object.entries(value).reduce((sum, [key, part]) => {
    return sum + (key === "text" && typeof part === "string" ? part.length : lengthOfTexts(part));
  }, 0);
}

export function filesShownIn(blocks: unknown): { id: string; at: string }[] {
  return objectsOf(blocks).flatMap((member, index) => {
    const { slack_file: file } = member;
    return isJson(file) && typeof file.id === "string"
      ? [{ id: file.id, at: `/blocks/${index}/slack_file` }]
      : [];
  });
}

export function problemsOfMetadata(value: unknown): string[] {
  return problemsOf(metadata, value, "/metadata");
}

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
    const parts = objectsOf([...objectsOf(member.elements), member.element]);
    for (const value of repeated(parts.map((part) => part.action_id)))
      problems.push(`action_id already exists: ${value} [json-pointer:${root}/${index}]`);
  }
  return problems;
}

function repeated(values: unknown[]): unknown[] {
  return values.filter((value, at) => value !== undefined && values.indexOf(value) !== at);
}

/** Adds ids where Slack would. */
export function fillIds(blocks: unknown): void {
  for (const member of objectsOf(blocks)) {
    member.block_id ??= madeUpId();
    for (const part of objectsOf([member.element, ...objectsOf(member.elements)]))
      if (!/^(?:mrkdwn|plain_text)$/.test(String(part.type))) part.action_id ??= madeUpId();
  }
}

function madeUpId(): string {
  return Math.random().toString(36).slice(2, 7);
}
