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
  [
    /\b(has|have|holds?|contains?) (nothing|none|neither)( of (the|that) (kind|sort)| like (it|that)| in (it|them))?(?= ?([.,;!]|$|BREAK))/g,
    cue.ABSENT,
  ],
  [
    /\b(is|are|was|were) not where (it|they|she|he|the T\d+|you)( \w+){0,6}?(?= ?([.,;!?]|$))/g,
    cue.ABSENT,
  ],
  [/(?<=\bP\d+(?: \d+)? )(no more|no longer|any ?more|any longer)(?= ?([.,;!]|$))/g, cue.ABSENT],
  // Two denials that undo each other.
  [
    /\b(?:never|nobody|no one|not|no longer)(?: \w+){0,2} (?:leaves?|left|move[sd]?|taken?|takes?|shift(?:ed|s)?|remove[sd]?|get|gets|comes?|come)(?: (?:it|them|that|the T\d+))?(?: (?:off|from|out of|away from))? (?=(?:the |my |its )?P\d)/g,
    `${cue.IN} `,
  ],
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
    /\b(ignore|disregard|skip|avoid) (about )?(?=(the |my |all )*P\d)|\bleave (?=(the |my )?P\d+( \d+)?( to \d+)? (alone|out|be)\b)|\btoo \w+ (for|to (go|fit|be) (in|on))(?= (the |a |any )?P\d)|\bnowhere(?= (on|in|at|inside|near)\b)/g,
    `${cue.NEG} `,
  ],
  [
    /\b(it|they|that|she|he)? ?(is|are|has|have|was|were|'s)? ?(gone|vanished|disappeared)( from there)?(?= ?([.,;!?]|$|now|since|again))/g,
    cue.ABSENT,
  ],
  [
    /\b((do|does|did|has|have) not|no longer|never) (have|has|got|had|holds?|contains?|seems? to have) (it|them|any|one|that)\b/g,
    cue.ABSENT,
  ],
  [/(?<=P\d+(?: \d+)?(?: to \d+)? )(; )?(negative)(?= ?[.,;!]|$)/g, cue.ABSENT],
  [
    /\b(no (doubt|worries|worry|problem|joke|kidding|lie|offen[cs]e|thanks|biggie|rush|stress|bother|questions asked|matter( what)?)|not (kidding|joking|lying|gonna lie|going to lie|to worry|to be rude|for once)|do not (ask( (me )?(why|how))?|judge( me)?|worry|laugh|panic|forget|shout|be (mad|angry)|mind (me|the mess)|thank me|mention it)|why not|not only|nothing (else|but|special|fancy)|can not (miss|believe) (it|them)?|not my (fault|problem)|not (that|as) (hard|difficult|complicated)|not (in|at) (home|work)|not again)\b/g,
    "",
  ],
  [/(?<=^|[.!?,;] )(is|was|are|were) (it|they|that) not\b(?=[^.!]{0,60}\?)/g, cue.HEDGE],
  // Said in jest, to the end of the sentence.
  [/\b(like|as if) (i|we|he|she|they|anyone|anybody) would\b/g, `${cue.STORY} `],
];
