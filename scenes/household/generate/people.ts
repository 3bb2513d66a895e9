import { joinWords } from "../../../src/core/wording.js";
import { drawSeveral, type Random } from "./draw.js";

const firstNames =
  "Ada Amir Ana Ben Chloe Dana Eli Emma Finn Grace Hana Hugo Ivy Jonah Kemal Lena Leo Mia Nadia Noor Omar Priya Rosa Samir Tom Uma Vera Yuki Zoe".split(
    " ",
  );

export function drawPeople(random: Random, count: number): string[] {
  const initials = new Set<string>();
  const different = drawSeveral(random, firstNames, firstNames.length).filter(([initial = ""]) => {
    const isNew = !initials.has(initial);
    initials.add(initial);
    return isNew;
  });
  return different.slice(0, count).sort();
}

export function titleHome(people: readonly string[], room: string): string {
  return `${joinWords(people, "and")}'s ${room}`;
}
