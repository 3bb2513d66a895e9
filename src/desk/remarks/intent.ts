import { inEnglish } from "../reading/in-english.js";
import { plainWords, spelledOut } from "./plain-words.js";

/**
 * - `wait`, `go-on`, `stop`: an order about the task. `found`: it is done already.
 * - `denial`: what the robot relies on is wrong ("not that one", "that is mine").
 * - `withdraw`: retracts the person's last words ("forget what I said").
 * - `gone`: a thing is gone ("I just ate the tomato").
 * - `agree`: confirms others ("+1", "what Ana said").
 * - `question`: for the robot. `yes`, `no`: reply to what was asked back.
 */
export type Intent =
  | "wait"
  | "go-on"
  | "stop"
  | "found"
  | "denial"
  | "withdraw"
  | "gone"
  | "agree"
  | "question"
  | "thanks"
  | "yes"
  | "no";

/** Words around an order: "ok robot, can you please stop now". */
const lead =
  "(?:(?:please|ok|okay|no|robot|sous|hey|hi|hello|oh|just|well|and|so|now|sorry|you|can|could|would|will|may|should)[ ,.!]+)*";
const tail =
  "(?:[ ,.!]+(?:it|that|this|now|please|everything|right|there|here|immediately|already|at|once|for|today|the task|your|with|doing|what|you|you are|you're|are|mission|working|moving|search|looking|searching|for the [a-z]+|thanks|thank|robot|everyone|again|all|of|a|an|one|bit|sec|second|moment|minute|minutes|while|and|stop|wait))*";

const yes =
  /^(yes|yep|yeah|yup|sure|correct|exactly|right|that'?s right)\b(?! not\b)[\s\w]{0,14}[.!]*$|^it is(?: right| correct| so| indeed)?[.!]*$/;
const no = /^(no|nope|nah|neither|wrong|it is not|it isn't)[.!]*$/;
const goOn = new RegExp(
  `^${lead}(?:go on|carry on|continue|keep going|resume|proceed|go ahead|back to work|start again)\\b|\\b(?:do not|don't|never|no need to|not|no reason to|you (?:need not|needn't)) (?:stop|wait)\\b|\\bno more waiting\\b|\\bkeep (?:going|on|at it)\\b`,
);
const stop = new RegExp(
  `^${lead}(?:stop|cancel|abort|quit|halt|end|scratch that|that is enough|that's enough|enough)${tail}[\\s.!?]*$`,
);
const stopFirst =
  /^(?:please |ok(?:ay)?,? |robot,? |hey,? )*(?:stop|abort|halt)(?: it| now)? ?[.,!;]/;
const found = new RegExp(
  [
    `\\bnever ?mind\\b`,
    `\\b(?:i|we)(?:'ve| have)? (?:just |already )*(?:found|got) (?:it|them|one)\\b`,
    `^${lead}(?:i |we )?(?:just |already )?(?:found|got) one\\b`,
    `^found it\\b`,
    `\\bno longer need(?:ed)?\\b`,
    `\\b(?:no need|not need(?:ed)?)(?: for)?(?: it| that| this| you to| you| the [a-z]+(?: [a-z]+)?)? any ?more\\b`,
    `\\b(?:do not|don't) need (?:it|that|the [a-z]+(?: [a-z]+)?) any ?more\\b`,
    `\\bforget (?:about )?(?:it|that|the [a-z]+)\\b`,
    `\\b(?:i|we) (?:have )?changed (?:my|our) minds?\\b`,
    `\\bno [a-z]+ needed\\b`,
    `\\b(?:i|we) (?:have )?(?:got|found|did) (?:it|that|the [a-z]+) (?:myself|ourselves|already)\\b`,
    `\\bleave it\\b(?! (?:there|in|on|at))`,
    `\\b(?:i|we)(?:'ve| have)? already (?:did|done|made) (?:it|that)\\b`,
    `^(?:no )?(?:do not|don't) bother\\b`,
  ].join("|"),
);
const wait = new RegExp(
  `^${lead}(?:wait|hold on|hold it|hang on|pause|one (?:sec|second|moment|minute)|just a (?:sec|second|moment|minute)|(?:give me|need) (?:a|one) (?:sec|second|moment|minute)|stand still|not (?:just )?yet|not (?:right )?now)\\b`,
);
const theirs =
  "(?:mine|hers|his|ours|theirs|(?:my|her|his|our) [a-z]+(?: [a-z]+)?|[a-z]+'s(?: [a-z]+)?)";
const denial = new RegExp(
  [
    `^(?:no[,. !]+)*(?:stop[,.! ]+)?(?:that|this|it)(?:'s| is| was)(?: the)? wrong\\b`,
    `\\b(?:the )?wrong (?:one|mug|thing)\\b|\\bthe wrong \\w+\\b`,
    `\\bnot (?:that|this)(?: (?:one|\\w+))?\\b(?! (?:i|it|we)\\b)`,
    `\\bput (?:it|that|this|them) (?:back|down)\\b|\\bgive (?:it|that) (?:back|to me)\\b`,
    `\\bmixed (?:them|it|that|those) up\\b|\\bi was wrong\\b`,
    `\\b(?:that|this|it)(?: one)?(?:'s| is| was) not (?:true|right|there|${theirs})`,
    `^(?:no[,. !]+)?(?:it|that|this) (?:is not|isn't|wasn't|was not)[\\s.!]*$`,
    `\\b(?:not|never) find (?:it|them|one|any|that) there\\b|\\bnever there\\b|^(?:no[,. !]+)?(?:it )?not there\\b`,
    `^${lead}(?:(?:take|use|get|bring|grab|it is|it's|that is|i mean|i meant) )*the other (?:one|[a-z]+)\\b(?! (?:day|people|side|room|night|way)\\b)`,
    `\\bleave (?:that|this)\\b|\\b(?:do not|don't) (?:take|touch|use|heat|wash|move) (?:that|this|it)\\b`,
    `\\byou(?:'ve| have)? (?:took|taken|got) the wrong\\b`,
    `\\b(?:that|this|it)(?: one)?(?:'s| is| was) ${theirs}(?!\\?)(?= ?(?:$|[.,;!]|put|give|leave|not|and|so|but))`,
  ].join("|"),
);
const withdraw =
  /\b(?:forget|ignore|disregard|scratch|delete)(?: (?:everything|all|what|whatever))? (?:that )?i(?:'ve| have)? (?:just )?(?:said|wrote|told you)\b|\bi (?:take (?:it|that|everything) back|made (?:it|that) up|was (?:just |only )?(?:joking|kidding|lying)|did not mean (?:it|that))\b|^(?:(?:just|only|lol|haha|sorry|was),? )*(?:joking|kidding)\b|\b(?:forget|ignore|disregard|delete|scratch|cancel|remove|retract) my (?:last |previous )?(?:answer|message|words|reply)\b|\bthat was (?:just )?a joke\b/;
const gone =
  /\b(ate|eaten|drank|finished|used up|used|threw|thrown|binned|sold|broke|broken|lost|gave away|took)\b.{0,60}\b(the|my|our|it|that|last)\b|\bis (all )?gone\b|\bthere (is|are) no(ne)?\b.{0,60}\b(left|more)\b|\byou (already )?have it\b/;
const said = "(?:said|says|wrote|meant)";
const agree = new RegExp(
  `^(?:yes|yeah|yep|ok(?:ay)?)?[, ]*(?:\\+ ?1|same(?: here| answer)?|ditto|me too|agreed?|(?:i )?second(?:ed)?(?: (?:that|this|it))?|likewise|(?:i )?(?:fully |totally )?agree(?: with [\\w' ]{1,20})?|(?:as|like|what|just what) (?:he|she|they|[a-z]+) (?:just )?${said}|(?:he|she|they|[a-z]{2,20})(?:'s| is| are) right|(?!(?:who|nobody|one|god|heaven|lord|someone|somebody) )[a-z]{2,20} (?:knows|has it right|got it right))(?:,? what [a-z]+ ${said})?[\\s.!]*$|^\\+ ?1\\b|\\b(?:that is|that's|is|have|got) the right (?:one|place)\\b`,
);
const thanks =
  /^(many |ok(ay)?,? |great,? |wow,? |so |very |yay,? ){0,3}(thanks?|thank you|thx|ty|cheers|good|great|nice|perfect|well done|lovely|super|ok(ay)?|cool|brilliant|awesome|(ha)+h?|lol|merci|danke|gracias|grazie|obrigad[oa]|dzi[eę]kuj[eę]|te[sş]ekk[uü]rler)\b(?!.{0,24}\bthe\b)[\s\w,.!']{0,24}[.!]*$/;
const ask = "(?:what|which|why|who|whose|whom|when|where|how)";
const questionWord = new RegExp(
  `^(?:and |but |so |hey,? |hmm,? |ok(?:ay)?,? |sorry,? |wait,? |lol,? )*(?:${ask}|is|are|was|were|do|does|did|can|could|will|would|should|have|has|may|must)\\b(?! (?:not|knows)\\b)`,
);
const asksYou = new RegExp(
  `(?:^|[,.;!] )(?:(?:and|but|so|hey|hmm?|ok|okay|sorry|lol),? ){0,3}${ask}(?:'s| is)?\\b[^.!;,]{0,50}\\b(?:(?:do|did|does|are|will|would|can|could|have) you|for)\\b`,
);

const otherwise =
  /^(?:(?:oh|ok|hey|wait|stop|hm+|lol|haha|um|er|and|but|well)[,.! ]+)*(?:no|nope|nah|actually|sorry|oops|wrong|never mind)\b(?! (?:idea|clue))|\b(?:not there|is not|isn't|was not|wasn't|is wrong|was wrong|got it wrong|i mean(?:t)?|mistake)\b/;
const atFirstHand =
  /\b(?:moved|any ?more|no longer|is now|just (?:saw|put|took|checked)|(?:i|we)(?: have|'ve| am|'m)? (?:just |already )?(?:put|took|saw|see|seeing|used|using|washed|brought|left|placed|checked|looked|hid|holding|looking at|(?:standing |sitting |right |here )*(?:in front of|next to|beside|at|by|in|inside) (?:it|that|the)))\b|\bnow[.! ]*$/;

const patterns: readonly (readonly [Intent, RegExp])[] = [
  ["yes", yes],
  ["no", no],
  ["go-on", goOn],
  ["stop", stop],
  ["withdraw", withdraw],
  ["denial", denial],
  ["found", found],
  ["stop", stopFirst],
  ["gone", gone],
  ["wait", wait],
  ["thanks", thanks],
];

/** Orders put as questions: "could you wait a minute?" */
const politely = new RegExp(
  `^${lead}(?:(?:can|could|would|will) you (?:please |just )?)(?:stop|cancel|wait|hold on|pause)${tail}[\\s?.!]*$`,
);

/** Returns null for statements, and for text that means nothing to the robot. */
export function readIntent(text: string): Intent | null {
  const english = inEnglish(text);
  const own = spelledOut(text).toLowerCase();
  if (english === null) return intentOf(own, isQuestion(own));
  return intentOf(own, asks(own)) ?? intentOf(english, asks(english));
}

function intentOf(said: string, isAsked: boolean): Intent | null {
  if (agree.test(said)) return "agree";
  if (isAsked && !politely.test(said) && !withdraw.test(said)) return "question";
  return patterns.find(([, pattern]) => pattern.test(said))?.[0] ?? null;
}

/** Whether text corrects earlier words: "no, ...", "I moved it". */
export function saysOtherwise(text: string): boolean {
  const said = plainWords(text).toLowerCase();
  return otherwise.test(said) || withdraw.test(said) || isAtFirstHand(text);
}

/** Whether text tells of an own action or a change: "I moved it", "it is in the sink now". */
export function isAtFirstHand(text: string): boolean {
  return atFirstHand.test(plainWords(text).toLowerCase());
}

/**
 * Whether a question is about what the robot does: a place in it is no answer. "Is it in the sink?" names an answer.
 */
export function asksRobot(text: string): boolean {
  const end = text.indexOf("?");
  const goesOn = end >= 0 && /\p{L}/u.test(text.slice(end));
  return (
    !goesOn && /\b(did|have|are|were|will|would|can|could|do)(n['’]?t)? (you|u|ya)\b/i.test(text)
  );
}

function asks(said: string): boolean {
  return /\?[\s?!]*$/.test(said) || asksYou.test(said);
}

/** English questions need no question mark. */
function isQuestion(said: string): boolean {
  if (asks(said)) return true;
  return (
    questionWord.test(said) &&
    !/[.!,;]/.test(said) &&
    !/^(is|was|are|do|does) (it|that)'s/.test(said)
  );
}
