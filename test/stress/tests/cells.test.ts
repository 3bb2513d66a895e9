import { expect, test } from "vitest";
import { chatBots, chatFaults, listCells, questionStates } from "../chat/cells.js";

test("every fault meets every state on both platforms, and each cell keeps its number", () => {
  const all = listCells({ bots: chatBots, faults: chatFaults, states: questionStates });
  expect(all).toHaveLength(10 * 7 * 2);
  expect(new Set(all.map(({ bot, fault, state }) => `${bot} ${fault} ${state}`)).size).toBe(140);
  const [killed] = listCells({ bots: ["slack"], faults: ["sigkill"], states: ["being-posted"] });
  expect(killed).toEqual(all[killed?.number ?? -1]);
});
