/** As much of a browser as the page's scripts need, in this process. */

import { afterAll, beforeEach, vi } from "vitest";
import { parseXml, type XmlNode } from "./xml.js";

type Fields = Record<string, unknown>;
const heard =
  "click submit input change keydown close cancel focus focusin focusout blur pointerenter pointerleave pointerover";
const quiet = "select scrollIntoView reset observe disconnect";
const nothing = () => {};
/** Its types would bring a browser's into all tests. */
const preact: string = "preact";

class Target {
  [field: string]: unknown;
  readonly listeners: [type: unknown, listener: (event: Fields) => unknown][] = [];
  addEventListener(type: string, listener: (event: Fields) => unknown): void {
    this.listeners.push([type, listener]);
  }
  removeEventListener = nothing;
  hear(event: Fields): void {
    Object.assign(event, { currentTarget: this });
    for (const [type, listener] of [...this.listeners])
      if (type === event.type) listener.call(this, event);
  }
}

export class Element extends Target {
  readonly attributes = new Map<string, string>();
  readonly childNodes: Element[] = [];
  readonly style: Fields = {
    setProperty: (name: string, to: unknown) => Object.assign(this.style, { [name]: to }),
  };
  readonly ownerDocument = page.document;
  parentNode: Element | null = null;
  readonly clientWidth = 600;
  data = "";

  constructor(readonly localName: string) {
    super();
    for (const type of heard.split(" ")) this[`on${type}`] = null;
    for (const name of quiet.split(" ")) this[name] = nothing;
    if (/^(input|select|textarea)$/.test(localName))
      Object.assign(this, { value: "", checked: false, defaultValue: "" });
  }
  get all(): Element[] {
    return this.childNodes.flatMap((one) => [...(one.localName ? [one] : []), ...one.all]);
  }
  get nodeName(): string {
    return this.localName;
  }
  get parentElement(): Element | null {
    return this.parentNode;
  }
  get outerHTML(): string {
    return linesOf(this).join("\n");
  }
  get nodeType(): number {
    return this.localName === "" ? 3 : 1;
  }
  get firstChild(): Element | undefined {
    return this.childNodes[0];
  }
  get nextSibling(): Element | null {
    const all = this.parentNode?.childNodes ?? [];
    return all[all.indexOf(this) + 1] ?? null;
  }
  get isConnected(): boolean {
    return page.document.body.contains(this);
  }
  get textContent(): string {
    return this.data + this.childNodes.map(({ textContent }) => textContent).join("");
  }
  get form(): Element | null {
    return this.closest("form");
  }
  insertBefore = (node: Element, before: Element | null): void => {
    node.parentNode?.removeChild(node);
    const at = before === null ? -1 : this.childNodes.indexOf(before);
    this.childNodes.splice(at < 0 ? this.childNodes.length : at, 0, node);
    node.parentNode = this;
  };
  removeChild = (node: Element): void => {
    this.childNodes.splice(this.childNodes.indexOf(node), 1);
    node.parentNode = null;
  };
  remove = () => this.parentNode?.removeChild(this);
  replaceChildren = (...nodes: Element[]): void => {
    for (const one of [...this.childNodes]) one.remove();
    for (const one of nodes) this.insertBefore(one, null);
  };
  readonly classList = {
    contains: (name: string) => this.attributes.get("class")?.split(" ").includes(name) ?? false,
    add: (name: string) =>
      this.setAttribute("class", `${this.getAttribute("class") ?? ""} ${name}`.trim()),
    remove: (name: string) =>
      this.setAttribute(
        "class",
        this.getAttribute("class")?.replace(new RegExp(` ?\\b${name}\\b`), ""),
      ),
  };
  getBoundingClientRect = () => {
    const [x = 0, y = 0] =
      this.getAttribute("transform")
        ?.match(/-?[\d.]+/g)
        ?.map(Number) ?? [];
    return { x, y };
  };
  getScreenCTM = () => ({ a: 1 });
  getAnimations = () => [];
  animate = (way: unknown, how: unknown) =>
    void page.walks.push([this.getAttribute("class"), way, how]);
  contains = (node: Element | null): boolean =>
    node === this || (node !== null && this.contains(node.parentNode));
  getAttribute = (name: string): string | null => this.attributes.get(name) ?? null;
  setAttribute = (name: string, value: unknown) => this.attributes.set(name, String(value));
  removeAttribute = (name: string) => this.attributes.delete(name);
  /** Knows tag, #id, .class, [attribute] and [attribute=value], and a comma. */
  matches = (selector: string): boolean =>
    selector.split(/, *(?![^[]*\])/).some((one) =>
      (one.match(/\[[^\]]+\]|[.#]?[\w-]+/g) ?? []).every((part) => {
        if (part.startsWith(".")) return this.classList.contains(part.slice(1));
        const [name = "", value] = part
          .replace(/[[\]"]/g, "")
          .replace("#", "id=")
          .split("=");
        const isTag = value === undefined && !part.startsWith("[");
        const given = isTag ? this.localName : this.attributes.get(name);
        return given !== undefined && given === (isTag ? name : (value ?? given));
      }),
    );
  closest = (selector: string): Element | null =>
    this.matches(selector) ? this : (this.parentNode?.closest(selector) ?? null);
  querySelectorAll = (selector: string) => this.all.filter((one) => one.matches(selector));
  querySelector = (selector: string) => this.querySelectorAll(selector)[0] ?? null;
  dispatchEvent = (event: Fields): void => {
    this.hear(event);
    if (this.parentNode) this.parentNode.dispatchEvent(event);
    else page.document.hear(event);
  };
  focus = () => Object.assign(page.document, { activeElement: this });
  click = () => this.attributes.has("disabled") || fire(this, "click");
  setCustomValidity = (why: string) => Object.assign(this, { validity: why });
  reportValidity = () => !this.validity;
  showModal = () => this.setAttribute("open", "");
  close = () => this.removeAttribute("open");
}

class Document extends Target {
  hidden = false;
  activeElement: Element | null = null;
  readonly body!: Element;
  importNode = (node: Element) => node;
  createElement = (name: string) => new Element(name);
  createElementNS = (_: string, name: string) => new Element(name);
  createTextNode = (data: string) => Object.assign(new Element(""), { data });
  getElementById = (id: string) => this.body.querySelector(`#${id}`);
  querySelector = (selector: string) => this.body.querySelector(selector);
  querySelectorAll = (selector: string) => this.body.querySelectorAll(selector);
}

const storage = (kept = new Map<string, string>()) => ({
  kept,
  getItem: (key: string) => kept.get(key) ?? null,
  setItem: (key: string, value: string) => void kept.set(key, value),
  removeItem: (key: string) => void kept.delete(key),
});

class Stream extends Target {
  static CLOSED = 2;
  readyState = page.streams.push(this) && 1;
  isClosed = false;
  close = () => Object.assign(this, { isClosed: true });
}

/** `answers`: by path; null for no connection. `left`: addresses that the page went to. */
export const page = {
  document: new Document(),
  local: storage(),
  session: storage(),
  left: [] as string[],
  streams: [] as Stream[],
  walks: [] as unknown[],
  sent: [] as { readonly path: string; readonly query: Fields; readonly body: Fields | null }[],
  answers: {} as Record<string, (given: Fields) => unknown>,
};

export function failing(status: number, error?: string, wait = "2"): Response {
  return Response.json({ error }, { status, headers: { "retry-after": wait } });
}

async function answer(address: string, { body = "" }: { readonly body?: string } = {}) {
  const { pathname: path, searchParams } = new URL(address, "http://sous.example");
  const read = body === "" ? null : JSON.parse(body);
  const query = Object.fromEntries(searchParams);
  page.sent.push({ path, query, body: read });
  const found = await page.answers[path]?.(read ?? query);
  if (found === null) throw new TypeError("fetch failed");
  return found instanceof Response ? found : Response.json(found ?? {});
}

/** Gives each test an empty page; timers are fake. */
export function usePage(): void {
  beforeEach(async () => {
    vi.resetModules();
    vi.useFakeTimers({ now: Date.UTC(2026, 0, 5, 9) });
    vi.stubEnv("TZ", "UTC");
    const anew = {
      local: storage(),
      session: storage(),
      left: [],
      streams: [],
      walks: [],
      sent: [],
      answers: {},
    };
    Object.assign(page, { document: new Document(), ...anew });
    shown = [];
    Object.assign(page.document, { body: new Element("body") });
    goTo("http://sous.example/");
    const { options } = await import(preact);
    options.requestAnimationFrame = (run: () => void) => void Promise.resolve().then(run);
  });
  afterAll(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
    vi.unstubAllEnvs();
    vi.restoreAllMocks();
  });
}

function toElement(node: XmlNode | null): Element {
  const made = new Element(node?.name ?? "none");
  for (const [name, value] of Object.entries(node?.attributes ?? {}))
    made.setAttribute(name, value);
  if (node?.text) made.insertBefore(page.document.createTextNode(node.text), null);
  for (const one of node?.children ?? []) made.insertBefore(toElement(one), null);
  return made;
}

export function goTo(address: string): void {
  const assign = (to: string) => void page.left.push(to);
  const { pathname, search, hash, origin } = new URL(address);
  const keys: number[] = [];
  const stubs = {
    document: page.document,
    localStorage: page.local,
    sessionStorage: page.session,
    location: { pathname, search, hash, origin, assign, reload: () => assign("again") },
    history: { replaceState: (_: unknown, __: string, to: string) => assign(to) },
    ResizeObserver: class extends Element {
      constructor(readonly told: () => void) {
        super("");
      }
      observe = () => void queueMicrotask(this.told);
    },
    MutationObserver: class extends Element {
      takeRecords = () => [];
    },
    FormData: class extends Map<string | undefined, unknown> {
      constructor(form: Element) {
        const fields = form.querySelectorAll("input, select");
        super(fields.map(({ attributes, value }) => [attributes.get("name"), value]));
      }
    },
    DOMParser: class {
      parseFromString = (svg: string) => ({
        documentElement: toElement(svg === "" ? null : parseXml(svg)),
      });
    },
    Event: class {
      constructor(readonly type: string) {}
    },
    EventSource: Stream,
    window: globalThis,
    crypto: { getRandomValues: () => [keys.push(0)] },
    matchMedia: () => ({ matches: false }),
    IntersectionObserver: class extends Element {
      constructor(readonly told: (seen: object[]) => void) {
        super("");
      }
      observe = () => void queueMicrotask(() => this.told([{ isIntersecting: true }]));
    },
    CSS: { escape: (text: string) => text },
    addEventListener: nothing,
    fetch: answer,
  };
  for (const name of "Element HTMLElement HTMLDialogElement SVGElement SVGGraphicsElement Node Text".split(
    " ",
  ))
    vi.stubGlobal(name, Element);
  for (const [name, value] of Object.entries(stubs)) vi.stubGlobal(name, value);
}

let loads = 0;

/** @param isAnew its module's state is a new page's */
// biome-ignore lint/suspicious/noExplicitAny: a script of the page has no types here
export function load(name: string, isAnew = false): Promise<any> {
  const { href } = new URL(`../../bots/web/page/${name}.js`, import.meta.url);
  loads += 1;
  return import(isAnew ? `${href}?${loads}` : href);
}

export async function pass(ms = 0): Promise<void> {
  await vi.advanceTimersByTimeAsync(ms);
  for (let turn = 0; turn < 20; turn += 1) await Promise.resolve();
}

export async function show(component: unknown, props: Fields): Promise<void> {
  const { h, render } = await import(preact);
  render(h(component, props), page.document.body);
  await pass();
}

export function fire(target: Element | null, type: string, more: Fields = {}): void {
  target?.dispatchEvent({ type, target, preventDefault: nothing, ...more });
}

export function find(selector: string): Element | null {
  return page.document.body.querySelector(selector);
}

export async function press(label: string): Promise<void> {
  const buttons = page.document.body.querySelectorAll("button");
  const named = (one: Element) => [one.textContent.trim(), one.getAttribute("aria-label")];
  buttons.find((one) => named(one).includes(label))?.click();
  await pass();
}

/** Fills a field in, or ticks it; "submit" sends its form. */
export async function type(selector: string, value: string | boolean, event = "input") {
  const field = find(selector);
  Object.assign(field ?? {}, typeof value === "string" ? { value } : { checked: value });
  fire(event === "submit" ? (field?.form ?? null) : field, event);
  await pass();
}

/** A line for each element that says something, with all that a reader or a style sheet is told of it. */
function linesOf(one: Element): string[] {
  const { localName, attributes, style, value, checked, childNodes } = one;
  const { setProperty: _, ...styles } = style;
  const fields = {
    value,
    checked: checked || undefined,
    ...Object.fromEntries(attributes),
    ...styles,
  };
  const marks = Object.entries(fields).flatMap(([name, to]) =>
    to === undefined ? [] : [to === "" ? name : `${name}=${to}`],
  );
  const words = childNodes.map(({ data }) => data).join(" ");
  const line = [...marks, words].join(" ").replace(/\s+/g, " ").trim();
  return [...(line ? [`${localName} ${line}`] : []), ...childNodes.flatMap(linesOf)];
}

let shown: readonly string[] = [];

/** What the page sent, where it went, and what changed in sight and in its storage, since the last call. */
export function changes(): readonly string[] {
  const { document, local, session, streams, sent, left, walks } = page;
  const { localName, attributes, textContent } = document.activeElement ?? {};
  const name = attributes?.get("id") ?? attributes?.get("data-testid") ?? textContent;
  const calls = sent
    .splice(0)
    .map(({ path, query, body }) => JSON.stringify([path, body ?? query]));
  const now = [
    ...linesOf(document.body),
    `${document.title}: ${streams.length} streams`,
    `focus: ${localName} ${name}`,
    ...[...local.kept, ...session.kept].map((pair) => pair.join("=")),
  ];
  const told: string[] = [];
  let next = 0;
  for (const line of now) {
    const at = shown.indexOf(line, next);
    if (at < 0) told.push(`+ ${line}`);
    else told.push(...shown.slice(next, at).map((gone) => `- ${gone}`));
    if (at >= 0) next = at + 1;
  }
  told.push(...shown.slice(next).map((gone) => `- ${gone}`));
  shown = now;
  return [
    ...calls,
    ...left.splice(0),
    ...walks.splice(0).map((walk) => JSON.stringify(walk)),
    ...told,
  ];
}
