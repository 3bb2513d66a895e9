import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { endLine } from "../../bots/present/card-text.js";
import { buildCard } from "../../src/desk/deliver/card.js";
import { openSous, play } from "../build/sous.js";

it("steps and savings are those that the demo counts", async () => {
  const sous = await openSous();
  const episodes = await play(sous, { rounds: 3 });
  const cards = await Promise.all(episodes.map(({ id }) => buildCard(sous.memory, id)));
  const ends = cards.flatMap((card) => (card?.done ? `✔ ${endLine(card.done)}` : []));
  const readme = readFileSync("README.md", "utf8");
  const printed = readme.split("\n").filter((line) => line.startsWith("✔ Done in"));
  expect(printed).toEqual([ends[0], ends[2]]);
  const saved = /\d+ steps saved/.exec(ends[0] ?? "")?.[0];
  const counts = /Done in (\d+ steps and \d+ questions)/.exec(ends[0] ?? "")?.[1];
  const chat = readFileSync("docs/in-chat.md", "utf8");
  for (const page of [readme, chat])
    expect(new Set(page.match(/\d+ steps saved/g))).toEqual(new Set([saved]));
  expect(chat).toContain(`done in ${counts}, ${saved}`);
});
