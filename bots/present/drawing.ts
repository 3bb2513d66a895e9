/** A home as one picture: every place a card, every thing a chip, unseen places dark. */
import type { Need } from "../../src/core/question.js";
import type { OwnerView } from "../../src/core/scene.js";
import { listPlaces } from "./card-text.js";
import { type Frame, fonts, layOutHome, makeChip } from "./drawing-layout.js";
import { drawCard, drawChip, drawRobot, type Look, text } from "./drawing-marks.js";
import { escapeXml, type Font, fitText, textWidth, wrapParts } from "./drawing-text.js";
import { type DrawingTheme, drawingStyle } from "./drawing-theme.js";

export interface DrawHomeOptions {
  readonly view: OwnerView;
  /** Ids of the places that the robot has seen; all others are drawn dark. */
  readonly seen: readonly string[];
  /** Id or kind of the thing that is asked about, to be highlighted. */
  readonly asked?: string | readonly string[] | null;
  /** Printed large on top; nothing is printed when absent. */
  readonly title?: string;
  /** One line under the title; says what dark means when absent, nothing when "". */
  readonly subtitle?: string;
  readonly theme?: DrawingTheme;
  /** Pixels, at least 240; the height follows. Default 760. */
  readonly width?: number;
}

const family =
  'system-ui,-apple-system,"Segoe UI",Roboto,"Helvetica Neue",Arial,"DejaVu Sans",sans-serif';
const whatDarkMeans = "You see everything. The robot has only looked into the bright places.";

/** Draws a home as an SVG document. The same input gives the same text. */
export function drawHome(options: DrawHomeOptions): string {
  const { view, seen } = options;
  const width = Math.max(240, Math.round(options.width ?? 760));
  const margin = width < 520 ? 10 : 18;
  const inner = width - 2 * margin;
  const head = drawHead(options, { margin, inner });
  const robot = drawRobotLine(view, { left: margin, top: head.bottom, width: inner });
  const frame = { left: margin, top: robot.bottom + 12, width: inner };
  const sections = layOutHome({ view, seen, frame });
  const asked = new Set([options.asked ?? []].flat());
  const body = sections.flatMap((section) => [
    text(section.title.toUpperCase(), {
      x: margin,
      y: section.y,
      font: fonts.section,
      look: "muted",
      spacing: 1.2,
    }),
    ...section.cards.map((card) =>
      drawCard(card, { view, asked, seen: seen.includes(card.place.id) }),
    ),
    ...section.empty.map((line) =>
      text(line.text, { x: margin, y: line.y + 6, font: fonts.empty, look: "muted" }),
    ),
  ]);
  const height = Math.ceil((sections.at(-1)?.bottom ?? frame.top) + margin);
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" role="img" aria-label="${escapeXml(describe(view, seen))}"`,
    ` width="${width}" height="${height}" viewBox="0 0 ${width} ${height}" font-family="${escapeXml(family)}">`,
    `<title>${escapeXml(options.title ?? view.home)}</title>`,
    `<style>${drawingStyle(options.theme ?? "light")}</style>`,
    `<rect class="sous-paper" width="${width}" height="${height}" rx="14"/>`,
    head.svg,
    robot.svg,
    ...body,
    "</svg>",
  ].join("");
}

/** The drawing in words: where the robot is, what it holds, then one line per place. */
export function listHome(view: OwnerView, seen: readonly string[]): string[] {
  return [`${whereIsRobot(view)}${holding(view)}.`, ...listPlaces(view, seen)];
}

/**
 * Ids of the things that a question may be about: all of the noun's kind, or those whose label has
 * every word of the adjective, where there are any.
 */
export function askedThings(view: OwnerView, need: Need): string[] {
  const things = [...view.places.flatMap((place) => place.things), view.held ?? []].flat();
  const ofKind = things.filter((thing) => thing.kind === need.noun || thing.id === need.noun);
  const words = need.adjective?.toLowerCase().split(/\s+/) ?? [];
  const described = ofKind.filter((thing) => {
    const label = thing.label.toLowerCase().split(/\s+/);
    return words.every((word) => label.includes(word));
  });
  return (described.length > 0 ? described : ofKind).map((thing) => thing.id);
}

function describe(view: OwnerView, seen: readonly string[]): string {
  const unseen = view.places.filter((place) => !seen.includes(place.id)).length;
  return `Drawing of ${view.home}: ${view.places.length} places, ${unseen} not yet seen by the robot. ${whereIsRobot(view)}${holding(view)}.`;
}

function whereIsRobot(view: OwnerView): string {
  const places = view.places
    .filter((place) => view.robotAt.includes(place.id))
    .map(({ label }) => (/\d$|'s /.test(label) ? label : `the ${label}`));
  return places.length > 0
    ? `The robot is at ${places.join(" and ")}`
    : "The robot is in the middle of the room";
}

function holding(view: OwnerView): string {
  return view.held ? ` and holds ${view.held.label}` : "";
}

/** A part of the drawing, and where it ends. */
interface Strip {
  readonly svg: string;
  readonly bottom: number;
}

function drawHead(options: DrawHomeOptions, box: { margin: number; inner: number }): Strip {
  let y = box.margin;
  const parts: string[] = [];
  const addLines = (words: string, font: Font, look: Look): void => {
    for (const line of wrapParts(words.split(/\s+/), { font, width: box.inner, separator: " " })) {
      y += font.size + 6;
      parts.push(text(line, { x: box.margin, y: y - 4, font, look }));
    }
  };
  if (options.title) addLines(options.title, fonts.title, "ink");
  if (options.subtitle !== "") addLines(options.subtitle ?? whatDarkMeans, fonts.subtitle, "muted");
  return { svg: parts.join(""), bottom: y + (parts.length > 0 ? 8 : 0) };
}

/** Where the robot is, and what it holds: on one line if there is room, else on two. */
function drawRobotLine(view: OwnerView, frame: Frame): Strip {
  const { left, top } = frame;
  const font = fonts.subtitle;
  const textLeft = left + 30;
  const right = left + frame.width;
  const where = fitText(whereIsRobot(view), font, right - textLeft);
  const svg = [
    drawRobot(left, top + 2),
    text(where, { x: textLeft, y: top + 18, font, look: "ink" }),
  ];
  if (!view.held) return { svg: svg.join(""), bottom: top + 28 };
  const after = textLeft + textWidth(where, font) + 4;
  const chip = makeChip(view.held, { left: 0, top: 0, width: right - textLeft - 44 });
  const fits = after + 44 + chip.width <= right;
  const [x, y] = fits ? [after, top] : [textLeft, top + 28];
  svg.push(text("holds", { x, y: y + 18, font, look: "muted" }));
  svg.push(drawChip({ ...chip, x: x + 44, y }, "held"));
  return { svg: svg.join(""), bottom: y + 28 };
}
