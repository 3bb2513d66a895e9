/** Classifies what people's words do, such as tell, deny, thank or order. */
import type { OwnerView } from "../../core/episode/scene.js";
import { lastFor } from "../../core/newest.js";
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

/** Classifies words: "chatter" if unclear. "Leo means mine. The red ones ..." is an objection. */
export function utteranceIn(text: string, situation: Situation): Utterance {
  const read = readOne(text, situation);
  const [first = ""] = text.split(/(?<=[.!?])\s/);
  if (read.act !== "tell" || first === text || !namesOwner(first)) return read;
  return readOne(first, situation).act === "mistaken" ? { ...read, act: "mistaken" } : read;
}

function readOne(text: string, { asked, view }: Situation): Utterance {
  const need = asked?.state === "open" ? asked.need : null;
  const noun = asked?.need.noun ?? "";
  const asks = need?.thing ? "whether" : (need?.func ?? "nothing");
  return readIn(JSON.stringify([text, noun, asks]), view);
}

const readIn = lastFor((key, view: OwnerView): Utterance => {
  const [text, noun, asks] = JSON.parse(key) as [string, string, string];
  const act = readAct(text, { vocabulary: vocabularyOf(view), noun, asks });
  const needed = orders.has(act.act) ? leastOrder : least;
  return act.probability < needed ? { ...act, act: "chatter" } : act;
});

export function replyIn(text: string, question: Question): Utterance {
  return utteranceIn(text, { asked: question, view: question.view.owner });
}
