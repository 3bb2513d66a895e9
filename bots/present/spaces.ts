/** Posts go to the workspace of their channel. Inside a workspace, channels have the platform's own ids. */
import type { Bot, MessageRef, Post } from "../../src/core/bot.js";
import type { Belonging } from "../../src/core/command.js";
import { inSpace, spaceOf, withoutSpace } from "../../src/core/space.js";
import { mayPass } from "./patience.js";
import type { ShownCard } from "./thread-memory.js";

type Poster = Pick<Bot, "post" | "edit" | "find" | "remove">;
interface Reader {
  catchUp(cards: readonly ShownCard[]): Promise<void>;
}

/** What shows posts in a workspace, hears its people, and knows what they may. */
export interface Workspace {
  readonly poster: Poster;
  readonly hearing: Reader;
  /** Is told which channels nothing can be shown in, and in which it can again; null: all of them. */
  readonly service: {
    lose(channels: readonly string[] | null, why: string): Promise<void>;
    regain(channels: readonly string[] | null): Promise<void>;
    belongs(person: string, channel: string): Promise<Belonging>;
  };
}

/** @param workspaceOf the workspace of a channel; throws DeliveryError when there is none */
export function routeBySpace(workspaceOf: (channel: string) => Workspace): Poster & Reader {
  const posterOf = (channel: string) => workspaceOf(channel).poster;

  async function catchUpIn(space: string, cards: readonly ShownCard[]): Promise<void> {
    const own = cards.filter(({ ref }) => spaceOf(ref.channel) === space);
    const { hearing } = workspaceOf(inSpace(space, ""));
    await hearing.catchUp(own.map(({ ref, ...card }) => ({ ...card, ref: inside(ref) })));
  }

  return {
    async post(post) {
      const { channel } = post;
      return outside(spaceOf(channel), await posterOf(channel).post(postInside(post)));
    },
    edit: async (ref, post) => posterOf(ref.channel).edit(inside(ref), postInside(post)),
    async find(post) {
      const { channel } = post;
      const found = await posterOf(channel).find(postInside(post));
      return found.map((ref) => outside(spaceOf(channel), ref));
    },
    remove: async (ref) => posterOf(ref.channel).remove(inside(ref)),
    /** A workspace that cannot be read does not hold up the others. */
    async catchUp(cards) {
      const failures: unknown[] = [];
      for (const space of new Set(cards.map(({ ref }) => spaceOf(ref.channel))))
        await catchUpIn(space, cards).catch((error) => failures.push(error));
      if (failures.length > 0) throw failures.find(mayPass) ?? failures[0];
    },
  };
}

/** A message of a space as the rest of Sous names it. */
export function outside(space: string, ref: MessageRef): MessageRef {
  return { ...ref, channel: inSpace(space, ref.channel) };
}

function inside(ref: MessageRef): MessageRef {
  return { ...ref, channel: withoutSpace(ref.channel) };
}

function postInside(post: Post): Post {
  const channel = withoutSpace(post.channel);
  if (post.kind !== "call")
    return { ...post, channel, ...(post.under && { under: inside(post.under) }) };
  const { conversation } = post.call;
  const call = { ...post.call, conversation: conversation && inside(conversation) };
  return { ...post, channel, call };
}
