/** Self-query "Have I seen it?" before asking people (ABA, appendix E). */
import type { PolicyView } from "../../core/decision.js";
import type { ChatModel } from "../../core/model.js";
import { factsMeeting } from "../../core/notebook.js";
import type { Need } from "../../core/question.js";
import type { Thinker } from "../react/moment.js";

const neverSeen = "I have never seen it.";

const recollectionTokens = 256;

/** Returns null when nothing was learned yet, when the model says never, or when the facts do not confirm it. */
export async function recollect(
  model: ChatModel,
  given: {
    readonly view: PolicyView;
    readonly need: Need;
    readonly thinker: Thinker;
    readonly lines: readonly string[];
  },
): Promise<string | null> {
  const { view, need, thinker, lines } = given;
  if (view.facts.length === 0 || view.askEagerly) return null;
  const wanted = need.adjective ? `${need.adjective} ${need.noun}` : need.noun;
  const prompt = thinker.goOn([
    ...lines,
    `(Before you ask: look through what is known above. Say where it is, or "${neverSeen}")`,
    `Query: ${wanted} >`,
  ]);
  const said = await model.complete({ ...prompt, maxTokens: recollectionTokens, stop: ["\n"] });
  if (said === "" || /\bnever seen\b/i.test(said)) return null;
  const facts = factsMeeting(need, view.facts);
  const places = facts.flatMap((fact) => (fact.relation === "holds" ? fact.subject : fact.objects));
  return places.some((place) => said.includes(place)) ? said : null;
}
