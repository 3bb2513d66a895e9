/** Draws the grid world, and lists it. Unseen cells are veiled. */
import type { CellLook, GridView } from "../../src/core/grid.js";
import { cellSide, drawGridCell, drawGridRobot } from "./drawing/grid-marks.js";
import { drawLines, sayOnce, writeSheet } from "./drawing/paper.js";
import { n } from "./drawing/pen.js";
import { isLarge, measuresOf, type PictureSize } from "./drawing/sizes.js";
import { type DrawingTheme, palettes } from "./drawing/theme.js";

const mostHigh = { large: 600, small: 348 };
/** Smaller cells show only a colour's initial. */
const leastForWords = 0.75;

/** Returns an SVG document with `listGrid` as its description. */
export function drawGrid(
  view: GridView,
  theme: DrawingTheme = "auto",
  size: PictureSize = "page",
): string {
  const [first = []] = view.rows;
  const m = measuresOf(size);
  const [width, margin] = [m.w, m.side];
  const frame = { left: margin, top: margin, width: width - 2 * margin };
  const c = palettes[theme];
  const secret = drawLines(sayOnce(listSecret(view)), { size: m.secret, bold: true }, c.ink, frame);
  const about = [`${view.instruction}. ${sayRobot(view)}`];
  const head = drawLines(about, { size: m.label }, c.ink, { ...frame, top: secret.bottom });
  const [wide, high] = [first.length * cellSide, view.rows.length * cellSide];
  const scale = Math.min(frame.width / wide, mostHigh[isLarge(size) ? "large" : "small"] / high);
  const place = (x: number, y: number) => [x * cellSide, y * cellSide] as const;
  const isBrief = scale < leastForWords;
  const cells = view.rows.flatMap((row, y) =>
    row.map((look, x) =>
      drawGridCell(look, { isSeen: view.seen[y]?.[x] ?? false, isBrief }, place(x, y), c),
    ),
  );
  const { robot } = view;
  const left = (width - wide * scale) / 2;
  return writeSheet(
    {
      width,
      height: Math.ceil(head.bottom + high * scale + margin),
      theme,
      title: view.instruction,
      summary: `${view.instruction}: ${sayRobot(view)}`,
      description: listGrid(view).join("\n"),
    },
    [
      secret.svg,
      head.svg,
      `<g transform="translate(${n(left)} ${n(head.bottom)}) scale(${scale.toFixed(3)})">`,
      ...cells,
      drawGridRobot(robot.facing, place(robot.x, robot.y), c),
      "</g>",
    ],
  );
}

function listSecret({ card }: GridView): readonly string[] {
  return card.map((line) => `Only you know: ${line}`);
}

export function listGrid(view: GridView): readonly string[] {
  const items = new Map<string, string[]>(view.rooms.map(({ name }) => [name, []]));
  for (const [y, row] of view.rows.entries()) {
    for (const [x, look] of row.entries()) {
      if (look.kind === "wall" || look.kind === "floor") continue;
      items.get(nearestRoom(view, x, y))?.push(describeCell(look, view.seen[y]?.[x] ?? false));
    }
  }
  return [
    ...listSecret(view),
    sayRobot(view),
    ...[...items].map(([room, list]) => `${room}: ${count(list).join(", ") || "nothing"}`),
  ];
}

function sayRobot(view: GridView): string {
  const { robot, carries } = view;
  const held = carries ? `; it carries a ${carries.color} ${carries.thing}` : "";
  return `The robot is in ${nearestRoom(view, robot.x, robot.y)} and looks ${robot.facing}${held}.`;
}

function describeCell(look: CellLook, isSeen: boolean): string {
  const name =
    look.kind === "door"
      ? `${look.state} ${look.color} door`
      : "color" in look
        ? `${look.color} ${look.kind}`
        : "green square";
  return isSeen ? name : `${name} (never seen)`;
}

/** "3 × blue tile" */
function count(names: readonly string[]): readonly string[] {
  const times = new Map<string, number>();
  for (const name of names) times.set(name, (times.get(name) ?? 0) + 1);
  return [...times].map(([name, many]) => (many === 1 ? name : `${many} × ${name}`));
}

function nearestRoom({ rooms }: GridView, x: number, y: number): string {
  const [nearest] = rooms
    .map((room) => ({ room, away: Math.max(Math.abs(room.x - x), Math.abs(room.y - y)) }))
    .sort((one, other) => one.away - other.away);
  return nearest?.room.name ?? "the room";
}
