/** S-expressions, as PDDL writes them. */
import { InputError } from "../../../src/core/errors.js";

/** A word, or a list in parentheses. */
export type Expression = string | readonly Expression[];

/** Real problems nest eight deep. */
const deepest = 50;
const tokens = /;[^\n]*|[()]|[^\s();]+/g;

/**
 * Reads the one expression that `text` holds, in lower case; `;` starts a comment.
 * Throws {@link InputError} when parentheses do not match or text is left over.
 */
export function readExpression(text: string): Expression {
  const top: Expression[] = [];
  const open: Expression[][] = [];
  let list = top;
  for (const [token] of text.toLowerCase().matchAll(tokens)) {
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
    } else list.push(token);
  }
  if (open.length > 0) throw new InputError("the problem ends inside a parenthesis");
  const [expression, more] = top;
  if (expression === undefined) throw new InputError("the problem is empty");
  if (more !== undefined) throw new InputError("the problem goes on after its end");
  return expression;
}

/** The expression as text again, cut short: for error messages. */
export function quote(expression: Expression | undefined): string {
  if (expression === undefined) return "nothing";
  const text = typeof expression === "string" ? expression : `(${expression.map(quote).join(" ")})`;
  return text.slice(0, 80);
}
