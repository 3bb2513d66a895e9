/** Ids that platforms and recruiters give to people. */
import { pattern, type Rule } from "./rule.js";

export const idRules: readonly Rule[] = [
  pattern("participant id", /(?<![\p{L}\p{N}])(?:[0-9a-f]{24}|[0-9A-F]{24})(?![\p{L}\p{N}])/u, {
    accept: ({ 0: found }) => /\d/.test(found),
  }),
  pattern(
    "participant id",
    /(?<![\p{L}\p{N}])guest[-_ ]?(?=[a-z0-9]{0,15}\d)[a-z0-9]{5,16}(?![\p{L}\p{N}])/u,
    {
      lower: true,
    },
  ),
  pattern(
    "participant id",
    /(?<![\p{L}\p{N}-])[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}(?![\p{L}\p{N}-])/u,
    { lower: true },
  ),
  pattern("Discord id", /(?<![\p{L}\p{N}.])\d{17,20}(?![\p{L}\p{N}.])/u),
  pattern(
    "Slack id",
    /(?<![\p{L}\p{N}])[UWCTDGBAE](?=[A-Z0-9]{0,11}\d)[A-Z0-9]{8,11}(?![\p{L}\p{N}])/u,
  ),
];
