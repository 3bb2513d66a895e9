/** Finds email addresses, links, handles, numbers and secret tokens by their form. */
import { isIP } from "node:net";
import { rules } from "@secretlint/secretlint-rule-preset-recommend";
import { countrySpecs } from "ibantools";
import { type CountryCode, isValidPhoneNumber } from "libphonenumber-js";
import type { Leak } from "../../core/campaign/release.js";
import type { Reading } from "./reading.js";

/** "@" and "." as people spell them to hide an address. */
const at = " ?(?:@|[([{<] ?(?:at|@) ?[)\\]}>]|(?<= )(?:at|arroba|chiocciola)(?= )) ?";
const dot =
  "(?: ?\\. ?| ?[([{<] ?(?:dot|punkt|point|\\.) ?[)\\]}>] ?| (?:dot|punkt|point|punto|ponto) )";
const mailName = `[\\p{L}\\p{N}_+-]{1,40}(?:${dot}[\\p{L}\\p{N}_+-]{1,40}){0,3}`;
const domain = `(?:[\\p{L}\\p{N}-]{1,63}${dot}){1,4}\\p{L}{2,18}`;
const topDomain =
  /(?<![a-z])(?:com|net|org|info|edu|gov|io|eu|uk|us|de|at|ch|fr|it|es|nl|be|pl|pt|br|ru|se|dk|no|fi|ie|jp|cn|kr|in|au|ca|mx|cz|hu|ro|gr|tr|ua|sk|si|hr|lt|lv|ee|me|co|app|dev|live|mail|example)$/i;

/** Lists patterns of identifying texts. The first that matches decides the kind. */
const forms: readonly {
  readonly kind: string;
  /**
   * Finds its group `found`, else the whole match. Starts at a boundary and limits repetitions, so it takes linear
   * time.
   */
  readonly pattern: RegExp;
  readonly accept?: (found: string) => boolean;
}[] = [
  {
    kind: "link with a secret",
    pattern: /(?<![\p{L}\p{N}])[a-z][a-z0-9+.-]{1,15}:\/\/[^\s"<>\\]{1,2000}/giu,
    accept: opensSomething,
  },
  {
    kind: "e-mail address",
    pattern: new RegExp(
      `(?<![\\p{L}\\p{N}._+-])${mailName}${at}${domain}(?![\\p{L}\\p{N}])`,
      "giu",
    ),
    // Refuses "look at the dot on it", which is no address.
    accept: (found) => !/ at /i.test(found) || topDomain.test(found),
  },
  {
    kind: "profile",
    pattern:
      /(?<![\p{L}\p{N}@._-])(?:https?:\/\/)?(?:[a-z0-9-]{1,63}\.){1,4}[a-z]{2,12}\/[^\s"<>\\]{1,300}/giu,
    accept: (link) => peoplesSites.test(link) || peoplesPath.test(link),
  },
  { kind: "private key", pattern: /-----BEGIN [A-Z ]{0,30}PRIVATE KEY-----/gu },
  { kind: "mention", pattern: /<(?:[@#][!&]?\w{2,30}|![a-z]{2,20})(?:\|[^>]{0,80})?>/gu },
  { kind: "Slack id", pattern: /(?<![\p{L}\p{N}_])[UWCTDGB]0[A-Z0-9]{6,11}(?![\p{L}\p{N}_])/gu },
  { kind: "Discord id", pattern: /(?<![\p{L}\p{N}_.-])\d{17,20}(?![\p{L}\p{N}_])/gu },
  {
    kind: "handle",
    pattern:
      /(?<![\p{L}\p{N}._])(?:@(?!channel\b|here\b|everyone\b|all\b)[\p{L}_][\p{L}\p{N}._-]{1,31}|[\p{L}\p{N}_.]{2,32}#\d{4})(?![\p{L}\p{N}_(])/giu,
  },
  {
    kind: "handle",
    pattern:
      /(?<![\p{L}\p{N}])(?:discord|insta(?:gram)?|telegram|tiktok|twitter|snapchat|mastodon)(?: is|:| handle is)? (?<found>[a-z0-9_.]{3,32}(?<=[._\d][a-z0-9]{0,20}))(?![\p{L}\p{N}])/giu,
  },
  {
    kind: "bank account",
    pattern: /(?<![\p{L}\p{N}])[a-z]{2}[ -]?\d[ -]?\d(?:[ -]?[a-z0-9]){11,38}/giu,
    accept: hasIban,
  },
  {
    kind: "payment card",
    pattern: /(?<![\p{L}\p{N}.-])\d(?:[ -]?\d){12,18}(?![\p{L}\p{N}]|\.\d)/gu,
    accept: isCard,
  },
  {
    kind: "network address",
    pattern:
      /(?<!\w|\w[:.-])(?:(?:[0-9a-f]{2}[:. -]){5}[0-9a-f]{2}|(?:[0-9a-f]{4}\.){2}[0-9a-f]{4}|(?=\d{0,11}[a-f])(?=[a-f]{0,11}\d)[0-9a-f]{12})(?!\w|[:-]\w)/giu,
  },
  {
    kind: "network address",
    pattern: /(?<!\w|\w[:.])(?:\d{1,3}(?:\.\d{1,3}){3}|[0-9a-f:]{3,39})(?!\w|\.\d)/giu,
    accept: (found) => isIP(found) > 0 && /\d.*[.:].*\d/.test(found) && found.length > 6,
  },
  {
    kind: "password",
    pattern:
      /(?<![\p{L}\p{N}])(?:pass(?:word|code|phrase)|passwort|kennwort|wachtwoord|haslo|senha|contrasena|clave|mot de passe|пароль|secret|api[ _-]?key|token|pin)(?: \p{L}{1,15}){0,3}(?: ?[:=]| is | ist | es | est | to )[ "']{0,2}(?<found>[^\s"']{4,60})/giu,
    accept: (found) => /\d|\p{L}[^\p{L}\p{N}]+\p{L}|\p{L}{9}/u.test(found),
  },
  {
    kind: "password",
    pattern:
      /(?<![\p{L}\p{N}])(?:wi-?fi|wlan|router|alarm|safe|door)[^.!?\n\d]{0,50}(?:[:,]|code|is|ist|key) (?<found>[\p{L}\p{N}-]{6,40})(?![\p{L}\p{N}])/giu,
    accept: (found) => /\d/.test(found) && /^[^a-z]*$|\d.*\p{L}.*\d/u.test(found),
  },
  { kind: "secret", pattern: /(?<![\p{L}\p{N}])bearer (?<found>[\w.~+/=-]{16,400})/giu },
  {
    kind: "secret",
    pattern: /(?<!\w)A[A-Z]{3}[A-Z\d]{16}(?!\w)/gu,
    accept: (found) => /\d/.test(found),
  },
  {
    kind: "secret",
    pattern: /(?<![\w.~+/=-])[\w.~+/=-]{18,400}(?![\w.~+/=-])/gu,
    accept: looksRandom,
  },
  { kind: "id number", pattern: /(?<![\w-])\d{3}[ -]\d{2}[ -]\d{4}(?![\w-])/gu },
  { kind: "platform id", pattern: /(?<!\w)(?=\d*[a-f])[0-9a-f]{24}(?!\w)/giu },
  {
    kind: "phone number",
    pattern:
      /(?<![\p{Script=Latin}\p{Script=Cyrillic}\p{N}_#=/-]|\d[.,])(?:\+ ?|\()?\(?\d(?:[ ().\-/·]{0,3}\d){6,18}(?![\p{L}\p{N}]|[.,:]\d)/gu,
    accept: isPhone,
  },
];

export function* findForms({ text }: Reading): Generator<Leak> {
  for (const { kind, pattern, accept } of forms)
    for (const match of text.matchAll(pattern)) {
      const found = match.groups?.found ?? match[0];
      if (accept && !accept(found)) continue;
      const from = match.index + match[0].lastIndexOf(found);
      yield { kind, from, to: from + found.length };
    }
  yield* findTokens(text);
}

const namesOfKinds: Readonly<Record<string, string>> = { basicauth: "link with a secret" };
const reported: { readonly range: readonly [number, number] }[] = [];
const tokenRules = rules
  .filter(({ meta }) => !meta.id.endsWith("filter-comments"))
  .map((rule) => {
    const service = rule.meta.id.replace(/^.*rule-/, "");
    const context = {
      createTranslator: () => () => ({ message: "", messageId: "" }),
      report: (found: { readonly range: readonly [number, number] }) => reported.push(found),
      ignore: () => undefined,
    };
    return {
      kind: namesOfKinds[service] ?? "secret",
      rule: rule.create(context as never, {}),
    };
  });

function* findTokens(content: string): Generator<Leak> {
  const source = { content, filePath: "", ext: "", contentType: "text" } as const;
  for (const { kind, rule } of tokenRules) {
    reported.length = 0;
    void rule.file?.(source as never, {} as never);
    for (const { range } of reported) yield { kind, from: range[0], to: range[1] };
  }
}

function opensSomething(link: string): boolean {
  return (
    /^[a-z0-9+.-]+:\/\/[^/?#]{1,300}@/i.test(link) ||
    /[?&#;][^\s=&]{0,60}(?:token|key|secret|sig|signature|pass|pwd|auth|code|session|invite)[^\s=&]{0,40}=/i.test(
      link,
    ) ||
    /^https?:\/\/(?:hooks\.slack\.com|[a-z.]*discord(?:app)?\.com\/(?:api\/webhooks|invite)|discord\.gg\/)/i.test(
      link,
    )
  );
}

const peoplesSites =
  /^(?:https?:\/\/)?(?:www\.|m\.)?(?:(?:instagram|threads|snapchat|tiktok|soundcloud|facebook|fb|twitter|x|github|gitlab|pinterest|patreon|flickr|vk|behance|linktr)\.(?:com|net|ee)|t\.me|wa\.me|codeberg\.org)\/(?!(?:p|reel|explore|search|home|watch|groups|events|topics|features|about|help)(?:\/|$))/i;
const peoplesPath =
  /\/(?:@|~|u\/|users?\/|profiles?\/|people\/|members?\/|in\/|author\/|channel\/)[\w.-]{2,}/i;

/** Checks an IBAN's length by country and remainder (ISO 7064). Ignores words that follow. */
function hasIban(written: string): boolean {
  const code = written.replace(/[ -]/g, "").toUpperCase();
  const { chars = null, bban_regexp: form = null } = countrySpecs[code.slice(0, 2)] ?? {};
  if (chars === null || form === null || code.length < chars) return false;
  const number = code.slice(0, chars);
  if (!new RegExp(form).test(number.slice(4))) return false;
  const digits = Array.from(`${number.slice(4)}${number.slice(0, 4)}`, (letter) =>
    Number.parseInt(letter, 36),
  );
  return BigInt(digits.join("")) % 97n === 1n;
}

function isCard(written: string): boolean {
  const digits = written.replace(/\D/g, "").split("").map(Number);
  if (digits.length > 19 || !/^[2-6]/.test(written)) return false;
  const sum = digits.toReversed().reduce((total, digit, place) => {
    const counted = place % 2 === 1 ? digit * 2 : digit;
    return total + (counted > 9 ? counted - 9 : counted);
  }, 0);
  return sum % 10 === 0 && new Set(digits).size > 2;
}

/** Whether case and digits change often, unlike in a word, hexadecimal id or path. */
function looksRandom(text: string): boolean {
  const changes = text.match(/(?<=[a-z])(?=[A-Z\d])|(?<=[A-Z])(?=\d)|(?<=\d)(?=[A-Za-z])/g) ?? [];
  const isPath = /[/\\]\w{1,8}[/\\]/.test(text);
  return changes.length >= 4 && /\d.*\d/.test(text) && /[G-Z]/.test(text) && !isPath;
}

/** Countries tried for phone numbers without a country code. */
const countries: readonly CountryCode[] = [
  ...(["US", "GB", "DE", "FR", "ES", "IT", "PL", "NL", "PT", "RU", "TR"] as const),
  ...(["IN", "CN", "JP", "KR", "BR", "MX", "EG", "AE", "VN"] as const),
];
const isDate =
  /^(?:\d{1,2}[./-]\d{1,2}[./-](?:\d{2}|\d{4})|\d{4}[./-]\d{1,2}[./-]\d{1,2})(?: \d{1,4})?$/;
const isQuantity = /^\d{1,3}(?:[. ]\d{3})+$|000$/;

function isPhone(written: string): boolean {
  const digits = written.replace(/\D/g, "");
  if (isDate.test(written) || digits.length < 8 || digits.length > 15) return false;
  if (/^\(?\+|^00[1-9]/.test(written)) return true;
  if (/^\(?\d{3}\)?[-. ]\d{3}[-. ]\d{4}$/.test(written)) return true;
  if (isQuantity.test(written) || digits.length < 9) return false;
  if (/^0[1-9]/.test(digits) && digits.length < 13) return true;
  if (/^[1-9]\d{9,10}$/.test(written) && !/^20[12]\d[01]\d/.test(written)) return true;
  return countries.some((country) => isValidPhoneNumber(digits, country));
}
