/** Classifies what somebody says, asked or unasked: what it does (act), whether it corrects (news), its topic. */
import type { Vocabulary } from "../../core/question/grounding.js";
import { type Analysis, analyse } from "./analyse.js";
import { predict } from "./heads.js";
import { type Heads, headClasses } from "./read.js";
import { stops, type View } from "./view.js";

export type Act = (typeof headClasses)["act"][number];
export type Topic = (typeof headClasses)["topic"][number];

export type Utterance = ReturnType<typeof readUtterance>;

export interface Scene {
  readonly vocabulary: Vocabulary;
  /** Kind of thing that was asked about, or else that the task is about. */
  readonly noun: string;
  /** What the open question asks: "where", "which" or "whether"; "nothing" if none is open. */
  readonly asks: string;
}

/** Returns people's names: capitalised words, the first word only if its meaning is unknown. */
function namedIn(text: string, { groups, forms }: View): ReadonlySet<string> {
  const capitals = new Set((text.match(/\p{Lu}\p{Ll}+/gu) ?? []).map((word) => word.toLowerCase()));
  return new Set(forms.filter((form, at) => capitals.has(form) && (at > 0 || groups[at] === "")));
}

function maskNames(text: string, view: View): readonly string[] {
  const names = namedIn(text, view);
  return view.forms.map((form, at) => {
    if (names.has(form)) return "<who>";
    const isKnown = view.groups[at] !== "" || view.cues[at] !== "" || !/^[a-z]{4}/.test(form);
    return isKnown ? form : "<rare>";
  });
}

function wordFeatures(forms: readonly string[], { sentences, groups, cues }: View): string[] {
  const into: string[] = [];
  for (const [at, form] of forms.entries()) {
    const [next, after] = [forms[at + 1] ?? "$", forms[at + 2] ?? "$"];
    into.push(form, `2:${form} ${next}`, `3:${form} ${next} ${after}`);
    if (groups[at]) into.push(`k:${groups[at]}`);
    if (cues[at]) into.push(`c:${cues[at]}`);
    const isFirst = at === 0 || sentences[at] !== sentences[at - 1];
    if (isFirst) into.push(`^:${form}`, `^2:${form} ${next}`);
    if (at === 0) into.push(`^^:${form}`);
  }
  if (forms.length < 6) into.push(`all:${forms.join(" ")}`);
  return into;
}

/** @slice reading */
export function actFeatures(text: string, { asks }: Scene, analysis: Analysis) {
  const { mentions, entities, isForeign, forms } = analysis;
  const places = Math.min(2, mentions.filter(({ ids }) => ids.length > 0).length);
  const named = entities.flatMap(({ kind, asked }) =>
    kind === "thing" ? [asked ? "it" : "thing"] : [],
  );
  const last = forms.at(-1) ?? "";
  const bare = text
    .toLowerCase()
    .replace(/[\s.!]+$/, "")
    .trim();
  return [
    "bias",
    ...(bare.length <= 9 ? [`bare:${bare}`] : []),
    `asks:${asks}`,
    `foreign:${isForeign}`,
    `places:${places}`,
    `state:${places}:${named[0] ?? "-"}:${asks}`,
    `size:${Math.min(8, forms.length)}`,
    `end:${stops.has(last) ? last : ""}`,
    `asked:${/\?[\s?!]*$/.test(text)}`,
    ...forms,
    ...wordFeatures(maskNames(text, analysis), analysis).map((feature) => `m${feature}`),
  ];
}

/** Analyses an utterance as one about places, whatever is asked. @slice reading */
export function analyseAct(text: string, { vocabulary, noun }: Scene): Analysis {
  return analyse({
    need: { func: "where", noun },
    question: "",
    options: null,
    reply: text,
    vocabulary,
    known: new Map(),
  });
}

/** Least probability at which words are taken for a correction. */
const leastNews = 0.6;

function likeliest<Name extends "act" | "news" | "topic">(
  name: Name,
  heads: Heads,
  features: readonly string[],
) {
  const shares = predict(heads[name], features);
  const probability = Math.max(...shares);
  const found = headClasses[name][shares.indexOf(probability)];
  return { found: found as (typeof headClasses)[Name][number], probability };
}

export function readUtterance(text: string, scene: Scene, heads: Heads) {
  const features = actFeatures(text, scene, analyseAct(text, scene));
  const { found: act, probability } = likeliest("act", heads, features);
  const told = likeliest("news", heads, features);
  const news = told.probability < leastNews ? "plain" : told.found;
  return { act, probability, news, topic: likeliest("topic", heads, features).found };
}
