/** The world's sentences about places, in both wordings. */

/** A thing as it is listed: its name in commands, and the attributes that can be seen. */
export interface ListedThing {
  readonly name: string;
  /** "mug 2 (blue, large)" -> ["blue", "large"]. */
  readonly words: readonly string[];
}

/** A place as one sentence describes it. Things are null when its door hides them. */
export interface PlaceReading {
  readonly place: string;
  readonly things: readonly ListedThing[] | null;
}

const shown = /(?:On the (.{1,200}?)|The (.{1,200}?) is open\. In it), you see /s;
const hidden = /The (.{1,200}?) is closed\./;
const facing = /^You are facing the (.+?)\. Next to it/;

/** Reads an arrival, an opening or an examination; null when the text shows no place. */
export function readPlace(text: string): PlaceReading | null {
  const sentence = text.replace(/^You (?:arrive at|open the) .+?\. /, "");
  const open = shown.exec(sentence);
  const list = open && /^(.*?)\.(?=\s|$)/s.exec(sentence.slice(open.index + open[0].length));
  if (list) return { place: open[1] ?? open[2] ?? "", things: readList(list[1] ?? "") };
  const closed = hidden.exec(sentence);
  return closed ? { place: closed[1] ?? "", things: null } : null;
}

/** The places where the robot stands, from the text of `look`; none in the middle of a room. */
export function readFacing(text: string): readonly string[] {
  const list = facing.exec(text)?.[1];
  return list ? readList(list).map((item) => item.name) : [];
}

/** The held thing, from the text of `inventory`; null when the text has none. */
export function readCarried(text: string): ListedThing | null {
  const list = /^You are carrying: (.+)\.$/.exec(text)?.[1];
  return list ? (readList(list)[0] ?? null) : null;
}

/** "a mug 2 (blue), and a mug 1 (white)"; "nothing" is none. */
function readList(list: string): readonly ListedThing[] {
  if (list === "nothing") return [];
  // Commas in brackets and without a space belong to the thing.
  const items = list.match(/(?:[^,(]|\([^)]*\)?|,(?! ))+/g) ?? [];
  return items.map((item) => {
    const name = item.trim().replace(/^and /, "").replace(/^an? /, "");
    const bracket = name.indexOf(" (");
    if (bracket < 0) return { name, words: [] };
    return {
      name: name.slice(0, bracket),
      words: name
        .slice(bracket + 2, -1)
        .split(/[ ,]+/)
        .map((word) => word.toLowerCase()),
    };
  });
}
