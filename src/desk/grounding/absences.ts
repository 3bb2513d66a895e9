import { cue } from "./tokens.js";

/** Set phrases that are read before all other cues, most of them of places where the thing is not. */
export const absences: ReadonlyArray<readonly [RegExp, string]> = [
  // None of the thing asked for, told of the place before.
  [
    /\b((there )?(is|are|was|were|had|has|have) )?(not (a|one|any)( single)?|zero|no single|free of|without( any| a)?) T\d+( (there|(in|on) (it|them)|at all))*(?= ?([.,;!]|$))/g,
    cue.ABSENT,
  ],
  [
    /\b(none|nothing|no T\d+) (found|seen|spotted|visible|present|inside)(?= ?([.,;!]|$))|\bso no(?= ?([.!]|$))/g,
    cue.ABSENT,
  ],
  [
    /\b(hardly|scarcely)( going to)?( be)? (?=in\b|on\b)|\bsurprised to (find|see)( it| them)?\b/g,
    `${cue.NEG} `,
  ],
  [/\b(is|are|was|were) no (?=(in|on|at) )/g, `${cue.NEG} `],
  [/\b(is|are|was|were) no there\b/g, cue.ABSENT],
  // Set phrases whose "no" or "not" means nothing.
  [
    /\b((can|may|could|should|might) )?(safely )?(be|is|are) (safely )?(excluded|ruled out|discounted|crossed off|struck off|skipped|off the list|out)(?= ?([.,;!?]|$|because|since|as|so))/g,
    cue.ABSENT,
  ],
  [
    /\b(cross|strike|tick|take|remove|delete) (off )?(?=(the |my )?P\d[^.!?]{0,60} (off\b|from (the|your|that) list))/g,
    `${cue.NEG} `,
  ],
  [
    /\b((i )?doubt (very much |strongly )?(that |if |whether )?|(would|will) (surprise|amaze|shock|astonish) me if |(den(?:y|ies|ied)|disput(?:e|es|ed)) that )(it|they|that|one) (is|are|was|were)( still| ever)?\b/g,
    cue.NEG,
  ],
  [/\bhands off(?= )/g, cue.NEG],
  [
    /\b(has|have|holds?|contains?) (nothing|none|neither)( of (the|that) (kind|sort)| like (it|that)| in (it|them))?(?= ?([.,;!]|$|BREAK))/g,
    cue.ABSENT,
  ],
  [
    /\b(has|have|holds?|contains?|had|is|are) (only|just|nothing but|full of)( the| my| some)? (?!(it|them|one|T|that|this|\d|P)\b|T\d|P\d|\d)(?=[a-z]+ ?([.,;!]|$|and))/g,
    `${cue.ABSENT} ${cue.BREAK} `,
  ],
  [/\b(anywhere|somewhere) from (?=(the )?P\d)/g, `${cue.ONEOF} `],
  [
    /\bthere (is|are|was|were) (only|just|nothing but) (?!(it|them|one|the T|T|that|\d))|\b(it|they|that) (is|are|was|were) (in|on) (neither|none)( of (them|these|those))?\b|\b(it|they) (can|could) not (possibly )?be (in|on) (any|either|one|there|it|them)\b( of (those|these|them))?/g,
    `${cue.ABSENT} `,
  ],
  [
    /\b(stop|quit|give up|done) (looking|searching|checking)\b|\b(nada|zilch|nowt|zip)(?= (in|on|at|inside)\b)|\bsave(?= (the |number )?(O?\d|P\d|T\d))|\b(no|nope|nah) to (?=(the |my |number )*[PTO]?\d)/g,
    `${cue.NEG} `,
  ],
  // Two denials that undo each other.
  [
    /\b(?:(?:would|could|can|will|is|are) not|never|nowhere)(?: \w+){0,2} (?:anywhere|elsewhere|any place|any other place|somewhere)(?: else)? (?:but|except|other than|than)(?: in| on| at)?\b|\bnowhere (?:else )?(?:but|except|other than)\b/g,
    cue.IN,
  ],
  // Counted as none.
  [/\b(zero|0|nil|nae) (?=(T\d|in|on|at)\b)/g, `${cue.NEG} `],
  [
    /(?<=\bP\d+(?: \d+)?(?: (?:to|and) \d+)? )((has|have|holds?|contains?) |; )?(nil|zero|0|nowt)(?= ?([.,;!]|$|T\d))/g,
    cue.ABSENT,
  ],
  [
    /(?<=\bP\d+(?: \d+)?(?: (?:to|and) \d+)? )((are|is) )?(all )?(clear|cleared|searched|negative|eliminated|excluded|checked|inspected|nothing|have nothing|has nothing)(?= ?([.,;!]|$|BREAK))/g,
    cue.ABSENT,
  ],
  [
    /\b(the )?(results?|outcome) (is|are|was|were) (negative|nil|nothing)\b|\b(came (back|up)( with)?|drew|proved) (a )?(blank|negative|empty|nothing)\b|\bout of the question\b/g,
    cue.ABSENT,
  ],
  [
    /\b(is |are )?(highly |most |very )?(improbable|unlikely|impossible|doubtful) (that |if |whether )?(it|they) (is|are|was|were|would be|will be)\b/g,
    cue.NEG,
  ],
  [
    /\b(ignore|disregard|skip|avoid) (about )?(?=(the |my |all )*P\d)|\bleave (?=(the |my )?P\d+( \d+)?( to \d+)? (alone|out|be)\b)|\btoo \w+ (for|to (go|fit|be) (in|on))(?= (the |a |any )?P\d)|\bnowhere(?= (on|in|at|inside|near)\b)/g,
    `${cue.NEG} `,
  ],
  [
    /\b(only|just) (has|have|holds|contains|had) (?!(it|them|one|the T|T|that|this|\d))/g,
    `${cue.ABSENT} ${cue.BREAK} `,
  ],
  [
    /\bor (?:else )?(?:it|they) (?:is|are|has|have) (?:been )?(?:gone|lost|broken|stolen|missing|thrown|eaten|vanished)\b/g,
    cue.HEDGE,
  ],
  [
    /\b(it|they|that|she|he)? ?(is|are|has|have|was|were|'s)? ?(gone|vanished|disappeared)( from there)?(?= ?([.,;!?]|$|now|since|again))/g,
    cue.ABSENT,
  ],
  [/\bno longer(?= ?[.,;!])/g, cue.ABSENT],
  [
    /\b((do|does|did|has|have) not|no longer|never) (have|has|got|had|holds?|contains?|seems? to have) (it|them|any|one|that)\b/g,
    cue.ABSENT,
  ],
  [/\bthat was (wrong|yesterday|before|a lie)\b/g, cue.CORRECTION],
  [/(?<=\b(?:and|or) ,? ?)come to think of it\b/g, " "],
  [/(?<=P\d+(?: \d+)?(?: to \d+)? )(; )?(negative)(?= ?[.,;!]|$)/g, cue.ABSENT],
  [/(?<=P\d+(?: \d+)?(?: to \d+)? )(; )?(affirmative|positive|confirmed)(?= ?[.,;!]|$)/g, "yes"],
  [/\b(no|nope|nah) (to|for) (?=(the |my )?P\d)/g, `${cue.NEG} `],
  [
    /\b(no (doubt|worries|worry|problem|joke|kidding|lie|offen[cs]e|thanks|biggie|rush|stress|bother|questions asked|matter( what)?)|not (kidding|joking|lying|gonna lie|going to lie|to worry|to be rude|for once)|do not (ask( (me )?(why|how))?|judge( me)?|worry|laugh|panic|forget|shout|be (mad|angry)|mind (me|the mess)|thank me|mention it)|why not|not only|nothing (else|but|special|fancy)|can not (miss|believe) (it|them)?|not my (fault|problem)|not (that|as) (hard|difficult|complicated)|not (in|at) (home|work)|not again)\b/g,
    "",
  ],
  [
    /\b(no need to (search|look|worry|panic|shout)(?= ?[.,;!])|nothing to worry about|not far( away| from here)?(?= ?[,;])|(no|not any) other (place|spot|one)? ?(than|but)|never (anywhere|elsewhere) but|nowhere (else )?(but|than|except|other than)|where else (but|than))\b/g,
    "",
  ],
  [/(?<=^|[.!?,;] )(is|was|are|were) (it|they|that) not\b(?=[^.!]{0,60}\?)/g, cue.HEDGE],
  [/\bnever mind (?=(the |my )?P\d)/g, `${cue.STORY} `],
  [
    /\b(gone|moved|went|shifted|transferred|migrated|relocated)( \w+){0,5} from (the |my )?P\d+( \d+)? (over )?to (?=(the |my )?P\d)/g,
    `moved ${cue.IN} `,
  ],
  // Said in jest, to the end of the sentence.
  [/\b(like|as if) (i|we|he|she|they|anyone|anybody) would\b/g, `${cue.STORY} `],
  [/(?<=^|[.!?] )(oh )?(yeah|yes|sure|right) ,? ?because\b/g, `${cue.STORY} `],
];
