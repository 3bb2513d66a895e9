/** Draws a home as the answering person may see it: everything, a plan, one thing, or choices. */
import { thingsOf } from "../../src/core/looks.js";
import { drawChoiceCards, type Strip } from "./drawing/choices.js";
import type { Drawing } from "./drawing/content.js";
import { layOutSections } from "./drawing/layout.js";
import { drawSection } from "./drawing/marks.js";
import { nameless } from "./drawing/nameless.js";
import { drawHead, drawRobotLine, drawSecret, writeSheet } from "./drawing/paper.js";
import {
  type SectionContent,
  sectionsInBrief,
  sectionsInFull,
  sectionsOfPlan,
  sectionsOfTarget,
} from "./drawing/sections.js";
import type { Frame } from "./drawing/shapes.js";
import type { DrawingTheme } from "./drawing/theme.js";
import { describeDrawing, listCard, listMeant, summariseDrawing } from "./drawing/words.js";
import { drawGrid } from "./grid-drawing.js";

export {
  type Drawing,
  drawingFor,
  drawnChoices,
} from "./drawing/content.js";
export {
  describeDrawing,
  listDrawing,
} from "./drawing/words.js";

/** How a drawing looks. */
interface DrawingOptions {
  /** Printed large on top; nothing is printed when absent. */
  readonly title?: string;
  /** One line under the title. By default it says what the reader has to know; "" prints nothing. */
  readonly subtitle?: string;
  readonly theme?: DrawingTheme;
  /** Pixels, at least 240; the height follows. Default 760. */
  readonly width?: number;
  /**
   * For small pictures in a chat: a few lines of words.
   * Draw it 420 wide and render the PNG two or three times as large.
   */
  readonly compact?: boolean;
}

const subtitles: Readonly<Record<Drawing["mode"], string>> = {
  owner: "You see everything. The robot has only looked into the bright places.",
  tour: "Have a look around. The robot will ask you later; the picture will be gone.",
  keeper: "Answer from memory: what is in the places is hidden.",
  persona: "Answer the robot as you would at home; please do not use numbers.",
  open: "There is no right answer. What you choose is what the robot will do.",
};

/** Draws any of the modes as an SVG document. The same input gives the same text. */
export function draw(drawing: Drawing, options: DrawingOptions = {}): string {
  if (drawing.mode === "owner" && drawing.view.grid) {
    return drawGrid(drawing.view.grid, options.theme ?? "light");
  }
  const width = Math.max(240, Math.round(options.width ?? 760));
  const margin = width < 520 ? 10 : 18;
  const frame = { left: margin, top: margin, width: width - 2 * margin };
  const subtitle = options.subtitle ?? explainDrawing(drawing);
  const head = drawHead({ title: options.title ?? "", subtitle }, frame);
  const body = drawBody(drawing, options.compact ?? false, { ...frame, top: head.bottom });
  const sheet = {
    width,
    height: Math.ceil(body.bottom + margin),
    theme: options.theme ?? "light",
    title: options.title ?? (drawing.mode === "open" ? drawing.home : drawing.view.home),
    summary: summariseDrawing(drawing),
    description: describeDrawing(drawing),
  };
  return writeSheet(sheet, [head.svg, body.svg]);
}

/** Says what the reader of a drawing has to know. This line stands under the title. */
export function explainDrawing(drawing: Drawing): string {
  if (drawing.mode === "persona" && drawing.target.length > 1)
    return "You want one of the circled.";
  if (drawing.mode === "owner" && drawing.explored) {
    return "This is what you have seen so far.";
  }
  if (drawing.mode === "tour" && drawing.things.length > 0) {
    return "Please put these away. The robot will ask you later; the picture will be gone.";
  }
  return subtitles[drawing.mode];
}

function drawBody(drawing: Drawing, compact: boolean, frame: Frame): Strip {
  switch (drawing.mode) {
    case "owner":
      return drawOwner(drawing, compact, frame);
    case "tour":
      return drawTour(drawing, compact, frame);
    case "keeper":
      return drawSections(sectionsOfPlan(drawing.view), frame);
    case "persona": {
      const { view, target } = nameless(drawing);
      const asked = new Set(target);
      const meant = drawSecret(listMeant(view), frame);
      const home = drawSections(sectionsOfTarget(view, asked), { ...frame, top: meant.bottom + 4 });
      return { svg: meant.svg + home.svg, bottom: home.bottom };
    }
    case "open":
      return drawChoiceCards(drawing.choices, { ...frame, top: frame.top + 4 });
  }
}

function drawOwner(
  drawing: Extract<Drawing, { mode: "owner" }>,
  compact: boolean,
  frame: Frame,
): Strip {
  const { view, seen, explored } = drawing;
  const card = drawSecret(listCard(view), frame);
  const robot = drawRobotLine(view, { ...frame, top: card.bottom });
  const sections = (compact ? sectionsInBrief : sectionsInFull)({ view, seen, explored });
  const below = { ...frame, top: robot.bottom + 12 };
  const home = drawSections(sections, below);
  return { svg: card.svg + robot.svg + home.svg, bottom: home.bottom };
}

/** Draws the things to put away above a plan of the places. Without such things it draws the whole home. */
function drawTour(
  { view, things }: Extract<Drawing, { mode: "tour" }>,
  compact: boolean,
  frame: Frame,
): Strip {
  const seen = view.places.map(({ id }) => id);
  const shown = { view: { ...view, robotAt: [] }, seen };
  if (things.length === 0) {
    return drawSections((compact ? sectionsInBrief : sectionsInFull)(shown), frame);
  }
  const choices = thingsOf(view)
    .filter(({ id }) => things.includes(id))
    .map(({ label, attributes: { colour } }) => ({ label, ...(colour ? { colour } : {}) }));
  const cards = drawChoiceCards(choices, { ...frame, top: frame.top + 4 });
  const plan = drawSections(sectionsOfPlan(view), { ...frame, top: cards.bottom + 18 });
  return { svg: cards.svg + plan.svg, bottom: plan.bottom };
}

function drawSections(sections: readonly SectionContent[], frame: Frame): Strip {
  const laidOut = layOutSections(sections, frame);
  return {
    svg: laidOut.map((section) => drawSection(section)).join(""),
    bottom: Math.max(frame.top, ...laidOut.map(({ bottom }) => bottom)),
  };
}
