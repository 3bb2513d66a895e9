import { linkOf } from "./links.js";
import type { Mention } from "./mentions.js";
import {
  clauseEnd,
  clauseStart,
  gapBefore,
  isLightOnly,
  isLocated,
  leadOf,
  putting,
  type Reading,
  sentenceSpan,
} from "./reading.js";
import { cue } from "./tokens.js";

/** Who or what is somewhere without being the thing. */
const others =
  /^(i|we|you|someone|somebody|everyone|cat|dog|kid|kids|child|children|baby|husband|wife|mum|mom|dad|feet|foot|friend|son|daughter|brother|sister|roommate|flatmate|legs|head|water|light|food)$/;

const people = /^(s?he|they)$/;

/** What a person was doing at a place, rather than putting a thing there. */
const pastimes =
  /^(sat|sit|standing|stood|cooking|cooked|working|worked|walked|walking|went|came|cleaning|watching|watched|reading|slept|sleeping|painted|fixed|fixing|repaired|bought|ate|eating|writing|cleaned|cleared|opened|wiped|drank|washed|scrubbed|broke|spilled|spilt|bumped|tripped|busy|shopping|playing|passed|passing|repainted|baking|baked|ordered|hate|love|buy|clean|fix)$/;

/** "grab it from drawer 2" tells where it is. */
function isFetching(tokens: readonly string[], mention: Mention): boolean {
  const before = tokens.slice(clauseStart(tokens, mention.start), mention.start).join(" ");
  return /\b(get|grab|take|use|fetch|pick|want|need)( up)? (it|one|them|that|any|T\d+|(the|a) (one|T\d+)|some)\b/.test(
    before,
  );
}

/** Whether another mention says where it is, so that this one only tells which one or where near. */
function hasBetterPlace(reading: Reading, at: number, denied: readonly boolean[]): boolean {
  const own = reading.mentions[at];
  if (!own) return false;
  const span = sentenceSpan(reading.tokens, own.start);
  const from = isLocated(reading, at) ? span.start : 0;
  return reading.mentions.some(
    (other, i) =>
      i !== at &&
      !denied[i] &&
      other.start >= from &&
      other.end <= span.end &&
      (/^(in|over)$/.test(other.relation) || (other.relation === "none" && i < at)) &&
      !/^(or|and|instead)$/.test(linkOf(reading, Math.max(i, at))),
  );
}

/** "I dropped my coat over the chair", "we had dinner at the table". */
function putsSomethingElse(lead: readonly string[]): boolean {
  const put = lead.findLastIndex((token) => putting.test(token));
  const [whose = "", what = ""] = lead.slice(put + 1);
  if (put >= 0 && /^(my|our|his|her|their)$/.test(whose)) return /^([a-z]+|P\d+)$/.test(what);
  return (
    lead[put] === "had" && !/^([A-Z].*|it|them|one|some|the|a|this|that|mine|to|been)$/.test(whose)
  );
}

/** "I was at the desk", "the cat is on the sofa", "should have put it on the shelf". */
function isStory(reading: Reading, at: number): boolean {
  const lead = leadOf(reading, at);
  const tried = lead.indexOf(cue.TRY);
  if (tried >= 0 && /^(?!look|check|search|open)\w+ing$/.test(lead[tried + 1] ?? "")) return true;
  if (lead.includes(cue.STORY) || putsSomethingElse(lead)) return true;
  const copula = lead.findLastIndex((token) => /^(is|are|was|were|am)$/.test(token));
  const subject = lead
    .slice(0, Math.max(0, copula))
    .findLast((token) => !/^(HEDGE|all|still|both|just|really|OR|AND|there)$/.test(token));
  if (subject !== undefined && others.test(subject)) return true;
  const put = lead.findLastIndex((token) => putting.test(token));
  const did = lead.findLastIndex((token) => pastimes.test(token));
  const person = lead.some((token) => others.test(token) || people.test(token));
  return did >= 0 && put < did && (person || did === 0);
}

/** "which drawer?", "is the stove off?", "do we have a toaster?": asks about the place itself. */
function isQuestion(reading: Reading, at: number): boolean {
  const { tokens, mentions } = reading;
  const mention = mentions[at];
  if (!mention) return false;
  const end = clauseEnd(tokens, mention.end);
  const clause = tokens.slice(clauseStart(tokens, mention.start), end);
  const [first = "", second = ""] = clause;
  const wonders = /^(why|what|how)$/.test(first) && !/^(if|about)$/.test(second);
  if (wonders && tokens[end] === "?") return true;
  if (clause.some((token) => /^(it|they|them|one|that|HEDGE|TRY|T\d+)$/.test(token))) return false;
  if (/^(which|what|whose|who|why)$/.test(first)) return !/^(is|are|was)$/.test(second);
  if (/^(do|does)$/.test(first)) return true;
  return (
    tokens[end] === "?" && /^(is|are|am|was|can|could|would|will|have|has|should)$/.test(first)
  );
}

/** "the fridge is making a noise": the place is the subject, and nothing is said to be there. */
function isAboutPlace(reading: Reading, at: number): boolean {
  const mention = reading.mentions[at];
  if (mention?.relation !== "none") return false;
  const [verb = "", next = ""] = reading.tokens.slice(mention.end, mention.end + 2);
  if (!isLightOnly(leadOf(reading, at), /^(HEDGE|AND|OR)$/)) return false;
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
function isObject(reading: Reading, at: number): boolean {
  if (reading.mentions[at]?.relation !== "none") return false;
  const word = leadOf(reading, at).findLast((token) => !/^(the|a|an|my|our|your)$/.test(token));
  return /^(has|have|had|got|use|used|need|needs|like|love|hate|want|bought|buy|clean|cleaned|opened|closed|fix|fixed|see|sees)$/.test(
    word ?? "",
  );
}

/** A story, a landmark beside the real place, where the thing came from: no claim. */
function isAside(reading: Reading, at: number, denied: readonly boolean[]): boolean {
  const mention = reading.mentions[at];
  if (!mention) return true;
  if (mention.relation === "from") return !denied[at] && !isFetching(reading.tokens, mention);
  const drapes = /^(armchair|sofa|ottoman|bed|bathtubbasin|.*holder)$/;
  if (mention.relation === "over" && !mention.classes.some((cls) => drapes.test(cls))) return true;
  const hangsOver = mention.classes.some((cls) => /^(coffeemachine|tvstand)$/.test(cls));
  if (mention.relation === "under" && !hangsOver) return true;
  const isVague = /^(near|under|over)$/.test(mention.relation);
  if (isVague && (denied[at] || hasBetterPlace(reading, at, denied))) return true;
  if (denied[at]) return isDeniedOfPerson(reading, at);
  return (
    isStory(reading, at) ||
    isObject(reading, at) ||
    isQuestion(reading, at) ||
    isAboutPlace(reading, at)
  );
}

/** "I'm not near the sink", "we don't eat at the table": denied of a person, not of the thing. */
function isDeniedOfPerson(reading: Reading, at: number): boolean {
  const lead = leadOf(reading, at);
  const no = lead.indexOf(cue.NEG);
  if (no < 1 || !/^(i|we|you|nobody)$/.test(lead[no - 1] ?? "")) return false;
  const verb = lead[no + 1] ?? cue.IN;
  return (
    isLightOnly(lead.slice(no + 1), /^(IN|NEAR|UNDER)$/) ||
    pastimes.test(verb) ||
    /^(eat|cook|use|work|sleep|live|own|like|trust)$/.test(verb)
  );
}

/** Which mentions claim nothing; a list shares the fate of its first member. */
export function readAsides(reading: Reading, denied: readonly boolean[]): boolean[] {
  const asides: boolean[] = [];
  reading.mentions.forEach((_, at) => {
    const inList =
      asides[at - 1] === true &&
      denied[at] === denied[at - 1] &&
      reading.mentions[at]?.relation === "none" &&
      isLightOnly(gapBefore(reading, at), /^(AND|OR)$/);
    asides.push(inList || isAside(reading, at, denied));
  });
  return asides;
}
