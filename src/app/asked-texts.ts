import { discordMarkup } from "../../bots/discord/markdown.js";
import {
  markUnseen,
  showWhole,
  visibleText,
  type WholeMarkup,
  withoutUnseen,
} from "../../bots/present/visible-text.js";
import { slackMarkup } from "../../bots/slack/mrkdwn.js";
import type { AskParts } from "../desk/agents/refused.js";

/** The page and the terminal have neither markup nor a limit of length. */
const plainWhole: WholeMarkup = {
  markUp: (line) => line,
  bold: "",
  room: Number.POSITIVE_INFINITY,
};

const wholeOn: Readonly<Record<string, WholeMarkup>> = {
  discord: discordMarkup,
  slack: slackMarkup,
};

export const askedTexts: Pick<AskParts, "readable" | "asWritten" | "marked" | "shownOn"> = {
  readable: visibleText,
  asWritten: withoutUnseen,
  marked: markUnseen,
  shownOn(platform, bound) {
    const markup = wholeOn[platform] ?? plainWhole;
    return { text: showWhole(bound, markup).join("\n"), room: markup.room };
  },
};
