/**
 * The tokens that grounding writes into a reply in place of people's words. Tokens are in capitals and the
 * words that remain in lower case, so the two never mix. Only patterns spell a token out; other code takes
 * its name from here.
 *
 * | token | meaning | example |
 * |---|---|---|
 * | `P3` | entity 3, a place | in the *sink* |
 * | `T4` | entity 4, a thing | the *mug* |
 * | `O2` | a rank; plain digits are numbers | the *second* drawer |
 */
export const cue = {
  /** The thing is not there: *not* in the sink. */
  NEG: "NEG",
  /** The thing is not there, said after the place: the sink is *empty*. */
  ABSENT: "ABSENT",
  /** Somebody has looked there: I *already checked* the sink. */
  CHECKED: "CHECKED",
  /** Somebody has not seen the thing there: I *haven't seen* it in the sink. */
  UNSEEN: "UNSEEN",
  /** The thing is at the place just named: I checked the sink and *it is there*. */
  THERE: "THERE",
  /** A proposal: *have you checked* the sink. */
  TRY: "TRY",
  /** Doubt: it is *probably* in the sink. */
  HEDGE: "HEDGE",
  /** The person does not know: *no idea*. */
  DUNNO: "DUNNO",
  /** Takes back what came before: in the sink, *I mean* the fridge. */
  CORRECTION: "CORRECTION",
  /** Takes back what came before only when another place follows at once: the sink, *sorry*, the fridge. */
  ACTUALLY: "ACTUALLY",
  /** Joins alternatives: the sink *or* the fridge. */
  OR: "OR",
  /** Joins places that all hold: the sink *and* the fridge. */
  AND: "AND",
  /** Adds a place: one in the sink, *another* in the fridge. */
  ALSO: "ALSO",
  /** The next in an order: try the sink, *then* the fridge. */
  THEN: "THEN",
  /** A second guess: the sink, *if it's not in* there the fridge. */
  IFNOT: "IFNOT",
  /** One of several: in *one of* the drawers. */
  ONEOF: "ONEOF",
  /** The rest of the options: *the other one*. */
  OTHER: "OTHER",
  /** The thing is in or on the place: *inside* the sink. */
  IN: "IN",
  /** The place is a landmark: *next to* the sink. */
  NEAR: "NEAR",
  /** Below, above or behind the place: *under* the sink. */
  UNDER: "UNDER",
  /** Hangs over the place: *over* the chair. */
  OVER: "OVER",
  /** The thing came from the place: *out of* the fridge. */
  FROM: "FROM",
  /** How many are there: one *x2*, the other *(1)*. Places that are counted are listed, not offered. */
  COUNT: "COUNT",
  /** A time of day, so that its number is no place: back *at* 5. */
  CLOCK: "CLOCK",
  /** A new clause: in the sink *because* I washed it. */
  BREAK: "BREAK",
  /** What follows from the words before: in the sink, *so* the fridge. */
  SO: "SO",
  /** Something else happened there: *I will look* in the sink. */
  STORY: "STORY",
} as const;

const light =
  /^(the|a|an|my|your|our|his|her|their|that|this|those|these|some|every|each|all|both|either|any|one|ones|of|here|right|just|top|bottom|upper|lower|middle|big|small|little|left|kitchen|old|new|same|usual|main|number|in|it|is|are|was|were|there|they|he|she|even|really|still|up|down|over|back|first|be|being|then|that|like|yes|yeah|yep|yup|ok|um|uh|hmm|oh|ah|well|lol|haha|el|la|los|las|un|una|der|die|das|dem|den|le|les|du|de|del|esta|ist|est|steht|liegt|'s)$/;

/** Small words, which may stand between two members of a list. */
export function isLight(token: string): boolean {
  return light.test(token) || token === cue.COUNT || token === cue.SO || /^O\d+$/.test(token);
}

const stops: ReadonlySet<string> = new Set([".", "!", "?", "..."]);
const breaks: ReadonlySet<string> = new Set([...stops, ",", ";", cue.BREAK]);

export function isBreak(token: string): boolean {
  return breaks.has(token);
}

export function isStop(token: string): boolean {
  return stops.has(token);
}
