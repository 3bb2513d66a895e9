/** Turns a participant's view into what their page shows. */
import type { JoinStage, JoinView } from "../../src/core/join.js";
import { splitAsked } from "../present/asked-words.js";
import { otherLabel } from "../present/card-text.js";
import { agreeLabel, termLines } from "../present/consent.js";
import { drawQuestion } from "../present/question-picture.js";
import { visibleLine, visibleText } from "../present/visible-text.js";
import type { JoinStageState, JoinState } from "./join-content.js";
import { showDrawing, sizeFor } from "./show-drawing.js";

/** @param width of the drawing, in pixels */
export function showView({ stage, ...view }: JoinView, width: number): JoinState {
  return {
    ...view,
    title: visibleLine(view.title),
    said: view.said && visibleLine(view.said),
    stage: showStage(stage, width),
  };
}

function showStage(stage: JoinStage, width: number): JoinStageState {
  switch (stage.at) {
    case "consent": {
      const { request, pay } = stage;
      const instructions = visibleText(stage.instructions);
      const lines = termLines(request).map(visibleLine);
      return {
        at: "consent",
        lines,
        instructions,
        agree: agreeLabel(request),
        pay: visibleText(pay),
      };
    }
    case "practice": {
      const { at, of, text, choices } = stage.practice;
      return {
        at: "practice",
        number: at + 1,
        of,
        text: visibleText(text),
        instructions: visibleText(stage.instructions),
        choices: choices.map(visibleLine),
      };
    }
    case "question":
      return showQuestion(stage, width);
    case "waiting":
      return { ...stage, instructions: visibleText(stage.instructions) };
    case "done":
      return { ...stage, debrief: visibleText(stage.debrief), pay: visibleText(stage.pay) };
    case "over":
      return stage;
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
    instructions: visibleText(instructions),
    home: visibleLine(home),
    task: visibleLine(task),
    text: visibleLine(question.text),
    asked: splitAsked(question),
    why: visibleLine(question.why),
    choices: question.choices.map(({ id, label, value }) => ({
      id,
      label: visibleLine(label),
      place: value !== null && places.has(value) ? value : null,
    })),
    other: otherLabel(question),
    ...showDrawing(drawQuestion(asked), sizeFor(width)),
  };
}
