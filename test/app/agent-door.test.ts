import { expect, it, onTestFinished, vi } from "vitest";
import { createAgentDoor } from "../../src/app/serve/agent-door.js";
import { createBus } from "../../src/app/serve/bus.js";
import { deskAway } from "../../src/doors/perform.js";

const most = 100;

function openDoor() {
  const bus = createBus();
  const seen = { looks: 0, wakes: 0, log: [] as unknown[] };
  const ticket = { state: "open", version: 1 };
  let isAway = false;
  const asks = { agentOf: async () => null };
  const log = { error: (what: unknown) => seen.log.push(what) };
  const perform = async () => {
    seen.looks += 1;
    if (isAway) throw new Error("the disk is full");
    return { ...ticket };
  };
  const wake = () => void seen.wakes++;
  const door = createAgentDoor({ memory: { asks }, log } as never, {
    desk: { perform },
    bus,
    wake,
  });
  const ended: number[] = [];
  const call = async (agent: string, signal?: AbortSignal) => {
    const request = new Request("http://sous.test/v1/questions/t?wait=45", {
      signal: signal ?? null,
    });
    const response = await door.answer(agent, request, "");
    ended.push(response.status);
    return response;
  };
  const settle = () => vi.advanceTimersByTimeAsync(0);
  return {
    ticket,
    seen,
    ended,
    call,
    settle,
    isAway: (away: boolean) => {
      isAway = away;
    },
    wait: async (agent: string, count: number) => {
      for (let at = 0; at < count; at++) void call(agent);
      await settle();
    },
    change: async (household = "asked:ops") => {
      bus.emit({ household, episode: "a-1" });
      await settle();
    },
  };
}

it("100 calls of an agent wait; the next is answered as it is now, until one of them has ended", async () => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  const { ticket, seen, ended, call, settle, isAway, wait, change } = openDoor();
  const leaving = new AbortController();
  void call("one", leaving.signal);
  await wait("one", most - 1);
  expect([ended, seen.looks]).toEqual([[], most]);
  expect(await (await call("one")).json()).toEqual(ticket);
  await wait("two", 1);
  expect(ended, "each agent has its own").toEqual([200]);

  await change("kitchen");
  expect(seen.looks, "a task's change wakes nobody").toBe(most + 2);
  await change();
  expect([ended.length, seen.looks], "they look again, and wait on").toEqual([1, 2 * most + 3]);
  await wait("one", 1);
  expect(ended.length, "also then there is no place").toBe(2);

  leaving.abort();
  await settle();
  expect(ended.length, "who hangs up makes room").toBe(3);
  await wait("one", 1);
  expect(ended.length).toBe(3);
  await wait("one", 1);
  expect(ended.length).toBe(4);

  const before = seen.looks;
  await vi.advanceTimersByTimeAsync(4999);
  expect(seen.looks, "a lost wake-up costs five seconds").toBe(before);
  await vi.advanceTimersByTimeAsync(1);
  expect(seen.looks).toBe(before + most + 1);

  isAway(true);
  await change();
  expect(ended.slice(4)).toEqual(Array(most + 1).fill(503));
  expect(seen.log).toHaveLength(most + 1);
  expect(seen.log[0]).toMatchObject({ event: "ask-failed" });
  expect(seen.wakes, "what failed woke no courier").toBe(seen.looks - most - 1);
  const refused = await call("one");
  expect([refused.headers.get("retry-after"), await refused.json()]).toEqual(["30", deskAway]);

  isAway(false);
  // Their last waits end at the next poll.
  await vi.advanceTimersByTimeAsync(5000);
  ended.splice(0);
  await wait("one", most);
  expect(ended, "errors have given their places back").toEqual([]);
  ticket.version = 2;
  await change();
  expect(ended).toEqual(Array(most).fill(200));
  await vi.advanceTimersByTimeAsync(5000);
  await wait("one", most);
  expect(ended.length, "answers, too").toBe(most);
  await vi.advanceTimersByTimeAsync(50_000);
  expect(ended.length, "and a wait that is over").toBe(2 * most);
});
