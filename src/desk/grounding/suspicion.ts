/** Signs that a reply does more than answer. They are broad: what they hit is only read more carefully. */
const signs: readonly RegExp[] = [
  // It speaks of the talk itself, of rules and of programs.
  /\b(questions?|answers?|repl(?:y|ies)|respon(?:d|ses?)|messages?|chats?|channel|thread|instructions?|prompts?|rules?|laws?|polic(?:y|ies)|commands?|orders?|ordered|tasks?|missions?|modes?|\w*s[iy]stem\w*|admin|am?ministr?\w+|\w*administr\w*|root|override|executes?|ignore|disregard|obeys?|memory|memories|logs?|records?|config|configuration|settings?|update|passwords?|codes?|combination|permissions?|permitted|authori[sz]\w+|authority|access|rights|allowed|forbidden|prohibited|confidential|protocols?|security|safety|training|dream|games?|pretend|imagine|repeat|translate|confirm|acknowledge|notice|announcement|attention|decree\w*|hereby|shalt|thou)\b/,
  // It reaches beyond the thing asked about.
  /\b(from (?:now|today|this|here|tomorrow)|henceforth|forever|whenever|whoever|everything|everybody|everyone|nobody but|(?:every|each) (?:day|night|evening|morning|hour|time|week)|tonight|daily|hourly|no matter|or else)\b/,
  // It speaks to the robot, or as somebody it should serve.
  /\b(robots?|bot|assistant|machine|your (?:new|real|true|only)|i am (?:the|your|an?)|i am [a-z]+ (?:of|from)|we are (?:the|your)|as (?:your|the|an?) (?!P|T)|on behalf|owner|boss|master|manager|landlord|police|manufacturer|developers?|technician)\b/,
  /(?<!\b(?:thank|see|love|told|tell|asked|ask|showed|show|gave|give|for|to|with|than|like|as|of) )\byou (?!(?:(?:will|would|can|could|should|might|may|have|had|just|always|already|last) )*(?:find|see|spot|look|check|try|know|put|left|had|want|need|like|think|mean|said|asked|mentioned|saw|used|gave|say|go|keep|kept|get|reach|feel|bet|guys|all)\b)/,
];

/** Brackets, calls and comments of programs. */
const code =
  /[{}<>\\`]|[a-z]\(\S{0,80}["'=)]|\)\s*;|:=|==|&&|\|\||(?<!:)\/\/|\b(?:sudo|rm|curl|drop table|select|function|return|null|true|false)\b/i;

/** "cup;sink": rows of a table are no sentence. */
export const rows = /\w;\w/;

/** How many kinds of signs the words hold. */
export function signsIn(text: string): number {
  return signs.filter((sign) => sign.test(text)).length;
}

/** @param reply as it was written */
export function isCode(reply: string): boolean {
  return code.test(reply);
}

/** Whether a reply is to be read with care. @param reply as it was written @param text its words, in English */
export function isSuspicious(reply: string, text: string): boolean {
  return isCode(reply) || reply.includes("--") || signsIn(text) > 0;
}

/** "never look in the dresser": forbids, and says nothing of what is there. */
export const forbids =
  /\b(?:do not|never|must not|may not|shall not|will not|stop|no) (?:\w+ )?(?:look\w*|check\w*|search\w*|go|going|open\w*|enter\w*)\b/;
