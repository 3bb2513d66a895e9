import { inJson } from "../../core/json.js";

const redacted = "[redacted]";

const patterns: readonly RegExp[] = [
  // Slack: bot, user, legacy and refresh tokens, app-level and workflow tokens.
  /xox[a-z](?:\.xox[a-z])?-[\w-]{8,}|x(?:app|wfp)-[\w-]{8,}/g,
  // Discord: tokens of three parts.
  /(?<![\w-])[\w-]{20,}\.[\w-]{5,8}\.[\w-]{25,}/g,
  // Keys of language models and LangSmith.
  /\bsk-[\w-]{16,}|\blsv2_\w{16,}/g,
  // Headers in any print format, without plain words after "Basic" or "Bot".
  /(?<=\b(?:[Bb]earer|[Bb]asic|[Bb]ot|BEARER|BASIC|BOT)\s)(?=[\w.~+/=-]*(?:[\d=]|[a-z][A-Z])|[\w.~+/=-]{24})[\w.~+/=-]{8,}/g,
  /(?<=\bauthorization\\?["']?\s{0,9}[:=,]\s{0,9}\\?["']?(?:(?:Bearer|Basic|Bot)\s{1,9})?)(?!\[?redacted)[^\s"'\\,}]{8,}/gi,
  // The password in an address.
  /(?<=\b[a-z][a-z\d+.-]{1,20}:\/\/[^\s:@/]{0,99}:)[^\s@/]{1,999}(?=@)/gi,
  // Secret addresses: interaction replies, webhooks, sockets.
  /(?<=hooks\.slack\.com\/)[\w/-]{8,}/g,
  /(?<=\/(?:webhooks|interactions)\/\d{5,}\/)[\w-]{20,}/g,
  /(?<=[?&](?:ticket|token|code|secret)=)[^&\s"'\\]{4,}/gi,
];

const shortestSecret = 8;

/**
 * Removes what looks like a secret, and `secrets`, also when escaped in JSON or an address. Ignores values under
 * 8 characters, which are too common.
 */
export function createRedactor(secrets: readonly string[] = []): (text: string) => string {
  const known = secrets
    .filter((secret) => secret.length >= shortestSecret)
    .flatMap((secret) => [
      inJson(inJson(secret)),
      inJson(secret),
      secret,
      encodeURIComponent(secret),
      Buffer.from(secret).toString("base64"),
    ]);
  return (text) => {
    const withoutKnown = known.reduce((rest, secret) => rest.replaceAll(secret, redacted), text);
    return patterns.reduce((rest, pattern) => rest.replace(pattern, redacted), withoutKnown);
  };
}
