import { absences } from "./absences.js";
import { rewordings } from "./rewordings.js";
import { cue } from "./tokens.js";

/** The small words that carry an answer's meaning, and the tokens that take their place, in order. */
const cues: ReadonlyArray<readonly [RegExp, string]> = [
  [/\bbut (no|nope|nothing)(?= ?([.;!?]|$))(?!.*P\d)/g, cue.ABSENT],
  // What did not happen.
  [
    /\b(let me|i will|(i )?(need|have|want|got) to|(should|shall|can|could|may) i|want me to|(am|is) going to|will have to|about to) (\w+ ){0,3}?(check|look|search|see|have a look|try|ask|find)\b/g,
    cue.STORY,
  ],
  [
    /\bif (it|they) (was|were|had been)\b(?=[^.?!]{0,80}\bwould (have )?(see|seen|notice|noticed|know|known|found)\b)/g,
    cue.NEG,
  ],
  [
    /\bthought ([^.?!]{1,80}?) (and |but )?then (?=[^.?!]{0,80}\b(said|showed|found|told|remembered|saw)\b)/g,
    `${cue.HEDGE} $1 ${cue.CORRECTION} `,
  ],
  [
    /\b(?:thought|i (?:first )?(?:said|wrote)|(?:was|were) (?:going|about) to (?:say|write|type|answer|tell you|put)|(?:could|would) have sworn|(?:would|could) swear|was (?:sure|certain|convinced)|believed|would have (?:said|guessed|thought)) ([^.?!]{1,80}?)(?:\.\.\. )?(?:\bbut( no| actually| that is (?:yesterday|last week|the past|old)\w*(?: 's)?(?: one)?)?|, (?:it )?turn(?:s|ed) out|[,;] (?:[a-z]+ ){0,3}(?:has|have) since (?:informed|told|said|corrected|found)(?: me)?(?: that)?)\b/g,
    `${cue.HEDGE} $1 ${cue.CORRECTION}`,
  ],
  [
    /\b(was|were) ([^.?!]{1,80}?) ,? ?but (?=[^.?!]{0,40}\b(put|moved|took|taken|placed|tidied)\b)/g,
    `$1 $2 ${cue.CORRECTION} `,
  ],
  [
    /(\b(have|has|is|are|was|were)|'s) (\w+ )?(been )?(checked|searched|emptied|inspected|examined|raided|ransacked|ruled out|cleared|clear|bare)\b/g,
    cue.ABSENT,
  ],
  [
    /\b(?:(?:have|has(?! not been)) not (?:yet )?|not yet )(tried|checked|looked|searched|opened|inspected|been)( (in|on|at|through|inside))*\b/g,
    cue.STORY,
  ],
  [/\bused to (be|live|go|sit|stay|keep it)\b/g, cue.STORY],
  [
    /\b((should|could|would|might) have|(was|were) (going|about|supposed|meant) to|meant to|wanted to|used to|forgot to) (?=(\w+ )?(put|place|leave|left|move|moved|bring|brought|take|took|keep|kept|tidy|tidied)\b)/g,
    cue.STORY,
  ],
  [
    /\b(if memory serves( me( right| well| correctly)?)?|if i (remember|recall|am not (mistaken|wrong))( right| correctly| rightly)?|(do not|can not) (quote|hold) me (to|on) (it|that)|not (a |one )?(100|hundred|entirely|totally|completely|quite|absolutely|fully) ?(percent )?(sure|certain|positive)?|last (time )?i (checked|looked|saw( it)?|knew)|last (seen|known|spotted)|i could be wrong|i may be wrong|might be wrong|or something|or somewhere|or thereabouts|or so)\b/g,
    cue.HEDGE,
  ],
  [
    /\b(have a feeling|my (best )?(guess|bet)|best guess|best bet|a guess|wild guess|would (have )?(guess|guessed|bet|say|think|imagine)|presumably|presume|assume|i (think|thought|guess|believe|reckon|suppose|suspect|imagine|feel like|vaguely)|think|reckon|guess(ing)?|maybe|perhaps|probably|possibly|apparently|supposedly|likely|might( be)?|could( well)? be|may be|must be|must have|should( still)? be|should have|ought to be|supposed to|hopefully|iirc|afaik|imo|subject to correction|without prejudice|in all (probability|likelihood)|to the best of my \w+|one (would|might) assume|pretty sure|fairly sure|almost certain|creo( que)?|quizas?|tal vez|a lo mejor|vielleicht|glaube?|wahrscheinlich|peut etre|je crois|sans doute|usually|normally|typically|tends? to be|often|unless(?! (?:it|they) (?:is|are)))\b/g,
    cue.HEDGE,
  ],
  // Does not know.
  [
    /\b((i )?(really |honestly |actually |sorry )?(do not|did not|could not|would not|can not|wo not|will not|does not) (\w+ ){0,2}(know|remember|recall)( (where|which|what|how)( (it|they|that|one|i|we) \w+)?)?|(could not|can not) (\w+ )?(say|tell)( you)?|(do|did|does) not (\w+ )?have (a|any|the) (\w+ )?(clue|idea|foggiest|faintest)|idk|dk|i dunno|no (\w+ )?(idea|ideas|clue|clues|memory|recollection)|not (a|the|got a|any) (\w+ )?(clue|idea|foggiest|faintest)|have not (a|the|got a|got the|got any|any) (\w+ )?(clue|idea|foggiest|faintest)|(can not|could not) help( you)?( there| with that| out)?|beats me|search me|who knows|(god|lord|heaven|goodness|nobody|no one|noone) (only )?knows|(your|yours) guess is as good as mine|if i knew|(if only|wish) i knew|(i would )?like to know|i (forget|forgot)( (where|which|what)\b)?|(was|am|were) (just |also |actually )?(going|about|hoping) to ask( you)?|wondering (the same|that too|where)|how (should|would|could) i know|how am i supposed to know|why would i know|good question|(perhaps |maybe |try |better |should |you could |best )?ask (my |the |your )?(?!me\b)\w+( instead)?|no lo se|ni idea|no se|no me acuerdo|no recuerdo|keine ahnung|weiss( ich)? (es )?nicht|weiss nicht|je ne sais pas|je sais pas|sais pas|aucune idee|chais pas|you tell me|i give up|it is a mystery|mystery to me|what do i know|lost track|i am lost|clueless|no (sabo|say)|wish i could help|out of ideas|stumped|not seen|never (seen|saw|noticed))\b(?! (it|them|one|any|the T\d+|a T\d+|T\d+)? ?(in|on|at|inside|near) (the |a |any |either |my |our )*P\d)/g,
    cue.DUNNO,
  ],
  [
    /\b(not|n t|am not|is not) (really |too |so |all that )?(sure|certain|positive)|unsure\b/g,
    `${cue.HEDGE} ${cue.DUNNO}`,
  ],
  [
    /\b(have not|has not|had not|did not|could not|can not|never) (\w+ )?(seen|see|saw|spot|spotted|notice|noticed|find|found|spotted)\b/g,
    cue.UNSEEN,
  ],
  [/\bno (sign|trace|sight|luck|joy|trick)( (of|with|finding|on))?\b/g, cue.ABSENT],
  [
    /(?<=^|[.,;?!] )(is|was|are|were|did|does|do|have|has) not (it|they|that|there|i|you|we|she|he|the T\d+)\b/g,
    cue.HEDGE,
  ],
  // "didn't Ana say it is in the sink?"
  [
    /(?<=^|[.!?] )(is|was|are|were|did|does|do|has|have|could|would) not (?=[^.!?]{1,80}\?)/g,
    `${cue.HEDGE} `,
  ],
  // Conditions and proposals.
  [
    /\b(and )?if (it|they|that|one|she|he)? ?(is|are|was|were) not( (in|on|at|inside|there|by))*|\bif not( (in|on|at|inside|there))*|\bsi no esta\b|\bwenn nicht\b|\bsinon\b|\bunless (it|they) (is|are)( (in|on|at))*/g,
    `${cue.OR} ${cue.IFNOT}`,
  ],
  [
    /\b(failing that|otherwise|or else|alternatively|(?:in|under) (?:which|that) case|(?<!(?:one|body|who|what) )else|oder|ou|either|or|vs)\b/g,
    cue.OR,
  ],
  [
    /\b(((?<!why )do not|no need to|no point( in)?|no use|never|need not|wo not|(?:would|should) not|pointless|useless|rule[ds]? out|skip|forget|avoid|waste of time) (\w+ )?(bother(ing)?|look(ing)?|check(ing)?|try(ing)?|search(ing)?|wast\w+( your)?( time)?|go(ing)?( to| near)?)( with| to| your time| the effort)?( (look(ing)?|check(ing)?|open(ing)?|search(ing)?))?|ruled out|rule out|no (point|use|need) in|do not bother( with)?|forget (about )?(?=(the )?P\d)|skip (?=(the )?P\d))\b/g,
    cue.NEG,
  ],
  [
    /\b((did|have|has) (you|u|anyone|anybody|someone) (already |even |actually |ever )?(tried|try|check|checked|look|looked|searched)|how about|what about|why do not (you|we) (\w+ )?(try|check|look)|worth (a (look|try|check|shot)|checking|trying)|(i would |i will |you (could|should|can|might want to|may want to|want to) |let us )?(first |just |maybe |also |go |always |definitely ){0,6}(try|check|look|have a (quick )?(look|peek|rummage)|take a (look|peek)|start with|start by|peek|search|see if|best to|go with)( again| looking| checking)?)\b/g,
    cue.TRY,
  ],
  [
    /\b(i|we|he|she|they|my \w+)? ?(have |had |has |did )?(already |just |also |literally ){0,6}(checked|looked|searched|tried|opened|inspected|examined|raided|looted|cleared|ransacked|gone through|went through|(?<!have |has |had )been through|been through|had a (quick |good )?(look|rummage|peek)|rummaged|emptied|turned out|cleared out|peeked|taken a look|took a look|double checked|cleaned out)( (already|twice|thoroughly|everywhere))?( out| down| through| over| all| up)*\b/g,
    cue.CHECKED,
  ],
  // Taking something back.
  [/(?<=[.,;!?] |\.\.\. )no(?: ,? ?no)+(?= )/g, cue.CORRECTION],
  [
    /(?<=(?:[,;.!]|\.\.\.) (?:(?:or|hm+|oh|ah|well|and|but) )?)(no|nope|nah)(?= (?!(T\d|idea|clue|sign|luck|more|one|point|need|use|way|problem|chance|doubt|trace|matter)\b)[^?]{0,80}\b(P\d|\d|O\d|last))/g,
    cue.CORRECTION,
  ],
  [
    /(?<=\? )(no|nope|nah|naw)(?= \d| ,? ?(?:[a-z]+ ){0,6}(P\d|O\d)| , [^?]{0,80}\bP\d)/g,
    cue.CORRECTION,
  ],
  [
    /(?<=\bP\d+(?: \d+)? )(nah|nope|no) (?=((in|on|the|other) ){0,3}(P\d+|\d+)\b)/g,
    `${cue.CORRECTION} `,
  ],
  [
    /\b(i (?:tell a )?lie|i tell lies|silly me|i take (that|it) back|took (?=(it|them|that) (out|to|over|down|up|with|away|back)\b)|make that(?= [a-z]+( one)?( please| then| instead)? ?([.,!]|$))|make (it|that)(?= (P\d|\d|the|on|in|at|my))(?! \d+ (in|on|at)\b)|(?<=, )(delete|cancel)(?= ,)|(ignore|disregard|delete|cancel|not) that(?= ?([.,;!]|\.\.\.)))/g,
    cue.CORRECTION,
  ],
  [
    /\b(no no( no)*|(just )?kidding|(haha|hehe|lol|hihi) no|my error|rectification|hold up|autocorrect|forgive me|excuse me|never mind)\b/g,
    cue.CORRECTION,
  ],
  [
    /(?<=[.,;!?] |\.\.\. )(no )?((that|it|this) (is|was) )?(all )?(wrong|incorrect|false|mistaken|nonsense|a mistake|my mistake|error)( (one|again))?(?= [.,;!])/g,
    cue.CORRECTION,
  ],
  [
    /\b(apiece|inventory|(?:one|two|three|\d+) (?:in|on|at|of them in) each|in total|altogether|in all|one each)\b/g,
    cue.COUNT,
  ],
  [
    /\b(?:both|each|every|all)(?: of)?(?: the| my| our| \d+)* (?=P\d+ (?:of them )?(?:has|have|had|holds?|contains?|got) (?:a|one)\b)/g,
    `${cue.COUNT} `,
  ],
  [
    /(?<=^|[.!?] )(?:i |we )?(?:count|counted|have|see|got|found)(?: (?:the|about|up))? (?:\d+|several|many|some|them) (?:T\d+ )?;/g,
    `${cue.COUNT} `,
  ],
  [
    /^(?!.*[,.] \d+ (?:;|ABSENT))(there are )?(the )?(\d+|both|all|some|several|many|a few|lots) (\w+ ){0,2}(?=;)/g,
    `${cue.COUNT} `,
  ],
  [
    /\b((no|nope|oh|ah|er|um|uh|oops|whoops|hmm?|but)? ?,? ?(no|nope|oh|sorry)? ?,? ?(wait|hang (?:on|about)|hold (?:on|your horses)|(?:should|ought to) have (?:said|written)|scratch that|strike that|correction|make that|i mean|i meant|meant to (say|write|type)|my (bad|mistake)|forget (that|it)|on (?:second|O2) thoughts?|(?:up)?on (?:reflection|(?:re)?consideration)|recount(?:ed|ing)|misclick(?:ed)?|mis(?:read|counted|remembered)|my b|(?:i )?misspoke|should i say|nay|i stand corrected|(?:is|was) (?:hereby )?(?:withdrawn|retracted|revoked)|i (?:was|am) (?:wrong|mistaken)|got (?:it|that) wrong|thinking (again|better)|come to think(?: of it| about it)?|thinking about it|i lied|just (remembered|realised|realized)|meant|now i remember|mistyped|typo|oops|whoops|perdon|digo|quatsch|nein|pardon|edit|no sorry|sorry no|sorry i mean|actually no|no actually|no ,? ?actually|or rather|rather(?! than)))(?: ,? ?no(?= (?!T\d|idea|clue)))?\b/g,
    cue.CORRECTION,
  ],
  [
    /(?<=[.,;?!] |\.\.\. |^|HEDGE )(oh |ah |well |er |um |and |but )?no(pe)?(?=( ,| ;| \.| !| \.\.\.){0,3} (it|the|that|they|this|in|on|at|P\d|T\d+ \d|HEDGE|\d+|IN|we|he|she)\b)(?! no\b)/g,
    cue.ACTUALLY,
  ],
  [
    /\b(sorry|actually|apologies|lo siento|er|erm|ehm|hm+|doh|duh|argh|gah|ach|och)\b|\bnow (?=(it|they|that|in|on|at|HEDGE)\b)|(?<=\b(is|are)) now\b/g,
    cue.ACTUALLY,
  ],
  [
    /\bbut (?=(today|now|right now|currently|this time|at the moment|these days|nowadays|lately)\b)/g,
    cue.CORRECTION,
  ],
  [
    /\b(moved|transferred|relocated|shifted) (?=(it|them|that|the|to|into|over)\b)/g,
    `${cue.CORRECTION} moved`,
  ],
  // Said after the place.
  [
    /\b(?:i|he|she|they|[a-z]{3,}) (?:really )?(?:hates?|dislikes?|detests?|can not stand)\b/g,
    cue.NEG,
  ],
  [
    /\b(negative (on|in|for)|(can |could |would |i |have |we ){0,3}(exclud(e|ed|es|ing)|leave out|leave aside|rule out|cross off|strike off|cross out|discount(ed|ing)?|eliminat(e|ed|es|ing)))\b(?! that\b)/g,
    `${cue.BREAK} ${cue.NEG}`,
  ],
  [
    /\bthere (is|are|was|were) (nothing|none|no such \w+)( (of the (sort|kind)|like (that|it)|at all|whatsoever|to be (seen|found)))?(?= ?([.,;!?]|$|though|either|so far))/g,
    cue.ABSENT,
  ],
  [/\b(is|are) no (more|longer)( there)?(?= ?([.,;!?]|$))/g, cue.ABSENT],
  [
    /\b((there )?(is|are|was|were) (not|no|none|nothing) (any |one |anything |here |a single one )?(there|in (it|there|them)|inside|on (it|there|them))|not (any ?more|now|there|in there|it|in it|them|on it)|nothing (there|in (there|it|them)|on (it|them)|inside|useful|found)|(none|nothing|nada|zilch|nope|nah|nowt|zip)(?= ?([.,;!?]|$|BREAK|though|either|so far|yet))|none (there|in (there|it|them)|left)|(it|they) (will|can|could|would) not be (there|in (there|it|them)|on (it|them))|((is|are|was|were|came up|both|all|has been|have been) )?([a-z]+ )?empty(?= ?([.,;!?]|$|now|too|already|since|for|again))|(is|are) (a )?(definite )?no( go)?(?= ?([.,;!?]|$))|it is not|they are not|is not it|no T\d+( (there|in there|(in|on) (it|them)))?(?= ?([.,;!?]|$)))\b/g,
    cue.ABSENT,
  ],
  [
    /\b(it|they|that|which|there) (is|are|was|were) not\b|\b(is|are|was|were|am|be|been|do|does|did|has|have|had|can|could|would|should|will|shall) not\b|\b(not|never|neither|nor|none|nothing|without|no longer|no|nope|nicht|kein\w*|nunca|jamais|pas|except( for)?|excluding|apart from|other than|(?<!\b(?:the|a|my|our) )bar|barring|save for|minus|aside from|(anything|anywhere|everything|everywhere|all|any) but|(doubt|surprised if)( it is| it| that)?|nowhere in|gone from|unlikely|nowhere(?= near)|far from|instead of|rather than|ruled|nobody)\b/g,
    cue.NEG,
  ],
  [
    /\b(it|they|one|she|he) (is|was|are|were) (still |right |indeed |definitely )?(there|(in|on|inside|on top of) (there|it|that|this))\b|\bthere it (is|was)\b|\b(there|that|this) is where (it|they|she|he|the T\d+) (is|are|lives?|was)\b/g,
    cue.THERE,
  ],
  // Joins.
  [/\bthe other( one)?(?= (is |are |was )?(in|on|at) (the |a |my )?P\d)/g, cue.ALSO],
  [/\bO[2-9] (one )?(is )?(?=(in|on|at) (the |a |my )?[PT\d])/g, cue.ALSO],
  [/(?<=^|[.,;] )(the )?(rest|others?|remainder|remaining( ones| T\d+)?) ; /g, `${cue.ALSO} `],
  [
    /(?<=[,;.] |and )((a )?few|some|several|half|most)( of them)? (?=(in|on|at)\b)/g,
    `${cue.ALSO} `,
  ],
  [/\b(the )?\d+ others(?= (are |is )?(in|on|at) (the |a |my )?P\d)/g, cue.ALSO],
  [/\b(as well as|plus|und|et|y|and|along with)\b/g, cue.AND],
  [
    /\b(so (does|do|is|has)|as (?:can|is|was|has|does|did|are|have)(?= (?:the |my )?P\d)|same (for|with|in)|another( one)?|one more|also|too|as well|a second one|a third one|second one is|others? (are|is)|some more|a few more|the (rest|others?|second|second one|third|third one)( one)? (is|are|was)|the rest(?= (in|on|at)\b))\b/g,
    cue.ALSO,
  ],
  [/\b(then|afterwards|after that|next try|luego|dann)\b/g, cue.THEN],
  [
    /\b(one of|any of|some of|(?:some|any)where (in|on|among)|eine?r? der|uno de|una de)\b/g,
    cue.ONEOF,
  ],
  [
    /\b(the|that|this|my|an)? ?other( one)?((?: ,)? HEDGE(?: ,)?)(?= (in|on|at) (the |a |my )?P\d)/g,
    `${cue.ALSO} $3`,
  ],
  [/\b(the|that|this|my|an)? ?others?( one| ones)?\b/g, cue.OTHER],
  // How a place is meant.

  [/\b(50 (or )?50|toss ?up|torn|undecided|i waver) between\b/g, `${cue.HEDGE} ${cue.ONEOF}`],
  [/\bover (?=(the |my |your |our |a |one of |P\d))/g, cue.OVER],
  [
    /\b(to the (left|right|side) of|on the (left|right)( hand)?( side)? of|(left|right|in front|north|south|east|west) of|(?:a?round the (?:back|side) of)|(?<!\bdown )(at |on |in |to )?(the |its )?((left|right|other|far) )?(hand )?(side|front|left|right|foot|rear) of|(right |just )?(next|close|adjacent|near) to|next door to|besides?|alongside|opposite|across from|facing|near(by)?|by|around|against|towards?|beyond|past|leaning on|neben|junto a(l)?|al lado de(l)?|cerca de(l)?|a cote d[eu]|pres d[eu]|within (?:[a-z]+ )?(?:'s )?(?:reach )?of|among(?:st)?|amid(?:st)?|a (bit|few \w+) from|not far from|with (?=(a |the |all )*[PT]\d)|where (?=(we |you |the |i )))\b/g,
    cue.NEAR,
  ],
  [
    /\b(between|under(neath)?|beneath|below|behind|above|unter|hinter|sous|derriere|debajo de(l)?|detras de(l)?)\b/g,
    cue.UNDER,
  ],
  [/\b(from|out of|off)\b/g, cue.FROM],
  [
    /\b(on top of|at the (back|front|bottom|top|end) of|in the (back|front|bottom|middle|corner) of(?! (?:the|your|that|those|these) (?:list|options|lot|\d))|(down )?the side of|in|on|at|inside|into|onto|within|atop|upon|en|im|auf|ins?|dans|sur|sobre|dentro de(l)?|(?<!\bi )am|aan)\b/g,
    cue.IN,
  ],
  // New clauses.
  [
    /\b(so|therefore|thus|hence|ergo)(?= (,|the|in|IN|HEDGE|number|just|only|go|take|with|please|NEG|no|this|that|these|those|it is|my|option|make)*( (IN|the|number|one of|with|is))*( ?(P|T|O)?\d|OTHER|last|middle|this|that|these|those|ones|NEG))/g,
    `${cue.BREAK} ${cue.SO}`,
  ],
  [
    /\b(but|because|since|so|though|although|while|whereas|pero|aber|mais|sino|sondern|when|whenever|before|after|until|till|as)\b/g,
    cue.BREAK,
  ],
];

const denied =
  /\b((?:P\d+|T\d+|\d+)(?: \d+)?(?: to \d+)?) ?[;,?]? (?:no(?: (?:chance|way|luck|joy|dice))?|nope|nah|not(?= [.,;]))(?= [.,;]| (?:the )?[PT]\d| \d+ (?:no|nope|yes)\b| (?:and|ok|okay|so|it)\b|$)/g;
const counted = /\b(P\d+(?: \d+)?) ; (?:\d+|one)(?= [.,;]|$)/g;

/** "drawer 1: no, drawer 2: no, drawer 3: yes", "sink: 2, fridge: 1": tables, whose lone words are no others. */
function readRows(text: string): string {
  const isTable = (rows: RegExp) => (text.match(rows)?.length ?? 0) > 1;
  const marked = isTable(denied) ? text.replace(denied, `$1 ${cue.ABSENT} ;`) : text;
  return isTable(counted) ? marked.replace(counted, `$1 ${cue.COUNT}`) : marked;
}

/** "Checked: fridge, sink.": what a heading denies holds of the whole list. */
function readHeadings(tagged: string): string {
  return tagged.replace(
    /(^|[.!?] )((?:[a-z]+ ){0,3})(?:BREAK )?(?:CHECKED|ABSENT|NEG|UNSEEN)(?: (?:there|here|already|them|all|so|far|BREAK|yet|IN|anymore))* ; ((?:the |IN |)P\d[^.!?]{0,200})/g,
    (_, start: string, lead: string, list: string) =>
      `${start}${lead}${cue.NEG} ${list.replace(/ , /g, ` ${cue.AND} `)}`,
  );
}

/** "mugs in the sink and spoons too", "vase same story": another thing at the places named last. */
function repeatPlaces(tagged: string): string {
  return tagged.replace(
    /((?:\b(?:IN |the |OR |AND |, ){0,3}P\d+(?: \d+)?(?: (?=(?:IN |the |OR |AND |, ){1,3}P\d))?){1,4})((?:(?!\bP\d|\bNEG|\bABSENT)[^?]){0,40}?)[,.;]? ?\b(?:AND )?(?:so are |so is )?(?:the |my )?(T\d+) (?:(?:is|are|;|,) )?(?:ALSO(?: there)?|AND there|(?:the )?same (?:story|place|spot|thing|there|here|again|deal)|same|likewise|ditto|there ALSO|there|THERE)(?= ?(?:[.,;!?]|AND|$))/g,
    (_, places: string, between: string, thing: string) =>
      `${places}${between} , ${thing} is IN ${places.replace(/^(?:OR|AND|,|IN)+ /, "")}`,
  );
}

/** The text with tokens in place of its cues. */
export function tagCues(text: string): string {
  let tagged = readRows(text);
  for (const [pattern, tokens] of [...absences, ...rewordings, ...cues])
    tagged = tagged.replace(pattern, ` ${tokens} `).replace(/ {2,}/g, " ");
  return readHeadings(repeatPlaces(tagged.replace(/ +/g, " ").trim()));
}
