/** What the letters of words (see `Word`) make up: names, what is told of them, the words before a verb. */

/** A thing, by as many words as possible, or as few. */
export const core =
  "(?:r|[aoO]*N|a*q[nvego]*[nvgo]?|a*n+O[nvego]*[nvgo]|[aoO]*[nvego]*[nvgo]|[ao]*O|a+)";
export const shortCore = "(?:r|[aoO]*N|[aoO]*[nvego]*?[nvgo]|[ao]*O)";
const join = (one: string): string => `${one}(?:c${one})?`;
export const phrase = `(?:(?:r(?!c|f)|a+)(?=[ptf])|${join(core)}(?:[pf]${join(core)})*)`;
export const shortPhrase = `${join(shortCore)}(?:[pf]${join(shortCore)})*?`;
/** A subject before an unknown word that must be the verb. */
export const open = `${join(shortCore)}(?=n(?:$|[aoONrptf,.]))`;
export const object = `${join(core)}(?:f${join(core)})*`;
export const told = `(?:p?l${core}x?[bhmdk]*[veg](?:${core})?[pt]?|l[bhmdk]*x?[nveg]*(?:[pt]?${core})*|(?:[NrO]n?|a[nvg]+)[bhmdk]*[ve][pt]?(?=$|[,.]))`;
