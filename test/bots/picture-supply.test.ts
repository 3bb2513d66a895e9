import { describe, expect, it } from "vitest";
import type { Picture } from "../../bots/present/picture/picture-supply.js";
import { PictureRenderer, PictureSupply } from "../../bots/present/picture/picture-supply.js";
import { listQuestion, pictureOf } from "../../bots/present/picture/question-picture.js";
import type { Clock } from "../../src/core/clock.js";
import { kitchen, seenInKitchen } from "./home.js";
import { card, question, realClock } from "./slack-scenario.js";

function picture(home: string): Picture {
  const view = { owner: { ...kitchen, home }, seen: seenInKitchen };
  const found = pictureOf(card({ question: question({ view }) }));
  if (!found) throw new Error("the card has no picture");
  return found;
}

function openSupply(make: (picture: Picture) => Promise<string>) {
  const ready: string[] = [];
  const waits: number[] = [];
  const clock: Clock = {
    ...realClock,
    sleep(ms, signal) {
      waits.push(ms);
      return realClock.sleep(ms, signal);
    },
  };
  const failures: unknown[] = [];
  const supply = new PictureSupply<string>({
    clock,
    make,
    refresh: (episode) => ready.push(episode),
    onFailure: (error) => failures.push(error),
    mostKept: 2,
  });
  return { supply, ready, failures, waits };
}

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

describe("pictures for cards", () => {
  it("are the same for the same question, and others for another", () => {
    expect(picture("a").hash).toBe(picture("a").hash);
    expect(picture("a").hash).not.toBe(picture("b").hash);
  });

  it("are made once, and again when too many others came between", async () => {
    const made: string[] = [];
    const { supply } = openSupply(async ({ hash }) => {
      made.push(hash);
      return hash;
    });
    const [a, b, c] = ["a", "b", "c"].map(picture) as [Picture, Picture, Picture];
    await Promise.all([supply.get(a, "e1"), supply.get(a, "e2")]);
    for (const one of [b, a, c, a]) expect(await supply.get(one, "e1")).toBe(one.hash);
    expect(made).toEqual([a.hash, b.hash, c.hash]);
    await supply.get(b, "e1");
    expect(made).toHaveLength(4);
  });

  it("are put off in turn when too many are wanted, and every card has its turn", async () => {
    const shown = new Set<string>();
    const { supply, ready } = openSupply(async ({ hash }) => {
      await pause(5);
      return hash;
    });
    const homes = Array.from({ length: 60 }, (_, n) => `home ${n}`);
    const show = async (home: string) => {
      if (await supply.get(picture(home), home)) shown.add(home);
    };
    await Promise.all(homes.map(show));
    expect(shown.size).toBe(20);
    for (let round = 0; round < 40 && shown.size < 60; round += 1) {
      await Promise.all(ready.splice(0).map(show));
    }
    expect(shown.size).toBe(60);
  });

  it("are not asked for again right after a failure, nor for ever, and later after each", async () => {
    let tries = 0;
    const { supply, ready, failures, waits } = openSupply(async () => {
      tries += 1;
      throw new Error("no");
    });
    expect(await supply.get(picture("a"), "e1")).toBeNull();
    expect(await supply.get(picture("a"), "e1")).toBeNull();
    expect([tries, failures.length, ready.length]).toEqual([1, 1, 0]);
    supply.stop();
    for (let n = 0; n < 5; n += 1) {
      await pause(1);
      await supply.get(picture("a"), "e1");
      supply.stop();
    }
    expect(tries).toBe(3);
    expect(waits.filter((ms) => ms > 1_000)).toEqual([4_000, 8_000]);
    expect(ready).toEqual([]);
  });

  it("leave time for people while they are drawn", async () => {
    const renderer = new PictureRenderer();
    const late: number[] = [];
    let last = performance.now();
    const beat = setInterval(() => {
      late.push(performance.now() - last);
      last = performance.now();
    }, 5);
    const drawn = await Promise.all(
      Array.from({ length: 6 }, (_, n) => renderer.render(picture(`home ${n}`))),
    );
    clearInterval(beat);
    expect(drawn).toHaveLength(6);
    // Drawn in sequence on this thread, nothing would be heard before the last.
    expect(late.length).toBeGreaterThan(6);
  });
});

describe("the list", () => {
  const view = { owner: kitchen, seen: seenInKitchen, meant: "mug 1" };

  it("is of everything for those who see everything", () => {
    const lines = listQuestion({ question: question({ view }), secret: false });
    expect(lines[0]).toBe("Where is an apple?");
    expect(lines).toContain("• fridge (closed): red apple [the robot has not seen this]");
  });

  it("is of nothing but the places for those who answer from memory", () => {
    const told = listQuestion({
      question: question({ mode: "keeper", view }),
      secret: true,
    }).join();
    expect(told).toContain("hidden on purpose");
    expect(told).toContain("fridge");
    expect(told).not.toMatch(/red apple|blue mug|knife/);
  });

  it("is of the thing that is meant, and while it is secret of nothing else", () => {
    const asked = question({ mode: "persona", view });
    const secret = listQuestion({ question: asked, secret: true }).join();
    expect(secret).toContain("Circled: Ana's blue mug");
    expect(secret).not.toMatch(/red apple|knife|mug 2/);
    expect(listQuestion({ question: asked, secret: false }).join()).toContain("red apple");
  });
});
