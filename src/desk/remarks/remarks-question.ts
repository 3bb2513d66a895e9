/** Decides whether words answer a question or are a remark (something said unasked). */
import type { Memory } from "../../../memory/stores.js";
import type { IncomingEvent } from "../../core/bot.js";
import type { Episode } from "../../core/episode/episode.js";
import type { OwnerView } from "../../core/episode/scene.js";
import { isAboutPreferred, readUsual, subjectOf } from "../../core/memory/notebook.js";
import { type Question, remarksId, remarksReason } from "../../core/question/question.js";
import { everydayName } from "../../core/words/names.js";
import { wordSet, wordsIn } from "../../core/words/wording.js";
import { newQuestion } from "../ask/new-question.js";
import { askedBack } from "../hear/confirm.js";
import { readWhether } from "../hear/whether.js";
import type { DeskParts } from "../parts.js";
import type { Act } from "../reading/acts.js";
import { kindsIn, namesPlace } from "./names-in.js";
import { isTask } from "./obey.js";
import { lastAsked } from "./read-remark.js";
import { afterSkip, asksHelp } from "./set-phrases.js";
import { replyIn, type Situation, utteranceIn } from "./utterance.js";
import { clausesOf, namesOwner, ofOthers, ownerIn, readBelonging, takeApart } from "./whose.js";

/**
 * Returns null for an answer, and for a remark the "remarks question", which holds remarks and is never posted. In a
 * campaign every text is an answer, as its design stores nothing else.
 * @param asked open or last question of the episode; null before the first
 */
export async function remarksQuestionFor(
  parts: DeskParts,
  event: IncomingEvent,
  { episode: id, asked }: { readonly episode: string; readonly asked: Question | null },
): Promise<Question | null> {
  if (!("text" in event.what) || (asked?.view.anyWords && !asksHelp(event.what.text))) return null;
  const episode = await parts.memory.episodes.get(id);
  if (!episode || episode.campaign) return null;
  const view = asked?.view.owner ?? (await parts.homeOf?.(episode.household)) ?? null;
  if (!view) return null;
  const isOne =
    isOrder(parts, event, { asked, view, household: episode.household }) ||
    isRemark(event.what.text, event.person.name, { asked, view }) ||
    (await tellsWhereOther(parts.memory, event, { asked, view })) ||
    (await answersRemark(parts, event, { episode: id, asked, view }));
  if (!isOne) return null;
  return newRemarksQuestion(parts, episode, view);
}

/** Finds the question that a reply is about: the open or last one, or an earlier purchase whose option it names. */
export async function askedBy(
  memory: Memory,
  { episode, text }: { readonly episode: string; readonly text: string },
): Promise<Question | null> {
  const last = await lastAsked(memory, episode);
  const buys = ({ need }: Question) => readUsual(subjectOf(need)) !== null;
  if (!last || !buys(last) || namesChoice(text, last)) return last;
  const questions = await memory.questions.list({ episode });
  return questions.findLast((one) => buys(one) && namesChoice(text, one)) ?? last;
}

/** True for a task to do, unless it may answer an open question about the same kind. */
function isOrder(
  { orders }: DeskParts,
  event: IncomingEvent,
  { asked, view, household }: Situation & { readonly household: string },
): boolean {
  if (!orders || !("text" in event.what)) return false;
  if (asked?.state !== "open") return isTask(event, { household, home: view }, orders);
  const { text } = event.what;
  // Words that may answer the open question answer only what Sous asked about an order after it.
  const since = namesPlace(text, view) || namesChoice(text, asked) ? asked.askedAt : 0;
  return orders.answers(event, household, view, since) || orders.reads(text, view, asked.need);
}

/** True for "yes" to what Sous asked about a remark, while the open question asks something else. */
async function answersRemark(
  { memory }: DeskParts,
  { person, what }: IncomingEvent,
  { episode, asked, view }: Situation & { readonly episode: string },
): Promise<boolean> {
  if (!("text" in what) || (asked && askedBack(asked).length > 0)) return false;
  const said = await memory.questions.ballots(remarksId(episode));
  const last = said.findLast(({ platformId }) => platformId === person.id);
  if (last?.understood !== "unclear" || last.claims.length === 0) return false;
  const { act } = utteranceIn(what.text, { asked, view });
  return act === "yes" || act === "no";
}

const besideQuestions = wordSet("agree thanks wait go-on stop found withdraw ask");

const isAt =
  /(?:\b(?:is|are)(?:n['’]t| not)?|['’]s(?: not)?) (?:now |back |still |both |all )?(?:in|on|at|under|inside)\b/i;

/** True if the question asks which one a thing is, and the words say where it is ("Ana's mug is in the sink"). */
function tellsWhere(text: string, { need }: Question, view: OwnerView): boolean {
  const thing = text.slice(0, Math.max(0, text.search(isAt)));
  return (
    need.func === "which" && kindsIn(thing, view).includes(need.noun) && namesPlace(text, view)
  );
}

const otherThing =
  /^(?:(?:by the way|btw|fyi|ps|oh|also|and)[,:]? )*(?:the|a|an|my|our|some|\S+['’]s) [^,.;:!?]*$/i;

/** True if the words say where another thing is ("By the way, the candle is in the cabinet"), and edit no answer. */
async function tellsWhereOther(
  { questions }: Memory,
  { what }: IncomingEvent,
  { asked, view }: Situation,
): Promise<boolean> {
  if (asked?.state !== "open" || asked.need.func !== "where" || !("text" in what)) return false;
  const { text } = what;
  const thing = text.slice(0, Math.max(0, text.search(isAt)));
  if (!otherThing.test(thing) || /\b(?:it|one|that|this)\b/i.test(text)) return false;
  const kinds = kindsIn(thing, view);
  if (kinds.length === 0 || kinds.includes(asked.need.noun) || !namesPlace(text, view))
    return false;
  return what.kind !== "reply" || (await questions.answeredBy(what.message)) === null;
}

/**
 * True for words that do not answer the question. While it is open: questions to the robot, thanks and the like,
 * unless they name a place or a choice. Once it is closed: all but a new answer to it.
 */
function isRemark(text: string, speaker: string, { asked, view }: Situation): boolean {
  if (!asked || asksHelp(text)) return true;
  const said = asked.state === "open" ? afterSkip(text) : null;
  if (said !== null) return said !== "" && isRemark(said, speaker, { asked, view });
  const { act, topic } = replyIn(text, asked);
  const isNews = namesPlace(text, view) || namesChoice(text, asked);
  if (asked.state === "open") {
    if (readWhether(asked, { text, personName: speaker })) return false;
    const asksTheRobot = act === "ask" && topic !== "sure" && topic !== "which";
    if (asksTheRobot) return !answersBefore(text, asked, view);
    if (besideQuestions.has(act)) return !isNews;
    return saysOnlyOfOthers(text, speaker, asked);
  }
  // Once the question is closed, "Wait, it is in the sink" answers anew.
  const answersAnew =
    (mayAnswer.has(act) || (denies(act, text) && asked.need.func === "where")) &&
    (namesPlace(text, view) || (act !== "gone" && namesChoice(text, asked)));
  if (!isAnswer.has(act) && !answersAnew) return true;
  if (saysOnlyOfOthers(text, speaker, asked)) return true;
  const { adjective = "", noun } = asked.need;
  const owner = ownerIn(adjective) ?? "";
  const belonging = readBelonging(text, { speaker, asked: owner || null });
  if (belonging && (asked.need.func === "where" || !owner || belonging.isPointed)) return true;
  const named = kindsIn(text, view);
  if (named.length === 0)
    return asked.need.func === "which" && ownIsAt.test(text) && namesPlace(text, view);
  return tellsWhere(text, asked, view) || !named.includes(noun);
}

/** True for "Can't be, I painted the shelf", which may answer, but not for "Leo means mine". */
function denies(act: Act, text: string): boolean {
  return act === "denial" || (act === "mistaken" && !namesOwner(text));
}

/** True for an answer before a question: "The bed. What do you need it for?" */
function answersBefore(text: string, asked: Question, view: OwnerView): boolean {
  const said = text.slice(0, Math.max(0, text.search(/[.!;,][^.!;,?]*\?/)));
  return said !== "" && (namesPlace(said, view) || namesChoice(said, asked));
}

/** Kinds of utterance that answer a question only if they name a place or a choice. */
const mayAnswer: ReadonlySet<Act> = new Set(["wait", "stop", "found", "gone", "withdraw"]);
const isAnswer: ReadonlySet<Act> = new Set(["tell", "no", "order", "unknown", "chatter"]);

const ownIsAt = /\b(?:mine|hers|his)(?: is(?:n['’]t)?|['’]s) (?:\w+ )?(?:in|on|at|under|inside)\b/i;

/** True if the words tell only of others' things: "The red one is mine", when asked which mug is Ana's. */
function saysOnlyOfOthers(text: string, speaker: string, { need }: Question): boolean {
  const asked = ownerIn(need.adjective ?? "") ?? (isAboutPreferred(need) ? "" : null);
  if (asked === null) return false;
  if (need.func === "where") {
    const clauses = clausesOf(text).filter((clause) => /\p{L}/u.test(clause));
    const kind = everydayName(need.noun);
    const isOfOthers = (clause: string) => ofOthers(clause, kind, { speaker, asked }) !== null;
    return clauses.length > 0 && clauses.every(isOfOthers);
  }
  if (need.func !== "which") return false;
  const { others, rest } = takeApart(text, { speaker, asked });
  return others.length > 0 && !/\p{L}/u.test(rest);
}

function namesChoice(text: string, { choices, need }: Question): boolean {
  const labels = choices.map(({ label }) => wordsIn(label));
  const common = (word: string) => labels.every((label) => label.includes(word));
  return wordsIn(text).some(
    (word) =>
      word.length > 2 &&
      word !== "the" &&
      word !== everydayName(need.noun) &&
      labels.some((label) => label.includes(word)) &&
      !common(word),
  );
}

function newRemarksQuestion(parts: DeskParts, episode: Episode, owner: OwnerView): Question {
  const at = parts.clock.now();
  return newQuestion(parts, episode, {
    id: remarksId(episode.id),
    need: { func: "what", noun: "anything" },
    text: "What should I know?",
    why: "",
    choices: [],
    mode: episode.mode,
    state: "cancelled",
    reason: remarksReason,
    view: { owner, seen: [] },
    propensity: 0,
    askedAt: at,
    deadline: at,
    settledAt: at,
    quorum: 1,
    fallback: "explore",
  });
}
