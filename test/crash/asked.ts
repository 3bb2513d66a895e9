/** An outside agent asks and requests an approval; people press; a webhook tells the agent. */
import { createServer } from "node:http";
import { text } from "node:stream/consumers";
import { homeOfAudience } from "../../src/core/question/asking.js";
import type { AskView } from "../../src/desk/agents/view-ask.js";
import { region } from "../build/asked.js";
import { sampleAgent, sampleAudience } from "../memory/samples.js";
import { listenOnLoopback } from "../peers/control.js";
import type { Machine, Process } from "./machine.js";
import type { Flow, Story } from "./play.js";
import { Presser } from "./presser.js";
import { readTraces } from "./traces.js";

const agent = "deploy-bot";
const requests = [
  { ...region, key: "which-region" },
  {
    question: "Deploy billing?",
    kind: "approval",
    context: "1.4.2 to eu",
    choices: [
      { id: "yes", label: "Deploy" },
      { id: "no", label: "Do not", declines: true },
    ],
    answers: 2,
    key: "deploy-billing",
  },
];

export const askedFlow: Flow = {
  async open(machine) {
    const story = new AskedStory(machine);
    await story.letIn();
    return story;
  },
};

class AskedStory implements Story {
  readonly #machine: Machine;
  readonly #presser: Presser;
  readonly #views = new Map<string, AskView>();
  readonly #tickets = new Set<string>();
  /** Last webhook call of each ticket, and its id. */
  readonly #heard = new Map<string, AskView>();
  readonly #ids = new Map<string, string>();
  readonly #webhook = createServer(async (request, response) => {
    const id = String(request.headers["webhook-id"]);
    const body = await text(request);
    if (this.#machine.life.isOver) return void response.destroy();
    const view = JSON.parse(body) as AskView;
    if (this.#ids.has(id) && this.#ids.get(id) !== body) this.#ids.set(id, "two different bodies");
    else this.#ids.set(id, body);
    this.#heard.set(view.ticket, view);
    response.writeHead(204).end();
  });

  constructor(machine: Machine) {
    this.#machine = machine;
    this.#presser = new Presser(machine.channel);
  }

  async letIn(): Promise<void> {
    const { asks } = this.#machine.rows;
    const url = `http://127.0.0.1:${await listenOnLoopback(this.#webhook)}`;
    await asks.keepAudience(sampleAudience({ bot: "slack", channel: "C1" }));
    const grants = { ...sampleAgent().grants, webhook: { url, inside: true } };
    await asks.keepAgent(sampleAgent({ name: agent, grants }));
  }

  async act({ asks }: Process): Promise<void> {
    for (const request of requests) {
      const known = this.#views.get(request.key);
      const view = (await (known
        ? asks.perform(agent, "check_question", { ticket: known.ticket })
        : asks.perform(agent, "ask_people", request))) as AskView;
      this.#views.set(request.key, view);
      this.#tickets.add(view.ticket);
    }
    await this.#presser.answer(["Ana", "Ben"], ({ choices }) => choices[0]?.id ?? "dk");
    // The webhook takes real time, also on a busy machine.
    if (await this.#isAnswered()) await new Promise((resolve) => setTimeout(resolve, 5));
  }

  async #isAnswered(): Promise<boolean> {
    const { rows } = this.#machine;
    const open = [...this.#views.values()].some(({ state }) => state === "open");
    const deliveries = await rows.outbox.list();
    return (
      this.#views.size === requests.length &&
      !open &&
      this.#presser.taken.length === 2 * requests.length &&
      deliveries.every(({ state }) => state === "sent")
    );
  }

  async isDone(): Promise<boolean> {
    if (!(await this.#isAnswered())) return false;
    return [...this.#views.values()].every(
      ({ ticket, version }) => this.#heard.get(ticket)?.version === version,
    );
  }

  async traces(): Promise<readonly string[]> {
    const { rows } = this.#machine;
    const views = [...this.#views.values()].map(({ question, state, answer, approved, answers }) =>
      JSON.stringify({ question, state, answer, approved, by: answers.map(({ by }) => by) }),
    );
    const told = [...this.#heard.values()].map(({ state }) => `heard of ${state}`);
    const asks = await rows.asks.latest(agent, { since: 0, most: 100 });
    return [
      ...(await readTraces(this.#machine, homeOfAudience("ops"), this.#presser)),
      ...views,
      ...told,
      `${this.#tickets.size} tickets, ${asks.length} asks`,
      ...(new Set(this.#ids.values()).has("two different bodies") ? ["an id for two bodies"] : []),
    ];
  }

  close(): void {
    this.#webhook.closeAllConnections();
    this.#webhook.close();
  }
}
