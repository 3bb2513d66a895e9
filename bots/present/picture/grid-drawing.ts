/** Draws a grid world, and lists it as text. Unseen cells are darker. */
import type { CellLook, Compass, GridThing, GridView } from "../../../src/core/episode/grid.js";
import { listCard } from "../drawing/content.js";
import { drawLines, n, sayOnce, writeSheet } from "../drawing/pen.js";
import { isLarge, measuresOf, type PictureSize } from "../drawing/sizes.js";
import { type DrawingTheme, type Palette, palettes, swatchOf } from "../drawing/theme.js";

const mostHigh = { large: 600, small: 348 };
/** Below this scale, cells show only the initial of a colour. */
const leastForWords = 0.75;

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
  const secret = drawLines(sayOnce(listCard(view)), { size: m.secret, bold: true }, c.ink, frame);
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

export function listGrid(view: GridView): readonly string[] {
  const items = new Map<string, string[]>(view.rooms.map(({ name }) => [name, []]));
  for (const [y, row] of view.rows.entries()) {
    for (const [x, look] of row.entries()) {
      if (look.kind === "wall" || look.kind === "floor") continue;
      items.get(nearestRoom(view, x, y))?.push(describeCell(look, view.seen[y]?.[x] ?? false));
    }
  }
  return [
    ...listCard(view),
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

/** Joins equal names: "3 × blue tile". */
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

const cellSide = 40;

function drawGridCell(
  look: CellLook,
  { isSeen, isBrief }: { readonly isSeen: boolean; readonly isBrief: boolean },
  [x, y]: At,
  c: Palette,
): string {
  const ground = isSeen ? "seen" : "unseen";
  const box = `x="${x}" y="${y}" width="${cellSide}" height="${cellSide}"`;
  if (look.kind === "wall") return `<rect fill="${c.soft}" ${box} opacity="${isSeen ? 1 : 0.55}"/>`;
  const fill = isSeen ? c.lit : c.dusk;
  const color = look.kind === "goal" ? "goal" : "color" in look ? look.color : null;
  const said = color === null ? "" : sayColor(color, isBrief, [x, y], c);
  return `<g><rect class="${ground}" ${box} fill="${fill}" stroke="${c.hatch}"/>${drawOn(look, [x, y], c)}${said}</g>`;
}

function drawOn(look: CellLook, [x, y]: At, c: Palette): string {
  if (look.kind === "goal") return drawPatch("green", x, y, 3);
  if (!("color" in look)) return "";
  if (look.kind === "tile") return drawPatch(look.color, x, y, 1);
  if (look.kind === "door") return drawDoor(look.color, look.state, [x, y], c);
  return drawThing(look.kind, look.color, [x, y], c);
}

function drawPatch(color: string, x: number, y: number, inset: number): string {
  const side = cellSide - 2 * inset;
  return `<rect x="${x + inset}" y="${y + inset}" width="${side}" height="${side}" fill="${paint(color)}" opacity="0.6"/>`;
}

type At = readonly [x: number, y: number];

function drawThing(thing: GridThing, color: string, [x, y]: At, c: Palette): string {
  const fill = `fill="${paint(color)}" stroke="${c.soft}"`;
  const [left, top] = [x + cellSide / 2, y + 15];
  switch (thing) {
    case "ball":
      return `<circle cx="${left}" cy="${top}" r="10" ${fill}/>`;
    case "box":
      return `<path d="M${left - 11} ${top - 9}h22v18h-22zM${left - 11} ${top - 3}h22" ${fill}/>`;
    case "key":
      return `<path d="M${left - 12} ${top}a6 6 0 1 1 11 3h13v6h-4v-3h-3v3h-3v-3h-3a6 6 0 0 1-11-6z" ${fill}/>`;
  }
}

function drawDoor(color: string, state: string, [x, y]: At, c: Palette): string {
  const width = state === "open" ? 8 : cellSide - 8;
  const leaf = `<rect stroke="${c.soft}" x="${x + 4}" y="${y + 4}" width="${width}" height="${cellSide - 8}" fill="${paint(color)}" fill-opacity="0.6"/>`;
  if (state !== "locked") return leaf;
  return `${leaf}<circle fill="${c.lit}" cx="${x + cellSide / 2}" cy="${y + 15}" r="5"/>`;
}

/** Writes a colour's name for people who cannot see it; on small maps only the initial, to be readable. */
function sayColor(word: string, isBrief: boolean, [x, y]: At, { ink }: Palette): string {
  const [up, size, said] = isBrief ? [4, 22, word.charAt(0).toUpperCase()] : [7, 11, word];
  const bold = isBrief ? ' font-weight="700"' : "";
  return `<text x="${x + cellSide / 2}" y="${y + cellSide - up}" text-anchor="middle" font-size="${size}"${bold} fill="${ink}">${said}</text>`;
}

function paint(color: string): string {
  return swatchOf(color) ?? "none";
}

const turns: Readonly<Record<Compass, number>> = { north: 0, east: 90, south: 180, west: 270 };

function drawGridRobot(facing: Compass, [x, y]: At, { robot, face, eye }: Palette): string {
  const [middle, level] = [x + cellSide / 2, y + cellSide / 2];
  return [
    `<g class="robot" fill="${robot}">`,
    `<path transform="rotate(${turns[facing]} ${middle} ${level})" d="M${middle} ${y - 1}l9 12h-18z"/>`,
    `<rect x="${middle - 14}" y="${level - 11}" width="28" height="22" rx="9"/>`,
    `<rect x="${middle - 11}" y="${level - 7}" width="22" height="14" rx="6" fill="${face}"/>`,
    `<g fill="${eye}"><circle cx="${middle - 5}" cy="${level}" r="2.5"/><circle cx="${middle + 5}" cy="${level}" r="2.5"/></g></g>`,
  ].join("");
}
