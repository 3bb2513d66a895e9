/**
 * A claim is only made from a clause that is understood up to its place. Whatever leads to the
 * place in words nobody taught the grammar may be a story, an order or about another thing.
 */
import { entityAt, isLight, type Mention } from "./mentions.js";
import { leadOf, putting, type Reading } from "./reading.js";

const adverb =
  /^(always|never|just|now|today|tonight|currently|still|again|already|back|away|down|up|out|over|behind|there|here|somewhere|somehow|only|also|maybe|either|so|very|quite|since|earlier|actually|certainly|instead|all|both|most|today|underneath|together|alone|upside|safe|safely|well|lol|haha|[a-z]+ly)$/;

const small =
  /^(i|we|you|he|she|they|someone|somebody|everybody|everyone|it|them|this|that|those|some|mine|yours|r|'?s|will|would|can|could|should|must|may|might|do|did|does|am|been|be|being|going|to|and|of|with|for|hi|hello|hey|dear|please|thanks|sorry|yea|aye|sure|certain|certainly|absolutely|love|mate|dude|bro|man|sir|robot|guys|find|finding|check|checking|look|looking|not|no|where|where's|side|front|edge|end|corner|half|part|way|far|high|low|middle|left|right|inside|ontop|outside|door|piece|pieces|couple|few|lot|lots|loads|bunch|plenty|pair|stack|pile|block|basket|tray|carton|jar|case|pack|packet|tin|rack|stand|container|tub|pot|number|another|more|several|extra|spare|many|tons|fell|get|grab|take|use|pick|fetch|want|need|else|si|ja|oui|yes|es|se|que|er|sie|il|elle|lo|ich|hab|habe|hay|c'est|est|sont|sind|son|estan|creo|puse|deje)$/;

/** Parts of a place that do not change where a thing is. */
const part = /^(side|edge|end|corner|left|right|front|half|part|[A-Z]+)$/;

const person = /^(i|we|you|he|she|who|everyone|nobody)$/;
const thing =
  /^(it|they|she|he|that|this|those|these|there|one|ones|mine|them|some|all|both|OTHER|\d+)$/;
const being =
  /^('?s|is|are|was|were|be|been|r|HEDGE|sits|lives|stays|has|got|get|gets|ended|wound|went|fell|rolled|slid)$/;
/** "charging on the desk", "stacked in the sink". */
const posture = /^[a-z]{2,}(ing|in|ed|wn|ung)$/;

function isSmall(token: string): boolean {
  return isLight(token) || adverb.test(token) || small.test(token) || !/^[a-z']/.test(token);
}

function isAsked(token: string | undefined, reading: Reading): boolean {
  return entityAt(token, reading.entities)?.asked === true;
}

function isThing(token: string | undefined, reading: Reading): boolean {
  return thing.test(token ?? "") || isAsked(token, reading);
}

/** The words before each preposition; before the determiner where there is none. */
function headsOfLead(lead: readonly string[], mention: Mention): ReadonlyArray<readonly string[]> {
  const heads = lead.flatMap((token, at) =>
    /^(IN|NEAR|UNDER|OVER|FROM|ONEOF)$/.test(token) ? [lead.slice(0, at)] : [],
  );
  if (heads.length > 0) return heads;
  if (mention.relation !== "none") return [lead];
  const determiner = lead.findLastIndex((token) =>
    /^(the|a|an|my|our|your|this|that)$/.test(token),
  );
  if (determiner >= 0) return [lead.slice(0, determiner)];
  return [lead.slice(0, Math.max(0, lead.length - 2))];
}

/** "it is still charging", "the mug lives": whatever was said before it. */
function endsInBeing(head: readonly string[], reading: Reading): boolean {
  let at = head.length - 1;
  while (at >= 0 && (adverb.test(head[at] ?? "") || posture.test(head[at] ?? ""))) at -= 1;
  let verbs = 0;
  while (
    at >= 0 &&
    (being.test(head[at] ?? "") || putting.test(head[at] ?? "") || adverb.test(head[at] ?? ""))
  ) {
    at -= 1;
    verbs += 1;
  }
  if (verbs === 0 && /^[a-z]{3,}s$/.test(head[at] ?? "")) return isThing(head[at - 1], reading);
  return verbs > 0 && isThing(head[at], reading);
}

/** "my aunt left it", "Tom has put the mug back": whoever did it. */
function endsInPutting(head: readonly string[], reading: Reading): boolean {
  let at = head.length - 1;
  while (at >= 0 && adverb.test(head[at] ?? "")) at -= 1;
  if (!isThing(head[at], reading)) return false;
  at -= 1;
  while (at >= 0 && /^(the|my|our|a|your|that|one|of)$/.test(head[at] ?? "")) at -= 1;
  return putting.test(head[at] ?? "") || /^[a-z]{2,}ed$/.test(head[at] ?? "");
}

function isKnownThroughout(head: readonly string[]): boolean {
  const isPersonal = head.some((token) => person.test(token));
  return head.every(
    (token) => isSmall(token) || putting.test(token) || (!isPersonal && posture.test(token)),
  );
}

/** "the top two drawers", "drawer 2 from the bottom", "the last one": counted nobody knows how. */
function isVaguelyCounted({ tokens }: Reading, mention: Mention): boolean {
  const around = [...tokens.slice(Math.max(0, mention.start - 3), mention.start), "P"].join(" ");
  if (/\b(top|bottom|left|right|last|lowest) \d+ P$|\b(last|penultimate) P$/.test(around))
    return true;
  const after = tokens.slice(mention.end, mention.end + 4).join(" ");
  if (mention.numbered) return /^FROM the (bottom|right|end|back|floor|last)\b/.test(after);
  return mention.ids.length > 1 && /\bthe (second )?last one\b/.test(tokens.join(" "));
}

/** "in the charger by the dresser": it is in what nobody knows, and that is by the place. */
function isInUnknown(lead: readonly string[], mention: Mention): boolean {
  if (mention.relation !== "near") return false;
  const near = lead.lastIndexOf("NEAR");
  const inside = lead.slice(0, Math.max(0, near)).lastIndexOf("IN");
  return (
    inside >= 0 &&
    lead.slice(inside + 1, near).some((token) => !isLight(token) && !part.test(token))
  );
}

/** Whether the words that lead to mention `at` are understood. */
export function isPlain(reading: Reading, at: number): boolean {
  const mention = reading.mentions[at];
  if (!mention) return false;
  const lead = leadOf(reading, at);
  const heads = headsOfLead(lead, mention);
  if (isVaguelyCounted(reading, mention) || isInUnknown(lead, mention)) return false;
  if (/^(same|says?|said|thinks|thought|reckons|claims|swears)$/.test(lead.at(-1) ?? ""))
    return false;
  if (heads.some((head) => endsInBeing(head, reading) || endsInPutting(head, reading))) return true;
  return !lead.includes("WHEN") && isKnownThroughout(heads[0] ?? []);
}
