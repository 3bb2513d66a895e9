/** The documented limits, each once inside and once outside. */
import { describe, expect, it } from "vitest";
import { checkCommands } from "./discord/limits/commands.js";
import { checkMessage } from "./discord/limits/message.js";
import { checkModal } from "./discord/limits/modal.js";
import { checkThread } from "./discord/limits/thread.js";
import type { CommandOption, MessageBody, WireCommand } from "./discord/wire.js";
import { problemsOfBlocks, problemsOfMetadata, problemsOfView } from "./slack/block-kit.js";
import type { Json } from "./slack/types.js";

const x = (count: number) => "x".repeat(count);
const list = <T>(count: number, make: (at: number) => T) =>
  Array.from({ length: count }, (_, at) => make(at));

const plain = (text: string) => ({ type: "plain_text", text });
const button = (at: number, more: Json = {}) => ({
  type: "button",
  action_id: `a${at}`,
  text: plain("Sink"),
  ...more,
});
const option = (more: Json = {}) => ({ text: plain("Sink"), value: "sink", ...more });
const menu = (options: Json[]) => ({ type: "static_select", action_id: "m", options });
const actions = (elements: Json[]) => ({ type: "actions", block_id: "b", elements });
const section = (text: Json, at = 0) => ({ type: "section", block_id: `s${at}`, text });
const context = (text: string) => ({ type: "context", block_id: "c", elements: [plain(text)] });
const input = { type: "input", block_id: "i", label: plain("Words") };
const field = { type: "plain_text_input", action_id: "w" };
const modal = (more: Json = {}) => ({
  type: "modal",
  title: plain("Title"),
  submit: plain("Send"),
  blocks: [{ ...input, element: field }],
  ...more,
});

describe("Slack's limits", () => {
  it.each<[string, Json[], Json[]]>([
    ["text of a section", [section(plain(x(3000)))], [section(plain(x(3001)))]],
    ["an empty section", [section(plain("x"))], [section(plain(""))]],
    ["text of a context", [context(x(3000))], [context(x(3001))]],
    [
      "a header",
      [{ type: "header", block_id: "h", text: plain(x(150)) }],
      [{ type: "header", block_id: "h", text: plain(x(151)) }],
    ],
    [
      "a button's text",
      [actions([button(0, { text: plain(x(75)) })])],
      [actions([button(0, { text: plain(x(76)) })])],
    ],
    [
      "a button's value",
      [actions([button(0, { value: x(2000) })])],
      [actions([button(0, { value: x(2001) })])],
    ],
    [
      "an action's id",
      [actions([button(0, { action_id: x(255) })])],
      [actions([button(0, { action_id: x(256) })])],
    ],
    ["elements in a block", [actions(list(25, button))], [actions(list(26, button))]],
    ["actions in a block", [actions([button(1), button(2)])], [actions([button(1), button(1)])]],
    [
      "options of a menu",
      [actions([menu(list(100, () => option()))])],
      [actions([menu(list(101, () => option()))])],
    ],
    [
      "text of an option",
      [actions([menu([option({ text: plain(x(75)) })])])],
      [actions([menu([option({ text: plain(x(76)) })])])],
    ],
    [
      "markup in an option",
      [actions([menu([option()])])],
      [actions([menu([option({ text: { type: "mrkdwn", text: "x" } })])])],
    ],
    [
      "value of an option",
      [actions([menu([option({ value: x(150) })])])],
      [actions([menu([option({ value: x(151) })])])],
    ],
    [
      "blocks of a message",
      list(50, (at) => section(plain("x"), at)),
      list(51, (at) => section(plain("x"), at)),
    ],
    [
      "ids of blocks",
      [section(plain("x"), 1), section(plain("x"), 2)],
      [section(plain("x"), 1), section(plain("x"), 1)],
    ],
    [
      "all texts of a message",
      list(4, (at) => section(plain(x(3000)), at)),
      list(5, (at) => section(plain(x(3000)), at)),
    ],
  ])("hold for %s", (_name, inside, outside) => {
    expect(problemsOfBlocks(inside)).toEqual([]);
    expect(problemsOfBlocks(outside)).not.toEqual([]);
  });

  it.each<[string, Json, Json]>([
    ["a modal's title", modal({ title: plain(x(24)) }), modal({ title: plain(x(25)) })],
    ["a modal's submit", modal(), modal({ submit: undefined })],
    [
      "private metadata",
      modal({ private_metadata: x(3000) }),
      modal({ private_metadata: x(3001) }),
    ],
    ["a callback's id", modal({ callback_id: x(255) }), modal({ callback_id: x(256) })],
    [
      "a field's length",
      modal({ blocks: [{ ...input, element: { ...field, max_length: 3000 } }] }),
      modal({ blocks: [{ ...input, element: { ...field, max_length: 3001 } }] }),
    ],
    [
      "blocks of a Home",
      { type: "home", blocks: list(100, (at) => section(plain("x"), at)) },
      { type: "home", blocks: list(101, (at) => section(plain("x"), at)) },
    ],
  ])("hold for %s", (_name, inside, outside) => {
    expect(problemsOfView(inside)).toEqual([]);
    expect(problemsOfView(outside)).not.toEqual([]);
  });

  it("hold for metadata", () => {
    expect(problemsOfMetadata({ event_type: "sous", event_payload: { id: "1" } })).toEqual([]);
    expect(problemsOfMetadata({ event_type: "", event_payload: {} })).not.toEqual([]);
    expect(problemsOfMetadata({ event_type: "sous", event_payload: [] })).not.toEqual([]);
  });
});

const press = (at: number, more: object = {}) => ({
  type: 2,
  style: 2,
  custom_id: `p${at}`,
  label: "Sink",
  ...more,
});
const select = (options: object[], more: object = {}) => ({
  type: 3,
  custom_id: "s",
  options,
  ...more,
});
const choice = (at: number, more: object = {}) => ({ label: "Sink", value: `v${at}`, ...more });
const rows = (...lines: object[][]) =>
  ({ components: lines.map((components) => ({ type: 1, components })) }) as MessageBody;
const label = (more: object = {}, component: object = {}) => ({
  type: 18,
  label: "Words",
  component: { type: 4, custom_id: "w", style: 1, ...component },
  ...more,
});
const form = (more: object = {}) => ({
  custom_id: "m",
  title: "Title",
  components: [label()],
  ...more,
});
const command = (options: CommandOption[], description = "Plays") =>
  ({ id: "1", name: "sous", description, options }) as unknown as WireCommand;
const text = (more: Partial<CommandOption> = {}): CommandOption => ({
  type: 3,
  name: "home",
  description: "Which",
  ...more,
});

describe("Discord's limits", () => {
  const message = (body: MessageBody) => () =>
    checkMessage({ content: "x", ...body }, { files: 0 });

  it.each<[string, MessageBody, MessageBody]>([
    ["content", { content: x(2000) }, { content: x(2001) }],
    ["a nonce", { nonce: x(25) }, { nonce: x(26) }],
    ["rows", rows(...list(5, (at) => [press(at)])), rows(...list(6, (at) => [press(at)]))],
    ["buttons in a row", rows(list(5, press)), rows(list(6, press))],
    ["ids of buttons", rows([press(1), press(2)]), rows([press(1), press(1)])],
    [
      "a button's id",
      rows([press(0, { custom_id: x(100) })]),
      rows([press(0, { custom_id: x(101) })]),
    ],
    ["a button's label", rows([press(0, { label: x(80) })]), rows([press(0, { label: x(81) })])],
    ["a blank label", rows([press(0, { label: "x" })]), rows([press(0, { label: "  " })])],
    ["options of a menu", rows([select(list(25, choice))]), rows([select(list(26, choice))])],
    [
      "values of options",
      rows([select([choice(1), choice(2)])]),
      rows([select([choice(1), choice(1)])]),
    ],
    [
      "labels of options",
      rows([select([choice(0, { label: x(100) })])]),
      rows([select([choice(0, { label: x(101) })])]),
    ],
    ["a menu beside a button", rows([select([choice(0)])]), rows([select([choice(0)]), press(0)])],
    [
      "an attachment's description",
      { attachments: [{ id: "0", description: x(1024) }] } as unknown as MessageBody,
      { attachments: [{ id: "0", description: x(1025) }] } as unknown as MessageBody,
    ],
    ["an embed's title", { embeds: [{ title: x(256) }] }, { embeds: [{ title: x(257) }] }],
    [
      "all embeds",
      { embeds: list(2, () => ({ description: x(3000) })) },
      { embeds: list(2, () => ({ description: x(3001) })) },
    ],
  ])("hold for %s", (_name, inside, outside) => {
    expect(message(inside)).not.toThrow();
    expect(message(outside)).toThrow();
  });

  it.each([
    ["a modal's title", form({ title: x(45) }), form({ title: x(46) })],
    [
      "a field's label",
      form({ components: [label({ label: x(45) })] }),
      form({ components: [label({ label: x(46) })] }),
    ],
    [
      "a field's description",
      form({ components: [label({ description: x(100) })] }),
      form({ components: [label({ description: x(101) })] }),
    ],
    [
      "a field's placeholder",
      form({ components: [label({}, { placeholder: x(100) })] }),
      form({ components: [label({}, { placeholder: x(101) })] }),
    ],
    [
      "fields",
      form({ components: list(5, (at) => label({}, { custom_id: `w${at}` })) }),
      form({ components: list(6, (at) => label({}, { custom_id: `w${at}` })) }),
    ],
    ["ids of fields", form(), form({ components: [label(), label()] })],
  ])("hold for %s", (_name, inside, outside) => {
    expect(() => checkModal(inside)).not.toThrow();
    expect(() => checkModal(outside)).toThrow();
  });

  it.each([
    ["a description", command([], x(100)), command([], x(101))],
    [
      "choices",
      command([text({ choices: list(25, (at) => ({ name: `n${at}`, value: "v" })) })]),
      command([text({ choices: list(26, (at) => ({ name: `n${at}`, value: "v" })) })]),
    ],
    [
      "a choice's name",
      command([text({ choices: [{ name: x(100), value: "v" }] })]),
      command([text({ choices: [{ name: x(101), value: "v" }] })]),
    ],
    [
      "a choice's value",
      command([text({ choices: [{ name: "n", value: x(100) }] })]),
      command([text({ choices: [{ name: "n", value: x(101) }] })]),
    ],
    [
      "a whole command",
      command(
        list(19, (at) =>
          text({ choices: list(2, () => ({ name: x(100), value: x(80) })), name: `o${at}` }),
        ),
      ),
      command(
        list(25, (at) =>
          text({ choices: list(2, () => ({ name: x(100), value: x(80) })), name: `o${at}` }),
        ),
      ),
    ],
  ])("hold for %s of commands", (_name, inside, outside) => {
    expect(() => checkCommands([inside])).not.toThrow();
    expect(() => checkCommands([outside])).toThrow();
  });

  it("hold for a thread's name", () => {
    expect(() => checkThread({ name: x(100) })).not.toThrow();
    expect(() => checkThread({ name: x(101) })).toThrow();
    expect(() => checkThread({ name: " " })).toThrow();
  });
});
