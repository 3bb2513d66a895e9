import { refuse } from "./messages.js";
import { isJson, type Json, objectsOf, type SlackView } from "./types.js";
import { appId, botId, type Workspace } from "./workspace.js";

const triggerLifeMs = 3000;
const deepest = 3;

interface Trigger {
  readonly personId: string;
  /** The modal that may get another on top. */
  readonly viewId: string | null;
  readonly until: number;
  isUsed: boolean;
}

export class Modals {
  readonly #triggers = new Map<string, Trigger>();
  readonly #open = new Map<string, { view: SlackView; personId: string }>();

  constructor(readonly workspace: Workspace) {}

  /** Valid for one modal within 3 seconds. */
  issueTrigger(personId: string, viewId: string | null = null): string {
    const id = this.workspace.makeId("trigger-");
    const until = Date.now() + triggerLifeMs;
    this.#triggers.set(id, { personId, viewId, until, isUsed: false });
    return id;
  }

  show({ trigger_id, view }: Json, isPush: boolean): Json {
    const trigger = this.#triggers.get(String(trigger_id));
    if (!trigger) return refuse("invalid_trigger_id");
    if (trigger.isUsed) return refuse("exchanged_trigger_id");
    if (Date.now() > trigger.until) return refuse("expired_trigger_id");
    const { personId, viewId } = trigger;
    if (isPush && this.#depthOf(viewId) === 0) return refuse("not_found");
    if (isPush && this.#depthOf(viewId) >= deepest) return refuse("push_limit_reached");
    trigger.isUsed = true;
    const id = this.workspace.makeId("V");
    const shown = this.build(view, { id, previous_view_id: isPush ? viewId : null });
    this.#open.set(id, { view: shown, personId });
    return { ok: true, view: shown };
  }

  #depthOf(viewId: string | null): number {
    const open = viewId === null ? undefined : this.#open.get(viewId);
    return open ? 1 + this.#depthOf(open.view.previous_view_id) : 0;
  }

  update({ view_id, view, hash }: Json): Json {
    const open = this.#open.get(String(view_id));
    if (!open) return refuse("not_found");
    if (hash !== undefined && hash !== open.view.hash) return refuse("hash_conflict");
    const { id, previous_view_id } = open.view;
    open.view = this.build(view, { id, previous_view_id });
    return { ok: true, view: open.view };
  }

  build(view: unknown, more: Json): SlackView {
    const given = isJson(view) ? view : {};
    return structuredClone({
      private_metadata: "",
      callback_id: "",
      previous_view_id: null,
      ...given,
      ...more,
      team_id: this.workspace.teamId,
      hash: this.workspace.makeTs(),
      app_id: appId,
      bot_id: botId,
      state: { values: {} },
    }) as unknown as SlackView;
  }

  of(personId: string): SlackView[] {
    return [...this.#open.values()]
      .filter((open) => open.personId === personId)
      .map((open) => open.view);
  }

  settle(view: SlackView, response: unknown): void {
    const action = isJson(response) ? response.response_action : undefined;
    if (action === "errors") return;
    const personId = this.#open.get(view.id)?.personId;
    const isNext = action === "push" || action === "update";
    if (action !== "push") this.close(view.id);
    if (!isNext || !isJson(response) || personId === undefined) return;
    const id = `${view.id}_${action}`;
    const next = { ...view, ...(response.view as Json), id } as SlackView;
    this.#open.set(id, { view: next, personId });
  }

  close(viewId: string): void {
    this.#open.delete(viewId);
  }
}

/** @throws Error when a required input is empty, which Slack's client does not submit */
export function fillIn(view: SlackView, values: Readonly<Record<string, string>>): Json {
  const state: Record<string, Json> = {};
  for (const block of view.blocks) {
    if (block.type !== "input" || !isJson(block.element)) continue;
    const { block_id, element, label } = block;
    const names = [block_id, element.action_id, isJson(label) ? label.text : undefined];
    const name = names.map(String).find((candidate) => Object.hasOwn(values, candidate));
    const value = name === undefined ? undefined : values[name];
    if (value === undefined && block.optional !== true)
      throw new Error(`the input ${names.join(" / ")} is required`);
    state[String(block_id)] = { [String(element.action_id)]: inputState(element, value) };
  }
  return { values: state };
}

function inputState(element: Json, value: string | undefined): Json {
  const { type } = element;
  if (type === "plain_text_input") return { type, value: value ?? null };
  const chosen = objectsOf(element.options).find(
    (option) => option.value === value || (isJson(option.text) && option.text.text === value),
  );
  if (value !== undefined && !chosen) throw new Error(`no such option: ${value}`);
  return { type, selected_option: chosen ?? null };
}
