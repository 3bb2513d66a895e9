/** Keys and tokens of services, also hidden in base64. */
import type { Passage } from "../passage.js";
import { type Find, pattern, type Rule } from "./rule.js";

/** Where no letter or digit precedes. */
const start = "(?<![A-Za-z0-9])";
const token = (kind: string, source: string): Rule =>
  pattern(kind, new RegExp(`${start}(?:${source})[\\w-]*`));

const services: readonly Rule[] = [
  pattern("private key", /-----BEGIN [A-Z ]{0,20}PRIVATE KEY/),
  pattern("Slack token", /(?<![a-z0-9])xox ?[a-z](?: ?- ?[a-z0-9]{3}| [a-z0-9]{6})[\w-]*/, {
    lower: true,
  }),
  token("Slack token", "xox[a-z](?:\\.xox[a-z])?-[A-Za-z0-9-]{4}|xapp-[A-Za-z0-9-]{4}"),
  pattern("JSON web token", /(?<![\w-])eyJ[\w-]{8,2000}\.[\w-]{8,4000}(?:\.[\w-]*)?/),
  token(
    "access token",
    "gh[pousr]_[A-Za-z0-9]{6}|github_pat_\\w{6}|gl[a-z]{2,4}-[\\w-]{12}|npm_[A-Za-z0-9]{20}|hf_[A-Za-z0-9]{16}|pypi-[\\w-]{16}|dop_v1_[0-9a-f]{16}|shp(?:at|ca|pa|ss)_[0-9a-f]{16}|ya29\\.[\\w-]{16}|AIza[\\w-]{20}|SG\\.[\\w-]{16,80}\\.[\\w-]{16}|EAA[A-Za-z0-9]{20}|\\d{8,10}:AA[\\w-]{30}|key-[0-9a-f]{32}|dapi[0-9a-f]{20}",
  ),
  token(
    "API key",
    "(?:sk|pk|rk|whsec)[-_](?:ant|proj|svcacct|admin|or|live|test)[-_][\\w-]{2}|(?:sk|pk|rk)[-_](?=[\\w-]{0,40}\\d)[A-Za-z0-9][\\w-]{14}",
  ),
  token(
    "cloud key",
    "(?:AKIA|ASIA|AROA|AIDA|AGPA|ANPA)[^A-Z0-9]{0,20}(?=[A-Z0-9 ]{0,24}\\d)[A-Z0-9]{4}[A-Z0-9 ]{0,24}",
  ),
  pattern(
    "cloud key",
    /(?<![a-z0-9])(?:akia|asia)[a-z0-9]{16}(?![a-z0-9])|arn:aws:[a-z0-9:/_-]{10,200}/,
    { lower: true },
  ),
  token("Discord token", "mfa\\.[\\w-]{20}|[A-Za-z\\d_-]{23,28}\\.[\\w-]{6,7}\\.[\\w-]{27}"),
  token("API key", "sess-[A-Za-z0-9]{16}"),
  pattern("secret", /(?<![a-z])bearer\s{1,3}[\w.~+/-]{8,200}/, {
    lower: true,
    accept: ({ 0: found }) => /\d/.test(found),
  }),
];

/** As services make them: their name, then letters and digits without order. */
const prefixed = pattern(
  "access token",
  /(?<![\p{L}\p{N}_-])(?:[a-z][a-z0-9]{1,11}[-_]){1,3}(?<made>[A-Za-z0-9]{16,200})(?![\p{L}\p{N}])/u,
  { accept: ({ groups }) => isMade(groups?.made ?? "") },
);

/** Digits among letters, or with letters of both cases: "cabinet_1234567890123456" has a name and a number. */
function isMade(found: string): boolean {
  const isMixed = /[a-z]/.test(found) && /[A-Z]/.test(found) && /\d{3}/.test(found);
  return isMixed || (found.match(/\d(?=[A-Za-z])/g)?.length ?? 0) >= 2;
}

const run = /[A-Za-z0-9+/_-]{16,}={0,2}/g;
const longestRun = 4096;
/** Random letters change between small, capital and digit more often than words do. */
const leastChanges = 0.35;

/** Long runs of letters and digits without order. */
function* randomRuns({ text }: Passage): Generator<Find> {
  for (const { 0: found, index: from } of text.matchAll(run)) {
    if (isRandom(found.slice(0, 200))) yield { kind: "secret", from, to: from + found.length };
  }
}

function isRandom(found: string): boolean {
  const letters = found.replace(/[^A-Za-z0-9]/g, "");
  if (letters.length < 16) return false;
  const counts = [/[a-z]/g, /[A-Z]/g, /\d/g].map((kind) => letters.match(kind)?.length ?? 0);
  if (counts.some((count) => count < 2)) return false;
  const changes = letters.replace(/([a-z])(?=[^a-z])|([A-Z])(?=[^A-Z])|(\d)(?=\D)/g, "$1$2$3!");
  return (changes.length - letters.length) / letters.length >= leastChanges;
}

/** Text that base64 or hex hides, with the place of the run that hides it. */
export function* hiddenTexts(
  text: string,
): Generator<{ hidden: string; from: number; to: number }> {
  for (const { 0: found, index: from } of text.matchAll(run)) {
    const cut = found.slice(0, longestRun);
    const place = { from, to: from + found.length };
    const isHex = /^[0-9a-f]{24,}$/i.test(cut) && cut.length % 2 === 0;
    for (const code of isHex ? (["hex", "base64"] as const) : (["base64"] as const)) {
      const hidden = Buffer.from(cut, code).toString("utf8");
      if (hidden.length >= 10 && isText(hidden)) yield { hidden, ...place };
    }
  }
}

function isText(decoded: string): boolean {
  return /^[\t\n\r\x20-\x7e\u00a0-\u04ff]+$/.test(decoded);
}

export const tokenRules: readonly Rule[] = [...services, prefixed, randomRuns];
