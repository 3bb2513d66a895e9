/** What simulated people write, where they do not press. */
import type { Choice } from "../../../src/core/question.js";

/** What is said besides the place, by those who write a lot. */
const besides = [
  "I am quite sure of it.",
  "It was there when I looked the last time.",
  "Please let me know if there is anything else that you need help with.",
  "I hope that this is of use to you and that the task can now go on as planned.",
] as const;

/** The choice's place or thing in a sentence, of about so many characters. */
export function writeAnswer({ label }: Pick<Choice, "label">, characters: number): string {
  const isSomebodys = /^\S+'s /.test(label);
  const name = isSomebodys ? label : label.charAt(0).toLowerCase() + label.slice(1);
  const sentence = isSomebodys ? `It is ${name}.` : `It is the ${name}.`;
  let text = characters < sentence.length - 4 ? name : sentence;
  for (const more of besides) {
    if (text.length + more.length / 2 > characters) break;
    text = `${text} ${more}`;
  }
  return text;
}
