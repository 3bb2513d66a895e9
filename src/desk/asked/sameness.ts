/** Decides whether two questions or two requests are the same. */
import { createHash } from "node:crypto";
import type { AskRequest } from "../../core/ask-tools.js";
import type { AskedPicture } from "../../core/card.js";
import { wordingOf } from "../same-question.js";
import { sameWords } from "./words.js";

type ShownPicture = Pick<AskedPicture, "hash" | "words"> | null;

/**
 * Questions are the same when their words are, with the same choices and picture. A topic only tells further questions
 * apart: what an agent means by it holds within that agent.
 */
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

/** The same key with another request is refused. */
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

/** An approval is of what people read, to the letter. Other questions may be explained anew. */
function boundContext({ kind, context }: Pick<AskRequest, "kind" | "context">): string {
  return kind === "approval" ? context : "";
}

/** Of another picture it is another question. */
function boundPicture(picture: ShownPicture): readonly string[] {
  return picture ? [picture.hash, picture.words] : [];
}

export function hash(parts: readonly unknown[]): string {
  return createHash("sha256").update(JSON.stringify(parts)).digest("hex");
}
