export type Command =
  | { readonly verb: "go" | "open" | "close"; readonly place: string }
  | { readonly verb: "examine" | "use"; readonly what: string }
  | { readonly verb: "take" | "put"; readonly thing: string; readonly place: string }
  | {
      readonly verb: "clean" | "heat" | "cool";
      readonly thing: string;
      readonly place: string;
    };

const forms: readonly (readonly [RegExp, (a: string, b: string) => Command])[] = [
  [/^go to (.+)$/, (place) => ({ verb: "go", place })],
  [/^open (.+)$/, (place) => ({ verb: "open", place })],
  [/^close (.+)$/, (place) => ({ verb: "close", place })],
  [/^examine (.+)$/, (what) => ({ verb: "examine", what })],
  [/^use (.+)$/, (what) => ({ verb: "use", what })],
  [/^take (.+) from (.+)$/, (thing, place) => ({ verb: "take", thing, place })],
  [/^move (.+) to (.+)$/, (thing, place) => ({ verb: "put", thing, place })],
  [/^put (.+) in\/on (.+)$/, (thing, place) => ({ verb: "put", thing, place })],
  [/^clean (.+) with (.+)$/, (thing, place) => ({ verb: "clean", thing, place })],
  [/^heat (.+) with (.+)$/, (thing, place) => ({ verb: "heat", thing, place })],
  [/^cool (.+) with (.+)$/, (thing, place) => ({ verb: "cool", thing, place })],
];

/** Returns null for commands without effect on the belief ("look", "help", "inventory", "slice …"). */
export function parseCommand(text: string): Command | null {
  for (const [form, build] of forms) {
    const match = form.exec(text);
    if (match) return build(match[1] ?? "", match[2] ?? "");
  }
  return null;
}
