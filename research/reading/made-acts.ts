/** Utterances asked and unasked: templates (`made/remarks.txt`) and what people said to the robot, labelled. */
import { z } from "zod";
import { readJsonLines } from "../../src/core/json.js";
import { classOf } from "../../src/core/memory/fact.js";
import { packageFile } from "../../src/core/package-file.js";
import {
  type Labelled,
  noExamples,
  type Prepared,
  shapes,
} from "../../src/desk/learning/examples.js";
import { actFeatures, analyseAct, type Scene } from "../../src/desk/reading/acts.js";
import { rowsOf } from "../../src/desk/reading/heads.js";
import { headClasses } from "../../src/desk/reading/read.js";
import { type Maker, readLines } from "./maker.js";

/** Labels that are absent are not learned. */
interface Labels {
  readonly act?: string | undefined;
  readonly news?: string | undefined;
  readonly topic?: string | undefined;
}

export interface SpokenAct extends Labels {
  readonly text: string;
  readonly scene: Scene;
}

export function prepareAct({ text, scene, ...labels }: SpokenAct): Pick<Prepared, "examples"> {
  const examples = noExamples();
  const features = actFeatures(text, scene, analyseAct(text, scene));
  for (const head of ["act", "news", "topic"] as const) {
    const classes: readonly string[] = headClasses[head];
    const label = classes.indexOf(labels[head] ?? "");
    const rows = rowsOf(features, shapes[head].bits);
    if (label >= 0) examples[head].push({ rows, label, weight: 1 });
  }
  return { examples };
}

const rowSchema = z.looseObject({
  places: z.array(z.string()),
  objects: z.array(z.string()),
  open: z.looseObject({ func: z.string(), noun: z.string() }).nullable(),
  text: z.string(),
  act: z.string(),
});

const actOf: Readonly<Record<string, Labels>> = {
  fact: { act: "tell", news: "plain" },
  answer: { act: "tell", news: "plain" },
  correction: { act: "tell", news: "otherwise" },
  retraction: { act: "withdraw", news: "otherwise" },
  question: { act: "ask" },
  "dont-know": { act: "unknown" },
};

/** Remarks of `remarks-tune.jsonl`, by many hands. */
export function readRemarks(name: string): readonly SpokenAct[] {
  return readJsonLines(rowSchema, packageFile(`test/desk/replies/${name}.jsonl`)).map((row) => ({
    text: row.text,
    scene: {
      vocabulary: { places: row.places, things: row.objects },
      noun: row.open?.noun ?? classOf(row.objects[0] ?? ""),
      asks: row.open?.func ?? "nothing",
    },
    ...(actOf[row.act] ?? { act: row.act }),
  }));
}

const actOfReply: Readonly<Record<string, string>> = {
  "question-back": "ask",
  "dont-know": "unknown",
  chatter: "chatter",
};

/** Every second answer, which is no remark, and what people say instead of one. */
export function actsOf(replies: readonly Labelled[]): readonly SpokenAct[] {
  const acts = replies.flatMap(({ kind, request, gold }): SpokenAct[] => {
    const { need, vocabulary, reply } = request;
    const isAnswer = gold.facts.length > 0 || gold.choice !== null;
    const act = isAnswer ? "tell" : gold.kind === "dont_know" ? "unknown" : actOfReply[kind];
    if (!act || gold.kind === "command_injection") return [];
    return [{ text: reply, scene: { vocabulary, noun: need.noun, asks: need.func }, act }];
  });
  return acts.filter((_, at) => at % 2 === 0);
}

interface Template extends Labels {
  readonly text: string;
}

function templates(): readonly Template[] {
  let labels: Labels = {};
  return readLines("remarks.txt").flatMap((line): Template[] => {
    if (!line.startsWith("# ")) return [{ ...labels, text: line }];
    const [act = "", more] = line.slice(2).split(" ");
    const isOtherwise = act === "no" || act === "withdraw";
    const isUnsaid = act === "denial" || act === "mistaken";
    const news = act === "tell" ? more : isOtherwise ? "otherwise" : isUnsaid ? undefined : "plain";
    labels = { act, news, topic: act === "ask" ? more : undefined };
    return [];
  });
}

const people = "Ana Ben Mia Leo Zoe Tom Priya Jonas Ida Kofi Grandma Dad".split(" ");
const looks = "red blue green yellow black white wooden big small old round striped".split(" ");

export function makeActs(maker: Maker, bases: readonly Labelled[], copies: number): SpokenAct[] {
  const rooms = bases.filter(({ request: { vocabulary } }) => vocabulary.places.length > 3);
  return templates().flatMap(({ text, ...labels }) =>
    Array.from({ length: copies }, (): SpokenAct => {
      const { need, vocabulary } = maker.one(rooms).request;
      const others = [...new Set(vocabulary.things.map(classOf))];
      const filled = maker.fillSlots(text.replace(/\{(who|look)\}/g, "<$1>"), {
        it: () => maker.nameOf(need.noun, "things", "en"),
        thing: () => maker.nameOf(maker.one(others) ?? "plate", "things", "en"),
        place: () => maker.placeWords(vocabulary.places, new Set(), "en").words,
      });
      const said = filled
        .replace(/<who>/g, () => maker.one(people))
        .replace(/<look>/g, () => maker.one(looks));
      const asks = maker.chance(0.45)
        ? "nothing"
        : maker.one(["where", "where", "which", "whether", "what"]);
      const messed = maker.chance(0.5) ? maker.mess(said) : said;
      return { text: messed, scene: { vocabulary, noun: need.noun, asks }, ...labels };
    }),
  );
}
