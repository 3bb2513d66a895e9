/** What somebody wants who says something unasked, by the structure of the words. */

/**
 * - `wait`, `go-on`, `stop`: an order about the task. `found`: it is done already.
 * - `denial`: what the robot relies on is wrong ("not that one", "that is mine").
 * - `gone`: a thing is no longer there ("I just ate the tomato").
 * - `question`: a question to the robot. `thanks`: nothing is to be done.
 * - `yes`, `no`: an answer to what was asked back.
 */
export type Intent =
  | "wait"
  | "go-on"
  | "stop"
  | "found"
  | "denial"
  | "gone"
  | "question"
  | "thanks"
  | "yes"
  | "no";

const yes =
  /^(yes|yep|yeah|yup|sure|correct|exactly|right|that'?s right|it is)\b[\s\w]{0,14}[.!]*$/;
const no = /^(no|nope|nah|wrong|it is not|it isn'?t)[.!]*$/;
const goOn =
  /^(ok(ay)?,? )?(go on|carry on|continue|keep going|resume|proceed|go ahead|back to work)\b|\b(don'?t|do not|never) stop\b|\bkeep (going|on|at it)\b/;
const stop =
  /^(please |ok(ay)?,? |robot,? |hey,? )*(stop|cancel|abort|quit|halt)( it| that| this| now| please| everything| right there| right now| the task)*[\s.!]*$/;
const found =
  /\bnever ?mind\b|\b(i|we)('ve| have)? (just |already )*(found|got) (it|them|one)\b|\bno longer need(ed)?\b|\bdon'?t need (it|you to|that) any ?more\b|\bforget it\b/;
const wait =
  /^(please |ok(ay)?,? |robot,? |hey,? )*(wait|hold on|hang on|pause|one (sec|second|moment|minute)|just a (sec|second|moment|minute)|not yet)\b/;
const denial =
  /^(no[,. !]+)*(stop[,.! ]+)?(that|this|it)('s| is| was)( the)? wrong\b|\bthe wrong (one|\w+)\b|\bnot (that|this) (one|\w+)\b|\bput (it|that|this|them) (back|down)\b|\bgive (it|that) back\b|\bmixed (them|it|that|those) up\b|\bi was wrong\b|\b(that|it|this)('s| is) not (true|right|hers|his|mine|there)\b|\b(leave|don'?t (take|touch|use|heat|wash|move)) (that|this|it)\b|\byou('ve| have)? (took|taken|got) the wrong\b|\b(that|this|it)('s| is) (mine|[a-z]+'s|hers|his|ours|theirs)\b(?!\?)/;
const gone =
  /\b(ate|eaten|drank|finished|used up|threw|thrown|binned|sold|broke|broken|lost|gave away)\b.{0,60}\b(the|my|our|it|that|last)\b|\bis (all )?gone\b|\bthere (is|are) no(ne)?\b.{0,60}\b(left|more)\b|\byou (already )?have it\b/;
const thanks =
  /^(many |ok(ay)?,? |great,? )*(thanks?|thank you|thx|ty|cheers|good|great|nice|perfect|well done|lovely|super|ok(ay)?|cool|brilliant|awesome|(ha)+h?|lol|merci|danke|gracias|grazie|obrigad[oa]|dzi[eę]kuj[eę]|te[sş]ekk[uü]rler)\b[\s\w,.!']{0,24}[.!]*$/;
const questionWord =
  /^(and |but |so |hey,? |hmm,? |ok(ay)?,? |sorry,? |wait,? )*(what|which|why|who|whose|whom|when|where|how|is|are|was|were|do|does|did|can|could|will|would|should|have|has|may|must)\b/;

/** The intents in the order in which they are looked for: what is more particular comes first. */
const patterns: readonly (readonly [Intent, RegExp])[] = [
  ["yes", yes],
  ["no", no],
  ["go-on", goOn],
  ["stop", stop],
  ["denial", denial],
  ["found", found],
  ["gone", gone],
  ["wait", wait],
  ["thanks", thanks],
];

/** Reads an intent; null: the words state something, or mean nothing to the robot. */
export function readIntent(text: string): Intent | null {
  const said = text.toLowerCase().replace(/[’‘`]/g, "'").replace(/\s+/g, " ").trim();
  if (isQuestion(said)) return "question";
  return patterns.find(([, pattern]) => pattern.test(said))?.[0] ?? null;
}

/** Whether a question is to the robot about what it does: a place that it names is no answer. "Is it in the sink?" is. */
export function asksRobot(text: string): boolean {
  const end = text.indexOf("?");
  const goesOn = end >= 0 && /\p{L}/u.test(text.slice(end));
  return (
    !goesOn && /\b(did|have|are|were|will|would|can|could|do)(n['’]?t)? (you|u|ya)\b/i.test(text)
  );
}

/** A question ends with its mark, or begins like one and states nothing after. */
function isQuestion(said: string): boolean {
  if (/\?[\s?!]*$/.test(said)) return true;
  return (
    questionWord.test(said) &&
    !/[.!,;]/.test(said) &&
    !/^(is|was|are|do|does) (it|that)'s/.test(said)
  );
}
