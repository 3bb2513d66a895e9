/** E-mail addresses, also as people spell them: " at ", "(at)", "[dot]", with spaces. */
import type { Passage } from "../passage.js";
import { alternatives, isAbout } from "../vocabulary.js";
import { type Find, pattern } from "./rule.js";

const label = "[\\p{L}\\p{N}_+%'-]{1,64}";
const dots = alternatives("dot");
const ats = alternatives("at");
const dot = `(?:[.。]| [.。] |[.。] | ?[\\[({<] ?(?:${dots}|[.。]) ?[\\])}>] ?| (?:${dots}) |[_-]dot[_-])`;
const at = `(?:@| ?@ | @|[_-]at[_-]| ?[\\[({<*] ?(?:${ats}|@|a) ?[\\])}>*] ?| (?:${ats}) )`;
const address = new RegExp(
  `(?<![\\p{L}\\p{N}_+%'-])${label}(?:${dot}${label}){0,5}(?<at>${at})(?<host>${label}(?:${dot}${label}){1,5})`,
  "u",
);
const mail = pattern("e-mail address", address, { lower: true, accept: isAddress });

const spelledDot = new RegExp(` (?:${dots}) |[_-]dot[_-]|[\\[({<]`, "u");

/** "kitmore at gmail": everybody knows the rest. */
const hostAlone = pattern(
  "e-mail address",
  new RegExp(
    `(?<![\\p{L}\\p{N}._+%-])(?<name>[\\p{L}\\p{N}._-]{3,40})(?: (?:${ats}) ?|@| @ |[\\[({]at[\\])}])(?:gmail|googlemail|hotmail|yahoo|icloud|gmx|protonmail|posteo|yandex|яндекс)(?![\\p{L}\\p{N}])`,
    "u",
  ),
  {
    lower: true,
    accept: ({ groups }) =>
      !isAbout(groups?.name ?? "", "notSecret") &&
      !/^(?:look|looking|someone|account|mail|email|address|me|schau|works?|checked?)$/.test(
        groups?.name ?? "",
      ),
  },
);

/** Nothing is looked for in a text that has no sign between name and host. */
export function* mailRule(passage: Passage): Generator<Find> {
  if (!mayHaveMail(passage)) return;
  yield* mail(passage);
  yield* hostAlone(passage);
}

function mayHaveMail({ lower, topics }: Passage): boolean {
  return topics.has("at") || lower.includes("@") || /[([{<*_] ?a(?:t|) ?[)\]}>*_]/.test(lower);
}

/** The more usual the words between the parts, the more the rest must look like an address. */
function isAddress({ 0: all, groups }: RegExpExecArray): boolean {
  const sign = groups?.at ?? "";
  const host = groups?.host ?? "";
  const labels = host.split(new RegExp(dot, "u"));
  const top = labels.at(-1)?.trim() ?? "";
  if (sign === "@" && !/\s/.test(all)) return /^\p{L}{2,}/u.test(top);
  if (/[[({<*_-]/.test(sign)) return /^\p{L}{2,}/u.test(top);
  if (!isAbout(top, "topLevel")) return false;
  const [first = ""] = labels;
  // "you @ home. It": a sentence may end there.
  if (sign.includes("@")) return isAbout(first, "mailHosts") || !/[^ ]\. /.test(all);
  const isSpelled = spelledDot.test(host);
  return isAbout(first, "mailHosts") || (isSpelled && !isAbout(first, "notSecret"));
}
