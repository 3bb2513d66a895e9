import type { Bot, Inbox, IncomingEvent, Post } from "../core/bot.js";
import { isTurn } from "../core/turn.js";

/** People of the first bot answer questions, the person at the second plays. */
export function playBeside(answering: Bot, playing: Bot): Bot {
  const asking = new Set<string>();
  const note = (post: Post): void => {
    if (post.kind !== "card") return;
    if (post.card.question) asking.add(post.episode);
    else asking.delete(post.episode);
  };
  const isMove = ({ what }: IncomingEvent): boolean => {
    if (what.kind === "press" || what.kind === "words") return isTurn(what.question);
    return what.kind === "reply" && !asking.has(what.episode);
  };
  const movesOnly = (inbox: Inbox): Inbox => ({
    meant: (spoken) => inbox.meant(spoken),
    heard: (episode) => inbox.heard(episode),
    // The player does not answer, so no time is measured.
    opened: async () => undefined,
    receive: async (event) => (isMove(event) ? inbox.receive(event) : "own-question"),
  });
  return {
    ...answering,
    async start(handlers) {
      await playing.start({ ...handlers, inbox: movesOnly(handlers.inbox) });
      await answering.start(handlers);
    },
    async stop() {
      await answering.stop();
      await playing.stop();
    },
    async post(post) {
      note(post);
      await playing.post(post);
      return answering.post(post);
    },
    async edit(ref, post) {
      note(post);
      await playing.edit(ref, post);
      await answering.edit(ref, post);
    },
  };
}
