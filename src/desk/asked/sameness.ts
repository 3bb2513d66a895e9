import { createHash } from "node:crypto";
import type { AskRequest } from "../../core/ask-tools.js";
import type { AskedPicture } from "../../core/card.js";
import { wordingOf } from "../same-question.js";
import { sameWords } from "./words.js";

type ShownPicture = Pick<AskedPicture, "hash" | "words"> | null;

/** Compares words, choices and picture. Topics only separate questions of the same agent. */
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

/** A reused key with another fingerprint is refused. */
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

/** People approve exactly what they read. Other questions may be explained differently. */
function boundContext({ kind, context }: Pick<AskRequest, "kind" | "context">): string {
  return kind === "approval" ? context : "";
}

function boundPicture(picture: ShownPicture): readonly string[] {
  return picture ? [picture.hash, picture.words] : [];
}

export function hash(parts: readonly unknown[]): string {
  return createHash("sha256").update(JSON.stringify(parts)).digest("hex");
}
