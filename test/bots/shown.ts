import { discordMarkup } from "../../bots/discord/markdown.js";
import { showMessage as showInDiscord } from "../../bots/discord/show.js";
import { postMessage } from "../../bots/present/post-message.js";
import { slackMarkup } from "../../bots/slack/mrkdwn.js";
import type { CardPicture } from "../../bots/slack/pictures.js";
import { showMessage as showInSlack } from "../../bots/slack/show.js";
import type { Call, Card, Note, Post } from "../../src/core/bot.js";

type Shown = { readonly card: Card } | { readonly call: Call } | { readonly note: Note };

function postOf(shown: Shown | Post): Post {
  const at = { id: "p-1", episode: "e1", channel: "" };
  return { kind: Object.keys(shown)[0], ...at, ...shown } as Post;
}

export function inSlack(shown: Shown | Post, name: string | null = null, picture?: CardPicture) {
  return showInSlack(postMessage(postOf(shown), slackMarkup, name), picture);
}

export function inDiscord(shown: Shown | Post, name: string | null = null) {
  const message = postMessage(postOf(shown), discordMarkup, name);
  return showInDiscord(message, { episode: "e1", post: "p-1" });
}
