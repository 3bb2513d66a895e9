/** S-expressions, as PDDL writes them. */
import { InputError } from "../../../src/core/errors.js";

/** A word, or a list in parentheses. */
export type Expression = string | readonly Expression[];

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

/** For error messages: the expression's beginning as text. */
export function quote(expression: Expression | undefined): string {
  const text = JSON.stringify(expression ?? "")
    .replace(/[",]+/g, " ")
    .replaceAll("[", "(");
  return text.replaceAll("]", ")").trim().slice(0, 80);
}
