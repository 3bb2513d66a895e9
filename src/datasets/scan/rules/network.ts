/** Addresses of computers and things in a network. */
import { isIPv6 } from "node:net";
import { isAfter, pattern, type Rule } from "./rule.js";

const kind = "network address";

const fourth: Rule = (passage) => {
  const shaped = pattern(
    kind,
    /(?<![\p{L}\p{N}.,-])\d{1,3}(?:\.\d{1,3}){3}(?![\p{L}\p{N}]|\.\d)/u,
    {
      accept: ({ 0: found, index }) =>
        found.split(".").every((part) => Number(part) <= 255) &&
        !isAfter(passage, index, "versionWords", 2),
    },
  );
  return shaped(passage);
};

const sixth = pattern(
  kind,
  /(?<![\p{L}\p{N}.:])[0-9a-f]{0,4}(?::[0-9a-f]{0,4}){2,8}(?:%\w{1,15})?(?![\p{L}\p{N}:])/u,
  {
    lower: true,
    accept: ({ 0: found }) => {
      const address = found.replace(/%.*$/, "").replace(/(?<!:):$/, "");
      const groups = address.split(":").filter((part) => part !== "");
      return groups.length >= 2 && /\d/.test(address) && isIPv6(address);
    },
  },
);

const device = pattern(
  kind,
  /(?<![\p{L}\p{N}:-])(?:[0-9a-f]{2}(?<sign>[:-])(?:[0-9a-f]{2}\k<sign>){4}[0-9a-f]{2}|(?:[0-9a-f]{4}\.){2}[0-9a-f]{4}|(?:[0-9a-f]{2} ){5}[0-9a-f]{2})(?![\p{L}\p{N}:-])/u,
  { lower: true, accept: ({ 0: found }) => !/^(?:\d\d ){5}\d\d$/.test(found) },
);

/** Twelve digits without signs, after the word. */
const bareDevice = pattern(
  kind,
  /(?<![\p{L}\p{N}])mac[ -]?(?:address|adresse)?[^\p{L}\p{N}]{1,4}(?:is |ist )?(?<found>[0-9a-f]{12})(?![\p{L}\p{N}])/u,
  { lower: true },
);

/** With other signs, after the word. */
const namedFourth = pattern(
  kind,
  /(?<![\p{L}\p{N}])ip(?:v4)?[^\n\d]{0,15}(?<found>\d{1,3}(?<sign>[ ,_-]|, )\d{1,3}\k<sign>\d{1,3}\k<sign>\d{1,3})(?!\d)/u,
  { lower: true },
);

export const networkRules: readonly Rule[] = [fourth, namedFourth, sixth, device, bareDevice];
