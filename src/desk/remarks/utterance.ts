import type { OwnerView } from "../../core/episode/scene.js";
import type { Question } from "../../core/question/question.js";
import type { Act, Utterance } from "../reading/acts.js";
import { readAct } from "../reading/index.js";
import { vocabularyOf } from "./names-in.js";
import { namesOwner } from "./whose.js";

export interface Situation {
  /** Open or last question; null before the first. */
  readonly asked: Question | null;
  readonly view: OwnerView;
}

/** Least probability at which an act (what words do) has an effect; orders need more. */
const least = 0.4;
const leastOrder = 0.5;
const orders: ReadonlySet<Act> = new Set(["wait", "go-on", "stop", "found"]);

/** Classifies what words do; "chatter" if unclear. "Leo means mine. The red ones ..." is an objection. */
export function utteranceIn(text: string, situation: Situation): Utterance {
  const read = readOne(text, situation);
  const [first = ""] = text.split(/(?<=[.!?])\s/);
  if (read.act !== "tell" || first === text || !namesOwner(first)) return read;
  return readOne(first, situation).act === "mistaken" ? { ...read, act: "mistaken" } : read;
}

const lastRead = new WeakMap<OwnerView, { readonly key: string; readonly read: Utterance }>();

/** Keeps the last text read for a home, since it is read several times in a row. */
function readOne(text: string, { asked, view }: Situation): Utterance {
  const need = asked?.state === "open" ? asked.need : null;
  const noun = asked?.need.noun ?? "";
  const asks = need?.thing ? "whether" : (need?.func ?? "nothing");
  const key = JSON.stringify([text, noun, asks]);
  const last = lastRead.get(view);
  if (last?.key === key) return last.read;
  const act = readAct(text, { vocabulary: vocabularyOf(view), noun, asks });
  const needed = orders.has(act.act) ? leastOrder : least;
  const read: Utterance = act.probability < needed ? { ...act, act: "chatter" } : act;
  lastRead.set(view, { key, read });
  return read;
}

export function replyIn(text: string, question: Question): Utterance {
  return utteranceIn(text, { asked: question, view: question.view.owner });
}
