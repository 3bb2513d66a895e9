/** Shows forms for the furniture, things and tasks of a home. */
import { html } from "htm/preact";
import { useLayoutEffect, useRef, useState } from "preact/hooks";
import { Remarks, SchemaField, SchemaFields, typed } from "../form.js";
import { deliver } from "../server.js";
import { added, changed, kindOf, reordered, without } from "./home-draft.js";

/** @import { HomeKinds, HomeRemark } from "../../../../src/core/episode/home-desk.js" */
/** @import { TaskState } from "../../content.js" */
/** @import { Home } from "../../../../src/core/episode/home-file.js" */
/** @import { Chosen } from "./home-draft.js" */
/**
 * @typedef {{
 *   home: Home,
 *   kinds: HomeKinds,
 *   names: Map<string, string>,
 *   opened: string,
 *   remarks: readonly HomeRemark[],
 *   onOpen: (id: string) => void,
 *   onHold: (id: string) => void,
 *   onChange: (home: Home) => void,
 * }} Making
 */

const otherwise = "…";
const whereabouts = ["above the", "under the", "beside the"];
const spots = ["corner", "by the window", "by the door", "top", "bottom", "left", "right"];

/** @param {Making} making */
export function HomeParts(making) {
  const { home, kinds, onChange, onOpen } = making;
  const [room, setRoom] = useState("");
  const chosen = home.rooms.includes(room) ? room : (home.rooms[0] ?? "");
  const add = (/** @type {Chosen} */ kind) => {
    const next = added(home, kind, { room: chosen });
    onChange(next);
    onOpen(next.places.at(-1)?.id ?? "");
  };
  return html`
    <section class="panel" aria-labelledby="parts-title">
      <h2 id="parts-title">Furniture and things</h2>
      <div class="part-fields">
        ${home.rooms.length > 1 && html`<${SchemaField} schema=${roomSchema(home)} value=${chosen} onChange=${setRoom} />`}
        <${KindChoice} label="Furniture" kinds=${kinds.places} onAdd=${add} />
      </div>
      <ul class="plain" data-testid="places">
        ${home.places.map((place, index) => html`<${Place} key=${place.id} ...${making} place=${place} index=${index} />`)}
      </ul>
    </section>
  `;
}

/** @param {Home} home */
function roomSchema({ rooms }) {
  return { title: "Room", options: rooms.map((one) => [one]) };
}

/** @param {Making & { place: Home["places"][number], index: number }} props */
function Place({ place, index, ...making }) {
  const { home, kinds, names, opened, remarks, onOpen, onHold, onChange } = making;
  const name = names.get(place.id) ?? place.id;
  const things = home.things.filter((thing) => thing.in === place.id);
  const isOpen = opened === place.id || things.some(({ id }) => id === opened);
  const box = useFocus(opened === place.id);
  const change = (/** @type {Record<string, string>} */ { openable: door, ...changes }) => {
    const openable =
      door === undefined ? {} : { openable: door === "" ? undefined : door === "true" };
    onChange({ ...home, places: changed(home.places, place.id, { ...changes, ...openable }) });
  };
  const shift = (/** @type {number} */ to) =>
    onChange({ ...home, places: reordered(home.places, index, to) });
  const like = place.like ?? kindOf(place.id);
  const holds = new Set(kinds.places.find(({ kind }) => kind === like)?.holds);
  const fitting = kinds.things.filter(({ kind }) => holds.has(kind));
  const add = (/** @type {Chosen} */ kind) => onChange(added(home, kind, { in: place.id }));
  const word = names.get(place.id) && kinds.places.find(({ kind }) => kind === like)?.name;
  const others = home.places
    .filter(({ id }) => id !== place.id)
    .map(({ id }) => names.get(id) ?? id);
  const labels = [
    ...spots.map((spot) => (spot.startsWith("by") ? `${word} ${spot}` : `${spot} ${word}`)),
    ...whereabouts.flatMap((where) => others.map((other) => `${word} ${where} ${other}`)),
  ];
  const schema = {
    label: { title: "Label", suggestions: labels },
    room: home.rooms.length > 1 && roomSchema(home),
    openable: { title: "Door", options: doors },
  };
  const toggle = () => onOpen(isOpen ? "" : place.id);
  return html`
    <li data-part=${place.id}>
      <button type="button" class="part" aria-expanded=${isOpen} ref=${box} onClick=${toggle}>
        ${name} <small>${things.length === 0 ? "empty" : things.map(({ id }) => names.get(id)).join(", ")}</small>
      </button>
      <${Remarks} remarks=${remarks} field=${`places[${index}]`} />
      ${
        isOpen &&
        html`
          <div class="part-form">
            <${SchemaFields} schema=${schema} values=${place} onChange=${change} />
            <div class="small-buttons">
              <button type="button" disabled=${index === 0} onClick=${() => shift(index - 1)}>Move left<span class="hidden">: ${name}</span></button>
              <button type="button" disabled=${index === home.places.length - 1} onClick=${() => shift(index + 1)}>Move right<span class="hidden">: ${name}</span></button>
              <button type="button" onClick=${() => onHold(place.id)}>Pick up<span class="hidden"> ${name}</span></button>
              <button type="button" onClick=${() => onChange(without(home, place.id))}>Remove<span class="hidden"> ${name}</span>${things.length > 0 && " with its things"}</button>
            </div>
            <ul class="plain">
              ${things.map((thing) => html`<${Thing} key=${thing.id} ...${making} thing=${thing} />`)}
            </ul>
            <div class="part-fields"><${KindChoice} label=${`Thing for the ${name}`} kinds=${fitting} onAdd=${add} /></div>
          </div>
        `
      }
    </li>
  `;
}

const doors = [
  ["", "as usual"],
  ["true", "it opens"],
  ["false", "it has none"],
];

/** @param {Making & { thing: Home["things"][number] }} props */
function Thing({ home, kinds, names, opened, remarks, thing, onHold, onChange }) {
  const name = names.get(thing.id) ?? thing.id;
  const like = thing.like ?? kindOf(thing.id);
  const box = useFocus(opened === thing.id);
  const known = kinds.things.find(({ kind }) => kind === like);
  const change = (/** @type {Partial<Home["things"][number]>} */ changes) =>
    onChange({ ...home, things: changed(home.things, thing.id, changes) });
  const homes = home.places.filter((place) => {
    const kind = kinds.places.find((one) => one.kind === (place.like ?? kindOf(place.id)));
    return place.id === thing.in || kind?.holds.includes(like);
  });
  const nobody = home.people.length > 0 ? "nobody" : "nobody (add people at the top)";
  const schema = {
    in: { title: "Where", options: homes.map(({ id }) => [id, names.get(id) ?? id]) },
    owner: { title: "Owner", options: [["", nobody], ...home.people.map((one) => [one, one])] },
    colour: { title: "Colour", suggestions: known?.colours },
    size: { title: "Size" },
    material: { title: "Material" },
  };
  return html`
    <li class="thing" data-part=${thing.id}>
      <h3 tabindex="-1" ref=${box}>${name}${thing.like && html` <span style="font-size: smaller">like a ${known?.name ?? thing.like}</span>`}</h3>
      <${Remarks} remarks=${remarks} field=${`things[${home.things.indexOf(thing)}]`} />
      <${SchemaFields} schema=${schema} values=${thing} onChange=${change} />
      <div class="small-buttons">
        <button type="button" onClick=${() => onHold(thing.id)}>Pick up<span class="hidden"> ${name}</span></button>
        <button type="button" onClick=${() => onChange(without(home, thing.id))}>Remove<span class="hidden"> ${name}</span></button>
      </div>
    </li>
  `;
}

/** Asks for a kind, or for a free name with the kind that it behaves like. @param {{ label: string, kinds: readonly { kind: string, name: string }[], onAdd: (chosen: Chosen) => void }} props */
function KindChoice({ label, kinds, onAdd }) {
  const [kind, setKind] = useState("");
  const [free, setFree] = useState("");
  const options = kinds.map((one) => [one.kind, one.name]);
  const word = free.toLowerCase().replace(/[^a-z]/g, "");
  const add = () => {
    onAdd(word ? { kind: word, like: kind } : { kind });
    setFree("");
  };
  return html`
    <${SchemaField} schema=${{ title: label, options: [["", otherwise], ...options] }} value=${kind} onChange=${setKind} />
    <${SchemaField} schema=${{ title: "Another name for it" }} value=${free} isLate onChange=${setFree} />
    <button type="button" disabled=${kind === ""} onClick=${add}>Add<span class="hidden"> ${label}</span></button>
  `;
}

/** Focuses what was opened in the picture. @param {boolean} isOpened */
function useFocus(isOpened) {
  const box = useRef(/** @type {HTMLElement | null} */ (null));
  useLayoutEffect(() => {
    if (!isOpened) return;
    box.current?.focus({ preventScroll: true });
    box.current?.scrollIntoView({ block: "nearest" });
  }, [isOpened]);
  return box;
}

/** @param {{ home: Home, remarks: readonly HomeRemark[], onChange: (home: Home) => void, }} props */
export function HomeTasks({ home, remarks, onChange }) {
  const { tasks, orders = [] } = home;
  const put = (/** @type {Home["tasks"]} */ next) => onChange({ ...home, tasks: next });
  return html`
    <section class="panel" aria-labelledby="tasks-title">
      <h2 id="tasks-title">Tasks</h2>
      <p class="legend">They are played one after the other: each must be possible in its turn.</p>
      <ol class="tasks stack" style="--gap: 14px" data-testid="tasks">
        ${tasks.map(
          ({ sentence }, index) => html`
            <li key=${`${index} ${sentence}`}>
              <${Sentence} home=${home} label=${`Task ${index + 1}`} value=${sentence} button="Change" onRead=${(/** @type {Home["tasks"][number]} */ task) => put(tasks.with(index, task))} />
              <${Remarks} remarks=${remarks} field=${`tasks[${index}]`} />
              <div class="small-buttons">
                <button type="button" disabled=${index === 0} onClick=${() => put(reordered(tasks, index, index - 1))}>Earlier<span class="hidden">: task ${index + 1}</span></button>
                <button type="button" disabled=${index === tasks.length - 1} onClick=${() => put(reordered(tasks, index, index + 1))}>Later<span class="hidden">: task ${index + 1}</span></button>
                <button type="button" onClick=${() => put(tasks.toSpliced(index, 1))}>Remove<span class="hidden"> task ${index + 1}</span></button>
              </div>
            </li>
          `,
        )}
      </ol>
      ${orders.length > 0 && html`<p class="legend">After its tasks, as its file says: ${orders.map(({ sentence }) => sentence).join(" ")}</p>`}
      <${Sentence} key=${tasks.length} home=${home} label="New task" value="" button="Add task" onRead=${(/** @type {Home["tasks"][number]} */ task) => put([...tasks, task])} />
    </section>
  `;
}

/** Asks for a task's sentence, which the server parses. @param {{ home: Home, label: string, value: string, button: string, onRead: (task: Home["tasks"][number]) => void, }} props */
function Sentence({ home, label, value, button, onRead }) {
  const [sentence, setSentence] = useState(value);
  const [refusal, setRefusal] = useState("");
  const submit = async (/** @type {SubmitEvent} */ event) => {
    event.preventDefault();
    /** @type {TaskState} */
    const read = await deliver("/api/homes/task", { home, sentence }).catch((error) => ({
      refusal: error.message,
    }));
    if ("task" in read) onRead(read.task);
    setRefusal("task" in read ? "" : read.refusal);
  };
  const id = `refusal-${label.replace(" ", "-")}`;
  return html`
    <form class="part-fields" autocomplete="off" onSubmit=${submit}>
      <label class="wide">
        <span class="caption">${label}</span>
        <input
          type="text"
          maxlength="300"
          placeholder="put the blue mug on the shelf."
          aria-describedby=${refusal ? id : undefined}
          aria-invalid=${refusal !== ""}
          value=${sentence}
          onInput=${typed(setSentence)}
        />
      </label>
      <button type="submit" hidden=${value !== "" && sentence === value} disabled=${sentence.trim() === ""}>${button}</button>
      <p class="remark" id=${id} role="alert" hidden=${refusal === ""}>${refusal}</p>
    </form>
  `;
}
