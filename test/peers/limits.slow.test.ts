/** The peers accept values at the documented limits and reject those over them. */
import { REST } from "discord.js";
import { describe, expect, it, onTestFinished } from "vitest";
import { checkCommands, checkMessage, checkModal, checkThread } from "./discord/limits.js";
import { startDiscordPeer } from "./discord/peer.js";
import { problemsOfBlocks, problemsOfView } from "./slack/block-kit.js";
import { startSlackPeer } from "./slack/slack-peer.js";
import type { Json } from "./slack/types.js";

type Path = readonly (string | number)[];

function change<T>(whole: T, path: Path, value: unknown): T {
  const copy: T = JSON.parse(JSON.stringify(whole));
  const last = path.at(-1) ?? "";
  const holder = path.slice(0, -1).reduce<Json>((part, step) => part[step] as Json, copy as Json);
  holder[last] = typeof value === "function" ? value(holder[last]) : value;
  return copy;
}

const x = (count: number) => "x".repeat(count);
const times = (count: number, id: string) => (all: readonly object[]) =>
  Array.from({ length: count }, (_, at) => ({ ...all[0], [id]: `${id}${at}` }));
const twice = ([first]: readonly object[]) => [first, first];

const plain = { type: "plain_text", text: "Sink" };
const button = { type: "button", action_id: "a", text: plain, value: "v" };
const menu = { type: "static_select", action_id: "m", options: [{ text: plain, value: "v" }] };
const blocks = [
  { type: "section", block_id: "s", text: plain },
  { type: "actions", block_id: "a", elements: [button] },
  { type: "actions", block_id: "m", elements: [menu] },
];
const field = { type: "plain_text_input", action_id: "w" };
const view = {
  type: "modal",
  title: plain,
  submit: plain,
  private_metadata: "",
  blocks: [{ type: "input", block_id: "i", label: plain, element: field }],
};

describe("Slack", () => {
  it.each<[Path, number]>([
    [[0, "text", "text"], 3000],
    [[1, "elements", 0, "text", "text"], 75],
    [[1, "elements", 0, "value"], 2000],
    [[1, "elements", 0, "action_id"], 255],
    [[2, "elements", 0, "options", 0, "text", "text"], 75],
    [[2, "elements", 0, "options", 0, "value"], 150],
  ])("limits the length of %j to %i", (path, most) => {
    expect(problemsOfBlocks(change(blocks, path, x(most)))).toEqual([]);
    expect(problemsOfBlocks(change(blocks, path, x(most + 1)))).not.toEqual([]);
  });

  it("limits how many elements, options and blocks there are, and what they share", () => {
    const buttons: Path = [1, "elements"];
    const options: Path = [2, "elements", 0, "options"];
    expect(problemsOfBlocks(change(blocks, buttons, times(25, "action_id")))).toEqual([]);
    expect(problemsOfBlocks(change(blocks, buttons, times(26, "action_id")))).not.toEqual([]);
    expect(problemsOfBlocks(change(blocks, buttons, twice))).not.toEqual([]);
    expect(problemsOfBlocks(change(blocks, options, times(100, "value")))).toEqual([]);
    expect(problemsOfBlocks(change(blocks, options, times(101, "value")))).not.toEqual([]);
    expect(problemsOfBlocks(times(50, "block_id")(blocks))).toEqual([]);
    expect(problemsOfBlocks(times(51, "block_id")(blocks))).not.toEqual([]);
    expect(problemsOfBlocks(twice(blocks) as never)).not.toEqual([]);
    const long = change(blocks, [0, "text", "text"], x(3000));
    expect(problemsOfBlocks(times(4, "block_id")(long))).toEqual([]);
    expect(problemsOfBlocks(times(5, "block_id")(long))).not.toEqual([]);
  });

  it("limits modals and the Home tab", () => {
    expect(problemsOfView(change(view, ["title", "text"], x(24)))).toEqual([]);
    expect(problemsOfView(change(view, ["title", "text"], x(25)))).not.toEqual([]);
    expect(problemsOfView(change(view, ["submit"], undefined))).not.toEqual([]);
    expect(problemsOfView(change(view, ["private_metadata"], x(3001)))).not.toEqual([]);
    expect(problemsOfView({ type: "home", blocks: times(100, "block_id")(blocks) })).toEqual([]);
    expect(problemsOfView({ type: "home", blocks: times(101, "block_id")(blocks) })).not.toEqual(
      [],
    );
  });

  it("refuses a message, and notes that", async () => {
    const peer = await startSlackPeer();
    onTestFinished(peer.close);
    const wrong = change(blocks, [0, "text", "text"], x(3001));
    const sent = await fetch(`${peer.apiUrl}chat.postMessage`, {
      method: "POST",
      headers: { authorization: `Bearer ${peer.botToken}`, "content-type": "application/json" },
      body: JSON.stringify({ channel: peer.channel, text: "x", blocks: wrong }),
    });
    expect(await sent.json()).toMatchObject({ ok: false, error: "invalid_blocks" });
    expect(peer.violations).toMatchObject([{ method: "chat.postMessage" }]);
    expect(await peer.messages(peer.channel)).toEqual([]);
  });
});

const press = { type: 2, style: 2, custom_id: "p", label: "Sink" };
const select = { type: 3, custom_id: "s", options: [{ label: "Sink", value: "v" }] };
const message = {
  content: "x",
  nonce: "n",
  attachments: [{ id: "0", description: "d" }],
  components: [
    { type: 1, components: [press] },
    { type: 1, components: [select] },
  ],
};
const label = {
  type: 18,
  label: "Words",
  description: "d",
  component: { type: 4, custom_id: "w", style: 1 },
};
const form = { custom_id: "m", title: "Title", components: [label] };
const option = {
  type: 3,
  name: "home",
  description: "Which",
  choices: [{ name: "n", value: "v" }],
};
const play = { type: 1, name: "play", description: "Plays", options: [option] };
const commands = [{ id: "1", name: "sous", description: "Sous", options: [play] }];

describe("Discord", () => {
  const send = (value: unknown) => checkMessage(value as never, { files: 0 });
  const open = checkModal as (value: unknown) => void;
  const register = checkCommands as (value: unknown) => void;
  const ofButtons: Path = ["components", 0, "components"];
  const ofOptions: Path = ["components", 1, "components", 0, "options"];
  const ofCommand: Path = [0, "options", 0, "options"];

  it.each<[Path, number, (value: unknown) => void, unknown]>([
    [["content"], 2000, send, message],
    [["nonce"], 25, send, message],
    [["attachments", 0, "description"], 1024, send, message],
    [[...ofButtons, 0, "custom_id"], 100, send, message],
    [[...ofButtons, 0, "label"], 80, send, message],
    [[...ofOptions, 0, "label"], 100, send, message],
    [["title"], 45, open, form],
    [["components", 0, "label"], 45, open, form],
    [["components", 0, "description"], 100, open, form],
    [[0, "options", 0, "description"], 100, register, commands],
    [[...ofCommand, 0, "choices", 0, "name"], 100, register, commands],
    [[...ofCommand, 0, "choices", 0, "value"], 100, register, commands],
    [["name"], 100, checkThread as (value: unknown) => void, { name: "n" }],
  ])("limits the length of %j to %i", (path, most, check, whole) => {
    expect(() => check(change(whole, path, x(most)))).not.toThrow();
    expect(() => check(change(whole, path, x(most + 1)))).toThrow();
  });

  it("limits how many parts there are, and what they share", () => {
    expect(() => send(change(message, ofButtons, times(5, "custom_id")))).not.toThrow();
    expect(() => send(change(message, ofButtons, times(6, "custom_id")))).toThrow();
    expect(() => send(change(message, ofButtons, twice))).toThrow();
    expect(() => send(change(message, ofButtons, [press, select]))).toThrow();
    expect(() => send(change(message, [...ofButtons, 0, "custom_id"], undefined))).toThrow();
    expect(() => send(change(message, [...ofButtons, 0, "label"], "  "))).toThrow();
    expect(() => send(change(message, ofOptions, times(25, "value")))).not.toThrow();
    expect(() => send(change(message, ofOptions, times(26, "value")))).toThrow();
    expect(() => send(change(message, ofOptions, twice))).toThrow();
    const row = (at: number) => ({ type: 1, components: [{ ...press, custom_id: `p${at}` }] });
    expect(() => send({ components: [0, 1, 2, 3, 4].map(row) })).not.toThrow();
    expect(() => send({ components: [0, 1, 2, 3, 4, 5].map(row) })).toThrow();
    expect(() => open(change(form, ["components"], twice))).toThrow();
    const valued = { ...label.component, value: "too long", max_length: 7 };
    expect(() => open(change(form, ["components", 0, "component"], valued))).toThrow();
    expect(() =>
      register(change(commands, [...ofCommand, 0, "choices"], times(26, "name"))),
    ).toThrow();
    const required = { ...option, name: "must", required: true };
    expect(() => register(change(commands, ofCommand, [required, option]))).not.toThrow();
    expect(() => register(change(commands, ofCommand, [option, required]))).toThrow();
    const long = { ...option, description: x(100), choices: [{ name: x(100), value: x(100) }] };
    expect(() => register(change(commands, ofCommand, Array(20).fill(long)))).not.toThrow();
    expect(() =>
      register(change(commands, ofCommand, Array(25).fill({ ...long, name: x(32) }))),
    ).toThrow();
  });

  it("refuses a message, and notes that", async () => {
    const peer = await startDiscordPeer();
    onTestFinished(peer.close);
    const rest = new REST({ api: peer.apiUrl, version: "10" }).setToken(peer.token);
    const body = { components: [{ type: 1, components: [{ ...press, label: x(81) }] }] };
    const sent = rest.post(`/channels/${peer.channelId}/messages`, { body });
    await expect(sent).rejects.toMatchObject({
      code: 50035,
      message: expect.stringMatching(/label.*80 or fewer/s),
    });
    expect(peer.violations.map(({ kind }) => kind)).toContain("invalid-form");
    expect(peer.messages()).toEqual([]);
  });
});
