/** Finds personal data and secrets in the text of a release. */
import type { KnownPeople } from "./known-people.js";

interface Leak {
  readonly file: string;
  readonly line: number;
  readonly kind: string;
  /** Where in the line, in UTF-16 units. */
  readonly from: number;
  readonly to: number;
}

interface Pattern {
  readonly kind: string;
  readonly pattern: RegExp;
}

/** The first pattern that matches a part of the text gives its kind. */
const patterns: readonly Pattern[] = [
  { kind: "private key", pattern: /-----BEGIN [A-Z ]*PRIVATE KEY/g },
  {
    kind: "link with a secret",
    pattern:
      /\b[a-z][a-z0-9+.-]*:\/\/(?:[^\s"\\/@]+@|[^\s"\\]*[?&#][^\s"\\]*(?:token|key|secret|sig|signature|password|passwd|pwd|auth|code|session|invite)[^\s"\\=]*=|hooks\.slack\.com|(?:[a-z]+\.)?discord(?:app)?\.com\/api\/webhooks|discord\.gg\/|[a-z0-9-]+\.slack\.com\/)[^\s"\\]*/gi,
  },
  {
    kind: "e-mail address",
    pattern: /[\p{L}\d._%+-]+\s?(?:@|\[at\]|\(at\))\s?[\p{L}\d-]+(?:\.[\p{L}\d-]+)*\.\p{L}{2,}/giu,
  },
  {
    kind: "Slack token",
    pattern:
      /\bxox[a-z](?:\.xox[a-z])?-[A-Za-z0-9-]{6,}|\bxapp-[A-Za-z0-9-]{6,}|\bxoxe-[A-Za-z0-9-]+/g,
  },
  {
    kind: "Discord token",
    pattern: /\b(?:mfa\.[\w-]{20,}|[A-Za-z\d_-]{23,28}\.[\w-]{6,7}\.[\w-]{27,})/g,
  },
  { kind: "JSON web token", pattern: /\beyJ[\w-]{8,}\.[\w-]{8,}(?:\.[\w-]*)?/g },
  {
    kind: "access token",
    pattern:
      /\b(?:gh[pousr]_[A-Za-z0-9]{20,}|github_pat_\w{20,}|glpat-[\w-]{16,}|npm_[A-Za-z0-9]{30,}|hf_[A-Za-z0-9]{20,}|pypi-[\w-]{20,}|dop_v1_[0-9a-f]{40,}|shpat_[0-9a-f]{20,}|ya29\.[\w-]{20,}|AIza[\w-]{30,}|SG\.[\w-]{16,}\.[\w-]{16,})/g,
  },
  {
    kind: "API key",
    pattern: /\b(?:sk|pk|rk)[-_](?:ant-|proj-|live[-_]|test[-_])?[A-Za-z0-9][\w-]{14,}/g,
  },
  { kind: "cloud key", pattern: /\b(?:AKIA|ASIA|AROA|AIDA)[A-Z0-9]{16}\b/g },
  {
    kind: "secret",
    pattern:
      /\bBearer\s+[\w.~+/-]{8,}=*|\b(?:password|passwd|passwort|secret|api[-_ ]?key|token)\s*(?:is|[:=])\s*["']?[^\s"'\\,;]{4,}/gi,
  },
  { kind: "mention", pattern: /<[@#!][!&]?[A-Z0-9|a-z_.^-]+>/g },
  { kind: "Discord id", pattern: /(?<![\w.])\d{17,20}(?![\w.])/g },
  { kind: "Slack id", pattern: /\b[UWCTDGBAE](?=[A-Z0-9]*\d)[A-Z0-9]{8,11}\b/g },
  {
    kind: "handle",
    pattern: /(?<![\w.])@[A-Za-z][\w.-]{1,38}|(?<![\w.])[A-Za-z][\w.]{1,31}#\d{4}\b/g,
  },
  { kind: "bank account", pattern: /\b[A-Z]{2}\d{2}(?: ?[A-Z0-9]{4}){3,7}(?: ?[A-Z0-9]{1,3})?\b/g },
  {
    kind: "phone number",
    pattern:
      /(?<![\w.+-])(?:(?:\+|00)[1-9]\d{0,2}[\s()./-]*(?:\d[\s()./-]*){6,12}\d|\(\d{2,5}\)[\s./-]*\d{2,4}(?:[\s./-]*\d{2,5}){1,3}|\d{3}[-. ]\d{3}[-. ]\d{4}|0\d{2,4}[\s/-]\d{5,9}|0\d{2,4}(?:[\s-]\d{2,4}){2,4})(?![\w-])/g,
  },
  {
    kind: "network address",
    pattern:
      /(?<![\d.])(?:(?:25[0-5]|2[0-4]\d|1?\d?\d)\.){3}(?:25[0-5]|2[0-4]\d|1?\d?\d)(?![\d.])/g,
  },
];

/** Finds leaks in one line. */
export type Scan = (line: string) => readonly Omit<Leak, "file" | "line">[];

/**
 * @param known names and ids of the people of the database
 * @param fiction text of the worlds: names in it ("Ana's mug") identify nobody
 */
export function createScan(known: KnownPeople, fiction = ""): Scan {
  const names = known.names.filter((name) => !wordPattern([name])?.test(fiction));
  const all: Pattern[] = [...patterns];
  const ids = wordPattern(known.ids);
  if (ids) all.push({ kind: "platform id", pattern: ids });
  const named = wordPattern(names);
  if (named) all.push({ kind: "name", pattern: named });
  return (line) => {
    const found: Omit<Leak, "file" | "line">[] = [];
    for (const { kind, pattern } of all) {
      for (const match of line.matchAll(pattern)) {
        const [from, to] = [match.index, match.index + match[0].length];
        if (!found.some((other) => other.from < to && from < other.to))
          found.push({ kind, from, to });
      }
    }
    return found;
  };
}

/** Any of these as whole words, in any case. */
function wordPattern(words: readonly string[]): RegExp | null {
  if (words.length === 0) return null;
  const longestFirst = [...words].sort((one, other) => other.length - one.length);
  const any = longestFirst.map((word) => word.replace(/[.*+?^${}()|[\]\\/]/g, "\\$&")).join("|");
  return new RegExp(`(?<![\\p{L}\\d])(?:${any})(?![\\p{L}\\d])`, "giu");
}

/** All leaks of a text file, line by line, in the text as it is and without JSON's escapes. */
export function scanFile(file: string, text: string, scan: Scan): readonly Leak[] {
  return text.split("\n").flatMap((content, index) => {
    const plain = content.replace(/\\+[nrtbf"]?/g, (added) => " ".repeat(added.length));
    const found = [...scan(plain)];
    for (const leak of plain === content ? [] : scan(content)) {
      if (!found.some(({ from, to }) => from < leak.to && leak.from < to)) found.push(leak);
    }
    return found.map((leak) => ({ file, line: index + 1, ...leak }));
  });
}
