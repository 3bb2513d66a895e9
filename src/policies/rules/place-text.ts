/** Parses the commands and texts of the household world. */
export type Command =
  | { readonly verb: "go" | "open" | "close"; readonly place: string }
  | { readonly verb: "examine" | "use"; readonly what: string }
  | {
      readonly verb: "take" | "put" | "clean" | "heat" | "cool";
      readonly thing: string;
      readonly place: string;
    };

/** The form without a named verb ("move mug 1 to desk 1") means "put". */
const forms = [
  /^(?<verb>go) to (?<place>.+)$/,
  /^(?<verb>open|close) (?<place>.+)$/,
  /^(?<verb>examine|use) (?<what>.+)$/,
  /^(?<verb>take) (?<thing>.+) from (?<place>.+)$/,
  /^move (?<thing>.+) to (?<place>.+)$/,
  /^(?<verb>put) (?<thing>.+) in\/on (?<place>.+)$/,
  /^(?<verb>clean|heat|cool) (?<thing>.+) with (?<place>.+)$/,
];

/** Parses the forms above; null for other commands ("look", "help", "inventory", "slice …"). */
export function parseCommand(text: string): Command | null {
  for (const form of forms) {
    const found = form.exec(text)?.groups;
    if (found) return { verb: "put", ...found } as Command;
  }
  return null;
}

export type ListedThing = ReturnType<typeof readList>[number];

const shown = /(?:On the (.{1,200}?)|The (.{1,200}?) is open\. In it), you see /s;
const hidden = /The (.{1,200}?) is closed\./;
const facing = /^You are facing the (.+?)\. Next to it/;

/** Parses the text after an arrival, opening or examination. Things are null behind a shut door. */
export function readPlace(text: string) {
  const sentence = text.replace(/^You (?:arrive at|open the) .+?\. /, "");
  const open = shown.exec(sentence);
  const list = open && /^(.*?)\.(?=\s|$)/s.exec(sentence.slice(open.index + open[0].length));
  if (list) return { place: open[1] ?? open[2] ?? "", things: readList(list[1] ?? "") };
  const closed = hidden.exec(sentence);
  return closed ? { place: closed[1] ?? "", things: null } : null;
}

export function readFacing(text: string): readonly string[] {
  const list = facing.exec(text)?.[1];
  return list ? readList(list).map((item) => item.name) : [];
}

export function readCarried(text: string): ListedThing | null {
  const list = /^You are carrying: (.+)\.$/.exec(text)?.[1];
  return list ? (readList(list)[0] ?? null) : null;
}

function readList(list: string) {
  if (list === "nothing") return [];
  // Commas in brackets or without a space belong to the name.
  const items = list.match(/(?:[^,(]|\([^)]*\)?|,(?! ))+/g) ?? [];
  return items.map((item) => {
    const name = item.trim().replace(/^and /, "").replace(/^an? /, "");
    const bracket = name.indexOf(" (");
    if (bracket < 0) return { name, words: [] };
    return {
      name: name.slice(0, bracket),
      /** "mug 2 (blue, large)" -> ["blue", "large"]. */
      words: name
        .slice(bracket + 2, -1)
        .split(/[ ,]+/)
        .map((word) => word.toLowerCase()),
    };
  });
}
