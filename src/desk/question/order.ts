/** A question without courtesies, with its words in the usual order. */
import type { Word } from "./words.js";

const polite = new Set(
  `can could would will you please kindly tell show say let me us know do does happen to have any idea chance i was am wonder
   wondering like want need ask may might anybody somebody curious not sure just checking check quick question hey hi hello sorry
   excuse by the way so well ok if hint of about as think remind has is it be for help where_ good thanks thank dear everybody
   all one what's interested in hear mind telling saying showing reminding bother trouble but quick a one clue forgotten forget find out there here possible possibly perhaps maybe really anyone , question`.split(
    /\s+/,
  ),
);
const knowing = new Set(
  "know tell telling saying wonder wondering idea say ask remind chance curious sure question find out guess clue hint".split(
    " ",
  ),
);
const greetings = new Set(
  "hey hi hello sorry excuse me please so er erm um uh well ok okay and but um uh , thanks".split(
    " ",
  ),
);

export function isIdle(words: readonly Word[]): boolean {
  return words.every(({ said }) => greetings.has(said));
}

/** A question without courtesies, with its words in the usual order. */
export function prepare(given: readonly Word[]): readonly Word[] {
  let words = given;
  const start = words.findIndex(({ said }) => !greetings.has(said));
  words = words.slice(Math.max(start, 0));
  const asking = words.findIndex(
    ({ sort, said }, at) =>
      at > 0 && (/[wq]/.test(sort) || /^(?:if|whether|who|which)$/.test(said)),
  );
  const before = words.slice(0, asking);
  if (
    asking > 0 &&
    before.some(({ said }) => knowing.has(said)) &&
    before.every(({ said }) => polite.has(said))
  )
    words = words
      .slice(/^(?:if|whether)$/.test(words[asking]?.said ?? "") ? asking + 1 : asking)
      .map((one, at) => (at === 0 && one.sort === "l" ? { ...one, sort: "q" } : one));
  const pause = words.findIndex(({ sort }) => sort === ",");
  const courtesy = words.slice(0, pause);
  if (pause > 0 && courtesy.every(({ said }) => polite.has(said)))
    words = words.slice(pause + (words[pause + 1]?.said === "but" ? 2 : 1));
  words = withoutTag(words);
  return straighten(undislocate(words));
}

const tags = /,([bdhm]k?r|n|x|cn|ck|[bdhm]r[vn])$/;

function withoutTag(words: readonly Word[]): readonly Word[] {
  const sorts = sortsOf(words);
  const tag = tags.exec(sorts);
  if (!tag) {
    if (words.at(-1)?.said === "please") return words.slice(0, -1);
    return words;
  }
  const rest = words.slice(0, tag.index);
  const isTag = /^[bdhm]/.test(tag[1] ?? "") && !/[wq]/.test(sortsOf(rest));
  if (isTag)
    return rest.some(({ sort }) => sort === "k") && !/k/.test(tag[1] ?? "")
      ? rest.filter(({ sort, said }) => sort !== "k" && said !== "do")
      : rest;
  return /^(?:please|right|ok|then|know|thanks|exactly|eh|huh|yes|no)$/.test(
    words.at(-1)?.said ?? "",
  )
    ? rest
    : words;
}

function sortsOf(words: readonly Word[]): string {
  return words.map(({ sort }) => sort).join("");
}

/** "The mug, is it Ana's?": the thing takes the place of "it". "Once it is dry, where does it go?": the clause goes last. */
function undislocate(words: readonly Word[]): readonly Word[] {
  const comma = words.findIndex(({ sort }) => sort === ",");
  if (comma < 1) return words;
  const [front, rest] = [words.slice(0, comma), words.slice(comma + 1)];
  const sorts = sortsOf(front);
  if (/^f[ar]$/.test(sorts)) return rest;
  const isClause = /^(?:before|after|if|when|once|while|until|unless|as)$/.test(
    front[0]?.said ?? "",
  );
  if (isClause && !/^w[bdhm]/.test(sorts)) return [...rest, ...front];
  if (/^[wqbdhm]/.test(sorts) && /^[aoO]*[nvegN]+$/.test(sortsOf(rest)))
    return undislocate([...rest, words[comma] as Word, ...front]);
  if (/^w$/.test(sortsOf(rest))) return [...rest, word("is", "b"), ...front];
  const isIt = [/^(?:it|they|them|this|that|those|these|one)$/, /^(?:he|she|him)$/];
  const at = Math.max(...isIt.map((it) => rest.findIndex(({ said }) => it.test(said))));
  const isThing = !/^[wqbdhm]/.test(sorts) && !/(?<!l.*)[bdhm]/.test(sorts);
  if (!isThing || at < 0) return isThing && /^[wq]/.test(sortsOf(rest)) ? words : words;
  const owner = front[0]?.sort === "O" ? front[0].said : null;
  const named = rest.map((one) =>
    owner && /^(?:he|she)$/.test(one.said) ? word(owner, "N") : one,
  );
  return [...named.slice(0, at), ...front, ...named.slice(at + 1)];
}

/** "Is it Leo who has the mug?", "Who is the one that …?": without the frame around it. */
function straighten(words: readonly Word[]): readonly Word[] {
  const sorts = sortsOf(words);
  const text = words.map(({ said }) => said).join(" ");
  const one = /^(?:who|which (?:person|one)) is (?:it|the (?:one|person)) (?:that|who) /.exec(text);
  if (one) return [words[0] as Word, ...words.slice(one[0].trim().split(" ").length)];
  const job = /^whose (?:job|turn|task|duty) is it to /.exec(text);
  if (job) return [word("who", "q"), word("must", "m"), ...words.slice(5)];
  const isSo = /^is it so that /.exec(text);
  if (isSo) return words.slice(4);
  const isIt = /^[wq][^bdhm]*brl|^[wq][^bdhm]*bra/.exec(sorts);
  if (isIt && / (?:is|was) it (?:that|who) /.test(text))
    return [...words.slice(0, isIt[0].length - 3), ...words.slice(isIt[0].length)];
  if (/^(?:is|was) it /.test(text)) {
    const end = words.findIndex(({ said }, at) => at > 2 && /^(?:that|who|which)$/.test(said));
    if (end < 0) return words;
    const focus = words.slice(2, end);
    const rest = words.slice(end + 1);
    if (/day$/.test(focus[0]?.said ?? "")) focus.unshift(word("on", "p"));
    return /^[px]/.test(sortsOf(focus)) ? [...rest, ...focus] : [...focus, ...rest];
  }
  return words;
}

function word(said: string, sort: string): Word {
  return { said, sort };
}
