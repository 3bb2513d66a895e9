/** Names of 0.2.0, which work for one more version. */

const renamed: Readonly<Record<string, string>> = {
  audiences: "agents audiences",
  backup: "db backup",
  import: "release import",
  index: "db index",
  mcp: "agents mcp",
  migrate: "db migrate",
  move: "homes move",
  recall: "facts recall",
  restore: "db restore",
  reuse: "facts reuse",
  rules: "facts rules",
  scan: "release scan",
  teach: "facts teach",
  tuples: "facts tuples",
  usage: "doctor usage",
  verify: "db verify",
};

export interface TodaysWords {
  readonly words: readonly string[];
  readonly replaced?: { readonly from: string; readonly to: string };
}

/** Also reads `help X` as `X --help`. */
export function readWords([first = "", ...rest]: readonly string[]): TodaysWords {
  if (first === "help") return readWords(rest.length > 0 ? [...rest, "--help"] : ["--help"]);
  const isRecording = rest.some((word) => /^--recording(?:=|$)/.test(word));
  const to = first === "verify" && isRecording ? "bench verify" : renamed[first];
  if (to === undefined) return { words: first === "" ? rest : [first, ...rest] };
  return { words: [...to.split(" "), ...rest], replaced: { from: first, to } };
}
