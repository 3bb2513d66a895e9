/** Endings that languages put to names: "Annas", "Anny", "Сергеем", "Ayşenin". */

const split = (list: string): readonly string[] => list.split(" ");

/** By the last letter's kind of the name: after a whole name, or in place of its last vowel. */
const latinWhole = split(
  "s es ens en a e u y i owi em ie om ovi ov ova ove ovi ou ow owie ami ach im ego emu ym ej in ina ino iny ini nin nun un ya ye da de ta te dan den tan ten yi yu la le yla yle n lla lle lta lta ssa sta lle an on nak nek ra re val vel nal nel hoz hez ban ben tol t as is us ui ski ska sche schen sches chen lein ko ka ek us ita ito inha inho ette",
);
const latinVowel = split(
  "y i is e o u a ie y ek ou om em owi a ej iej oj ami ach in ina ino iny iego iemu ii io iu iom im ich ych ym ego emu ya uska usia enka eczka ka ko us es as",
);
const cyrillicWhole = split(
  "а у ом е ы и ов ову овым ова ове ой ем ю я ям ями ях ым ого ому ские ский ых ыми ин ина ино иных ами ах еи ии",
);
const cyrillicVowel = split(
  "а у е ы и о ои ою еи ею ем ю я ь и ям ями ях ин ина ино ины иных инои ину иного иным ином иными ам ами ах ых ую ого ому им ым ем ев ева ия ию ием ии",
);
const soundWhole = split(
  "a u om em e i in ina ino ini inoi ov ova oi ei iu ia im ogo omu ui aia s",
);

const greekEndings = new Set(split("ο ου ε α ας ασ η ης ησ ω ος οσ"));

export type Script = "latin" | "cyrillic" | "sound";

const whole: Readonly<Record<Script, ReadonlySet<string>>> = {
  latin: new Set(latinWhole),
  cyrillic: new Set(cyrillicWhole),
  sound: new Set(soundWhole),
};
const vowel: Readonly<Record<Script, ReadonlySet<string>>> = {
  latin: new Set(latinVowel),
  cyrillic: new Set(cyrillicVowel),
  sound: new Set([...soundWhole, "iei", "oiu"]),
};

/** A name without its ending, and what may stand there instead. */
export interface Stem {
  readonly stem: string;
  readonly endings: ReadonlySet<string>;
}

const shortEndings: Readonly<Record<Script, ReadonlySet<string>>> = {
  latin: new Set(split("s owi em u a")),
  cyrillic: new Set(split("а у ом е ы")),
  sound: new Set(split("a u om e i")),
};

/** "Toms", "Tomowi", "Evy"; no vowel after a vowel. */
function shortStems(name: string, script: Script): readonly Stem[] {
  if (!/[aeiouаеиоуыэюя]$/u.test(name)) return [{ stem: name, endings: shortEndings[script] }];
  const own = { stem: name, endings: new Set(["s", "n"]) };
  const bare = {
    stem: name.slice(0, -1),
    endings: new Set([
      ...(name === "ana" ? [] : ["y"]),
      "ou",
      "ie",
      "zie",
      "у",
      "ы",
      "ои",
      "ei",
      "oi",
    ]),
  };
  return [own, bare];
}

/** Shortest stems of whole names, and of names that lost a vowel. */
const shortest = { whole: 4, vowel: 3 } as const;

/**
 * The stems of a name, folded and in lower case.
 *
 * @param script whose endings
 */
export function stemsOf(name: string, script: Script): readonly Stem[] {
  const stems: Stem[] = [];
  if (name.length === 3) stems.push(...shortStems(name, script));
  if (name.length >= shortest.whole) stems.push({ stem: name, endings: whole[script] });
  const bare = name.replace(/(?:aia|ii|ia|[aeiouyаеиоуыэюяь])$/u, "");
  if (bare !== name && bare.length >= shortest.vowel)
    stems.push({ stem: bare, endings: vowel[script] });
  // "Markéta" keeps it, "Agnieszka" changes it: Agnieszce, Agnieszek.
  if (/[kg][ai]$/.test(name) && name.length >= 6)
    stems.push({
      stem: name.slice(0, -2),
      endings: new Set(["ce", "cy", "ek", "dze", "ki", "gi"]),
    });
  const greek = /^(.{3,})(?:[οαη][σς]|[αηω])$/u.exec(name)?.[1];
  if (greek) stems.push({ stem: greek, endings: greekEndings });
  // The vowel of the last syllable falls out: "Павел", "Павла"; "Marek", "Marka".
  const fleeting = /^(.{2,})[eео]([кцлнkcln])$/u.exec(name);
  if (fleeting) stems.push({ stem: `${fleeting[1]}${fleeting[2]}`, endings: whole[script] });
  return stems;
}
