import { cue } from "./tokens.js";

/** Ways of saying that are put in the usual order, or left out, before the cues are read. */
export const rewordings: ReadonlyArray<readonly [RegExp, string]> = [
  // Said aside: fillers, and what is told about a place.

  [
    /\b((at|for|to|by|with|from) (nobody|no one|noone)|no cap|no not you( \w+)?|not (you|u)( \w+)?(?= (the|it|they)\b)|give me (a|one|two|\d) (sec|second|moment|minute|mo|min)s?|let me (think|see)|bear with me)\b/g,
    " ",
  ],
  [
    /, which (is|was|has|had|are|we|i|somebody|someone|nobody|he|she|they)\b(?! (\w+ )?(the |number |in |where )*(\d|O\d|it\b|they\b))[^.,;!?]{1,100}(?=[.,;!?]|$)/g,
    " , ",
  ],
  // A number whose name follows: "try 2 or 3. drawers i mean", "number two of the drawers".
  [
    /^((?:(?!P\d|T\d|\b\d)[^?]){0,40}?)(?<!\b(?:are|is|have|got|has|all|of) )\b(\d+(?:(?: (?:or|and|to|not|but|,)){0,3} \d+){0,12}) [.,;] (?:the )?(P\d+)(?: i mean(?:t)?| that is)? ?[.!]?$/g,
    "$1 $3 $2",
  ],
  [/\bnumber (\d+) of (?:the |my |our )?(P\d+)(?! \d)/g, "$2 $1"],
  [/\b(P\d+) [.!;,] number (\d+)(?= ?[.!,;]|$)/g, "$1 $2"],
  [
    /^((?:(?:it is|they are|in|on|the|my|one of|try|look in|yes|ok|hmm?) ){0,4})(P\d+) [.,;!] (?:it is )?(?:the )?(O\d+|last)(?: one)?(?: (?:from (?:the )?(?:top|left)|down|along))?(?= ?[.,;!]|$)/g,
    "$1$3 $2",
  ],
  [
    /(?<=^|[.,;] |and |then |but |or )if (?:(?:(?:it|that|they|that one|one|the first)(?: one)? (?:is|are) )?(?:all |both |still |already )?(?:dirty|used|missing|gone|lost|absent|unwashed|unlucky|nothing|taken|broken|empty|full|busy|that fails)|(?:you|u|they|i) (?:can not|do not|did not|could not) (?:see|find|spot|get)(?: (?:it|them|one|any))?)(?: there| in there)?( ,)?(?= )/g,
    `${cue.OR} ${cue.IFNOT}`,
  ],
  // A condition, and the place that holds in its case.
  [
    /(?<=\bP\d[^?]{0,80}[.,;] (?:but )?)(?:if|unless|when) (?!it\b|they\b|that\b|there\b|no\b|none\b|not\b)(?:(?!P\d|\b\d)[^.,;!?]){3,60} , (?=(?:the |in the |on the |in |on )?P\d)/g,
    `${cue.OR} ${cue.HEDGE} `,
  ],
  [
    /\b(the )?(only|last) (place|spot|one|ones|places) (left|remaining|((that )?(i|we) )?have not( yet)? (been|looked|checked|tried|searched)( yet)?( in| at)?)( is| are)?(?= )/g,
    `${cue.HEDGE} ${cue.ONEOF}`,
  ],
  [
    /(?<=P\d[^.!?]{0,60}), ((?:the )?P\d+(?: \d+)?) i mean(?:t)?(?= ?[.!,]|$)/g,
    `${cue.CORRECTION} $1`,
  ],
  [
    /\b(?:except|apart from|but not|save|minus)(?: for)? (?=(?:mine|one|two|the [a-z]+ one) (?:(?:that |which |que )?(?:is |was |are )?)?(?:in|on|at)\b)/g,
    `${cue.ALSO} `,
  ],
  [
    /\b(split|shared|divided|spread|distributed|scattered)( out)? (between|across|over|among|amongst)\b/g,
    cue.COUNT,
  ],
  // "the stove first and the sink second": the order of looking.
  [/ O2(?= ?([.,;!?]|$))(?<=\bP\d+ first\b[^.!?]{0,60}\bP\d+ O2)/g, " "],
  [/\b(O\d+) 1(?= ?([.,;!?]|$|please|thanks))/g, "$1 one"],
  // One place put for another.
  [
    /\bfor (?:; )?(P\d+(?: \d+)?) (?:[;,] )?(?:read|write|say|put) (?:; )?(?=(the )?P\d)/g,
    `$1 ${cue.CORRECTION} `,
  ],
  [
    /(?<=[.,;!] |\.\.\. )(cap|sike|psych|syke|gotcha|lies|psyche)(?= (lol|haha|lmao|it|they|the|,|\.|!|;))/g,
    cue.CORRECTION,
  ],
  [
    // A bare verb with "that" as a clause of its own is an order about one's own words: "belay that,".
    /\b(scratch|delete|strike|cancel|scrap|erase|undo) that( (scratch|delete|strike|cancel|undo) that)*\b|(?<=[.,;!?-] )(?!think|know|guess|hope|check|like|say|try|did|do|was|is|or|and|not|in|on|at|all)[a-z]{4,12} that(?= ?[.,;!])/g,
    cue.CORRECTION,
  ],
  // A condition of somebody else: "cabinet 2, if my son has not finished it".
  [
    /(?<=\bP\d+(?: \d+)?(?: ,)? )(if|unless|provided|assuming) (?!not\b|it\b|they\b|that\b|there\b|no\b|none\b)(?:(?!P\d|\b\d)[^.,;!?]){3,60}(?=[.,;!?]|$)/g,
    cue.HEDGE,
  ],
  [/\bin among(st)?( the)?\b/g, cue.IN],
  [
    /\bone (in|on|at|for) (each|every)( one)?( of)?( the| my| our)?\b|\bone per\b|(?:\b(?:\d+|one) )?\b(?:IN|in|on|at|for) each(?: \d+)?(?: T\d+| piece| one)?(?= ?(?:[.,;!]|$))|\bone (each|apiece) (in|on)( the)?\b/g,
    cue.COUNT,
  ],
  [/\bif (no|none|nothing) (have|there|here|find|found|see|is|exist)\b/g, `${cue.OR} ${cue.IFNOT}`],
  [
    /\b(after|before) (i|we|he|she|they) (had )?(left|put|kept|saw|placed)\b/g,
    `${cue.BREAK} ${cue.STORY}`,
  ],
];
