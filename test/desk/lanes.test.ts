import { expect, it } from "vitest";
import { createLog } from "../../src/app/operating/log.js";
import type { Bot } from "../../src/core/bot.js";
import type { Delivery } from "../../src/core/memory/stores.js";
import { Lanes } from "../../src/desk/deliver/lanes.js";
import { SilentPeople } from "../build/sous.js";
import { TurnedClock } from "../clock.js";

/** "a", "b@C2" in a channel, "c>U1" to a person, "d#question", "e#edit" of a card, "f%slack" of a bot. */
function row(text: string): Delivery {
  const [, id, channel = "C1", to = null, kind = "note", bot = "simulated"] =
    /^(\w+)(?:@([\w:/]+))?(?:>(\w+))?(?:#(\w+))?(?:%(\w+))?$/.exec(text) ?? [];
  const isEdit = kind === "edit" || kind === "edited";
  const ref = isEdit ? { channel, message: id } : null;
  const note = kind === "note" || kind === "edited" ? { kind: "news", text: id, to } : null;
  const is = kind === "edit" ? "card" : note ? "note" : kind;
  return { id, bot, channel, kind: is, ref, note } as unknown as Delivery;
}

const rows = (text: string) => text.split(" ").map(row);

function openLanes(changes: Partial<Bot> = {}, answer: (id: string) => Promise<number | null>) {
  const clock = new TurnedClock();
  const startedAt = clock.now();
  const sent: string[] = [];
  const seen = { failures: 0, idle: 0 };
  const stopping = new AbortController();
  const lanes = new Lanes({
    bots: new Map([["simulated", new SilentPeople(changes).bot]]),
    clock,
    log: createLog("silent"),
    deliver: (_, id) => {
      sent.push(`${id} ${clock.now() - startedAt}`);
      return answer(id);
    },
    signal: stopping.signal,
    onFailure: () => void seen.failures++,
    onIdle: () => void seen.idle++,
  });
  return { lanes, clock, sent, seen, stopping, pass: (ms: number) => clock.pass(ms) };
}

const fine = async () => null;

it.each([
  ["further ones of a channel wait for its pace", {}, "a b", "a 0, b 100"],
  [
    "a question keeps the pace of notes, not of edits",
    {},
    "a b#question c#card",
    "a 0, c 0, b 100",
  ],
  ["one to a person comes an interval early", {}, "a b>U1", "a 0, b 0"],
  ["two to a person keep the pace between them", {}, "a b>U1 c>U1", "a 0, b 0, c 100"],
  ["others wait for one to a person, too", {}, "a b>U1 c", "a 0, b 0, c 200"],
  ["an edited note to a person is an edit", {}, "a#edit b>U1#edited c", "c 0, a 0, b 100"],
  ["edits of a workspace keep one pace", { editPaceMs: 500 }, "a#edit b@C2#edit", "a 0, b 500"],
  ["another workspace has its own", { editPaceMs: 500 }, "a#edit b@slack:T2/C1#edit", "a 0, b 0"],
  ["a post takes no place among edits", { editPaceMs: 500 }, "a#card b@C2#edit", "a 0, b 0"],
  ["those of other bots are left", {}, "a%slack", ""],
])("%s", async (_, changes, due, expected) => {
  const { lanes, sent, pass } = openLanes({ paceMs: 100, ...changes }, fine);
  lanes.send(rows(due));
  for (let tenth = 0; tenth < 12; tenth++) await pass(tenth === 0 ? 0 : 100);
  expect(sent.join(", ")).toBe(expected);
  expect(lanes.isIdle).toBe(true);
});

it("a busy lane takes nothing more, others do; each says when it is done", async () => {
  let letOn = (): void => undefined;
  const gate = new Promise<null>((resolve) => {
    letOn = () => resolve(null);
  });
  const { lanes, sent, seen, pass } = openLanes({}, (id) => (id === "a" ? gate : fine()));
  lanes.send(rows("a b@C2 c@C2"));
  lanes.send(rows("a d>U1"));
  await pass(0);
  const busy = rows("e e#edit").map((one) => lanes.isBusyWith(one));
  expect([...busy, lanes.isIdle]).toEqual([true, false, false]);
  expect(sent.filter((one) => /^[ad]/.test(one))).toEqual(["a 0", "d 0"]);
  expect(seen.idle).toBe(2);
  const finishing = lanes.finish();
  letOn();
  await finishing;
  await pass(0);
  expect([lanes.isIdle, seen.failures]).toEqual([true, 0]);
});

it("a platform's wait holds the rest of its lane, and a fault of ours half a second, until just then", async () => {
  for (const [answer, ms, failures] of [
    [async (id: string) => (id === "a" ? 300 : null), 300, 0],
    [async (id: string) => (id === "a" ? Promise.reject(new Error("full")) : null), 500, 1],
  ] as const) {
    const { lanes, sent, seen, pass } = openLanes({}, answer);
    lanes.send(rows("a b c#edit"));
    await pass(0);
    lanes.send(rows("b d>U1 e@C2"));
    await pass(0);
    await pass(ms - 1);
    lanes.send(rows("b"));
    await pass(1);
    expect(sent).toEqual(["a 0", "c 0", "e 0"]);
    lanes.send(rows("b"));
    await pass(0);
    expect(sent.at(-1)).toBe(`b ${ms}`);
    expect(seen.failures).toBe(failures);
  }
});

it("what waits for its pace is not sent any more after the end", async () => {
  const { lanes, sent, stopping, pass } = openLanes({ paceMs: 100 }, fine);
  lanes.send(rows("a b"));
  await pass(0);
  stopping.abort(new Error("stopped"));
  await lanes.finish();
  await pass(500);
  lanes.send(rows("c@C2"));
  await pass(0);
  expect(sent).toEqual(["a 0"]);
});
