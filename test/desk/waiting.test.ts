import { getEventListeners } from "node:events";
import { expect, it } from "vitest";
import { Waiting } from "../../src/desk/waiting.js";

const stays = new AbortController().signal;

it("a ring wakes all who wait for its question, once, and nobody else", async () => {
  const waiting = new Waiting();
  const rung: string[] = [];
  const wait = async (who: string, question: string) => {
    await waiting.listen(question, stays).rung;
    rung.push(who);
  };
  const all = [wait("Ana", "q1"), wait("Ben", "q1"), wait("Cleo", "q2")];
  waiting.ring("q1");
  await Promise.all(all.slice(0, 2));
  expect(rung).toEqual(["Ana", "Ben"]);
  expect(waiting.questions()).toEqual(["q2"]);
  waiting.ring("q1");
  waiting.ring("q2");
  await Promise.all(all);
  expect(waiting.questions()).toEqual([]);
  expect(getEventListeners(stays, "abort")).toEqual([]);
});

it("a question is waited for until the last who waits has left, by themselves or by their signal", async () => {
  const waiting = new Waiting();
  const leaving = new AbortController();
  const one = waiting.listen("q1", leaving.signal);
  const other = waiting.listen("q1", stays);
  leaving.abort();
  await one.rung;
  expect(waiting.questions()).toEqual(["q1"]);
  other.drop();
  await other.rung;
  expect(waiting.questions()).toEqual([]);
  const again = waiting.listen("q1", stays);
  other.drop();
  expect(waiting.questions()).toEqual(["q1"]);
  waiting.ring("q1");
  await again.rung;
});
