import { inEnglish } from "../../desk/reading/in-english.js";
import { normaliseText } from "../../desk/reading/lexicon/normalise.js";

const before = "^(?:(?:no|nope|actually|please|ok|okay|wait|hey|sous)(?: [,.;!])* )*";
const dismissed = new RegExp(
  `${before}(?:never ?mind|forget|skip|cancel|(?:stop|drop)(?= (?:it|that|this|[,.;!])))(?: (?:about|it|that|this))*(?: (?:the|my|[a-z]+ 's) [^,.;!?]{1,40}?)? (?:[,.;!] |and )(?:and |then )*(?=[a-z])`,
);
/** Matches "heat it first" and "heat it instead", but not "in the bin, or on the shelf instead", a correction. */
const timing = new RegExp(
  `${before}(?:[^,.;!?]+ (?<last>instead|first)(?: of [^,.;!?]+)?|instead(?: of [^,.;!?]+)? , .+?)(?: please)?(?: [.!])*$`,
);

/** Reads when to do an order ("Never mind the mug, heat it": `instead` of the open task), and what remains of it. */
export function turnOf(text: string) {
  const said = inEnglish(text) ?? normaliseText(text);
  const order = said.replace(dismissed, "");
  const when = timing.exec(order);
  if (order === said && when?.groups?.last === "first") return { turn: "first", order: text };
  if (order === said && !when) return { turn: "last", order: text };
  return {
    turn: "instead",
    order: order.replace(/(?<=^|instead) ?(?:instead )?of [^,.;!?]+(?:, )?/, ""),
  };
}
