/** What a drawing shows. It depends on what the answering person knows. */
import { thingsOf, withoutOwners } from "../../../src/core/looks.js";
import { subjectOf, taskNoun } from "../../../src/core/notebook.js";
import type { Choice, Need, Question } from "../../../src/core/question.js";
import type { OwnerView, ThingView } from "../../../src/core/scene.js";
import type { Asked } from "./caption.js";
import { sayWhere } from "./where.js";

export type Drawing =
  /** Shows everything as it is. Places that the robot has not seen are dark. */
  | {
      readonly mode: "owner";
      readonly view: OwnerView;
      readonly seen: readonly string[];
      /** The caption lists what is asked about if the picture has no room for its words. */
      readonly asked?: Asked;
      /** The drawing is for a person who plays. It shows what they have seen. */
      readonly explored?: true;
    }
  /** Before a keeper's questions: shows the things to put away, or the whole home without `things`. */
  | { readonly mode: "tour"; readonly view: OwnerView; readonly things: readonly string[] }
  /** Shows the places but not their contents: the person answers from memory. */
  | { readonly mode: "keeper"; readonly view: OwnerView }
  /**
   * Circles the thing that the person wants. If there are several, any of them will do. If there is
   * none, words say what they want, or they choose. Nothing is named by its id.
   */
  | { readonly mode: "persona"; readonly view: OwnerView; readonly target: readonly string[] }
  /** Shows the choices side by side, and in the home, unless that is hidden. */
  | {
      readonly mode: "open";
      readonly home: string;
      readonly choices: readonly DrawnChoice[];
      readonly view?: OwnerView;
    };

export interface DrawnChoice {
  readonly label: string;
  /** Of the thing or the place. */
  readonly id?: string;
  readonly thing?: ThingView;
  /** Where the thing is, or what is at the place: "on the shelf". */
  readonly detail?: string;
}

/**
 * Chooses the drawing for the person who answers a question.
 *
 * @param target ids of the things that the person has in mind; absent: words say what they want
 */
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

/** What stands after the line of a card that is asked about. */
export const askedMark = " ← asked";

function markAsked(view: OwnerView, need: Need): OwnerView {
  if (!view.card) return view;
  const asked = `${subjectOf(need)}: `;
  const card = view.card.map((line) => (line.startsWith(asked) ? line + askedMark : line));
  return { ...view, card };
}

/** The choices, and the home with things named by their looks. A shop has no rooms to show. */
export function openDrawing(
  home: OwnerView,
  choices: readonly Pick<Choice, "label" | "value">[],
): Drawing {
  const view = withoutOwners(home);
  const drawn = { mode: "open", home: home.home, choices: drawChoices(view, choices) } as const;
  return view.places.length > 0 ? { ...drawn, view } : drawn;
}

/** Adds what people see of each choice: a thing's place, or a place's contents. */
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
