import type { JoinStage, JoinView } from "../../src/core/join.js";
import { otherLabel, splitAsked } from "../present/card-text.js";
import { agreeLabel, termLines } from "../present/door.js";
import { drawQuestion } from "../present/question-picture.js";
import { visibleLine } from "../present/visible-text.js";
import type { JoinStageState, JoinState } from "./content.js";
import { showDrawing, sizeFor } from "./page-state.js";
import { visible } from "./requests.js";

export function showView({ stage, ...view }: JoinView, width: number): JoinState {
  return { ...visible(view), stage: showStage(stage, width) };
}

function showStage(stage: JoinStage, width: number): JoinStageState {
  switch (stage.at) {
    case "consent": {
      const { at, request, instructions, pay } = stage;
      return visible({
        at,
        lines: termLines(request),
        instructions,
        agree: agreeLabel(request),
        pay,
      });
    }
    case "practice": {
      const { at: index, of, text, choices } = stage.practice;
      const { at, instructions } = stage;
      return visible({ at, number: index + 1, of, text, instructions, choices });
    }
    case "question":
      return showQuestion(stage, width);
    default:
      return visible(stage);
  }
}

function showQuestion(
  { asked, home, task, instructions, unclear }: Extract<JoinStage, { at: "question" }>,
  width: number,
): JoinStageState {
  const { question } = asked;
  const places = new Set(question.view.owner.places.map(({ id }) => id));
  return {
    at: "question",
    id: question.id,
    unclear,
    instructions: visible(instructions),
    home: visibleLine(home),
    task: visibleLine(task),
    text: visibleLine(question.text),
    asked: splitAsked(question),
    why: visibleLine([question.why, question.offered].filter(Boolean).join(" ")),
    choices: question.choices.map(({ id, label, value }) => ({
      id,
      label: visibleLine(label),
      place: value !== null && places.has(value) ? value : null,
    })),
    other: otherLabel(question),
    ...showDrawing(drawQuestion(asked), sizeFor(width)),
  };
}
