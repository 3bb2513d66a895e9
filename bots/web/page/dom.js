/** Building and renewing elements. Text enters the page as text only, never as HTML. */

/**
 * @param {string} tag "div" or "div.class-a.class-b"
 * @param {Record<string, string | boolean | null | undefined>} [attributes] false, null: left out
 * @param {(Node | string | null)[]} [children]
 */
export function make(tag, attributes = {}, children = []) {
  const [name = "div", ...classes] = tag.split(".");
  const element = document.createElement(name);
  if (classes.length > 0) element.className = classes.join(" ");
  for (const [key, value] of Object.entries(attributes)) {
    if (value === true) element.setAttribute(key, "");
    else if (typeof value === "string") element.setAttribute(key, value);
  }
  element.append(...children.filter((child) => child !== null));
  return element;
}

/**
 * @param {string} label
 * @param {Record<string, string | boolean | null | undefined>} attributes
 * @param {(button: HTMLButtonElement) => void} onPress
 */
export function makeButton(label, attributes, onPress) {
  const button = /** @type {HTMLButtonElement} */ (
    make("button", { type: "button", ...attributes }, [label])
  );
  button.addEventListener("click", () => onPress(button));
  return button;
}

/**
 * Lets the reader save a JSON text.
 * @param {string} name of the file
 * @param {string} text
 */
export function saveFile(name, text) {
  const href = URL.createObjectURL(new Blob([text], { type: "application/json" }));
  make("a", { href, download: name }).click();
  URL.revokeObjectURL(href);
}

/**
 * Finds an element of the page by id.
 * @template {Element} T
 * @param {string} id
 * @param {new () => T} type
 * @returns {T}
 */
export function find(id, type) {
  const element = document.getElementById(id);
  if (!(element instanceof type)) throw new Error(`The page has no ${id}.`);
  return element;
}

/**
 * A drawing of ours. It is parsed as XML, where nothing runs; one that is not well formed is left out.
 * @param {string} svg
 */
export function parseDrawing(svg) {
  const root = new DOMParser().parseFromString(svg, "image/svg+xml").documentElement;
  // Its places are buttons: a picture as such has none.
  if (root.querySelector("[role=button]")) root.setAttribute("role", "group");
  return make("div", {}, root.nodeName === "svg" ? [document.importNode(root, true)] : []);
}

/**
 * @typedef {object} Part
 * @property {string} key unique among its siblings
 * @property {unknown} data what it shows; it is built again only when this changes
 * @property {() => HTMLElement} build
 */

/**
 * Brings a container up to date. Children with the same data stay as they are, with their focus and
 * their typed text; only new or changed ones are built.
 * @param {Element} container
 * @param {Part[]} parts
 */
export function renew(container, parts) {
  const before = new Map(
    [...container.children].map((child) => [child.getAttribute("data-key"), child]),
  );
  /** @type {Element | null} */
  let previous = null;
  for (const part of parts) {
    const stamp = JSON.stringify(part.data);
    let child = before.get(part.key);
    if (child && stamps.get(child) === stamp) {
      before.delete(part.key);
    } else {
      child = part.build();
      child.setAttribute("data-key", part.key);
      stamps.set(child, stamp);
    }
    /** @type {ChildNode | null} */
    const place = previous ? previous.nextSibling : container.firstChild;
    if (place !== child) container.insertBefore(child, place);
    previous = child;
  }
  for (const child of before.values()) child.remove();
}

/** @type {WeakMap<Element, string>} */
const stamps = new WeakMap();
