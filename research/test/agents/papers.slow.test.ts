/** The example tasks of ABA's paper, over HTTP, when the server plays a competent model; people are models, too. */
import { expect, it } from "vitest";
import { eggHome, mugHome } from "../../../test/policies/agents/homes.js";
import { openStage } from "./over-http.js";

it("ABA asks where a mug is, fetches it and brings it (appendix B), whatever the server lacks", async () => {
  for (const lacks of [[], ["log-probabilities", "schema"]] as const) {
    const lacking = {
      abilities: ["temperature", "stop", "max_tokens", "system", "turns"],
    } as const;
    const { play, peer } = await openStage({ lacks }, lacks.length > 0 ? lacking : {});
    const { rounds, usage } = await play(mugHome(), { policy: "aba" });
    expect(rounds).toEqual([expect.objectContaining({ success: true, steps: 4, questions: 1 })]);
    if (lacks.length === 0) expect(usage?.requests).toBe(peer.chats.length);
    expect(usage?.promptTokens).toBeGreaterThan(1000);
  }
});

it("ABA asks which egg is meant, of four, and heats that one (appendix D)", async () => {
  const { play, peer } = await openStage();
  const games = [];
  for (const people of ["model", "rules"] as const)
    for (const seed of [1, 2, 3])
      games.push(await play(eggHome(), { policy: "aba", variant: "ambiguous", people, seed }));
  for (const { rounds } of games)
    expect(rounds[0]).toMatchObject({ success: true, type: "pick_heat_then_place_in_recep" });
  expect(games[0]?.rounds[0]?.steps).toBeLessThan(9);
  // People who follow rules only say where; then a second question is which.
  expect(games.slice(3).map(({ rounds }) => rounds[0]?.questions)).toContain(2);
  expect(JSON.stringify(peer.chats)).toContain("Which egg is meant?");
});

it("ABA remembers over many rounds what it saw, and asks for the rest (appendix F)", async () => {
  const { play, peer } = await openStage();
  const settings = { policy: "aba", variant: "multiround" } as const;
  const { rounds, repeatedQuestions } = await play(mugHome(), settings);
  expect(rounds.filter(({ success }) => success).length).toBeGreaterThan(4);
  expect(repeatedQuestions).toBe(0);
  expect(rounds.slice(1).some(({ questions }) => questions === 0)).toBe(true);
  expect(JSON.stringify(peer.chats)).toContain("Query: ");
});

it("ReAct looks for itself, and the same game sends nothing a second time", async () => {
  const { play, peer } = await openStage();
  const first = await play(mugHome(), { policy: "react" });
  expect(first.rounds[0]).toMatchObject({ success: true, questions: 0 });
  const sent = peer.chats.length;
  const second = await play(mugHome(), { policy: "react" });
  expect(peer.chats).toHaveLength(sent);
  expect(second.rounds).toEqual(first.rounds);
  expect(second.usage).toMatchObject({ requests: 0, cached: first.usage?.requests });
});

it("people who are models and fail are no more than people who do not know", async () => {
  const { play, peer } = await openStage();
  peer.failAll({ kind: "refuses", text: "No." });
  const { rounds } = await play(mugHome(), { policy: "rules" });
  expect(rounds[0]).toMatchObject({ success: true, questions: 1 });
});
