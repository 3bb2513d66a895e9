import type { WrittenQuestion } from "../aba/question.js";

export function readQuestion(sentence: string): WrittenQuestion | null {
  const [, two] = /^Where are two (\w+)s\?$/.exec(sentence) ?? [];
  if (two) return { sentence, func: "where", adjective: "two", noun: two };
  const where = /^Where is (?:the (?=\S))?(?:(.+) )?(\w+)\?$/.exec(sentence);
  if (where) {
    const [, adjective = "", noun = ""] = where;
    return { sentence, func: "where", adjective, noun };
  }
  const [, noun, adjective] = /^Which (\w+) is (.+)\?$/.exec(sentence) ?? [];
  return noun && adjective ? { sentence, func: "which", adjective, noun } : null;
}
