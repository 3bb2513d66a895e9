/** Decides what a drawing shows, by what the person who answers knows. */
import { thingsOf, withoutOwners } from "../../../src/core/episode/looks.js";
import type { OwnerView, PlaceView, ThingView } from "../../../src/core/episode/scene.js";
import { subjectOf, taskNoun } from "../../../src/core/memory/notebook.js";
import type { Choice, Need, Question } from "../../../src/core/question/question.js";
import { definite, preposition } from "../../../src/core/words/names.js";
import { joinWords } from "../../../src/core/words/wording.js";

export type Asked = Pick<Need, "noun" | "adjective">;

export type Drawing =
  /** Shows everything. Places that the robot has not seen are dark. */
  | {
      readonly mode: "owner";
      readonly view: OwnerView;
      readonly seen: readonly string[];
      /** What is asked about; in the caption if the picture has no room for its words. */
      readonly asked?: Asked;
      /** Hides what is in unseen places: a person plays the robot. */
      readonly explored?: true;
    }
  /** Shown before people answer from memory: the things to put away or, if `things` is empty, the whole home. */
  | { readonly mode: "tour"; readonly view: OwnerView; readonly things: readonly string[] }
  /** Shows places without what is in them: the person answers from memory. */
  | { readonly mode: "keeper"; readonly view: OwnerView }
  /** Circles the things (`target`) that the person plays to want; any will do. When empty, words say what is wanted. */
  | { readonly mode: "persona"; readonly view: OwnerView; readonly target: readonly string[] }
  /** Shows the choices side by side, and where they are in the home unless `view` is absent. */
  | {
      readonly mode: "open";
      readonly home: string;
      readonly choices: readonly DrawnChoice[];
      readonly view?: OwnerView;
    };

export interface DrawnChoice {
  readonly label: string;
  readonly id?: string;
  readonly thing?: ThingView;
  readonly detail?: string;
}

/** @param target ids of the things in mind; absent when words describe them */
export function drawingFor(
  question: Pick<Question, "mode" | "need" | "choices">,
  shown: {
    readonly view: OwnerView;
    readonly seen: readonly string[];
    readonly target?: readonly string[];
  },
): Drawing {
  const { seen } = shown;
  const view = markAsked(shown.view, question.need);
  switch (question.mode) {
    case "owner":
      return { mode: "owner", view, seen, asked: question.need };
    case "keeper":
      return { mode: "keeper", view };
    case "persona":
      return { mode: "persona", view, target: shown.target ?? [] };
    case "open":
      if (question.need.noun === taskNoun) return { mode: "persona", view, target: [] };
      return openDrawing(view, question.choices);
  }
}

/** Writes the lines of the secret card, which only the owner sees. */
export function listCard({ card = [] }: Pick<OwnerView, "card">): string[] {
  return card.map((line) => `Only you know: ${line}`);
}

export const askedMark = " ← asked";

function markAsked(view: OwnerView, need: Need): OwnerView {
  if (!view.card) return view;
  const asked = `${subjectOf(need)}: `;
  const card = view.card.map((line) => (line.startsWith(asked) ? line + askedMark : line));
  return { ...view, card };
}

export function openDrawing(
  home: OwnerView,
  choices: readonly Pick<Choice, "label" | "value">[],
): Drawing {
  const view = withoutOwners(home);
  const drawn = { mode: "open", home: home.home, choices: drawChoices(view, choices) } as const;
  return view.places.length > 0 ? { ...drawn, view } : drawn;
}

function drawChoices(
  view: OwnerView,
  choices: readonly Pick<Choice, "label" | "value">[],
): DrawnChoice[] {
  return choices.map(({ label, value: id }) => {
    const place = view.places.find((one) => one.id === id);
    if (place) {
      return { label, id, detail: place.things.map((one) => one.label).join(", ") || "empty" };
    }
    const where = view.places.find(({ things }) => things.some((one) => one.id === id));
    const thing = thingsOf(view).find((one) => one.id === id);
    if (!thing) return { label };
    return { label, id, thing, detail: where ? sayWhere(where) : "the robot holds it" };
  });
}

export function whereIsRobot(view: OwnerView): string {
  const places = view.places
    .filter((place) => view.robotAt.includes(place.id))
    .map(({ label }) => definite(label));
  return places.length > 0
    ? `The robot is at ${places.join(" and ")}`
    : "The robot is in the middle of the room";
}

/** Returns "on the shelf" or "in cabinet 3". */
export function sayWhere(place: PlaceView): string {
  return `${preposition(place.kind)} ${definite(place.label)}`;
}

export function holding(view: OwnerView): string {
  const things = carriedIn(view).map(({ label }) => label);
  return things.length > 0 ? ` and holds ${joinWords(things, "and")}` : "";
}

export function carriedIn({ held, carried }: OwnerView): readonly ThingView[] {
  return carried ?? (held ? [held] : []);
}
