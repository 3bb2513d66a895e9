/** Characters that look like Latin letters, by what they look like. Case is kept. */

/** Letters of scripts that people write in. They are folded only in words that mix scripts. */
const ofScripts: Readonly<Record<string, string>> = {
  // Cyrillic
  АВЕКМНОРСТУХІЈЅԀԌԚԜҺӀГЗЬПИЯ: "ABEKMHOPCTYXIJSDGQWHIrЗbnNR",
  авекмнорстухіјѕԁԍԛԝһӏгзьпия: "abekmhopctyxijsdgqwhlr3bnnr",
  // Greek
  ΑΒΕΖΗΙΚΜΝΟΡΤΥΧϹϿ: "ABEZHIKMNOPTYXCC",
  αβεζηικμνορτυχϲσωγ: "abeznikmvoptuxcowy",
  // Armenian
  օոսհցԼՕՍՏ: "onuhgLOUS",
  // Coptic
  ⲀⲂⲈⲎⲒⲔⲘⲚⲞⲢⲤⲦⲨⲬⲆⳐ: "ABEHIKMNOPCTYXAL",
  ⲁⲃⲉⲏⲓⲕⲙⲛⲟⲣⲥⲧⲩⲭⲅ: "abehikmnopctyxr",
  // Lisu and Canadian syllabics
  ꓐꓑꓓꓔꓖꓗꓙꓚꓜꓝꓞꓟꓠꓡꓢꓣꓦꓧꓪꓫꓬꓮꓰꓲꓳꓴ: "BPDTGKJCZFFMNLSRVHWXYAEIOU",
  ᗅᗩᗷᑕᗪᗴᖴᕼᒍᒪᗰᑎᑭᖇᑌᐯᗯ: "AABCDEFHJLMNPRUVW",
  // Cherokee
  ᎪᏴᏟᎠᎬᎻᎫᏦᏞᎷᏢᏒᏚᎢᏙᎳᏃ: "ABCDEHJKLMPRSTVWZ",
};

/** Letters that only look different: they are folded everywhere. */
const ofLatin: Readonly<Record<string, string>> = {
  ᴀʙᴄᴅᴇꜰɢʜɪᴊᴋʟᴍɴᴏᴘʀꜱᴛᴜᴠᴡʏᴢ: "abcdefghijklmnoprstuvwyz",
  ıȷɑɡɩʟɲŋɒɐǝɛɔɯʌ: "ijagilnnaaeeomv",
  ŁłĐđØøÐðĦħŦŧ: "LlDdOoDdHhTt",
  "‐‑‒–—―−﹘": "--------",
  "‘’‚‛ʼʹ′`´＇": "''''''''''",
  "“”„‟″": '"""""',
};

/** Letters that stand for two. */
const long: Readonly<Record<string, string>> = {
  ß: "ss",
  ẞ: "SS",
  æ: "ae",
  Æ: "AE",
  œ: "oe",
  Œ: "OE",
  þ: "th",
  Þ: "Th",
};

/** First and last of a row of letters that stand for A to Z. */
const rows: readonly (readonly [first: number, last: number])[] = [
  [0x1f150, 0x1f169],
  [0x1f170, 0x1f189],
  [0x1f1e6, 0x1f1ff],
];

function spread(table: Readonly<Record<string, string>>): ReadonlyMap<string, string> {
  return new Map(
    Object.entries(table).flatMap(([letters, looks]) => {
      const latin = [...looks];
      return [...letters].map((letter, at): [string, string] => [letter, latin[at] ?? letter]);
    }),
  );
}

const everywhere = new Map([...spread(ofLatin), ...Object.entries(long)]);
const toLatin = spread(ofScripts);
const toCyrillic = new Map(
  [..."АВЕКМНОРСТУХІЈЅавекморстухіјѕ"].flatMap((letter) => {
    const latin = toLatin.get(letter);
    return latin === undefined ? [] : [[latin, letter] as const];
  }),
);

/** What a character is read as, in any word; null: as itself. */
export function plainForm(letter: string): string | null {
  const known = everywhere.get(letter);
  if (known !== undefined) return known;
  const code = letter.codePointAt(0) ?? 0;
  if (code < 0x1f150) return null;
  const row = rows.find(([first, last]) => code >= first && code <= last);
  return row ? String.fromCharCode(65 + code - row[0]) : null;
}

/**
 * A word that mixes scripts, in one of them: Latin when each other letter looks like a Latin one, else Cyrillic.
 * Null: the word is as it seems. The length stays.
 */
export function readMixed(word: string): string | null {
  if (!/\P{ASCII}/u.test(word)) return null;
  const hasLatin = /[a-z]/i.test(word);
  const hasCyrillic = /\p{Script=Cyrillic}/u.test(word);
  const hasOther =
    /[\p{Script=Greek}\p{Script=Armenian}\p{Script=Cherokee}\p{Script=Coptic}\p{Script=Lisu}\p{Script=Canadian_Aboriginal}]/u.test(
      word,
    );
  if (
    /^[\p{Script=Cherokee}\p{Script=Coptic}\p{Script=Lisu}\p{Script=Canadian_Aboriginal}]+$/u.test(
      word,
    )
  )
    return mapAll(word, toLatin);
  if (Number(hasLatin) + Number(hasCyrillic) + Number(hasOther) < 2) return null;
  const latin = word.match(/[a-z]/gi)?.length ?? 0;
  const cyrillic = word.match(/\p{Script=Cyrillic}/gu)?.length ?? 0;
  if (cyrillic > latin) return mapAll(word, toCyrillic) ?? mapAll(word, toLatin);
  return mapAll(word, toLatin) ?? (hasCyrillic ? mapAll(word, toCyrillic) : null);
}

/** A word without Latin letters, as the Latin word that it looks like; null when it looks like none. */
export function latinTwin(word: string): string | null {
  return /[a-z]/i.test(word) ? null : mapAll(word, toLatin);
}

function mapAll(word: string, table: ReadonlyMap<string, string>): string | null {
  const targets = new Set(table.values());
  let read = "";
  for (const letter of word) {
    const mapped = table.get(letter) ?? (isOf(letter, targets, table) ? letter : null);
    if (mapped === null || mapped.length !== letter.length) return null;
    read += mapped;
  }
  return read;
}

/** Whether the letter belongs to the script that the table leads to. */
function isOf(
  letter: string,
  targets: ReadonlySet<string>,
  table: ReadonlyMap<string, string>,
): boolean {
  if (targets.has(letter)) return true;
  return table === toLatin ? /\p{ASCII}/u.test(letter) : /[\p{Script=Cyrillic}\d]/u.test(letter);
}
