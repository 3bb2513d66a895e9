/** Reports whose words stop a release because they identify somebody, and where to change them. */

import type { Memory } from "../../../memory/stores.js";
import type { Blocking } from "../../core/campaign/release-desk.js";
import { foldWords } from "../../core/question/exchange.js";
import { allTexts } from "../scan/file-texts.js";
import { createScan } from "../scan/scan.js";
import type { FoundInText } from "../scan/scan-file.js";
import { type KnownOne, listKnown } from "./known-people.js";
import { latestReviews } from "./select.js";
import { passedText } from "./serialize-answer.js";

export type FoundInRelease = FoundInText & { readonly file: string };

const shownAround = 60;

/** Most people whose names are compared in all forms; further ones only as written. */
const mostCompared = 1_000;

export async function explainLeaks(
  memory: Memory,
  finds: readonly FoundInRelease[],
): Promise<readonly Blocking[]> {
  const byWords = new Map<string, FoundInRelease[]>();
  for (const find of finds) {
    const words = foldWords(find.found);
    byWords.set(words, [...(byWords.get(words) ?? []), find]);
  }
  const known = await listKnown(memory, await memory.releases.importedIds());
  const answers = await listPassed(memory);
  const households = await memory.households.list();
  const homes = households.map(({ title, content }) => ({ title, texts: [...allTexts(content)] }));
  return [...byWords.values()].flatMap((group) => {
    const [first] = group;
    if (!first) return [];
    const { kind, found: words, file, line } = first;
    const sentence = sentenceOf(first);
    const answer = answers.find(({ text }) => foldWords(text).includes(foldWords(words)));
    const home = homes.find(({ texts }) => texts.some((text) => text.includes(words)));
    return {
      kind,
      words,
      file,
      line,
      sentence,
      whose: ownerOf(words, sentence, known) ?? answer?.by ?? null,
      times: group.length,
      ballot: answer?.ballot ?? null,
      home: answer ? null : (home?.title ?? null),
    };
  });
}

function sentenceOf({ text, from, to }: FoundInText): string {
  const [first, last] = [Math.max(0, from - shownAround), to + shownAround];
  const shown = text.slice(first, last).replace(/\s+/g, " ").trim();
  return `${first > 0 ? "… " : ""}${shown}${last < text.length ? " …" : ""}`;
}

function ownerOf(found: string, sentence: string, known: readonly KnownOne[]): string | null {
  const folded = foldWords(found);
  const exact = known.find(({ names, ids }) =>
    [...names, ...ids].some((one) => foldWords(one) === folded),
  );
  const alike =
    exact ??
    known.slice(0, mostCompared).find(({ names, ids }) => {
      const leaks = createScan({ names, ids })(sentence);
      return leaks.some(
        ({ kind, from, to }) =>
          (kind === "name" || kind === "platform id") && sentence.slice(from, to) === found,
      );
    });
  return alike?.who ?? null;
}

async function listPassed({ questions, releases }: Memory) {
  const passed: { ballot: string; text: string; by: string }[] = [];
  for (const [ballot, review] of latestReviews(await releases.reviews())) {
    const said = await questions.ballot(ballot);
    const text = passedText(said?.text ?? null, review);
    if (said && text !== null) passed.push({ ballot, text, by: said.personName });
  }
  return passed;
}
