/** Changes a home by its picture and by forms. */
import { html } from "htm/preact";
import { useLayoutEffect, useMemo, useRef, useState } from "preact/hooks";
import { Remarks, SchemaFields } from "../form.js";
import { deliver, useChecked } from "../server.js";
import { saveFile } from "../task/controls.js";
import { InWords, markParts, partsAt, pressing, Svg, useDrawingWidth } from "../task/drawing.js";
import { drawSeed, keepDraft, nameParts, putAt } from "./home-draft.js";
import { HomeParts, HomeTasks } from "./home-parts.js";

/** @import { RefObject } from "preact" */
/** @import { HomeKinds, HomeRemark } from "../../../../src/core/episode/home-desk.js" */
/** @import { Draft, DraftState } from "../../content.js" */
/** @import { Home } from "../../../../src/core/episode/home-file.js" */

const typingMs = 250;
/** @type {DraftState} */
const unchecked = { problems: [], notes: [], drawing: null, list: [] };

/** @param {{ name: string, first: Draft, kinds: HomeKinds, say: (what: unknown) => void, onClose: () => void, }} props `name`: key of the unsaved copy */
export function HomeBuilder({ name, first, kinds, say, onClose }) {
  const [home, setHome] = useState(first.home);
  const [from, setFrom] = useState(first.from);
  const past = useRef(/** @type {Home[]} */ ([]));
  const [saved, setSaved] = useState("");
  const [held, setHeld] = useState(/** @type {string | null} */ (null));
  const [opened, setOpened] = useState("");
  const box = useRef(/** @type {HTMLElement | null} */ (null));
  const width = useDrawingWidth(box);
  /** @type {[DraftState | null, boolean, unknown]} */
  const [checked] = useChecked(
    "/api/homes/check",
    width === 0 ? null : { home, width },
    typingMs,
    say,
  );
  const state = checked ?? unchecked;
  const names = useMemo(() => nameParts(home, kinds), [home, kinds]);

  const show = (/** @type {Home} */ next) => {
    setHome(next);
    setSaved("");
    keepDraft(name, { home: next, from });
  };
  const change = (/** @type {Home} */ next) => {
    past.current.push(home);
    show(next);
  };
  const undo = () => {
    const before = past.current.pop();
    if (before) show(before);
  };
  const put = (/** @type {string} */ what, /** @type {string} */ place) => {
    setHeld(null);
    change(putAt(home, what, place));
    say(`${names.get(what)} is at ${names.get(place)}.`);
  };
  const press = (/** @type {string} */ id) => {
    if (!held) return setOpened(id);
    put(held, home.things.find((thing) => thing.id === id)?.in ?? id);
  };
  const another = async () => {
    change((await deliver("/api/homes/make", { home, seed: drawSeed() })).home);
    say("This is another home of its kind, with its people. Undo brings yours back.");
  };
  const save = async () => {
    const { id, version } = await deliver("/api/homes", { home, from });
    keepDraft(name, null);
    setFrom(version);
    setSaved(id);
    say(`Saved. “${home.title}” can be played as “${id}”, here and in a chat.`);
  };
  return html`
    <div class="stack builder" id="homes" tabindex="-1" onKeyDown=${(/** @type {KeyboardEvent} */ event) => event.key === "Escape" && setHeld(null)}>
      <section class="panel picture" aria-labelledby="picture-title">
        <h2 id="picture-title">${home.title || "A home"}</h2>
        <p class="legend" role="status" data-testid="held">
          ${
            held
              ? `In hand: ${names.get(held)}. Choose where it goes, or press Escape.`
              : home.places.length === 0
                ? "This room is empty. Add furniture, then things, then tasks."
                : "Drag furniture and things, or press one to change it."
          }
        </p>
        <${HomeStage} drawing=${state.drawing} box=${box} held=${held} names=${names} onPress=${press} onDrop=${put} />
        <${InWords} list=${state.list} />
      </section>
      <div class="stack">
        <section class="panel" aria-labelledby="home-title">
          <h2 id="home-title">The home</h2>
          <${HomeHead} home=${home} remarks=${state.problems} onChange=${change} />
          <${Verdict} state=${state} onOpen=${setOpened} home=${home} />
          <div class="small-buttons">
            <button type="button" class="primary" data-testid="save" disabled=${state.problems.length > 0} onClick=${() => save().catch(say)}>Save</button>
            ${saved && html`<a data-testid="play" href=${`/?play&home=${encodeURIComponent(saved)}`}>Play it</a>`}
            <button type="button" data-testid="undo" disabled=${past.current.length === 0} onClick=${undo}>Undo</button>
            <button type="button" data-testid="download" onClick=${() => saveFile(`${home.id}.json`, `${JSON.stringify(home, null, 2)}\n`)}>Download</button>
            <button type="button" data-testid="another" onClick=${() => another().catch(say)}>Generate one like this</button>
            <button type="button" data-testid="close" onClick=${onClose}>All homes</button>
          </div>
          <p class="legend" data-testid="kept">${saved ? "Everything is saved." : "Not saved yet: this browser keeps it."}</p>
        </section>
        <${HomeParts}
          home=${home}
          kinds=${kinds}
          names=${names}
          opened=${opened}
          remarks=${state.problems}
          onOpen=${setOpened}
          onHold=${setHeld}
          onChange=${change}
        />
        <${HomeTasks} home=${home} remarks=${[...state.problems, ...state.notes]} onChange=${change} />
      </div>
    </div>
  `;
}

const headSchema = {
  title: { title: "Title" },
  id: { title: "Short name" },
  rooms: { title: "Rooms" },
  people: { title: "People" },
};

/** @param {{ home: Home, remarks: readonly HomeRemark[], onChange: (home: Home) => void }} props */
function HomeHead({ home, remarks, onChange }) {
  const { rooms, people } = home;
  const values = { ...home, rooms: rooms.join(", "), people: people.join(", ") };
  const change = ({ rooms, people, ...changes } = /** @type {Partial<typeof values>} */ ({})) => {
    if (rooms !== undefined) onChange(renamed(home, "rooms", rooms));
    else if (people !== undefined) onChange(renamed(home, "people", people));
    else onChange({ ...home, ...changes });
  };
  return html`
    <${SchemaFields} schema=${headSchema} values=${values} onChange=${change} />
    ${Object.keys(headSchema).map((field) => html`<${Remarks} remarks=${remarks} field=${field} />`)}
  `;
}

/**
 * Renames rooms or people, who keep their furniture and things.
 * @param {Home} home
 * @param {"rooms" | "people"} list
 * @param {string} text
 * @returns {Home}
 */
function renamed(home, list, text) {
  const names = [...new Set(text.split(",").flatMap((word) => word.trim() || []))];
  const before = home[list];
  const nameOf = (/** @type {string} */ name) =>
    (names.length === before.length && names[before.indexOf(name)]) || name;
  const places = home.places.map((place) => ({ ...place, room: nameOf(place.room) }));
  const things = home.things.map(({ owner, ...thing }) => ({
    ...thing,
    ...(owner && { owner: nameOf(owner) }),
  }));
  return { ...home, [list]: names, ...(list === "rooms" ? { places } : { things }) };
}

/** @type {Readonly<Record<string, string>>} */
const partNames = {
  title: "The title",
  id: "The short name",
  rooms: "The list of rooms",
  people: "The list of people",
  places: "The furniture",
  things: "The list of things",
  tasks: "The list of tasks",
};

/** Reads a field like "things[2].in". @param {Home} home @param {HomeRemark} remark */
function locate(home, { field }) {
  const [, list = "", index] = /^(\w+)\[(\d+)\]/.exec(field) ?? [];
  const part = /** @type {any} */ (home)[list]?.[Number(index)];
  if (!part?.sentence) return { id: part?.id, name: partNames[field] };
  const kind = list === "orders" ? "Order" : "Task";
  return { id: undefined, name: `${kind} ${Number(index) + 1}, “${part.sentence}”:` };
}

/** @param {{ state: DraftState, home: Home, onOpen: (id: string) => void }} props */
function Verdict({ state: { problems, drawing }, home, onOpen }) {
  if (problems.length === 0)
    return html`<p class="in-order fine" role="status" data-testid="verdict">${drawing ? "✔ In order: the robot can do every task." : "…"}</p>`;
  return html`
    <div class="in-order" role="status" data-testid="verdict">
      <p>Before you can save:</p>
      <ul>
        ${problems.map((problem) => {
          const { id, name } = locate(home, problem);
          return html`
            <li>
              ${name} ${problem.message}
              ${id && html` <button type="button" onClick=${() => onOpen(id)}>Show it</button>`}
            </li>
          `;
        })}
      </ul>
    </div>
  `;
}

/** Pixels after which a press is a drag. */
const dragFrom = 6;
const near = 6;
const wordHeight = 16;

/**
 * @param {{
 *   drawing: string | null,
 *   box: RefObject<HTMLElement | null>,
 *   held: string | null,
 *   names: Map<string, string>,
 *   onPress: (id: string) => void,
 *   onDrop: (held: string, place: string) => void,
 * }} props `onPress`: id of the place or thing
 */
function HomeStage({ drawing, box, held, names, onPress, onDrop }) {
  const drag = useRef(/** @type {Drag | null} */ (null));
  useLayoutEffect(() => {
    const labels = new Map(names);
    if (held) for (const [id, name] of names) labels.set(id, `Put it here: ${name}`);
    markParts(box.current, { labels });
  }, [drawing, names, held]);

  const begin = (/** @type {PointerEvent} */ event) => {
    const id = partAt(event);
    if (id && event.isPrimary && event.button === 0)
      drag.current = new Drag(id, names.get(id) ?? id, event);
  };
  const move = (/** @type {PointerEvent} */ event) => drag.current?.move(event);
  const end = (/** @type {PointerEvent} */ event) => {
    const { current } = drag;
    drag.current = null;
    if (!current) return;
    current.end();
    if (!current.isMoving) return onPress(current.id);
    const { place } = partsAt(document.elementFromPoint(event.clientX, event.clientY));
    if (place) onDrop(current.id, place);
  };
  const cancel = () => {
    drag.current?.end();
    drag.current = null;
  };
  const { onKeyDown } = pressing(({ place }) => place && onPress(place));
  return html`
    <${Svg}
      svg=${drawing}
      box=${box}
      class=${held ? "drawing stage holding" : "drawing stage"}
      data-testid="stage"
      onPointerDown=${begin}
      onPointerMove=${move}
      onPointerUp=${end}
      onPointerCancel=${cancel}
      onPointerLeave=${cancel}
      onKeyDown=${onKeyDown}
    />
  `;
}

class Drag {
  isMoving = false;
  #ghost = document.createElement("div");

  /** @param {string} id @param {string} name @param {PointerEvent} start */
  constructor(id, name, start) {
    this.id = id;
    this.start = start;
    this.#ghost.className = "ghost";
    this.#ghost.textContent = name;
  }

  /** @param {PointerEvent} event */
  move({ clientX, clientY }) {
    const way = Math.hypot(clientX - this.start.clientX, clientY - this.start.clientY);
    if (!this.isMoving && way < dragFrom) return;
    if (!this.isMoving) document.body.append(this.#ghost);
    this.isMoving = true;
    this.#ghost.style.translate = `${clientX + 12}px ${clientY + 12}px`;
  }

  end() {
    this.#ghost.remove();
  }
}

/** Finds the thing near the pointer, else the place. Things are small. @param {PointerEvent} event */
function partAt({ target, clientX, clientY }) {
  const place = target instanceof Element ? target.closest("[data-place]") : null;
  const thing = [...(place?.querySelectorAll("[data-thing]") ?? [])].find((sign) => {
    const { left, right, top, bottom } = sign.getBoundingClientRect();
    const isBeside = clientX > left - near && clientX < right + near;
    return isBeside && clientY > top - near && clientY < bottom + wordHeight;
  });
  return thing?.getAttribute("data-thing") ?? partsAt(target).place;
}
