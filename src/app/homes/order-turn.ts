/** When an order is to be done: in place of the task that is going on, before what waits, or after it. */
import { inEnglish } from "../../desk/reading/in-english.js";
import { normaliseText } from "../../desk/reading/lexicon/normalise.js";

export interface Turn {
  readonly turn: "instead" | "first" | "last";
  /** Without "never mind the mug". */
  readonly order: string;
}

const before = "^(?:(?:no|nope|actually|please|ok|okay|wait|hey|sous)(?: [,.;!])* )*";
const dismissed = new RegExp(
  `${before}(?:never ?mind|forget|skip|cancel|(?:stop|drop)(?= (?:it|that|this|[,.;!])))(?: (?:about|it|that|this))*(?: (?:the|my|[a-z]+ 's) [^,.;!?]{1,40}?)? (?:[,.;!] |and )(?:and |then )*(?=[a-z])`,
);
/** "in the bin, or on the shelf instead" corrects an order. */
const sayingWhen = new RegExp(
  `${before}(?:[^,.;!?]+ (instead|first)(?: of [^,.;!?]+)?|(instead)(?: of [^,.;!?]+)? , .+?)(?: please)?(?: [.!])*$`,
);

/** "Never mind the mug, heat the potato instead" */
export function turnOf(text: string): Turn {
  const said = inEnglish(text) ?? normaliseText(text);
  const order = said.replace(dismissed, "");
  const [, last, begun] = sayingWhen.exec(order) ?? [];
  const isInstead = order !== said || begun !== undefined || last === "instead";
  const rest = order
    .replace(/ instead of [^,.;!?]+/, " instead")
    .replace(/^instead of [^,.;!?]+ , /, "");
  return {
    turn: isInstead ? "instead" : last === "first" ? "first" : "last",
    order: isInstead ? rest : text,
  };
}
