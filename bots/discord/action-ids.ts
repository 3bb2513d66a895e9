/**
 * What buttons, menus and modals carry: ids only, so that a press on any message, however old, says
 * all that is needed. Every card also carries its episode and post on one control, since Discord
 * returns a nonce only in the answer to a post. At most 100 characters each.
 *
 * `q:<question>:<choice>`, `m:<question>:<n>` (a menu, its values are choices),
 * `o:<question>:<episode>:<post>` (somewhere else), `f:<episode>:<post>:<household>` (facts),
 * `x:<ballot>:<post>` (fix), `r:<ballot>:<post>` (take back),
 * `t:<kind>:<id>:<piece>` (something in full, from a piece on), `g:<campaign>` (agree to it),
 * `y:<home>` (play), `p:<campaign>:<question>:<choice>` (its practice, by numbers from 0), `p:<preference>` (a wish);
 * modals: `w:<question>`, `x:<ballot>`.
 */
import {
  type FormSubject,
  type PressAction,
  parsePractice,
  parseReading,
  parseWish,
} from "../present/press-action.js";

const longest = 100;

/** What a card says about itself. */
export interface CardMark {
  readonly episode: string;
  readonly post: string;
}

/** Facts that an episode has learned or, while it goes on, what is known of its home. */
interface FactsAction {
  readonly facts: { readonly episode: string; readonly household: string | null };
}

/** `piece`: of something in full, the part to begin with. */
export type DiscordAction = (PressAction & { readonly piece?: number }) | FactsAction;

/** A menu's id; its values are choices. */
export function menuId(question: string, index: number): string {
  return `m:${question}:${index}`;
}

/** Leaves the household out when it does not fit: then the home played last is meant. */
export function factsId({ episode, post }: CardMark, household: string): string {
  const id = `f:${episode}:${post}:`;
  return id.length + household.length <= longest ? id + household : id;
}

/**
 * A button's id.
 *
 * @param mark what the message says about itself; a button for words is on no card without it
 */
export function encodeAction(
  action: PressAction & { readonly piece?: number },
  mark: Partial<CardMark>,
): string {
  const { episode, post } = mark;
  if ("wish" in action) return `p:${action.wish}`;
  if ("play" in action) return `y:${action.play}`;
  if ("read" in action) return `t:${action.read.kind}:${action.read.id}:${action.piece ?? 0}`;
  if ("consent" in action) {
    const { campaign, practice } = action.consent;
    return practice ? `p:${campaign}:${practice.at}:${practice.choice}` : `g:${campaign}`;
  }
  if ("open" in action) {
    const { open } = action;
    if (open.kind === "fix") return `x:${open.ballot}:${post}`;
    return episode ? `o:${open.question}:${episode}:${post}` : `o:${open.question}`;
  }
  const { event } = action;
  return event.kind === "press"
    ? `q:${event.question}:${event.choice}`
    : `r:${event.ballot}:${post}`;
}

/** Reads what was pressed or chosen (`value`), or null when it is not one of ours. */
export function readAction(customId: string, value: string | null): DiscordAction | null {
  const [kind, first = "", second = "", ...rest] = customId.split(":");
  switch (kind) {
    case "q":
      return press(first, [second, ...rest].join(":"));
    case "m":
      return value === null ? null : press(first, value);
    case "r":
      return { event: { kind: "retract", ballot: first } };
    case "o":
      return { open: { kind: "words", question: first } };
    case "x":
      return { open: { kind: "fix", ballot: first } };
    case "f":
      return { facts: { episode: first, household: rest.join(":") || null } };
    case "y":
      return { play: customId.slice(2) };
    case "g":
      return first ? { consent: { verb: "consent", campaign: first, agree: true } } : null;
    case "p": {
      const consent = parsePractice(first, Number(second), Number(rest[0]));
      return parseWish(customId.slice(2)) ?? (consent && { consent });
    }
    case "t": {
      const request = parseReading(first, second);
      const piece = Number(rest[0]);
      return request && { ...request, piece: Number.isInteger(piece) ? piece : 0 };
    }
    default:
      return null;
  }
}

function press(question: string, choice: string): PressAction {
  return { event: { kind: "press", question, choice } };
}

/** The id of the modal in which it is said. */
export function modalId(subject: FormSubject): string {
  return subject.kind === "fix" ? `x:${subject.ballot}` : `w:${subject.question}`;
}

/** Reads what a submitted modal was about, or null when it is not one of ours. */
export function readModalId(customId: string): FormSubject | null {
  const id = customId.slice(2);
  if (customId.startsWith("w:")) return { kind: "words", question: id };
  return customId.startsWith("x:") ? { kind: "fix", ballot: id } : null;
}

/** The card that a message with these controls shows, or null when it shows none. */
export function readCardMark(customIds: readonly string[]): CardMark | null {
  for (const customId of customIds) {
    const [kind, ...parts] = customId.split(":");
    const [episode, post] = kind === "o" ? parts.slice(1) : parts;
    if ((kind === "o" || kind === "f") && episode && post) return { episode, post };
  }
  return null;
}

/** The id of the note that a message with these controls shows, or null. */
export function readNoteMark(customIds: readonly string[]): string | null {
  const [, , post] = customIds.find((id) => /^[xr]:/.test(id))?.split(":") ?? [];
  return post ?? null;
}
