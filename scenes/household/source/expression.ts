import { InputError } from "../../../src/core/errors.js";

export type Expression = string | readonly Expression[];

/** Real problems nest eight deep. */
const deepest = 50;
/** Real words have up to 87 characters. */
const longestWord = 200;
/** Comments, parentheses, ASCII words; other characters become tokens and are refused. */
const tokens = /;[^\n]*|[()]|[!-'*-:<-~]+|\S/g;

/** Parses one PDDL S-expression; `;` starts a comment. Throws {@link InputError} for invalid text. */
export function readExpression(text: string): Expression {
  const top: Expression[] = [];
  const open: Expression[][] = [];
  let list = top;
  for (const token of text.toLowerCase().match(tokens) ?? []) {
    if (token.startsWith(";")) continue;
    if (token === "(") {
      const inner: Expression[] = [];
      list.push(inner);
      open.push(list);
      if (open.length > deepest) throw new InputError("the problem is nested too deeply");
      list = inner;
    } else if (token === ")") {
      const outer = open.pop();
      if (!outer) throw new InputError("the problem has a closing parenthesis too many");
      list = outer;
    } else list.push(checkWord(token));
  }
  if (open.length > 0) throw new InputError("the problem ends inside a parenthesis");
  const [expression, more] = top;
  if (expression === undefined) throw new InputError("the problem is empty");
  if (more !== undefined) throw new InputError("the problem goes on after its end");
  return expression;
}

function checkWord(word: string): string {
  if (word.length > longestWord) {
    throw new InputError(`the problem has a word that is too long: ${word.slice(0, 40)}…`);
  }
  if (word.length === 1 && !/[!-~]/.test(word)) {
    throw new InputError(`the problem has a character that is not ASCII: ${JSON.stringify(word)}`);
  }
  return word;
}

const longestQuote = 160;

/** Truncated, for error messages. */
export function quote(expression: Expression | undefined): string {
  if (expression === undefined) return "nothing";
  const text = typeof expression === "string" ? expression : `(${expression.map(quote).join(" ")})`;
  return text.length > longestQuote ? `${text.slice(0, longestQuote)}…` : text;
}
