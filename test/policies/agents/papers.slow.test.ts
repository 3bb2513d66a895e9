/** The example tasks of ABA's paper, over HTTP, when the server plays a competent model. */
import { describe, expect, it } from "vitest";
import { eggHome, mugHome } from "./homes.js";
import { openStage } from "./over-http.js";

describe("ABA", () => {
  it("asks where a mug is, fetches it and brings it (appendix B)", async () => {
    const { play, peer } = await openStage();
    const { rounds, usage } = await play(mugHome(), { policy: "aba" });
    expect(rounds).toEqual([expect.objectContaining({ success: true, steps: 4, questions: 1 })]);
    expect(usage?.requests).toBe(peer.chats.length);
    expect(usage?.promptTokens).toBeGreaterThan(1000);
  });

  it("asks where the egg is that is meant, of four, and heats that one (appendix D)", async () => {
    const { play } = await openStage();
    for (const seed of [1, 2]) {
      const { rounds } = await play(eggHome(), { policy: "aba", variant: "ambiguous", seed });
      expect(rounds[0]).toMatchObject({ success: true, type: "pick_heat_then_place_in_recep" });
      expect(rounds[0]?.questions).toBeGreaterThan(0);
      expect(rounds[0]?.steps).toBeLessThan(9);
    }
  });

  it("asks which egg is meant where people only say where (appendix D)", async () => {
    const { play, peer } = await openStage();
    const games = [];
    for (const seed of [1, 2, 3]) {
      games.push(
        await play(eggHome(), { policy: "aba", variant: "ambiguous", people: "rules", seed }),
      );
    }
    expect(games.every(({ rounds }) => rounds[0]?.success)).toBe(true);
    expect(games.map(({ rounds }) => rounds[0]?.questions)).toContain(2);
    expect(JSON.stringify(peer.chats)).toContain("Which egg is meant?");
  });

  it("remembers over many rounds what it saw, and asks for the rest (appendix F)", async () => {
    const { play, peer } = await openStage();
    const { rounds, repeatedQuestions } = await play(mugHome(), {
      policy: "aba",
      variant: "multiround",
    });
    expect(rounds.filter(({ success }) => success).length).toBeGreaterThan(4);
    expect(repeatedQuestions).toBe(0);
    expect(rounds.slice(1).some(({ questions }) => questions === 0)).toBe(true);
    expect(JSON.stringify(peer.chats)).toContain("Query: ");
  });

  it("scores by constrained choice where the server has no log-probabilities", async () => {
    const { play } = await openStage({ lacks: ["log-probabilities", "schema"] });
    const { rounds } = await play(mugHome(), { policy: "aba" });
    expect(rounds[0]).toMatchObject({ success: true, steps: 4, questions: 1 });
  });
});

describe("ReAct", () => {
  it("does both tasks by looking for itself, with more steps", async () => {
    const { play, peer } = await openStage();
    for (const home of [mugHome(), eggHome()]) {
      const [alone] = (await play(home, { policy: "react" })).rounds;
      expect(alone).toMatchObject({ success: true, questions: 0 });
    }
    expect(JSON.stringify(peer.chats)).not.toContain("Ask: ");
  });

  it("sends nothing a second time", async () => {
    const { play, peer } = await openStage();
    const home = mugHome();
    const first = await play(home, { policy: "react" });
    const sent = peer.chats.length;
    const second = await play(home, { policy: "react" });
    expect(peer.chats).toHaveLength(sent);
    expect(second.rounds).toEqual(first.rounds);
    expect(second.usage).toMatchObject({ requests: 0, cached: first.usage?.requests });
  });
});
