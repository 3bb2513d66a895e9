/** Draws a home as SVG, without what its viewer may not see. Each place has a fixed position. */

import { thingsOf } from "../../../src/core/episode/looks.js";
import type { OwnerView } from "../../../src/core/episode/scene.js";
import { many } from "../../../src/core/words/wording.js";
import { type Area, layAreas } from "../drawing/areas.js";
import { drawCards, letterOf } from "../drawing/cards.js";
import {
  askedMark,
  carriedIn,
  type Drawing,
  type DrawnChoice,
  listCard,
} from "../drawing/content.js";
import {
  drawLines,
  gapBelow,
  type Strip,
  sayOnce,
  type TextFrame,
  writeSheet,
} from "../drawing/pen.js";
import { drawRobot, noRobot, type Robot, tellCarried } from "../drawing/robot.js";
import { drawScene, sheetStop } from "../drawing/scene.js";
import { type Show, stopOf } from "../drawing/show.js";
import { isLarge, measuresOf, type PictureSize } from "../drawing/sizes.js";
import { type DrawingTheme, type Palette, palettes } from "../drawing/theme.js";
import {
  captionLines,
  describeDrawing,
  isOut,
  listMeant,
  nameless,
  ownerTags,
  sortPlaces,
  summariseDrawing,
} from "../drawing/words.js";
import { drawGrid } from "./grid-drawing.js";

export { roomsOf } from "../drawing/areas.js";
export { type Drawing, drawingFor, openDrawing } from "../drawing/content.js";
export { describeDrawing, listDrawing } from "../drawing/words.js";
export type { PictureSize };

const usual = {
  size: "page" as PictureSize,
  theme: "light" as DrawingTheme,
  title: "",
  /** Ids of things and places to mark in amber, for receipts and replays only. */
  marked: [] as readonly string[],
  /** Ids of the places on the robot's path, in order. */
  path: [] as readonly string[],
  /** The path that it would have taken without the answer. */
  without: [] as readonly string[],
};

type PictureOptions = Readonly<typeof usual> & { readonly room?: string };

const subtitles = {
  owner: "You see everything.",
  tour: "Have a look around. The robot will ask you later; the picture will be gone.",
  keeper: "Answer from memory: what is in the places is hidden.",
  persona: "Answer the robot as you would at home; please do not use numbers.",
  open: "There is no right answer. What you choose is what the robot will do.",
} as const;

export function draw(drawing: Drawing, options: Partial<PictureOptions> = {}): string {
  const shown = { ...usual, ...options };
  const { theme, size } = shown;
  if (drawing.mode === "owner" && drawing.view.grid)
    return drawGrid(drawing.view.grid, theme, size);
  const { svg, width, height } = drawPicture(drawing, shown, palettes[theme]);
  const title = shown.title || (drawing.mode === "open" ? drawing.home : drawing.view.home);
  const said = { summary: summariseDrawing(drawing), description: describeDrawing(drawing) };
  return writeSheet({ width, height, theme, title, ...said }, [svg]);
}

export function explainDrawing(drawing: Drawing): string {
  const explained = explainList(drawing);
  if (drawing.mode !== "owner" || explained !== subtitles.owner) return explained;
  const { view, seen } = drawing;
  const isVeiled = view.grid !== undefined || view.places.some(({ id }) => !seen.includes(id));
  return isVeiled ? `${explained} The robot has not looked in the shaded places yet.` : explained;
}

export function explainList(drawing: Drawing): string {
  if (drawing.mode === "persona" && drawing.target.length > 1)
    return "You want one of the circled.";
  if ((drawing.mode === "owner" || drawing.mode === "persona") && isOut(drawing.view))
    return "This is your card. The robot knows only what was ordered.";
  if (drawing.mode === "keeper" && drawing.view.places.length === 0)
    return "Answer from memory: your card is hidden.";
  if (drawing.mode === "owner" && drawing.explored) {
    return "This is what you have seen so far.";
  }
  if (drawing.mode === "tour" && drawing.things.length > 0) {
    return "Please put these away. The robot will ask you later; the picture will be gone.";
  }
  return subtitles[drawing.mode];
}

type Shown = ReturnType<typeof shownIn>;

type Roomy = Exclude<Drawing, { mode: "open" }> | (Drawing & { readonly view: OwnerView });

function drawPicture(drawing: Drawing, options: PictureOptions, c: Palette) {
  const { size, title } = options;
  const m = measuresOf(size);
  const frame = { left: m.side + 6, top: isLarge(size) ? 14 : 6, width: m.w - 2 * m.side - 12 };
  if (drawing.mode === "open" && !drawing.view) {
    const head = drawLines(title ? [title] : [], { size: m.secret, bold: true }, c.ink, frame);
    const cards = drawCards(drawing.choices, size, c, head.bottom - frame.top);
    return { svg: head.svg + cards.svg, width: m.w, height: Math.ceil(cards.bottom) };
  }
  const shown = shownIn(drawing as Roomy, size);
  const head = drawHead(shown, options, c, frame);
  if (isOut(shown.view)) {
    const cards = drawCards(shown.below, size, c, head.bottom);
    const height = head.svg + cards.svg ? Math.ceil(cards.bottom) + frame.top : 0;
    return { svg: head.svg + cards.svg, width: m.w, height };
  }
  if (options.without.length > 0) return drawBoth(shown, options, c);
  const sheet = layAreas(shown.view.places, size, options.room);
  const areas = sheet.areas.map((area) => ({
    ...area,
    frame: { ...area.frame, y: area.frame.y + head.bottom },
  }));
  const isHome = ({ room }: Area) => shown.view.robotAt.some((id) => room.pieces.has(id));
  const home = areas.find(isHome) ?? areas[0];
  const robot = home ? drawRobotIn(home, shown, c) : noRobot;
  const scenes = areas.map((area) => {
    const free = area === home ? robot.occupied : [];
    const show = { ...showOf(shown, options), name: area.name, free };
    return drawScene(area.room, show, c, area.frame);
  });
  const told = [...scenes.flatMap((scene) => scene.told), ...robot.told];
  const asked = drawing.mode === "owner" ? drawing.asked : undefined;
  const font = { size: isLarge(size) ? m.label + 3 : m.label };
  const top = head.bottom + sheet.height + (isLarge(size) ? gapBelow : 1);
  const caption = drawLines(
    captionLines(told, ownerTags(thingsOf(shown.view)), asked),
    font,
    c.ink,
    { ...frame, top },
  );
  const bottom = caption.svg === "" ? head.bottom + sheet.height : caption.bottom;
  const below = drawCards(shown.below, size, c, bottom);
  return {
    svg: [head.svg, ...scenes.map(({ svg }) => svg), caption.svg, below.svg, robot.svg].join(""),
    width: Math.round(sheet.width),
    height: Math.ceil(below.bottom),
  };
}

/** Draws both paths side by side, or stacked in small pictures. */
function drawBoth(shown: Shown, options: PictureOptions, c: Palette) {
  const { size, room, path, without } = options;
  const m = measuresOf(size);
  const sheet = layAreas(shown.view.places, "chat", room);
  const isWide = isLarge(size);
  const [gap, columns] = [isWide ? 12 : 6, isWide ? 2 : 1];
  const scale = (m.w - gap * (columns - 1)) / columns / sheet.width;
  const font = { size: m.secret, bold: true };
  const ways = [
    { stops: path, look: "path", words: "With the answer" },
    { stops: without, look: "without", words: "Without it" },
  ] as const;
  let [svg, height] = ["", 0];
  for (const [at, { stops, look, words }] of ways.entries()) {
    const x = isWide ? at * (sheet.width * scale + gap) : 0;
    const frame = { left: x + 10, top: (isWide ? 0 : height) + 6, width: sheet.width * scale };
    const said = `${words}: ${many(stops.length, "stop")}`;
    const head = drawLines([said], font, c[look], frame);
    const show = { ...showOf(shown, options), path: stops, pathLook: look, free: [] };
    const robotAt = stops.slice(-1);
    const areas = sheet.areas.map((area) => {
      const y = head.bottom + area.frame.y * scale;
      const frame = { x: x + area.frame.x * scale, y, scale: area.frame.scale * scale };
      return { ...area, frame };
    });
    for (const { room, name, frame: at } of areas)
      svg += drawScene(room, { ...show, robotAt, name }, c, at).svg;
    svg += head.svg + drawWalker(areas, stops, c);
    height = head.bottom + sheet.height * scale;
  }
  return { svg, width: m.w, height: Math.ceil(height) };
}

/** Draws the robot at its last stop; `data-stops` has all, for the page's animation. */
function drawWalker(areas: readonly Area[], stops: readonly string[], c: Palette): string {
  const found = stops.flatMap((id) =>
    areas.flatMap((area) => {
      const piece = area.room.pieces.get(id);
      return piece ? { area, at: sheetStop(area, piece) } : [];
    }),
  );
  const last = found.at(-1);
  if (!last) return "";
  const { room, frame } = last.area;
  const body = drawRobot(room.m.robot * frame.scale, null, c);
  return `<g class="walker" data-stops="${found.map(({ at }) => at).join(" ")}" transform="translate(${last.at})">${body}</g>`;
}

function drawHead(
  { secret, above }: Shown,
  { title, size }: PictureOptions,
  c: Palette,
  frame: TextFrame,
): Strip {
  if (!title && secret.length === 0 && above.length === 0) return { svg: "", bottom: 0 };
  const told = drawSecret(sayOnce(secret), measuresOf(size).secret, c, frame);
  const name = { size: isLarge(size) ? 20 : 13, bold: true };
  const titled = drawLines(title ? [title] : [], name, c.ink, { ...frame, top: told.bottom });
  const cards = drawCards(above, size, c, titled.bottom - 6);
  return { svg: told.svg + titled.svg + cards.svg, bottom: Math.ceil(cards.bottom) };
}

function drawSecret(lines: readonly string[], size: number, c: Palette, frame: TextFrame): Strip {
  let [svg, bottom] = ["", frame.top];
  for (const line of lines) {
    const isAsked = line.endsWith(askedMark);
    const top = svg === "" ? bottom : bottom - gapBelow;
    const ink = isAsked ? c.askedInk : c.ink;
    const strip = drawLines([line], { size, bold: true }, ink, { ...frame, top });
    const ground = `<rect x="${frame.left - 4}" y="${top}" width="${frame.width + 8}" height="${strip.bottom - gapBelow - top}" rx="4" fill="${c.asked}"/>`;
    svg += (isAsked ? ground : "") + strip.svg;
    bottom = strip.bottom;
  }
  return { svg, bottom };
}

function shownIn(drawing: Roomy, size: PictureSize) {
  const { view } = drawing;
  const plain = { view, secret: [], above: [], below: [], robot: { carried: carriedIn(view) } };
  const everything: Partial<Show> = { seen: null };
  switch (drawing.mode) {
    case "owner": {
      const show = { seen: new Set(drawing.seen), isExplored: drawing.explored ?? false };
      return { ...plain, show, secret: listCard(view) };
    }
    case "keeper":
      return { ...plain, show: { ...everything, isBlind: true }, robot: { carried: [] } };
    case "tour": {
      const above = choicesOf(view, drawing.things);
      const show = { ...everything, isBlind: above.length > 0 };
      return { ...plain, show, above, robot: null };
    }
    case "persona": {
      const { view: named, target } = nameless(drawing);
      const sorted = sortPlaces(view.places);
      const places = new Map(sorted.map((place, at) => [place.id, named.places[at] ?? place]));
      const show = { ...everything, places, circled: new Set(target), isNameless: true };
      return { ...plain, show, secret: listMeant(view), robot: { carried: carriedIn(named) } };
    }
    case "open": {
      const { choices } = drawing;
      const letters = new Map(choices.map(({ id = "" }, at) => [id, letterOf(at)]));
      const below = size === "phone" ? [] : choices;
      return { ...plain, show: { ...everything, letters }, below };
    }
  }
}

function choicesOf(view: OwnerView, ids: readonly string[]): readonly DrawnChoice[] {
  return thingsOf(view)
    .filter(({ id }) => ids.includes(id))
    .map((thing) => ({ label: thing.label, id: thing.id, thing }));
}

function showOf({ view, show }: Shown, options: PictureOptions): Omit<Show, "name" | "free"> {
  return {
    places: new Map(view.places.map((place) => [place.id, place])),
    seen: null,
    isBlind: false,
    isExplored: false,
    isNameless: false,
    circled: new Set<string>(),
    letters: new Map<string, string>(),
    tags: ownerTags(thingsOf(view)),
    robotAt: view.robotAt,
    marked: new Set(options.marked),
    path: options.path,
    pathLook: "path",
    ...show,
  };
}

function drawRobotIn({ room, frame }: Area, { view, robot }: Shown, c: Palette): Robot {
  if (!robot) return noRobot;
  const { m } = room;
  const piece = view.robotAt.flatMap((id) => room.pieces.get(id) ?? [])[0];
  const [x, y] = stopOf(room, piece);
  const stop = sheetStop({ room, frame }, piece);
  const [held = null] = robot.carried;
  const { svg, occupied, told } = held ? tellCarried(robot.carried, x, m, c) : noRobot;
  const body = drawRobot(m.robot, held, c);
  const around = { x: -m.robot * 0.34, y: -m.robot, w: m.robot * 0.68, h: m.robot };
  return {
    svg: `<g class="robot" pointer-events="none" transform="translate(${stop})"><g transform="scale(${frame.scale})">${body}${svg}</g></g>`,
    occupied: [around, ...occupied].map((box) => ({ ...box, x: box.x + x, y: box.y + y })),
    told,
  };
}
