/** Says in words why an answer was not kept, and what a study asks people to agree to. */
import type { ConsentRequest, Control, InboxVerdict, IncomingKind } from "../../src/core/bot.js";
import { isTurn } from "../../src/core/episode/turn.js";
import type { Audience } from "../../src/core/people/command.js";

export interface Refusal {
  readonly words: string;
  readonly consent?: ConsentRequest;
  /** May be posted publicly, as it says nothing about the person. */
  readonly isPublic?: true;
}

export const nothingAsked: Refusal = {
  words: "Nothing is asked here, so this was not kept.",
  isPublic: true,
};

export const nothingSaid: Refusal = {
  words: "I found no words in this. Write your answer as text, or press a button of my question.",
  isPublic: true,
};

export const notYours: Refusal = {
  words: "Only the person who wrote a message can use it as an answer.",
};

/** Returns why an event was refused, with the consent that is missing, if any; null if accepted. */
export async function refusalOf(
  verdict: InboxVerdict,
  what: IncomingKind,
  context: {
    readonly answerers: Audience;
    readonly command: string;
    readonly control: Pick<Control, "consentFor">;
  },
): Promise<Refusal | null> {
  const consent = verdict === "consent-needed" ? await context.control.consentFor(what) : null;
  if (consent) return { words: consentLines(consent).join("\n"), consent };
  if (verdict === "unknown" && what.kind !== "reply" && "question" in what && isTurn(what.question))
    return { words: "That turn is over: the card shows what can be done now." };
  if (verdict === "unknown" && what.kind === "reply") return nothingAsked;
  const words = whyUnheard(verdict, what.kind, context);
  return words === null ? null : { words };
}

function whyUnheard(
  verdict: InboxVerdict,
  said: IncomingKind["kind"],
  { answerers, command }: { readonly answerers: Audience; readonly command: string },
): string | null {
  switch (verdict) {
    case "opted-out":
      return `You have opted out, so this was not kept. ${command} me to come back.`;
    case "enough-today":
      return "You have answered as many questions as one person is to be asked in a day, so this was not kept. Thank you; see you tomorrow.";
    case "not-allowed":
      return answerers === "channel"
        ? "This was not kept. Only members of the channel may answer: join it first."
        : `This was not kept. ${onlyChosen} may answer; ask those who run this bot.`;
    case "unknown":
      return said === "fix" || said === "retract"
        ? "Only the person who gave this answer can change it or take it back."
        : "This question is no longer here.";
    default:
      return whyNoMove(verdict);
  }
}

const onlyChosen = "Only the people and groups that were chosen for it";

/** Explains an invalid move or answer of a player; null for other verdicts. */
export function whyNoMove(verdict: InboxVerdict): string | null {
  return ofThePlayer[verdict] ?? null;
}

const ofThePlayer: Readonly<Partial<Record<InboxVerdict, string>>> = {
  "not-your-turn": "Somebody else plays this task. You can answer what they ask.",
  "not-an-action":
    'That is not possible now. Write one of the choices exactly, for example "go to fridge 1".',
  "not-named": "This was not kept. Only the people who were named for this question may answer it.",
  "own-login":
    "This was not kept. This question counts each person once, and a shared password does not say who you are: log in with a name of your own. The owner gives them out on the page People.",
  unsure:
    "This was not kept: I could not make sure that you may approve this. Please try again in a minute, or approve it on the page.",
  unchecked:
    "This is kept, and does not count yet: I could not ask whether you are in the channel. I ask again, and tell you.",
  "own-question": "You asked this yourself, so somebody else has to answer it.",
};

export function whoMayManage(managers: Audience): string {
  return managers === "channel"
    ? "Only members of the channel that I was set up for may do that. Join it first."
    : `${onlyChosen} may do that; ask those who run this bot.`;
}

export function couldNotAsk(platform: string): string {
  return `I could not ask ${platform} whether you may do that, so I did nothing. Please try again in a minute.`;
}

export function consentLines(request: ConsentRequest): readonly string[] {
  return [`Study: ${request.title}`, ...termLines(request)];
}

export function termLines({ text, facts = [], minimumAge }: ConsentRequest): readonly string[] {
  return [
    ...text.split("\n"),
    ...facts.map(([name, value]) => `${name}: ${value}`),
    `Nothing of yours is kept until you agree. You have to be at least ${minimumAge} years old, and can withdraw at any time.`,
  ];
}

export function agreeLabel({ minimumAge }: ConsentRequest): string {
  return `I am ${minimumAge} or older, and I agree`;
}
