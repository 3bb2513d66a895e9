/** Ids on messages of earlier versions, in both forms. */
import { expect, it } from "vitest";
import { readAction } from "../../bots/present/press-action.js";

it.each([
  ["press:q1:c1", "q:q1:c1", { event: { kind: "press", question: "q1", choice: "c1" } }],
  ["pick:q1", "m:q1:0", { event: { kind: "press", question: "q1", choice: "c1" } }],
  ["other:q1", "o:q1:e1:p1", { open: { kind: "words", question: "q1" } }],
  ["fix:b1", "x:b1:p1", { open: { kind: "fix", ballot: "b1" } }],
  ["retract:b1", "r:b1:p1", { event: { kind: "retract", ballot: "b1" } }],
  ["read:list:q1", "t:list:q1:0", { read: { kind: "list", id: "q1" } }],
  ["want:ask-less", "p:ask-less", { wish: "ask-less" }],
  ["agree:k1", "g:k1", { consent: { campaign: "k1", agree: true } }],
  ["practise:k1:2:1", "p:k1:2:1", { consent: { practice: { at: 2, choice: 1 } } }],
  ["play:kitchen", "y:kitchen", { play: "kitchen" }],
])("%s and %s are understood", (long, short, action) => {
  expect(readAction(long, "q1:c1")).toMatchObject(action);
  expect(readAction(short, "c1")).toMatchObject(action);
});
