import { cue } from "./tokens.js";

/** Ways to say that it does not matter; the last one holds only of somebody who does not say they do not know. */
const shrugs: readonly RegExp[] = [
  // A denied wish: "no preference", "I don't really mind", "it does not matter in the least".
  /\b(no|not|nae|never|zero|nobody|hardly|without|neither|makes nae) (?:(?!like\b)\w+ ){0,6}(preferences?|feelings?|favourite|favorite|opinion|matters?|cares?|caring|mind|minds|difference|odds|differ|fuss\w*|picky|particular|choosy|fazed|bother\w*|view|dislike)\b/,
  // The choice is the robot's: "up to you", "take your pick".
  /\b(whichever(?! (?:one )?(?:is|are|has|have|was|had|fits|belongs|holds|got|[a-z]+ed) (?!fine|ok|okay|easy|easier|easiest|nearest|closest|closer|quicker|quickest|there|best|clean|cleanest))|whatever|up to you|(?:you|u) (?:can )?(?:choose|decide|pick)|your (?:choice|call|pick|decision)|(?:choose|decide|pick) for me|surprise me|(?:suit|please) yourself|(?:as|if|where|however|way|which|what|one) (?:you|u|ye) (?:like|please|wish|want|prefer|fancy)|be my guest|dealer(?:s| 's)? choice|(?:pick|choose|take|grab) (?:one|any|your pick)(?: yourself| for me| of them)?(?= ?[.!,]|$)|free choice|leave (?:it|that|this) (?:up )?to you|not my (?:problem|decision))\b/,
  // All are alike: "same to me", "a mug is a mug".
  /\b(same to me|all the same|the same T\d+|(?:are|is|be) (?:identical|equal|interchangeable|alike|the same|much of a muchness)|(?:one|any|either|each) is as good as|as good as (?:the|any|each|one)|same (?:same|diff|difference)|a T\d+ is a T\d+|six of one|indifferent|idm|idc|egal|da igual|cualquiera|peu importe|n ?importe|fussy|bothered)\b/,
  // Left to chance or to what is next to hand.
  /\b((?:toss|flip|roll|throw) (?:a|the) (?:coin|dice|die)|eeny|random(?:ly)?|first (?:one )?(?:you|that|u) (?:find|see|come|comes|get)(?: across)?|closest|nearest|comes? (?:first|to hand)|(?:i am|all) (?:easy|good|fine)(?= ?[.!,]|$))\b/,
];
const everyOne =
  /(?<!\b(?:not|no|have|has|want|there|need|at|after|for|see|know|without|of|did|do|got) )\b(any|anyone|anything|either|both|all|each|everything|every)\b(?! (?:idea|chance|more|reason|difference|i|you|we|the time|day|night|week|month|year|morning|along|way|clue|other|good|way|luck|sense|wrong|right|but|except|(?:are|is) (?:dirty|gone|broken|lost|empty|mine))\b)/;

/** Whether the words leave the choice open. @param tokens the same words, with their cues */
export function isShrug(text: string, tokens: readonly string[]): boolean {
  const doubts = tokens.includes(cue.DUNNO) && !/\b(any|either|both)\b/.test(text);
  return (
    shrugs.some((pattern) => pattern.test(text)) ||
    (!doubts && !/\b(wrong|none)\b/.test(text) && everyOne.test(text))
  );
}
