/** Obsolete settings that people may still have in `.env`. */
import type { GivenVariables } from "./variables.js";

const signed = "still counts, but SOUS_SECRET replaces it: set that.";
const fixed = "Nothing replaces it.";
const escalate = "Set SOUS_ESCALATE to the minutes and the ids (30,C0123).";
const dollars = "Set SOUS_LLM_DAY_DOLLARS and SOUS_LLM_PRICES: nothing limits tokens.";

/** What each setting did, or what to do now. */
const removed: Readonly<Record<string, string>> = {
  SOUS_ALERT_URL: "Let Prometheus read /metrics and alert on sous_alert (docs/operating.md).",
  SOUS_ROLES: "One process does everything, and others stand by.",
  SOUS_BACKUP_KEEP:
    "The newest 14 backups stay; for another number, schedule sous db backup --keep.",
  SOUS_LEASE_SECONDS: "A leader that is not heard of for 15 seconds is followed by another.",
  SOUS_TIME_ZONE: "Set TZ, the variable of the system.",
  SOUS_ESCALATE_MINUTES: escalate,
  SLACK_ESCALATE_TO: escalate,
  DISCORD_ESCALATE_TO: escalate,
  SOUS_GRAPH_FROM: fixed,
  SOUS_EMBED_DIMENSIONS: "Vectors of every length are taken.",
  SOUS_LLM_API: "The protocol goes by the model.",
  SOUS_LLM_FALLBACK_MODEL: "Set SOUS_LLM_ROLES=fallback=MODEL.",
  SOUS_LLM_ANSWERS: "To switch it on, set SOUS_LLM_ROLES=grounder.",
  SOUS_LLM_QUESTIONS: "To switch it on, set SOUS_LLM_ROLES=phraser.",
  SOUS_LLM_COMPARES: "To switch it on, set SOUS_LLM_ROLES=judge.",
  SOUS_LLM_TIMEOUT_SECONDS: "A request has two minutes.",
  SOUS_LLM_CONCURRENCY: "Four requests run at once.",
  SOUS_LLM_THINKING_TOKENS: "A model that reasons gets the room that it needs.",
  SOUS_LLM_SCORES: "Options are scored by the letters of a list.",
  SOUS_LLM_THOUGHTS: fixed,
  SOUS_LLM_PICTURE: "To switch it on, name images in SOUS_LLM_ABILITIES.",
  SOUS_LLM_PATIENCE: "After three steps in a row by rule, the task ends.",
  SOUS_LLM_WHEN_SPENT: "When the budget is used up, the task ends.",
  SOUS_LLM_EPISODE_TOKENS: dollars,
  SOUS_LLM_DAY_TOKENS: dollars,
  SLACK_HTTP_HOST: "Slack's requests come in where the web chat does: SOUS_WEB_HOST.",
};

/** Former keys stay in use, so that what they signed and encrypted stays valid. */
const kept: Readonly<Record<string, string>> = {
  SOUS_JOIN_KEY: `${signed} Remove it when no link or code of a campaign is in use: they end with it.`,
  SOUS_SESSION_KEY: `${signed} Remove it at any time: everybody logs in again.`,
  SOUS_INSTALL_KEY: `${signed} Remove it when every workspace can install Sous again: their tokens end with it.`,
};

export function describeRemoved(given: GivenVariables): readonly string[] {
  const names = Object.keys({ ...removed, ...kept }).filter((name) => given[name] !== undefined);
  return names.map((name) =>
    kept[name] ? `${name} ${kept[name]}` : `${name} no longer exists. ${removed[name]}`,
  );
}
