import { isJson, type Json, objectsOf, type SlackView } from "./types.js";
import { botToken, type Workspace } from "./workspace.js";

/** The modals on people's screens. */
export class Modals {
  readonly #workspace: Workspace;
  readonly #triggers = new Map<string, string>();
  readonly #open = new Map<string, { view: SlackView; personId: string }>();

  constructor(workspace: Workspace) {
    this.#workspace = workspace;
  }

  /** A trigger_id of a person's press or command: good for one modal within 3 seconds. */
  async issueTrigger(personId: string, viewId?: string): Promise<string> {
    const answer = await this.#workspace.call("views.generateTriggerId", botToken, {
      user_id: personId,
      ...(viewId && { view_id: viewId }),
    });
    const trigger = String(answer.trigger_id);
    this.#triggers.set(trigger, personId);
    return trigger;
  }

  /** Notes a view that the app has opened, pushed or updated. */
  shown(view: unknown, triggerId: unknown): void {
    if (!isJson(view)) return;
    const known = this.#open.get(String(view.id))?.personId;
    const personId = known ?? this.#triggers.get(String(triggerId));
    if (personId) this.#open.set(String(view.id), { view: view as SlackView, personId });
  }

  /** A person's open modals, the topmost last. */
  of(personId: string): SlackView[] {
    return [...this.#open.values()]
      .filter((open) => open.personId === personId)
      .map((open) => open.view);
  }

  /** What a submitted modal becomes after the app's answer. */
  settle(view: SlackView, response: unknown): void {
    const action = isJson(response) ? response.response_action : undefined;
    if (action === "errors") return;
    const open = this.#open.get(view.id);
    if ((action === "update" || action === "push") && isJson(response) && open) {
      if (action === "update") this.#open.delete(view.id);
      const id = `${view.id}_${action}`;
      const next = { ...view, ...(response.view as Json), id } as SlackView;
      this.#open.set(id, { view: next, personId: open.personId });
      return;
    }
    if (action === "clear") for (const other of this.of(open?.personId ?? "")) this.close(other.id);
    this.close(view.id);
  }

  close(viewId: string): void {
    this.#open.delete(viewId);
  }
}

/**
 * The state of a modal as a person filled it in. Values are given by the input's block_id,
 * action_id or label: words for a text field, the option's text or value for a choice.
 * @throws Error when a required input was left empty: Slack's own client does not submit that.
 */
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
  return type === "checkboxes"
    ? { type, selected_options: chosen ? [chosen] : [] }
    : { type, selected_option: chosen ?? null };
}
