/** `/sous play [home] [rounds]`, `/sous status`, `/sous facts [home]`, `/sous move thing to place`, `/sous help`. */
import { distance } from "fastest-levenshtein";
import type { Control } from "../../src/core/bot.js";
import { InputError } from "../../src/core/errors.js";

const names = ["play", "status", "facts", "move", "help"] as const;
type Name = (typeof names)[number];

const mostRounds = 20;

export interface Typed {
  /** The command itself: "/sous". */
  readonly command: string;
  /** What follows it. */
  readonly text: string;
  readonly channel: string;
}

/** Does what was typed and says what came of it, in plain text. A wrong command is an answer too. */
export async function answerCommand(control: Control, typed: Typed): Promise<string> {
  const [word = "help", ...rest] = typed.text.split(/\s+/).filter((part) => part !== "");
  const name = names.find((candidate) => candidate === word.toLowerCase());
  if (!name) return suggest(word, typed.command);
  try {
    return await perform[name](control, rest, typed);
  } catch (error) {
    if (error instanceof InputError) return error.message;
    throw error;
  }
}

type Performer = (control: Control, rest: readonly string[], typed: Typed) => Promise<string>;

const perform: Readonly<Record<Name, Performer>> = {
  async play(control, rest, { channel }) {
    const { home, rounds } = readPlay(rest);
    return (await control.play({ home, rounds, bot: "slack", channel })).text;
  },
  status: (control) => control.status(),
  facts: (control, [household]) => control.facts(household ?? null),
  move(control, rest) {
    const [, thing, place] = /^(.+?) (?:to|into|in|on) (.+)$/.exec(rest.join(" ")) ?? [];
    if (!thing || !place) throw new InputError("Say what goes where: move Ana's mug to fridge");
    return control.move({ home: null, thing, place });
  },
  async help(control, _rest, { command }) {
    const homes = (await control.homes()).map(({ id, title }) => `  ${id}: ${title}`);
    return [usage(command), "Homes:", ...homes].join("\n");
  },
};

/** `3` alone is a number of rounds in the home played last. */
function readPlay(rest: readonly string[]): { home: string | null; rounds: number } {
  const last = rest.at(-1) ?? "";
  const counted = /^\d+$/.test(last);
  const home = (counted ? rest.slice(0, -1) : rest).join(" ");
  const rounds = counted ? Number(last) : 1;
  if (rounds < 1 || rounds > mostRounds)
    throw new InputError(`The number of rounds goes from 1 to ${mostRounds}, not ${last}.`);
  return { home: home === "" ? null : home, rounds };
}

function suggest(word: string, command: string): string {
  const [nearest = "help"] = [...names].sort((a, b) => distance(word, a) - distance(word, b));
  return `I do not know "${word}". Did you mean ${command} ${nearest}?\n${usage(command)}`;
}

function usage(command: string): string {
  return [
    `${command} play [home] [rounds]  I play a task there and ask here what I do not know`,
    `${command} status  what is going on`,
    `${command} facts [home]  what people told me`,
    `${command} move Ana's mug to fridge  moves a thing behind my back, between two tasks`,
    `${command} help  this text`,
  ].join("\n");
}
