/** What a server and model take: learned from what they refuse, one row for each feature. */
import type { FeatureRow, FeatureStore } from "../../core/model-store.js";
import { isForeign, type ModelSettings, openAiUrl } from "./settings.js";

/** Ways to ask for a feature, the one that is tried first at the beginning. */
const ladders = {
  limit: ["max_tokens", "max_completion_tokens", "none"],
  stop: ["sent", "cut here"],
  temperature: ["sent", "left out"],
  parallel: ["sent", "left out"],
  cacheKey: ["sent", "left out"],
  tools: ["required", "auto", "none"],
  schema: ["strict", "plain", "json_object", "words"],
  logprobs: ["sent", "left out"],
  /** Log-probabilities of a given text: the completions endpoint with `echo`. */
  echo: ["sent", "left out"],
  system: ["system", "developer", "user"],
  image: ["sent", "left out"],
  /** Turns of one speaker in a row. */
  turns: ["apart", "joined"],
} as const;

export type Feature = keyof typeof ladders;

/** How each feature is asked for. */
export type Known = { readonly [Name in Feature]: (typeof ladders)[Name][number] } & {
  /** Tokens that a thinking model needs at least; 0: not known. */
  readonly thinkingFloor: number;
};

/** What a request asked for, and the server refused. */
export interface Refusal {
  readonly feature: Feature;
  /** The server's words. */
  readonly evidence: string;
  /** The way that the server's words leave; the next one when absent. */
  readonly to?: string | undefined;
}

/** Where nothing is refused: what most servers take. */
const fresh = {
  ...Object.fromEntries(Object.entries(ladders).map(([feature, [first]]) => [feature, first])),
  thinkingFloor: 0,
} as Known;

/** Another protocol than OpenAI's chat completions: what only that one has is left out. */
const foreign: Known = {
  ...fresh,
  stop: "cut here",
  parallel: "left out",
  cacheKey: "left out",
  schema: "words",
  logprobs: "left out",
  echo: "left out",
};

const hourMs = 3_600_000;
/** What a server refused may work after an update. */
const learnedForMs = 30 * 24 * hourMs;
/** What only looked as if it did not work is tried again soon. */
const doubtedForMs = hourMs;

/** Answers that are looked back on, and how many of them may lack what was asked for. */
const windows = {
  tools: { last: 5, most: 3, to: "none" },
  schema: { last: 5, most: 3, to: "words" },
  logprobs: { last: 8, most: 5, to: "left out" },
} as const;

/** @param now milliseconds since 1970 */
export function createFeatures(settings: ModelSettings, store: FeatureStore, now: () => number) {
  const begun = isForeign(settings) ? foreign : fresh;
  const endpoint = endpointOf(settings.baseUrl ?? openAiUrl);
  const answers = new Map<string, boolean[]>();
  const learn = (
    model: string,
    row: Pick<FeatureRow, "feature" | "value" | "evidence">,
    forMs = learnedForMs,
  ): Promise<void> => {
    const at = now();
    const evidence = row.evidence.slice(0, 200);
    return store.learnFeature({ ...row, evidence, endpoint, model, at, until: at + forMs });
  };
  const of = async (model: string): Promise<Known> => {
    const tuned = model.startsWith("ft:") && begun === fresh && { schema: "plain" };
    const rows = await store.features(now(), { endpoint, model });
    const all = Object.fromEntries(rows.map(({ feature, value }) => [feature, value]));
    // Another version may have stored a value that this one doesn't know.
    const ways = Object.entries<readonly string[]>(ladders);
    const learned = ways.flatMap(([name, own]) =>
      own.includes(all[name] ?? "") ? [[name, all[name]]] : [],
    );
    const thinkingFloor = Number(all.thinkingFloor) || 0;
    return { ...begun, ...tuned, ...Object.fromEntries(learned), thinkingFloor } as Known;
  };
  return {
    of,
    /**
     * Takes the next way, unless another request has learned so already.
     *
     * @param carried how the refused request asked for it
     * @returns false when there is no other way
     */
    async refused(model: string, { feature, evidence, to }: Refusal, carried: string) {
      const ways: readonly string[] = ladders[feature];
      if ((await of(model))[feature] !== carried) return true;
      const value = ways[Math.max(ways.indexOf(carried) + 1, ways.indexOf(to ?? ""))];
      if (value === undefined) return false;
      await learn(model, { feature, value, evidence });
      return true;
    },
    /** Notes whether an answer had what was asked for. Those that often lack it are asked in another way for an hour. */
    async noteAnswer(model: string, feature: keyof typeof windows, had: boolean): Promise<void> {
      const { last, most, to } = windows[feature];
      const key = `${model} ${feature}`;
      const seen = [...(answers.get(key) ?? []), had].slice(-last);
      const lacking = seen.filter((one) => !one).length;
      answers.set(key, lacking < most ? seen : []);
      if (lacking < most) return;
      const evidence = `${lacking} of the last ${seen.length} answers lacked it`;
      await learn(model, { feature, value: to, evidence }, doubtedForMs);
    },
    raiseFloor(model: string, tokens: number): Promise<void> {
      const evidence = "it thought up to its limit and said nothing";
      return learn(model, { feature: "thinkingFloor", value: String(tokens), evidence });
    },
  };
}

/** The address without what may be secret. */
function endpointOf(url: string): string {
  const { protocol, host, pathname } = new URL(url);
  return `${protocol}//${host}${pathname}`.replace(/\/$/, "");
}

/** Features in this process only. */
export function createFeatureStore(): FeatureStore {
  const rows = new Map<string, FeatureRow>();
  return {
    features: async (at, of) =>
      [...rows.values()].filter(
        ({ endpoint, model, until }) =>
          until > at && (!of || (of.endpoint === endpoint && of.model === model)),
      ),
    learnFeature: async (row) => void rows.set(`${row.endpoint} ${row.model} ${row.feature}`, row),
    forgetFeatures: async () => rows.clear(),
  };
}
