/** Says which earlier answers a task went by instead of asking. */
import type { StepRecord } from "../core/episode.js";
import { asSaid, type Fact } from "../core/fact.js";
import { phraseDay } from "../core/local-time.js";
import { everydayName } from "../core/names.js";
import type { Memory } from "../core/stores.js";
import { joinWords } from "../core/wording.js";
import { labelsOf, phraseFact } from "./phrase.js";
import { boughtBy } from "./remarks/read-bought.js";

const mostNamed = 3;

/** @param now the end of the task: what it found wrong by then isn't told */
export async function rememberedIn(
  { facts }: Pick<Memory, "facts">,
  records: readonly StepRecord[],
  episode: string,
  now: number,
): Promise<readonly Fact[]> {
  const ids = records.flatMap(({ because }) => because);
  const known = ids.length > 0 ? await facts.byIds(ids) : [];
  const used = [...sparedBy(records, episode, known), ...boughtBy(records, episode, known)];
  const isWrong = ({ status, invalidAt }: Fact) =>
    status === "retracted" || (status === "contradicted" && (invalidAt ?? now) <= now);
  return [...new Set(used)].filter((fact) => !isWrong(fact));
}

/** @returns sentences without a full stop: "Ana told me on Tuesday that Ana's mug is the blue one" */
export async function sayRemembered(
  { questions }: Pick<Memory, "questions">,
  used: readonly Fact[],
  now: number,
  timeZone = Intl.DateTimeFormat().resolvedOptions().timeZone,
): Promise<readonly string[]> {
  const told = new Map<string, Set<string>>();
  for (const fact of used.slice(0, mostNamed)) {
    const question = fact.question === null ? null : await questions.get(fact.question);
    const labels = question ? labelsOf(question.view.owner) : new Map<string, string>();
    const who = fact.personName ? `${fact.personName} told me` : "I was told";
    const whoAndWhen = `${who} ${phraseDay(fact.validFrom, now, timeZone)}`;
    const said = told.get(whoAndWhen) ?? new Set();
    told.set(whoAndWhen, said.add(phraseTold(fact, labels)));
  }
  return [...told].map(([whoAndWhen, said]) => `${whoAndWhen} ${joinWords([...said], "and")}`);
}

/** Answers to earlier tasks' questions that made one unnecessary. */
function sparedBy(
  records: readonly StepRecord[],
  episode: string,
  facts: readonly Fact[],
): readonly Fact[] {
  const used = new Set(
    records.flatMap(({ step, because }) =>
      step.kind === "ask" && (step.handling === "notebook" || step.handling === "reused")
        ? because
        : [],
    ),
  );
  return facts.filter(
    ({ id, source, ...fact }) => used.has(id) && source === "answer" && fact.episode !== episode,
  );
}

/** "that Ana's mug is the blue one". */
function phraseTold(fact: Fact, labels: ReadonlyMap<string, string>): string {
  if (fact.objects.includes(asSaid)) return "how it should be";
  const noun = everydayName(fact.subject.slice(fact.subject.lastIndexOf(" ") + 1));
  const said = phraseFact(fact, labels);
  const isNamedTwice = fact.relation === "is" && said.endsWith(` ${noun}`);
  return `that ${isNamedTwice ? said.replace(/(is the \S.*) \S+$/, "$1 one") : said}`;
}
