/** Who is heard: people who may not answer here, and those who have opted out, leave no trace. */
import type {
  ConsentRequest,
  Control,
  Inbox,
  InboxVerdict,
  IncomingEvent,
  IncomingKind,
} from "../../src/core/bot.js";
import type { Audience } from "../../src/core/command.js";
import { isTurn } from "../../src/core/turn.js";
import { consentLines } from "./consent.js";

/** What a person may always do, whoever they are: take back what they said. */
const alwaysHeard: readonly string[] = ["retract", "unsay"];

/** What people are told who were not heard, wherever they said it. */
const toldAlone: ReadonlySet<InboxVerdict> = new Set([
  ...(["opted-out", "not-allowed", "consent-needed", "enough-today"] as const),
  ...(["not-your-turn", "not-an-action", "own-question"] as const),
]);

/** An inbox that is handed only what people say who may answer. */
export function guardInbox(
  inbox: Inbox,
  mayAnswer: (event: IncomingEvent) => Promise<boolean>,
): Inbox {
  return withReceive(inbox, async (event) => {
    const isHeard = alwaysHeard.includes(event.what.kind) || (await mayAnswer(event));
    return isHeard ? inbox.receive(event) : "not-allowed";
  });
}

/** The same, and people who were not heard are told why. Telling never keeps anything up. */
export function notifyingInbox(
  inbox: Inbox,
  notify: (event: IncomingEvent, verdict: InboxVerdict) => void,
): Inbox {
  return withReceive(inbox, async (event) => {
    const verdict = await inbox.receive(event);
    if (toldAlone.has(verdict)) notify(event, verdict);
    return verdict;
  });
}

/** Whatever else the inbox can, this one can too. */
function withReceive(inbox: Inbox, receive: Inbox["receive"]): Inbox {
  const same: Inbox = Object.create(inbox);
  return Object.assign(same, { receive });
}

/** What somebody is told who was not heard; `consent`: they will be, once they agree to it. */
export interface Refusal {
  readonly words: string;
  readonly consent?: ConsentRequest;
}

/** Why a person was not heard and, where they only have to agree to something, to what; null when they were. */
export async function refusalOf(
  verdict: InboxVerdict,
  what: IncomingKind,
  told: {
    readonly answerers: Audience;
    readonly command: string;
    readonly control: Pick<Control, "consentFor">;
  },
): Promise<Refusal | null> {
  const consent = verdict === "consent-needed" ? await told.control.consentFor(what) : null;
  if (consent) return { words: consentLines(consent).join("\n"), consent };
  const isOver = verdict === "unknown" && "question" in what && isTurn(what.question);
  const words = isOver ? turnIsOver : whyUnheard(verdict, what.kind, told);
  return words === null ? null : { words };
}

const turnIsOver = "That turn is over: the card shows what can be done now.";

/** Why a person was not heard, for them; null when they were. */
export function whyUnheard(
  verdict: InboxVerdict,
  said: IncomingKind["kind"],
  { answerers, command }: { readonly answerers: Audience; readonly command: string },
): string | null {
  if (verdict === "opted-out")
    return `You have opted out, so this was not kept. ${command} me to come back.`;
  if (verdict === "enough-today")
    return "You have answered as many questions as one person is to be asked in a day, so this was not kept. Thank you; see you tomorrow.";
  const played = whyNoMove(verdict);
  if (played) return played;
  if (verdict === "not-allowed") return `This was not kept. ${whoMayAnswer(answerers)}`;
  return verdict === "unknown" ? whyUnknown(said) : null;
}

/** Why what somebody said is no move, or no answer, where a person plays; null when it is none of that. */
export function whyNoMove(verdict: InboxVerdict): string | null {
  return ofThePlayer.get(verdict) ?? null;
}

const ofThePlayer: ReadonlyMap<InboxVerdict, string> = new Map([
  ["not-your-turn", "Somebody else plays this task. You can answer what they ask."],
  [
    "not-an-action",
    'That is none of what is possible now. Write it as it stands among the choices, for example "go to fridge 1".',
  ],
  ["own-question", "You asked this yourself, so somebody else has to answer it."],
]);

function whyUnknown(said: IncomingKind["kind"]): string {
  switch (said) {
    case "fix":
    case "retract":
      return "Only who gave this answer can change it or take it back.";
    case "reply":
      return "Nothing is asked here, so this was not kept.";
    default:
      return "This question is no longer here.";
  }
}

function whoMayAnswer(answerers: Audience): string {
  return answerers === "channel"
    ? "Only members of the channel may answer: join it first."
    : "Only the people and groups that were chosen for it may answer; ask those who run this bot.";
}

/** Said to those who may not manage. */
export function whoMayManage(managers: Audience): string {
  return managers === "channel"
    ? "Only members of the channel that I was set up for may do that. Join it first."
    : "Only the people and groups that were chosen for it may do that; ask those who run this bot.";
}

/** Said when the platform could not be asked who somebody is. */
export function couldNotAsk(platform: string): string {
  return `I could not ask ${platform} whether you may do that, so I did nothing. Please try again in a minute.`;
}
