/** Makes the exact text that people approve, checks that it fits a platform, and hashes requests to compare them. */

import { createHash } from "node:crypto";
import type { Memory } from "../../../memory/stores.js";
import type { AskRequest } from "../../core/question/ask-tools.js";
import type { Audience } from "../../core/question/asking.js";
import type { AskedPicture, Bound } from "../../core/question/card.js";
import type { Question } from "../../core/question/question.js";
import { wordingOf } from "../ask/same-question.js";
import type { AskParts, Fault } from "./refused.js";
import { isApproving, sameWords } from "./words.js";

export function boundBy(
  { text, why, choices }: Pick<Question, "text" | "why" | "choices">,
  picture: Pick<AskedPicture, "words"> | null,
): Bound {
  const [asked = "", ...more] = linesOf(text);
  const seen = picture ? linesOf(`Picture: ${picture.words}`) : [];
  const words = [...more, ...linesOf(why), ...seen];
  return {
    asked,
    lines: [
      // Marks the agent's lines, so that they can't imitate lines of Sous.
      ...words.map((line) => `│ ${line}`),
      ...choices.map(
        ({ id, label }) => `${isApproving(id) ? "To consent" : "To decline"}: ${spaced(label)}`,
      ),
    ],
  };
}

export async function boundOf({ asks }: Memory, question: Question): Promise<Bound | null> {
  const asked = await asks.asked(question.id);
  if (asked?.kind !== "approval") return null;
  return boundBy(question, await asks.picture(question.id));
}

function linesOf(text: string): readonly string[] {
  return text === "" ? [] : text.split("\n").map(spaced);
}

/** Keeps spaces that platforms collapse or trim. */
function spaced(line: string): string {
  const kept = line.replace(/^ +| +$| {2,}/g, (run) => "\u00A0".repeat(run.length));
  return kept.replaceAll("\t", "⇥");
}

/** Says how much of the context does not fit; false if all fits. @param show renders the approval */
export function whatDoesNotFit(
  bot: Audience["bot"],
  context: string,
  show: (why: string) => ReturnType<AskParts["shownOn"]>,
): Fault {
  const excess = (why: string) => {
    const { text, room } = show(why);
    return text.length - room;
  };
  const over = excess(context);
  if (over <= 0) return false;
  let fits = context.length;
  while (fits > 0 && excess(context.slice(0, fits)) > 0) fits -= 1;
  return fits > 0
    ? `context: on ${bot} ${fits} of its ${context.length} characters fit, and people approve no more than they read. Shorten it.`
    : `question, choices and picture.words: on ${bot} they need ${over} characters more than fit. Shorten them.`;
}

type ShownPicture = Pick<AskedPicture, "hash" | "words"> | null;

/** Hashes what makes two requests the same question. With a topic, only requests of one agent can match. */
export function samenessOf(
  agent: string,
  request: Pick<AskRequest, "kind" | "choices" | "topic" | "question" | "only_choices" | "context">,
  picture: ShownPicture,
): string {
  const { kind, choices, topic, question } = request;
  const labels = choices.map(({ id, label }) => [id, sameWords(label)].join("\n")).sort();
  const wording = wordingOf(question) || sameWords(question);
  const about = ["text", wording, ...(topic === undefined ? [] : [agent, topic])];
  const bound = [boundContext(request), ...boundPicture(picture)];
  return hash([kind, request.only_choices, labels, about, ...bound]);
}

/** Hashes the whole request: a reused key with another fingerprint is refused. */
export function fingerprintOf(request: AskRequest, picture: ShownPicture): string {
  const { audience, scope, kind, question, topic = "", choices, answers } = request;
  const { default: otherwise = null, deadline_s } = request;
  return hash([
    audience,
    scope,
    kind,
    question,
    boundContext(request),
    topic,
    choices,
    answers,
    otherwise,
    deadline_s,
    ...boundPicture(picture),
  ]);
}

/** Returns the context of approvals, which people approve word for word. In other questions it may differ. */
function boundContext({ kind, context }: Pick<AskRequest, "kind" | "context">): string {
  return kind === "approval" ? context : "";
}

function boundPicture(picture: ShownPicture): readonly string[] {
  return picture ? [picture.hash, picture.words] : [];
}

export function hash(parts: readonly unknown[]): string {
  return createHash("sha256").update(JSON.stringify(parts)).digest("hex");
}
