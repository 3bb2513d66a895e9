/**
 * Answers are data, never instructions. Orders, role play and pings are cut out before grounding, each from
 * its first word to the end of its sentence. The words before and after may still hold a fact.
 */

/** Those whom people pretend to speak for. */
const authority =
  "admin|administrator|operator|developers?|owner|boss|manager|manufacturer|superior|supervisor|creator|maker|landlord|police|security|support|headquarters|engineers?|technician|company|government|director|president|chief|captain|principal|ceo|authorities|management|doctor|professor|inspector|general|king|queen|mayor|insurance|bank|council";

/** What is to hold from now on: of what is bought, it may be an answer. */
const lasting =
  /\b(from (?:now|today|this \w+|here|tomorrow) on(?:wards?)?(?! (?:it|they|the T\d+) (?:is|are|lives?|goes|stays?|stands?)\b)|from this point|going forward|henceforth|in future|in the future|(?:after|before|at|with) (?:every|each) (?:question|answer|message|task|reply))\b/;

/** Attempts to take over the agent: never part of an answer. */
const takeovers: readonly RegExp[] = [
  /\bsudo\b/,
  /\b(you must|must now|always|never) (\w+ ){0,2}(look|check|search|start|answer|say|obey)\b/,
  /(?<!\b(?:i|we|he|she|they|just) )\b(do not|never|no) (you )?(dare |ever )?(touch|open|close|use|move|enter|disturb|break|eat|drink|go near|come near|step|throw|wake|tell(?! \w+ (?:but|,|;|\.))|clean|wash)\b(?! (to|it there))/,
  /(?<!\b(?:i|we|he|she|they|you|just|who) )\bdo not (?:you )?(?:put|leave|place|store|stick|drop|bring|carry) (?:it|them|that|this|the|my|any)\b/,
  /\b(ignore|disregard|forget|override|bypass|overrule|skip)\b(?= (?:\w+ ){0,4}(instruction|instructions|rule|rules|prompt|prompts|previous|prior|above|everything|anything|guidelines|constraints|training|orders|programming|safety)\b)/,
  new RegExp(
    `\\b(?:message|order|orders|notice|instructions?|update|memo|alert) from (?:your|the|an?|my)? ?(?:\\w+ )?(?:${authority})\\b`,
  ),
  /\b(?:wants?|needs?|asks?|asked|agreed|decided|expects?|insists?|insisted|demands?|demanded|urges?|begs?|wishes) (?:that )?(?:you|u|the robot|the bot)\b(?! (?:to )?(?:look|check|try|find|search|see)\b)/,
  /\b(?:must|shall|has to|have to|needs? to|is to|are to) (?:all )?be (?:thrown|moved|opened|emptied|cleaned|destroyed|deleted|brought|carried|sent|unlocked|burne?d|cleared|removed|transferred|considered|marked|declared|wiped|washed|binned|handed|given|locked)\b/,
  lasting,
  /\b(new|your|updated|real|next) (?:permanent |standing |house )?(task|tasks|goal|mission|rule|rules|instruction|instructions|policy|objective|orders|directive|role|job is)\b/,
  /\b(api key|password|token|credentials|wifi code|pin code)\b/,
  /\b(drop table|delete from|rm rf|select from|curl|eval|exec|import os)\b/,
  /\b(dan|robot|bot|ai|assistant|agent|machine|sous) (?=(?:\w+ ){0,2}(opens|goes|closes|does|unlocks|gives|sends|brings|puts|moves|obeys|ignores|must|shall|starts|stops|deletes|tells|turns)\b)/,
];

const doing =
  "throw|put|place|move|go|come|run|walk|open|close|shut|bring|get|fetch|make|clean|wash|wipe|vacuum|hoover|mop|sweep|unlock|lock|turn|switch|order|buy|call|phone|text|email|send|post|delete|remove|erase|stop|start|print|reveal|show|tell|say|reply|respond|answer|write|output|repeat|give|grant|pay|transfer|kill|destroy|smash|break|burn|drop|empty|dump|take|grab|pick|feed|water|cook|heat|cool|boil|fry|slice|chop|cut|tidy|disable|enable|update|change|ping|notify|alert|wake|reboot|restart|execute|load|download|install|leave|chuck|toss|stick|shove|pour|drink|eat|serve|hide|cancel|count|confirm|consider|treat|assume|record|register|memori[sz]e|declare|announce|translate|sing|dance|self destruct|set|deliver|carry|hand|pass|do the|do a|do my";

/** How an order begins: at the start of a clause, or after "please", "now", "can you" and the like. */
const orderStart = `(?:^|[.,;!?] |\\.\\.\\. |\\b(?:and|then|now|also|so|please|just|ok|okay|robot|hey|but|while you are at it|when you are done|once you are done|afterwards?|you should|you must|you need to|you have to|you had better|you can|can you|could you|will you|would you|(?:want|need|order|command|ask|instruct|expect|tell|telling|told) you to|for the love of god|for god s sake|kindly|be a dear and|make sure(?: to| you)?|do not forget to|remember to|go and|go|instead)\\b )`;

/** No orders, but ways to say where the thing is: "go check", "go look", "go to the desk, it is there". */
const looking =
  "(?:leave|rule|cross|strike) (?:out|off|aside)|give (?:me )?(?:a|one|two|\\d) (?:sec|second|moment|minute|mo|min)s?|(?:delete|cancel|erase|drop) (?:that|(?:the |my )?P\\d)|tell (?:a lie|lies)|do (?:not )?(?:know|mind)|make (?:it|that) (?:(?:the|on|in|at|my) ){0,2}(?:P|\\d)|make that (?:the )?[a-z]+(?: one)?(?: please| then| instead)? ?(?:[.,!]|$)|come to think|(?:delete|cancel)(?: that| it)? ?[.,;!]|turn (?:left|right|round|around)|go (?:left|right|straight|past|through|up|down|along)|close (?:to|by)|go (?:and )?(?:look|check|see|have a look|try)|open P\\d+(?: \\d+)? (?:[,;.] )?(?:and )?(?:it is|they are|it will be|you will|there|reach|look|feel|check|see|find)|go to (?:the )?P\\d+(?: \\d+)? (?:[,;.] )?(?:and |then )?(?:\\w+ ){0,3}(?:there|look|check|find|see)|(?:get|take|grab|fetch|use|pick)(?: up)? (?:it|one|them|some|any|that|the (?:one|T\\d+)|(?:a )?T\\d+)(?: up)? (?:from|out|off|in|on)|(?:give|leave) (?:the |my )?P\\d+(?: \\d+)?(?: to \\d+)? (?:a|alone|out|be)\\b|take a (?:look|peek)|make sure|set of|call it|say (?:it is|in|on)|(?:text|phone|count|pass|cool|place|water|order)(?: [.,;!?]|$)|(?:clean|leave|drop|cut|open|empty) (?:one|ones|T\\d+)|put away|give (?:it )?a (?:look|try)|go for|stop(?: it)? ?[.,;!]|stop (?:looking|searching|checking)";

/** "put it in the fridge": at the start of a reply this tells what the person did. */
const commandStart =
  /^(?:i )?(?:think )?(?:put|stuck|set|hid|cut|leave|keep) (?:it|them|one|some|that|mine|(?:the |a )?[TP]\d+|the (?:thing|one))\b(?!.*\b(?:please|when you|for me)\b)/;

const order = new RegExp(
  `${orderStart}(?!${looking})(?:${doing})\\b(?! (?:is|was|are|of|it is)\\b| ;)`,
);

/** How people pick an option: "use the microwave", "bring me the blue one". */
const choosing =
  /^(?:please |just |robot |ok |then )*(?:(?:could|can|would) you )?(?:please )?(?:use|take|get|grab|bring|give|pick|choose|go|make|heat|cook|boil|fry|toast|warm|put|stick|pop|do|clean|wash|cool|serve|hand|pass|fetch|move)\b/;

/** "bring me the second": in a later sentence too. */
const picking =
  /^(?:[.,;!?] |so |then |just |please |and |but |now |also )*(?:bring|give|take|get|grab|hand|pass|fetch|use|pick|choose|do|go (?:with|for))(?: me| us)?(?: (?:the|a|my|number|option|either|any|both|all|one|ones|some|of|those|these|them|that|this|each|in|on|at|from|or|and|,|[a-z]+(?= ones?\b)|T\d+|P\d+|O\d+|\d+|last|middle|others?|rest|left|right|top|bottom))+(?: please| then| instead| thanks)* ?[.!]?$/;

function earliest(sentence: string, patterns: readonly RegExp[]): number {
  let at = sentence.length;
  for (const pattern of patterns) {
    const match = pattern.exec(sentence);
    if (match && match.index < at) at = match.index;
  }
  return at;
}

function cutSentence(sentence: string, options: { choosing: boolean; first: boolean }): string {
  const kept = sentence.slice(0, earliest(sentence, takeovers));
  if (options.first && commandStart.test(kept)) return kept;
  if (options.first && options.choosing) {
    const lead = choosing.exec(kept)?.[0].length ?? 0;
    const rest = kept.slice(lead);
    const at = earliest(rest, [lateOrder]);
    return picking.test(rest.slice(at)) ? kept : kept.slice(0, lead + at);
  }
  if (options.choosing && picking.test(kept)) return kept;
  const at = earliest(kept, [order]);
  return isPastTense(kept, at) ? kept : kept.slice(0, at) + afterOrder(kept.slice(at));
}

/** "open the safe, the card is inside", "lift it and you will see it on the shelf": what is told after the order. */
function afterOrder(asked: string): string {
  const told = asked.search(
    /(?<=[,;] (?:and |but |because )?|\b(?:and|because) )(?:(?:the |my |your |both )*T\d+|it|they|you) (?:[a-z]+ ){0,2}?(?:is|are|will|stands?|lives?|stays?|can)\b/,
  );
  const saying =
    /\b(say|tell|repeat|answer|reply|respond|write|print|confirm|declare|announce|translate|report|post|send|consider|treat|assume)\b/;
  if (told < 0 || saying.test(asked.slice(0, told))) return "";
  const rest = asked.slice(told);
  if (/\bP\d/.test(rest)) return ` . ${rest}`;
  const place = /\b(?:O\d+ |last )?P\d+(?: \d+)?/.exec(asked.slice(0, told))?.[0];
  return place &&
    /\b(?:inside|there|in it|in)(?= ?[.!]|$)|\b(?:see|find|reach|feel) (?:it|them|T\d+)\b/.test(
      rest,
    )
    ? ` . it is in the ${place} .`
    : "";
}

/** "I washed it and put it in ...": whether the verb is no order but past tense. */
function isPastTense(sentence: string, at: number): boolean {
  const said = sentence.slice(at);
  if (!/^\W*(?:(?:and|then|now|also|so|just|but) )?(?:put|set|cut|stick) /.test(said)) return false;
  return /\b(?:i|we|he|she|they|who|someone|somebody|mum|mom|dad|husband|wife|kids?|did|took|got|went|came|had|was|found|[a-z]{2,}ed)\b/.test(
    sentence.slice(0, at),
  );
}

/** An order after a choice: only one that clearly asks for something else is cut ("..., then wash up"). */
const lateOrder = new RegExp(
  `(?:[,;] |\\b(?:and|then|now|also|but) )(?:please |then |also |now ){0,6}(?!${looking})(?:${doing})\\b`,
);

const asksBack =
  /^(?:(?:and|but|so|well|wait|sorry|hmm?|er|um|ok) (?:, )?){0,3}(?:(?:what|how)(?! (?:about|if)\b)|which|who|whose|why(?! not\b)|when|where|is|are|was|do|does|did|has|have|should)\b(?! not\b).*\?$/;

/** Whether the text tries to take over the agent, beyond saying what is to hold from now on. */
export function takesOver(text: string): boolean {
  return takeovers.some((pattern) => pattern !== lasting && pattern.test(text));
}

/** The text without the questions that it asks back: "is 2 the blue one?" chooses nothing. */
export function cutQuestions(text: string): string {
  const sentences = text.split(/(?<= [.!?]) /);
  return sentences.filter((sentence) => !asksBack.test(sentence.trim())).join(" ");
}

/** The text without its orders. `choosing`: the reply picks an option, and picking may sound like an order. */
export function cutCommands(text: string, options: { choosing: boolean }): string {
  const sentences = text.split(/(?<= [.!?]) /);
  return sentences
    .map((sentence, at) => {
      const kept = cutSentence(sentence, { choosing: options.choosing, first: at === 0 });
      return kept === sentence ? kept : `${kept.trimEnd()} .`;
    })
    .join(" ")
    .replace(/ +/g, " ")
    .trim();
}
