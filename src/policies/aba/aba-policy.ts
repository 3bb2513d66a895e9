/** ABA-IC (ABA, section 3.2.1) scores admissible commands and "ask", for which the model writes a checked question. */
import type { Decision, Policy, PolicyView } from "../../core/episode/decision.js";
import { factsMeeting } from "../../core/memory/notebook.js";
import type { ChatModel, Choosing } from "../../core/model/model.js";
import type { Need } from "../../core/question/question.js";
import { plainPrompt } from "../react/prompt.js";
import {
  actOn,
  createThinker,
  type Moment,
  nothingToDo,
  possibleCommands,
  type ReactOptions,
  type Thinker,
} from "../react/react-policy.js";
import { ask, type Checked, checkQuestion, questionShape } from "./question.js";

/** The model's answer to itself when it has not seen the thing (ABA, appendix E). */
const neverSeen = "I have never seen it.";

const recollectionTokens = 256;

/** Before asking people, asks the model whether it saw the thing. Null if not, or if no known fact confirms it. */
async function recollect(
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

const askAction = "ask";

const mostAttempts = 2;

/** `decide` throws ModelError when the model fails for good. */
export function createAbaPolicy({ model, ...options }: ReactOptions): Policy {
  const examples = options.examples.filter(({ asks }) => asks);
  const settings = { ...plainPrompt, ...options, examples, asks: true };

  async function explore(
    thinker: Thinker,
    given: { readonly moment: Moment; readonly choosing: Choosing },
    commands: readonly string[],
  ): Promise<Decision> {
    const { moment, choosing } = given;
    const [best] = choosing.scored.filter(
      ({ option, probability }) => option !== askAction && probability > 0,
    );
    const [next] = best ? [best] : (await thinker.choose(moment, commands)).scored;
    return actOn(next?.option, commands, moment.thought);
  }

  async function writeQuestion(
    view: PolicyView,
    thinker: Thinker,
    { text }: Moment,
  ): Promise<Extract<Checked, { ok: true }> | null> {
    const remarks: string[] = [];
    for (let attempt = 0; attempt < mostAttempts; attempt++) {
      const prompt = thinker.goOn([text, ...remarks, "Ask:"]);
      const checked = checkQuestion(view, await model.structure(prompt, questionShape));
      if (checked.ok) return checked;
      remarks.push(`(Not that question: ${checked.reason}.)`);
    }
    return null;
  }

  async function decide(view: PolicyView): Promise<Decision> {
    const commands = possibleCommands(view);
    if (commands.length === 0) return nothingToDo;
    const thinker = createThinker(model, view, settings);
    const moment = await thinker.think();
    const choosing = await thinker.choose(moment, [...commands, askAction]);
    if (choosing.scored[0]?.option !== askAction) {
      return actOn(choosing.scored[0]?.option, commands, moment.thought);
    }
    const question = await writeQuestion(view, thinker, moment);
    if (!question) return explore(thinker, { moment, choosing }, commands);
    const { need, sentence } = question;
    const lines = [moment.text];
    const memory = await recollect(model, { view, need, thinker, lines });
    if (memory === null) return ask(view, need, `${moment.thought} ${sentence}`.trim());
    const thought = `${moment.thought} I remember: ${memory}`.trim();
    const reminded = { thought, text: `Think: ${thought}` };
    const { scored } = await thinker.choose(reminded, commands);
    return actOn(scored[0]?.option, commands, thought);
  }

  return { name: "aba", decide };
}
