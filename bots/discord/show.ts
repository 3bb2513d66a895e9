/** Renders messages within Discord's limits. */
import {
  type APIActionRowComponent,
  type APIButtonComponentWithCustomId,
  type APIComponentInMessageActionRow,
  type APIMessage,
  type APIStringSelectComponent,
  ButtonStyle,
  ComponentType,
} from "discord.js";
import type { PersonPage } from "../../src/core/bot.js";
import type { Choice } from "../../src/core/question/question.js";
import { type Block, type ChatMessage, small, Writer } from "../present/message.js";
import { pageBlocks, wishBlocks } from "../present/person-page.js";
import {
  type Button,
  ballotButtons,
  type Controls,
  choiceButton,
  encodeShort,
  type MessageMark,
  waysOut,
} from "../present/press-action.js";
import { cutLines } from "../present/visible-text.js";
import { discordMarkup, escapeLine, plain, timeToken, unescapeLine } from "./markdown.js";

export type Row = APIActionRowComponent<APIComponentInMessageActionRow>;
type Mark = Partial<MessageMark>;

export const limits = {
  message: 2000,
  rows: 5,
  buttonsInRow: 5,
  menuOptions: 25,
  button: 80,
  option: 100,
  threadName: 100,
} as const;

export type DiscordMessage = ReturnType<typeof showMessage>;

/** @param mark ids of task and message, which the buttons' ids contain */
export function showMessage({ blocks }: ChatMessage, mark: Mark = {}) {
  const whole = contentOf(blocks);
  const content = cutLines(whole, limits.message);
  // Without its full text, an approval gets no buttons.
  const isHidden =
    content.length < whole.join("\n").length &&
    blocks.some((block) => block.kind === "text" && block.whole === true);
  return { content, components: isHidden ? [] : rowsOf(blocks, mark) };
}

function contentOf(blocks: readonly Block[]): readonly string[] {
  const { bold } = discordMarkup;
  return blocks.flatMap((block) => {
    if (block.kind === "small") return block.lines;
    if (block.kind === "heading") return [bold + block.text + bold];
    return "text" in block ? [block.text] : [];
  });
}

function rowsOf(blocks: readonly Block[], mark: Mark): Row[] {
  const rows: Row[] = [];
  for (const block of blocks) {
    if (block.kind === "choices") rows.push(...choiceRows(block.controls, mark));
    if (block.kind !== "buttons") continue;
    // Adds the first buttons to the row before, which has room: it has at most four buttons.
    const last = block.joinsRow ? rows.pop() : undefined;
    const [first, ...more] = buttonRows(block.buttons, mark);
    if (first) rows.push(row(...(last?.components ?? []), ...first.components), ...more);
  }
  return rows;
}

export function askedIn(content: string): string | null {
  const isBold = (line: string) => line.replace(/\\./g, "").includes("**");
  const line = content.split("\n").find(isBold);
  return line === undefined ? null : unescapeLine(line.replace(/(\\.)|\*\*/g, "$1"));
}

function button({ label, action, main }: Button, mark: Mark): APIButtonComponentWithCustomId {
  return {
    type: ComponentType.Button,
    style: main ? ButtonStyle.Primary : ButtonStyle.Secondary,
    label: plain(label, limits.button),
    custom_id: encodeShort(action, mark),
  };
}

function menu(
  of: string,
  index: number,
  { placeholder, choices }: { readonly placeholder: string; readonly choices: readonly Choice[] },
): APIStringSelectComponent {
  return {
    type: ComponentType.StringSelect,
    custom_id: `m:${of}:${index}`,
    placeholder: plain(placeholder, 150),
    options: choices.map(({ id, label }) => ({ label: plain(label, limits.option), value: id })),
  };
}

function row(...components: APIComponentInMessageActionRow[]): Row {
  return { type: ComponentType.ActionRow, components };
}

function buttonRows(buttons: readonly Button[], mark: Mark): Row[] {
  return inPieces(buttons, limits.buttonsInRow).map((piece) =>
    row(...piece.map((one) => button(one, mark))),
  );
}

/** Shows the first choices as buttons, the others in menus, each of which takes a row. */
function choiceRows({ of, choices, most, more, buttons }: Controls, mark: Mark): Row[] {
  const rows = limits.rows - 1;
  const { buttonsInRow, menuOptions } = limits;
  const tooMany = choices.length - Math.min(most, rows * buttonsInRow);
  const isFew = most <= buttonsInRow;
  const perMenu = isFew ? menuOptions : menuOptions - buttonsInRow;
  const menus = Math.min(rows, Math.max(0, Math.ceil(tooMany / perMenu)));
  const shown = Math.min(most, (rows - menus) * buttonsInRow);
  const others = choices.slice(shown, shown + menus * menuOptions);
  return [
    ...buttonRows(
      choices.slice(0, shown).map((choice) => choiceButton(of, choice)),
      mark,
    ),
    ...inPieces(others, menuOptions).map((piece, index) => {
      const placeholder = more + (index === 0 ? "" : ` (${index + 1})`);
      return row(menu(of, index, { placeholder, choices: piece }));
    }),
    ...buttonRows(buttons, mark),
  ];
}

export function customIdsOf(message: Pick<APIMessage, "components">): string[] {
  return (message.components ?? []).flatMap((line) =>
    "components" in line
      ? line.components.flatMap((part) => ("custom_id" in part ? [part.custom_id] : []))
      : [],
  );
}

function inPieces<T>(items: readonly T[], size: number): T[][] {
  const count = Math.ceil(items.length / size);
  return Array.from({ length: count }, (_, n) => items.slice(n * size, (n + 1) * size));
}

/**
 * Discord allows five rows. The one question with buttons takes up to three; the last answer and the person's requests
 * take one each.
 */
const withButtons = 1;
const mostMenus = 2;
/** Questions shown; fewer when the answers would not fit. */
const mostQuestions = 5;

/** Renders a person's page. @param post id of the message, which the answers' buttons contain */
export function showPage(page: PersonPage, post: string): DiscordMessage {
  const isAsking = page.forgetting != null && !page.optedOut;
  const blocks = isAsking ? wishBlocks(page, discordMarkup) : fittingBlocks(page);
  return showMessage({ blocks }, { post });
}

function fittingBlocks(page: PersonPage): readonly Block[] {
  const answers = answerBlocks(page);
  for (let most = mostQuestions; ; most--) {
    const questions = questionBlocks(page, most);
    const blocks = pageBlocks(page, discordMarkup, { questions, answers });
    if (most === withButtons || contentOf(blocks).join("\n").length <= limits.message)
      return blocks;
  }
}

function questionBlocks({ questions }: PersonPage, most: number): readonly Block[] {
  const bound = questions.some(({ question }) => question.bound);
  return [
    small(...questions.slice(0, most).map(questionLine)),
    ...(questions.length > withButtons
      ? [small("The buttons are for the first one; the others are in the channel.")]
      : bound
        ? [small("Approve or decline it in the channel, where all of it is shown.")]
        : []),
    // An approval must be shown in full, so it is answered where it was asked.
    ...questions
      .slice(0, withButtons)
      .filter(({ question }) => !question.bound)
      .map(({ question }): Block => {
        const choices = question.choices.slice(0, mostMenus * limits.menuOptions);
        const buttons = waysOut(question);
        const controls = { of: question.id, choices, most: 0, more: "Choose the answer", buttons };
        return { kind: "choices", controls };
      }),
  ];
}

function questionLine({ home, question }: PersonPage["questions"][number], at: number): string {
  const asked = new Writer(discordMarkup).asked(question, 200);
  return `${at + 1}\\. ${asked} (${escapeLine(home, 60)}, until ${timeToken(question.deadline)})`;
}

function answerBlocks({ answers: [last, ...others] }: PersonPage): readonly Block[] {
  if (!last) return [];
  const lines = [last, ...others.slice(0, 4)].map(
    ({ question, answer }) => `• ${escapeLine(question, 120)} ${escapeLine(answer, 120)}`,
  );
  const buttons = ballotButtons(last.ballot, ["Fix my last answer", "Take it back"]);
  return [small(...lines), { kind: "buttons", buttons }];
}
