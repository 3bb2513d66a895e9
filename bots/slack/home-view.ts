import type { types, webApi } from "@slack/bolt";
import type { PersonPage, Watch } from "../../src/core/bot.js";
import type { Clock } from "../../src/core/clock.js";
import { DeliveryError } from "../../src/core/errors.js";
import { keepNewest } from "../../src/core/newest.js";
import type { BotLog } from "../present/bot-log.js";
import { type Block, questionName, small, Writer } from "../present/message.js";
import { pageBlocks } from "../present/person-page.js";
import { ballotButtons, questionControls } from "../present/press-action.js";
import { deliver } from "./client.js";
import { markPlace } from "./modal.js";
import { dateToken, escapeLine, slackMarkup } from "./mrkdwn.js";
import { showBlocks } from "./show.js";

/** Slack accepts 100 blocks and about 250 kB in a Home tab, 50 blocks and 13,000 characters in a message. */
const mostBlocks = { home: 100, message: 50 } as const;
const mostBytes = { home: 200_000, message: 15_000 } as const;
/** Blocks that are kept free for what stands below the questions. */
const blocksBelow = 23;

function homeView(page: PersonPage): types.HomeView {
  return { type: "home", blocks: showBlocks(personPage(page, "home")) };
}

export function personPage(page: PersonPage, where: keyof typeof mostBlocks): readonly Block[] {
  const room = { blocks: mostBlocks[where] - blocksBelow, bytes: mostBytes[where] };
  const questions = questionBlocks(page, room);
  return pageBlocks(page, slackMarkup, { questions, answers: answerBlocks(page) });
}

/** Renders as many questions as fit, each completely. */
function questionBlocks(
  { questions }: PersonPage,
  room: { readonly blocks: number; readonly bytes: number },
): readonly Block[] {
  const blocks: Block[] = [];
  let shown = 0;
  let bytes = 0;
  for (const { home, task, question } of questions) {
    const about = escapeLine(`${home}: ${task}`, 400);
    const more: readonly Block[] = [
      new Writer(slackMarkup).question(question, `${questionName}:${question.id}`),
      { kind: "choices", controls: questionControls(question) },
      small(`${about} · until ${dateToken(question.deadline)}`),
    ];
    bytes += JSON.stringify(showBlocks(more)).length;
    if (bytes > room.bytes || blocks.length + more.length >= room.blocks) break;
    blocks.push(...more);
    shown += 1;
  }
  return questions.length > shown ? [...blocks, small("And more in the channel.")] : blocks;
}

function answerBlocks({ answers }: PersonPage): readonly Block[] {
  return answers.slice(0, 5).flatMap(({ ballot, question, answer, at }): Block[] => {
    const said = `${escapeLine(question, 800)}\n${escapeLine(answer, 800)} · ${dateToken(at)}`;
    return [
      { kind: "text", text: said },
      { kind: "buttons", buttons: ballotButtons(ballot) },
    ];
  });
}

const mostViewers = 50;
/** Batches updates, as several rows usually change at once. */
const settleMs = 1500;

export class HomeTab {
  readonly #closing = new AbortController();
  readonly #shown = new Map<string, string>();
  readonly #forget: () => void;
  #isWaiting = false;

  constructor(
    private readonly parts: {
      readonly team: string;
      readonly client: webApi.WebClient;
      readonly clock: Clock;
      readonly log: BotLog;
      readonly watch: Watch;
      readonly pageOf: (user: string) => Promise<PersonPage>;
    },
  ) {
    this.#forget = parts.watch.subscribe(() => this.#refreshSoon());
  }

  async show(user: string): Promise<PersonPage> {
    const page = await this.parts.pageOf(user);
    await this.#publish(user, homeView(page));
    return page;
  }

  close(): void {
    this.#forget();
    this.#closing.abort();
  }

  #refreshSoon(): void {
    if (this.#isWaiting || this.#shown.size === 0) return;
    this.#isWaiting = true;
    this.parts.clock
      .sleep(settleMs, this.#closing.signal)
      .then(() => {
        this.#isWaiting = false;
        return this.#refresh();
      })
      .catch(() => undefined);
  }

  async #refresh(): Promise<void> {
    for (const [user, before] of [...this.#shown]) {
      if (this.#closing.signal.aborted) return;
      await this.#bringUpToDate(user, before).catch((error: unknown) => {
        if (error instanceof DeliveryError && !error.retryable) this.#shown.delete(user);
        this.parts.log.warn(
          { event: "card-not-updated" },
          `Slack: a Home tab was not updated: ${String(error)}`,
        );
      });
    }
  }

  async #bringUpToDate(user: string, before: string): Promise<void> {
    const view = homeView(await this.parts.pageOf(user));
    if (JSON.stringify(view) !== before) await this.#publish(user, view);
  }

  async #publish(user: string, view: types.HomeView): Promise<void> {
    const { client, team } = this.parts;
    const placed = { ...view, ...markPlace({ team, shownIn: null }) };
    await deliver(() => client.views.publish({ user_id: user, view: placed }));
    keepNewest(this.#shown, user, JSON.stringify(view), mostViewers);
  }
}
