import { linkOf } from "./links.js";
import { entityAt, type Mention } from "./mentions.js";
import { isFoundAfter } from "./polarity.js";
import {
  clauseEnd,
  clauseStart,
  gapBefore,
  isLightOnly,
  leadOf,
  putting,
  sentenceSpan,
  type TokenisedReply,
} from "./tokenised-reply.js";
import { cue, isBreak } from "./tokens.js";

/** People, animals and other things that a sentence may be about instead of the thing asked for. */
const others =
  /^(i|we|you|someone|somebody|everyone|cat|dog|kid|kids|child|children|baby|husband|wife|mum|mom|dad|feet|foot|friend|son|daughter|brother|sister|roommate|flatmate|legs|head|water|light|food)$/;

const people = /^(s?he|they)$/;

/** What a person was doing at a place, rather than putting a thing there. */
const pastimes =
  /^(sat|sit|standing|stood|cooking|cooked|working|worked|walked|walking|went|came|cleaning|watching|watched|reading|slept|sleeping|painted|fixed|fixing|repaired|bought|ate|eating|writing|cleaned|cleared|opened|wiped|drank|washed|scrubbed|broke|spilled|spilt|bumped|tripped|busy|work|sit|sleep|read|study|shopping|playing|passed|passing|repainted|baking|baked|ordered|hate|love|buy|clean|fix)$/;

/** "grab it from drawer 2" tells where it is. */
function isFetching(reply: TokenisedReply, mention: Mention): boolean {
  const start = clauseStart(reply, mention.start);
  const before = reply.tokens.slice(start, mention.start).join(" ");
  return /\b(get|getting|got|grab|grabbing|take|use|using|fetch|pick|want|need|yourself to)( up)? (it|one|them|that|any|T\d+|(the|a) (one|T\d+)|some)\b/.test(
    before,
  );
}

/** Whether another mention says where it is, so that this one only tells which one or where near. */
function hasBetterPlace(reply: TokenisedReply, at: number, denied: readonly boolean[]): boolean {
  const own = reply.mentions[at];
  if (!own) return false;
  const { end } = sentenceSpan(reply, own.start);
  return reply.mentions.some(
    (other, i) =>
      i !== at &&
      !denied[i] &&
      other.end <= end &&
      (/^(in|over)$/.test(other.relation) || (other.relation === "none" && i < at)) &&
      !/^(or|and|instead)$/.test(linkOf(reply, Math.max(i, at))),
  );
}

/** Something else was put there: "I dropped my coat over the chair", "we had dinner at the table". */
function putsSomethingElse(lead: readonly string[]): boolean {
  const put = lead.findLastIndex((token) => putting.test(token));
  const [whose = "", what = ""] = lead.slice(put + 1);
  if (put >= 0 && /^(my|our|his|her|their)$/.test(whose)) return /^([a-z]+|P\d+)$/.test(what);
  return (
    lead[put] === "had" &&
    !/^([A-Z].*|\d+|it|them|one|some|the|a|this|that|mine|to|been)$/.test(whose)
  );
}

/** "made a sandwich on the counter": something else was done there, and another place follows. */
function makesSomething(lead: readonly string[]): boolean {
  const did =
    /^(?:(?:i|we|he|she|they) )?([a-z]{3,}) (?:a|an|some) (?!dozen|few|couple|pair|lot|bunch|spare|second|third)[a-z]{3,} (?:IN|NEAR)\b/.exec(
      lead.filter((token) => !/^(AND|BREAK|then|so)$/.test(token)).join(" "),
    );
  return did !== null && !putting.test(did[1] ?? "");
}

/** A story: "I was at the desk", "the cat is on the sofa", "should have put it on the shelf". */
function isStory(reply: TokenisedReply, at: number): boolean {
  const lead = leadOf(reply, at);
  const end = reply.mentions[at]?.end ?? 0;
  const after = reply.tokens.slice(end, end + 2);
  const next = reply.mentions[at + 1]?.start ?? Number.POSITIVE_INFINITY;
  if (after[1] === cue.STORY && isBreak(after[0] ?? "") && next > end + 4) return true;
  const tried = lead.indexOf(cue.TRY);
  if (tried >= 0 && /^(?!look|check|search|open)\w+ing$/.test(lead[tried + 1] ?? "")) return true;
  if (lead.includes(cue.STORY) || putsSomethingElse(lead)) return true;
  if (next < Number.POSITIVE_INFINITY && makesSomething(lead)) return true;
  const copula = lead.findLastIndex((token) => /^(is|are|was|were|am)$/.test(token));
  const subject = lead
    .slice(0, Math.max(0, copula))
    .findLast((token) => !/^(HEDGE|all|still|both|just|really|OR|AND|there)$/.test(token));
  const isUsing = lead.slice(copula + 1).some((token) => /^(it|them)$/.test(token));
  if (subject !== undefined && others.test(subject) && !isUsing) return true;
  const got = lead.findLastIndex((token) => /^(get|buy|need)$/.test(token));
  if (got > 0 && /^(a|an|new|another|bigger|more)$/.test(lead[got + 1] ?? "")) return true;
  const put = lead.findLastIndex((token) => putting.test(token));
  const did = lead.findLastIndex(
    (token, i) => pastimes.test(token) && !/^(one|ones|T\d+)$/.test(lead[i + 1] ?? ""),
  );
  const person = lead.some((token) => others.test(token) || people.test(token));
  const done = lead.findIndex((token) => /^(it|them|that|one|T\d+)$/.test(token));
  if (done >= 0 && done < did) return pastimes.test(lead[done - 1] ?? "");
  return did >= 0 && put < did && (person || (did === 0 && !/^(sat|stood)$/.test(lead[0] ?? "")));
}

/** "which drawer?", "is the stove off?", "do we have a toaster?": asks about the place itself. */
function isQuestion(reply: TokenisedReply, at: number): boolean {
  const { tokens, mentions } = reply;
  const mention = mentions[at];
  if (!mention) return false;
  const end = clauseEnd(reply, mention.end);
  const clause = tokens.slice(clauseStart(reply, mention.start), end);
  const [first = "", second = ""] = clause;
  const wonders = /^(why|what|how)$/.test(first) && !/^(if|about)$/.test(second);
  if (wonders && tokens[end] === "?") return true;
  const sentence = sentenceSpan(reply, mention.start);
  const asksBack = /^(which|who|whose|why|when)$/.test(tokens[sentence.start] ?? "");
  if (asksBack && tokens[sentence.end] === "?") return true;
  const asks =
    (/^(which|what|whose|who|why)$/.test(first) && !/^(is|are|was)$/.test(second)) ||
    (/^(which|what|whose)$/.test(first) && /\b(did|do|have) you\b/.test(clause.join(" "))) ||
    (tokens[end] === "?" && /^(is|are|am|was|can|could|would|will|have|has|should)$/.test(first));
  // "who puts a mug in the fridge": nobody does.
  if (/^(who|why)$/.test(first) && asks) return true;
  return asks && !clause.some((token) => /^(it|they|them|one|that|HEDGE|TRY|T\d+)$/.test(token));
}

/** "the fridge is making a noise": the place is the subject, and nothing is said to be there. */
function isAboutPlace(reply: TokenisedReply, at: number): boolean {
  const mention = reply.mentions[at];
  if (mention?.relation !== "none") return false;
  const [verb = "", next = ""] = reply.tokens.slice(mention.end, mention.end + 2);
  const isShown = /^(that|this)$/.test(reply.tokens[mention.start - 1] ?? "");
  if (isShown && /^[a-z]{3,}s$/.test(verb) && !/^(has|was|holds|contains|says)$/.test(verb))
    return true;
  if (!isLightOnly(leadOf(reply, at), /^(HEDGE|AND|OR)$/)) return false;
  if (/^(is|are)$/.test(verb) && entityAt(next, reply.entities)?.asked) return false;
  const isFor = next === "for" && verb !== "for";
  if (isFor) return !/^(the )?T\d/.test(reply.tokens.slice(mention.end + 2).join(" "));
  if (
    /^(ate|eats|makes|smells|looks|needs|broke|stinks|leaks|died|works|told|says|said|thinks|wants)$/.test(
      verb,
    )
  )
    return true;
  return (
    /^(is|are|was|were)$/.test(verb) &&
    !/^([.,;!?]|\.\.\.|where|my|your|the|a|HEDGE|IN|ABSENT|NEG|CHECKED|CORRECTION|ACTUALLY|TRY|best|one|it|what|OR|AND)$/.test(
      next,
    )
  );
}

/** "the counter that has the toaster", "I need the sink": the place is what somebody has or uses. */
function isObject(reply: TokenisedReply, at: number): boolean {
  if (reply.mentions[at]?.relation !== "none") return false;
  const word = leadOf(reply, at).findLast(
    (token) => !/^(the|a|an|my|our|your|all|every|each)$/.test(token),
  );
  const isDone = /^[a-z]{2,}ed$/.test(word ?? "") && !putting.test(word ?? "");
  return (
    isDone ||
    /^(has|have|had|got|use|need|needs|like|love|hate|want|bought|buy|clean|fix|see|sees|opens|closes|unlocks|empties|cleans|searches|moves)$/.test(
      word ?? "",
    )
  );
}

/** Whether the mention claims nothing: a story, a landmark, or where the thing came from. */
function isAside(reply: TokenisedReply, at: number, denied: readonly boolean[]): boolean {
  const mention = reply.mentions[at];
  if (!mention) return true;
  if (isTakenBackLater(reply, at)) return true;
  if (mention.relation === "from") return !denied[at] && !isFetching(reply, mention);
  const drapes = /^(armchair|sofa|ottoman|bed|bathtubbasin|.*holder)$/;
  if (mention.relation === "over" && !mention.classes.some((cls) => drapes.test(cls))) return true;
  const hangsOver = mention.classes.some((cls) => /^(coffeemachine|tvstand)$/.test(cls));
  if (mention.relation === "under" && !hangsOver) return true;
  if (isFoundAfter(reply, at)) return false;
  const isVague = /^(near|under|over)$/.test(mention.relation);
  if (isVague && (denied[at] || hasBetterPlace(reply, at, denied))) return true;
  if (denied[at]) return isDeniedOfPerson(reply, at);
  return (
    isStory(reply, at) || isObject(reply, at) || isQuestion(reply, at) || isAboutPlace(reply, at)
  );
}

/** "drawer 2, wait, it is not there, drawer 3": what follows takes it back, and denies nothing. */
function isTakenBackLater(reply: TokenisedReply, at: number): boolean {
  const next = reply.mentions[at + 1];
  if (!next) return false;
  const gap = reply.tokens.slice(reply.mentions[at]?.end ?? 0, next.start);
  const turn = gap.findIndex((token) => token === cue.CORRECTION || token === cue.ACTUALLY);
  return turn >= 0 && gap.slice(turn).includes(cue.ABSENT);
}

/** "I'm not near the sink", "we don't eat at the table": denied of a person, not of the thing. */
function isDeniedOfPerson(reply: TokenisedReply, at: number): boolean {
  const lead = leadOf(reply, at);
  const no = lead.indexOf(cue.NEG);
  const person = lead
    .slice(0, Math.max(0, no))
    .findLast((token) => !/^(have|had|do|did|am|are|really|just)$/.test(token));
  if (no < 1 || !/^(i|we|nobody)$/.test(person ?? "")) return false;
  const verb = lead[no + 1] ?? cue.IN;
  const isMeant = /^(my|our|the)$/.test(lead.at(-1) ?? "") && lead.length === no + 3;
  if (isMeant && /^[a-z]{3,}ed$/.test(verb) && !putting.test(verb)) return true;
  return (
    isLightOnly(lead.slice(no + 1), /^(IN|NEAR|UNDER)$/) ||
    pastimes.test(verb) ||
    /^(eat|cook|use|work|sleep|live|own|like|trust)$/.test(verb)
  );
}

/** Which mentions claim nothing. The members of a list follow its first one. */
export function readAsides(reply: TokenisedReply, denied: readonly boolean[]): boolean[] {
  const asides: boolean[] = [];
  reply.mentions.forEach((_, at) => {
    const inList =
      asides[at - 1] === true &&
      denied[at] === denied[at - 1] &&
      reply.mentions[at]?.relation === "none" &&
      isLightOnly(gapBefore(reply, at), /^(AND|OR)$/);
    asides.push(inList || isAside(reply, at, denied));
  });
  return asides;
}
