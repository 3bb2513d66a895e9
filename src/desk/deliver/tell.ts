/** Tells people about a task: its requester privately, and those whose earlier answers it used. */

import type { Memory } from "../../../memory/stores.js";
import { isChannel } from "../../core/bot.js";
import type { Episode, EpisodeEnd, StepRecord } from "../../core/episode/episode.js";
import { phraseDay } from "../../core/local-time.js";
import { asSaid, type Fact } from "../../core/memory/fact.js";
import { endLine } from "../../core/question/end-line.js";
import { everydayName } from "../../core/words/names.js";
import { capitalise, joinWords } from "../../core/words/wording.js";
import type { DeskParts } from "../parts.js";
import { boughtBy } from "../remarks/read-bought.js";
import { labelsOf, phraseFact } from "../words/phrase.js";
import { showEnd } from "./card-end.js";

/** Writes privately to the person who requested the task. @param id a note with the same id is sent only once */
export async function tellAsker(
  { memory, clock }: Pick<DeskParts, "memory" | "clock">,
  { id, episode, say }: { id: string; episode: string; say: (task: string) => string },
): Promise<void> {
  const found = await memory.episodes.get(episode);
  const run = found && isChannel(found.bot) ? await memory.runs.get(found.household) : null;
  if (!found || !run?.askedBy) return;
  const title = (await memory.households.get(found.household))?.title ?? found.household;
  const text = say(`${title} (${found.task.sentence.replace(/\.$/, "")})`);
  const note = { kind: "news", text, ballot: null, to: run.askedBy, direct: true } as const;
  await memory.outbox.addNote(episode, { id, note }, clock.now());
}

/** Tells people that a task used their earlier answers. If the task asked something, its message says so already. */
export async function tellReuse(
  memory: Memory,
  episode: Episode,
  end: EpisodeEnd,
  at: number,
): Promise<void> {
  const { id, bot, task } = episode;
  if (!isChannel(bot) || (await memory.questions.list({ episode: id })).length > 0) return;
  if (task.type === "order") await tellBought(memory, episode, at);
  else if (isTold(episode) && end.kind === "terminated") await tellDone(memory, episode, end, at);
}

/** False in campaigns and other modes, where people should not see answers of others before they say what they know. */
function isTold({ origin, campaign, mode }: Episode): boolean {
  return origin === "asked" && !campaign && mode === "owner";
}

async function tellBought(
  memory: Memory,
  { id, household, task }: Episode,
  at: number,
): Promise<void> {
  const facts = await memory.facts.list({ household });
  const used = boughtBy(await memory.episodes.steps(id), id, facts);
  for (const [nth, earlier] of [...new Set(used.map((fact) => fact.episode))].entries()) {
    const told = used.filter((fact) => fact.episode === earlier);
    const said = told.map((fact) => phraseFact(fact, new Map())).join("; ");
    const order = task.sentence.replace(/\.$/, "");
    const text = `I went by what you told me here (${said}) for: ${order}. If that has changed, tell me here.`;
    await tell(memory, earlier, { id: `u${nth}-${id}`, text }, at);
  }
}

async function tellDone(
  memory: Memory,
  episode: Episode,
  end: EpisodeEnd,
  at: number,
): Promise<void> {
  const records = await memory.episodes.steps(episode.id);
  const used = await rememberedIn(memory, records, episode.id, at);
  const earlier = used.at(-1)?.episode;
  if (!earlier) return;
  const reused = await sayRemembered(memory, used, at);
  const shown = showEnd({ episode, end, records, questions: [], told: [], reused });
  const text = `${capitalise(episode.task.sentence)} ${endLine(shown)}`;
  await tell(memory, earlier, { id: `u0-${episode.id}`, text }, at);
}

async function tell(
  { outbox }: Memory,
  earlier: string | null,
  { id, text }: { readonly id: string; readonly text: string },
  at: number,
): Promise<void> {
  if (earlier === null || !(await outbox.card(earlier))) return;
  await outbox.addNote(earlier, { id, note: { kind: "news", text, ballot: null, to: null } }, at);
}

const mostNamed = 3;

/** Finds earlier answers that a task used. @param now the end of the task: leaves out answers found wrong by then */
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
  timeZone?: string,
): Promise<readonly string[]> {
  const told = new Map<string, Set<string>>();
  for (const fact of used.slice(0, mostNamed)) {
    const question = fact.question === null ? null : await questions.get(fact.question);
    const labels = question ? labelsOf(question.view.owner) : new Map<string, string>();
    const zone = timeZone ?? Intl.DateTimeFormat().resolvedOptions().timeZone;
    const who = fact.personName ? `${fact.personName} told me` : "I was told";
    const whoAndWhen = `${who} ${phraseDay(fact.validFrom, now, zone)}`;
    const said = told.get(whoAndWhen) ?? new Set();
    told.set(whoAndWhen, said.add(phraseTold(fact, labels)));
  }
  return [...told].map(([whoAndWhen, said]) => `${whoAndWhen} ${joinWords([...said], "and")}`);
}

/** Returns answers from earlier tasks that made a question unnecessary. */
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

/** Phrases a fact: "that Ana's mug is the blue one". */
function phraseTold(fact: Fact, labels: ReadonlyMap<string, string>): string {
  if (fact.objects.includes(asSaid)) return "how it should be";
  const noun = everydayName(fact.subject.slice(fact.subject.lastIndexOf(" ") + 1));
  const said = phraseFact(fact, labels);
  const isNamedTwice = fact.relation === "is" && said.endsWith(` ${noun}`);
  return `that ${isNamedTwice ? said.replace(/(is the \S.*) \S+$/, "$1 one") : said}`;
}
