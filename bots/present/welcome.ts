/** The one message without a question: the bot introduces itself where it was invited. */
import type { Control } from "../../src/core/bot.js";
import type { Button } from "./press-action.js";

/** The home that the documents begin with. */
const first = "kitchen";

export interface Welcome {
  readonly text: string;
  readonly buttons: readonly Button[];
}

/** @param command what a command begins with: "/sous" */
export async function makeWelcome(control: Control, command: string): Promise<Welcome> {
  const homes = await control.homes();
  const home = homes.find(({ id }) => id === first) ?? homes[0];
  const text = `Hello, I am Sous, a household robot in a text world. I ask here when I do not know something, and post nothing else. Nothing begins by itself: press the button, or say ${command} play. ${command} help tells more.`;
  if (!home) return { text, buttons: [] };
  return {
    text,
    buttons: [{ label: `Play in ${home.title}`, action: { play: home.id }, main: true }],
  };
}
