/** Full names of people whom nobody has told us of. */
import { wordSet } from "../../../core/wording.js";
import lists from "../names/given-names.json" with { type: "json" };
import japaneseNames from "../names/japanese.json" with { type: "json" };
import type { Passage } from "../passage.js";
import { type Find, isCapital, pattern, type Rule } from "./rule.js";

const kind = "full name";
const given = new Set(lists.given.split(" "));
const titles = new Set(lists.titles.split(" "));
const famous = new Set(lists.famous.split(" "));

/** Names that everybody knows: they are on mugs and books. */
export function isFamous(first: string | undefined, last: string | undefined): boolean {
  return famous.has(`${first}-${last}`);
}

/** Words that begin with a capital, but are no surnames. */
const noSurname = wordSet(
  "monday tuesday wednesday thursday friday saturday sunday january february march april june july august september october november december christmas easter street road avenue lane kitchen fridge shelf cupboard drawer table oven sink cabinet room house park square hill wood and und the is it has had will can may i you we he she they but or if so und oder aber der die das ein eine im am in auf mit von bei zu hat ist war et ou le la les y o el los e il lo montag dienstag mittwoch donnerstag freitag samstag sonntag schrank regal tisch kuche keller schublade tasse rice oil tea bread sauce butter salad juice milk cheese soup cake pie beans water sugar flour salt honey cream wine beer toast pasta mug cup handle plate teller topf pfanne glas messer gabel loffel kaffee tee salz zucker butter brot kuchen schlussel fenster tur",
);
/** Titles before words that are no people: "Mr Muscle", "Dr. Oetker". */
const brands = wordSet(
  "muscle clean coffee proper oetker pepper martens marten beckmann hauschka bronner scholl best kipling whippy bean potato tiggy darcy claus holle antje don brown pig fox t propper christmas",
);

const surnames = Object.keys(japaneseNames)
  .slice(0, 90)
  .filter((name) => name.length > 1)
  .join("|");

const gap = /^(?: |-|\. |')$/;

function* fullNames(passage: Passage): Generator<Find> {
  const { words, text } = passage;
  for (let at = 0; at < words.length; at++) {
    const word = words[at];
    if (!word || !isCapital(text[word.from])) continue;
    const end = given.has(word.word)
      ? endOfName(passage, at)
      : titles.has(word.word)
        ? endOfTitled(passage, at)
        : null;
    if (end === null) continue;
    yield { kind, from: word.from, to: words[end]?.to ?? word.to };
    at = end;
  }
}

/** Given name, perhaps a second one or a letter, then a surname. */
function endOfName(passage: Passage, at: number): number | null {
  const { words, text } = passage;
  const first = words[at];
  let last = at;
  for (let next = at + 1; next <= at + 4; next++) {
    const word = words[next];
    const before = words[next - 1];
    if (!word || !before || !gap.test(text.slice(before.to, word.from))) break;
    if (
      /^(?:van|von|de|der|den|da|di|del|della|dos|la|le|el|al|bin|ibn|ter|ten|zu|af|av|y|mc|o|st)$/.test(
        word.word,
      ) &&
      next > at
    )
      continue;
    if (!isCapital(text[word.from]) || noSurname.has(word.word) || /\d/.test(word.word)) break;
    last = next;
  }
  const surname = words[last];
  if (!first || !surname || last === at || surname.word.length < 3) return null;
  if (isFamous(first.word, words[at + 1]?.word)) return null;
  return isThing(passage, last) ? null : last;
}

/** "Mrs Hollingsworth", "Frau Dr. Baumgartner". */
function endOfTitled(passage: Passage, at: number): number | null {
  const { words, text } = passage;
  let name = at + 1;
  while (words[name] && titles.has(words[name]?.word ?? "")) name += 1;
  const word = words[name];
  const before = words[name - 1];
  if (!word || !before || !/^\.? $/.test(text.slice(before.to, word.from))) return null;
  if (
    !isCapital(text[word.from]) ||
    word.word.length < 3 ||
    noSurname.has(word.word) ||
    brands.has(word.word)
  )
    return null;
  if (
    /^(?:don|pan|miss|sir|bay|sr|ms|dona|pana|sig|bey)$/.test(words[at]?.word ?? "") &&
    !given.has(word.word) &&
    !looksLikeSurname(word.word)
  )
    return null;
  return isThing(passage, name) ? null : name;
}

const surnameEnd =
  /(?:son|sen|sson|dottir|ski|ska|sky|skaya|wicz|vich|vic|ov|ova|ev|eva|enko|chuk|czyk|mann|berg|stein|bauer|meier|mayer|meyer|maier|gartner|hauser|hofer|huber|worth|ham|ton|ley|field|well|croft|shaw|wood|bridge|smith|ez|es|escu|opoulos|idis|akis|ian|yan|oglu|ini|etti|elli|ucci|one|aro|eau|oux|ard|ault|stra|sma|huis|veld|kamp|stra|nen|la|li|as|is|us)$/;

function looksLikeSurname(word: string): boolean {
  return word.length >= 5 && surnameEnd.test(word);
}

const afterPerson =
  /^(?:is|was|has|had|s|put|puts|took|takes|keeps|kept|said|says|wants|likes|left|uses|used|needs|moved|bought|gave|gives|lent|knows|lives|lived|owns|made|makes|told|will|would|can|could|asked|asks|and|or|but|in|on|at|to|from|for|of|with|by|who|whose|which|that|because|when|if|so|then|down|up|upstairs|downstairs|next|across|brought|borrowed|works|worked|came|comes|went|goes|does|did|might|should|must|also|always|usually|still|never|again|yesterday|today|tomorrow|last|over|under|if|about|before|after|since|as|behind|called|wrote|repaired|fixed|cleaned|sent|sold|found|forgot|i|we|he|she|it|they|you|my|our|her|his|please|here|there)$/;

/** A small word right after it, that is none after a person: "Laura Ashley curtains", "Harry Potter mug". */
function isThing({ words, text }: Passage, last: number): boolean {
  const [name, next] = [words[last], words[last + 1]];
  if (!name || !next || text.slice(name.to, next.from) !== " ") return false;
  if (isCapital(text[next.from]) || !/^[a-z]+$/.test(next.word)) return false;
  if (next.topics.has("handleLinks") || next.topics.has("kin")) return false;
  return !afterPerson.test(next.word) && !/(?:t|te|en|ed|a|o|e|i)$/.test(next.word);
}

/** "J. R. Hollingsworth", "Hollingsworth, Margaret". */
const withInitials = pattern(
  kind,
  /(?<![\p{L}\p{N}.])(?:\p{Lu}\. ?){1,3}\p{Lu}\p{Ll}{3,20}(?:-\p{Lu}\p{Ll}{2,20})?(?![\p{L}\p{N}])/u,
  { accept: ({ 0: found }) => looksLikeSurname(found.toLowerCase().replace(/^.*[. ]/, "")) },
);
const turned = pattern(
  kind,
  /(?<![\p{L}\p{N}])\p{Lu}\p{L}{3,20}, (?<given>\p{Lu}\p{L}{2,15})(?![\p{L}\p{N}])/u,
  {
    accept: ({ 0: found, groups }) =>
      given.has(groups?.given?.toLowerCase() ?? "") &&
      looksLikeSurname(found.toLowerCase().replace(/,.*$/, "")),
  },
);
/** A given name that is not known, before a surname that can be nothing else. */
const bySurname = pattern(
  kind,
  /(?<=\p{Ll}[.,:]? |^)(?<first>\p{Lu}\p{Ll}{2,14}) (?<last>\p{Lu}\p{Ll}{4,20})(?:-\p{Lu}\p{Ll}{2,20})?(?!\p{L}| \p{Ll})/u,
  {
    accept: ({ groups }) =>
      /(?:sson|dottir|wicz|vich|enko|czyk|mann|stein|gartner|worth|escu|opoulos|idis|akis|oglu|etti|ucci|owski|ewski|owska|ewska|ovic|evic|inski|yan)$/.test(
        groups?.last?.toLowerCase() ?? "",
      ) && !noSurname.has(groups?.first?.toLowerCase() ?? ""),
  },
);

/** "Elowen Trevithick's shop": a capital pair that owns something. */
const owning = pattern(
  kind,
  /(?<=\p{Ll},? )(?<first>\p{Lu}\p{Ll}{2,14}) (?<last>\p{Lu}\p{Ll}{4,20})'s?(?= \p{Ll}|[.,!?]|$)/u,
  { accept: mayBePerson },
);
const noOwner = wordSet(
  "new old aunt uncle mother mount san santa saint black white red green blue trader jack mc le la el little big great grand royal east west north south captain mr mrs king queen lady lord sir doctor grandma grandpa nana los las buenos rio costa puerto hong kuala cape upper lower bad lake port fort super ikea bosch whole pottery crate home house kitchen sur best bed villeroy rosenthal wmf russell aldi lidl marks hotel cafe restaurant bar hof haus tante onkel opa oma onkelz pan vom im am",
);

/** "Nkechi Obiora moved it". */
const acting = pattern(
  kind,
  /(?<![\p{L}\p{N}])(?<first>\p{Lu}\p{Ll}{2,15}) (?<last>\p{Lu}\p{Ll}{3,20})(?= (?:moved|took|put|said|knows|keeps|kept|left|brought|borrowed|lent|gave|told|asked) )/u,
  { accept: mayBePerson },
);

/** "It came from Ermenegilda Bonaventura.": after a small word, at the end of a clause. */
const ofSomebody = pattern(
  kind,
  /(?<![\p{L}\p{N}])(?:from|of|by|von|van|de|da|di|del|od|u|av|af|fra|fran|bij|bei|chez|par|por|to|is|mam od|with|від|от|у) (?<found>(?<first>\p{Lu}\p{Ll}{2,15})(?: (?:van|von|de|der|den|da|di|del|la|ter|bin|al)){0,3} (?<last>\p{Lu}\p{Ll}{3,20}))(?=[.,!?]|$|'s)/u,
  { accept: mayBePerson },
);
/** Arabic given names, also after a letter that belongs to the next word. */
const arabic = pattern(
  kind,
  /(?<!\p{L})[ولبفك]?(?:محمد|احمد|علي|حسن|حسين|فاطمة|مريم|عايشة|عائشة|خديجة|زينب|يوسف|ابراهيم|عمر|خالد|ليلى|محمود|مصطفى|عبد ال\p{L}{3,8}|عبدال\p{L}{3,8}) \p{Script=Arabic}{3,12}(?: \p{Script=Arabic}{3,12})?(?!\p{L})/u,
);

/** "Familie Baumgartner", "my neighbour Thandiwe Mokoena", "it belongs to …". */
const introduced = pattern(
  kind,
  /(?<![\p{L}\p{N}])(?:(?:[Ff]amilie|[Ff]am\.|[Ff]amille|[Ff]amilia|[Ff]amiglia|[Rr]odzina|семья|семьи) (?<family>\p{Lu}\p{Ll}{3,20})|(?:[Bb]elongs to|[Aa]sk|[SsZz]a?pytaj|[Ff]rage?|[Pp]regunta a|[Dd]emande a|[Cc]hiedi a|[Сс]проси(?:те)?|[Bb]y|[Cc]alled|[Nn]amed|[Ff]riend|[Nn]eighbou?r|[Ff]latmate|[Rr]oommate|[Hh]ousemate|[Cc]ousin|[Aa]unt|[Uu]ncle|[Ll]andlord|[Ll]andlady|[Bb]oss|[Pp]lumber|[Cc]leaner|[Nn]anny|[Nn]achbarin?|[Ff]reundin?|[Gg]ehort|[Vv]oisine?|[Vv]ecin[oa]|[Vv]icin[oa]|[Bb]uurman|[Bb]uurvrouw|[Ss]asiad(?:ka|a)?|сосед(?:ка)?|[Aa]ppartient a|[Pp]ertenece a|[Aa]ppartiene a),? (?<first>\p{Lu}\p{Ll}{2,15})[ -](?<last>\p{Lu}\p{Ll}{3,20}))(?!\p{L})/u,
  {
    accept: ({ groups }) => {
      const [first = "", last = ""] = [groups?.first?.toLowerCase(), groups?.last?.toLowerCase()];
      return (
        !noSurname.has(first) &&
        !noSurname.has(last) &&
        !isFamous(first, last) &&
        !noSurname.has(groups?.family?.toLowerCase() ?? "")
      );
    },
  },
);
const vietnamese = pattern(
  kind,
  /(?<![\p{L}\p{N}])(?:Nguyen|Tran|Le|Pham|Hoang|Huynh|Phan|Vu|Vo|Dang|Bui|Do|Ho|Ngo|Duong|Ly)(?: (?:Thi|Van|Minh|Ngoc|Thanh|Quoc|Huu|Duc|Xuan|Hong|Thu|Kim|Anh|Bao|Gia|Tuan|Quang))(?: \p{Lu}\p{Ll}{1,6}){1,2}(?!\p{L})/u,
);

/** Russian and Ukrainian: a name with a father's name, or with a surname that declines. */
const cyrillic = pattern(
  kind,
  /(?<![\p{L}\p{N}])[А-ЯІЇЄ][а-яіїє]{2,14} (?:[А-ЯІЇЄ][а-яіїє]{3,16}(?:вич|вича|вичу|вичем|вна|вны|вне|вну|вной|ична|ичны)(?: [А-ЯІЇЄ][а-яіїє]{2,18})?|[А-ЯІЇЄ][а-яіїє]{2,18}(?:ов|ова|ову|овым|овои|ове|ев|ева|еву|евым|евои|еве|ин|ина|ину|инои|иным|скии|ская|ского|скои|скому|ским|енко|чук|ук|юк|як|ян|швили|дзе))(?![\p{L}])/u,
);
const cyrillicTurned = pattern(
  kind,
  /(?<![\p{L}\p{N}])[А-ЯІЇЄ][а-яіїє]{2,16}(?:ов|ова|ову|овым|овои|ев|ева|еву|еву|евым|евои|скии|ская|ского|скои|енко|чук|швили) [А-ЯІЇЄ](?:[а-яіїє]{2,14}|\. ?[А-ЯІЇЄ]\.)(?![\p{L}])/u,
);
/** Characters that Chinese given names are made of. */
const givenHan =
  "国華华伟偉芳娜秀英敏静靜丽麗强強磊洋艳艷勇军軍杰傑娟涛濤超兰蘭霞刚剛桂玉萍建辉輝健鹏鵬飞飛雪梅琳倩莹瑩晓曉慧宇浩轩軒涵梓怡欣诗詩梦夢琪思佳嘉俊博泽澤睿洁潔燕玲婷斌峰凤鳳志义義庆慶德永宁寧薇悦悅妍彤萌晨阳陽凯凱亮哲昊瑞雅淑惠珠翠莲蓮瑶瑤媛鑫明文春荣榮海";
const chinese = pattern(
  kind,
  new RegExp(
    `[王李张張刘劉陈陳杨楊赵趙吴吳徐孙孫朱郭罗羅郑鄭梁宋许許韩韓冯馮邓鄧曹彭蔡潘袁董蒋蔣魏吕呂沈姚卢盧崔谭譚陆陸](?:[${givenHan}]{2}|[${givenHan}](?=的|说|說|把|在|给|給|家|拿|放|知))`,
    "u",
  ),
  { unspaced: true },
);
const japanese = pattern(
  kind,
  new RegExp(
    `(?:${surnames})(?:\\p{Script=Han}{1,3}|\\p{Script=Katakana}{2,5})(?=の|が|は|さん|と|に|、|。|$)`,
    "u",
  ),
  {
    unspaced: true,
    accept: ({ 0: found }) => !/[区市町駅屋店県家村川山線通公]/u.test(found.slice(2)),
  },
);

/** Chinese, Japanese and Korean: a surname before a word of respect, or after "is called". */
const asian = pattern(
  kind,
  /(?:我叫|名叫|叫做|姓名是?)\p{Script=Han}{2,4}|[王李张張刘劉陈陳杨楊黄黃赵趙吴吳周徐孙孫马馬朱胡郭何高林罗羅郑鄭梁谢謝宋唐许許韩韓冯馮邓鄧曹彭曾肖田董袁潘于蒋蔣蔡余杜叶葉程苏蘇魏吕呂丁任沈姚卢盧姜崔钟鍾谭譚陆陸汪范金石廖贾賈夏韦韋付方白邹鄒孟熊秦邱江尹薛闫段雷侯龙龍史陶黎贺賀顾顧毛郝龚龔邵万萬钱錢严嚴覃武戴莫孔向汤湯]\p{Script=Han}{0,2}(?:先生|女士|小姐|阿姨|叔叔|老师|師傅|师傅|医生|教授|太太)|(?:\p{Script=Han}{2,5}|\p{Script=Katakana}{2,6})(?:さん|様|氏|ちゃん|君|くん)(?!の家)|\p{Script=Hangul}{2,4} ?(?:씨|님)(?!\p{Script=Hangul}{2})/u,
  {
    unspaced: true,
    accept: ({ 0: found }) =>
      !/^(?:お|皆|母|父|娘|息子|店員|管理人|大家|隣|奥|旦那|お客|業者|大工|医者|看護|先生|고객|선생|손|사장)/.test(
        found,
      ),
  },
);

/** In small letters: a given name, then a surname that can be nothing else. */
const small = pattern(
  kind,
  /(?<![\p{L}\p{N}'])(?<given>[a-z]{3,14}) (?<last>[a-z]{3,18})(?![\p{L}\p{N}])/u,
  {
    accept: ({ groups }) =>
      given.has(groups?.given ?? "") &&
      /(?:sson|dottir|wicz|vich|enko|czyk|mann|stein|gartner|worth|escu|opoulos|idis|akis|oglu|etti|ucci|owski|ewski|owska|ewska|ovic|evic|inski|berg|feld|bauer|shaw|wright|thwaite|mueller)$/.test(
        groups?.last ?? "",
      ),
  },
);

/** Neither a place nor a brand, nor somebody whom all know. */
function mayBePerson({ groups }: RegExpExecArray): boolean {
  const [first = "", last = ""] = [groups?.first?.toLowerCase(), groups?.last?.toLowerCase()];
  const isThing = noOwner.has(first) || noSurname.has(first) || noSurname.has(last);
  return !isThing && !isFamous(first, last);
}

export const fullNameRules: readonly Rule[] = [
  fullNames,
  withInitials,
  turned,
  bySurname,
  owning,
  ofSomebody,
  acting,
  arabic,
  introduced,
  vietnamese,
  small,
  cyrillic,
  cyrillicTurned,
  chinese,
  japanese,
  asian,
];
