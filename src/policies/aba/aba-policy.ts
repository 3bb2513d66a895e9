/**
 * Plays with a model that scores the possible commands and "ask", for which it writes a question (ABA-IC; ABA, section
 * 3.2.1).
 */
import type { Policy, PolicyView } from "../../core/episode/decision.js";
import { factsMeeting } from "../../core/memory/notebook.js";
import type { ChatModel, Prompt } from "../../core/model/model.js";
import type { Need } from "../../core/question/question.js";
import {
  actOn,
  createThinker,
  nothingToDo,
  possibleCommands,
  type ReactOptions,
} from "../react/react-policy.js";
import { ask, checkQuestion, questionShape } from "./question.js";

type GoOn = (lines: readonly string[]) => Prompt;

/** The model's answer to itself when it has not seen the thing (ABA, appendix E). */
const neverSeen = "I have never seen it.";

const recollectionTokens = 256;

/** Before asking people, asks the model whether it saw the thing. Null if not, or if no known fact confirms it. */
async function recollect(
  model: ChatModel,
  view: PolicyView,
  need: Need,
  goOn: GoOn,
): Promise<string | null> {
  if (view.facts.length === 0 || view.askEagerly) return null;
  const wanted = need.adjective ? `${need.adjective} ${need.noun}` : need.noun;
  const prompt = goOn([
    `(Before you ask: look through what is known above. Say where it is, or "${neverSeen}")`,
    `Query: ${wanted} >`,
  ]);
  const said = await model.complete({ ...prompt, maxTokens: recollectionTokens, stop: ["\n"] });
  if (said === "" || /\bnever seen\b/i.test(said)) return null;
  const facts = factsMeeting(need, view.facts);
  const places = facts.flatMap((fact) => (fact.relation === "holds" ? fact.subject : fact.objects));
  return places.some((place) => said.includes(place)) ? said : null;
}

const mostAttempts = 2;

async function writeQuestion(model: ChatModel, view: PolicyView, goOn: GoOn) {
  const remarks: string[] = [];
  for (let attempt = 0; attempt < mostAttempts; attempt++) {
    const prompt = goOn([...remarks, "Ask:"]);
    const checked = checkQuestion(view, await model.structure(prompt, questionShape));
    if ("value" in checked) return checked.value;
    remarks.push(`(Not that question: ${checked.problem}.)`);
  }
  return null;
}

const askAction = "ask";

export function createAbaPolicy(options: ReactOptions): Policy {
  const { model } = options;
  return {
    name: "aba",
    async decide(view) {
      const commands = possibleCommands(view);
      if (commands.length === 0) return nothingToDo;
      const thinker = createThinker(options, view, { asks: true });
      const thought = await thinker.think();
      const { scored } = await thinker.choose(thought, [...commands, askAction]);
      if (scored[0]?.option !== askAction) return actOn(scored[0]?.option, commands, thought);
      const goOn: GoOn = (lines) => thinker.goOn([`Think: ${thought}`, ...lines]);
      const question = await writeQuestion(model, view, goOn);
      if (!question) {
        const best = scored.find(
          ({ option, probability }) => option !== askAction && probability > 0,
        );
        return best ? actOn(best.option, commands, thought) : thinker.act(thought, commands);
      }
      const memory = await recollect(model, view, question.need, goOn);
      if (memory === null)
        return ask(view, question.need, `${thought} ${question.sentence}`.trim());
      return thinker.act(`${thought} I remember: ${memory}`.trim(), commands);
    },
  };
}
