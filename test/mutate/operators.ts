/** The small faults that a test should notice, by the operator that makes them. */
import type { SyntaxNode, Visited } from "./source.js";
import { isNode } from "./source.js";
import { findConditions } from "./sql-conditions.js";

export const operatorNames = [
  "comparison flipped",
  "off by one",
  "boolean negated",
  "statement removed",
  "SQL condition removed",
  "literal emptied",
  "logic changed",
  "branches swapped",
] as const;
export type OperatorName = (typeof operatorNames)[number];

/** One change of a file's text. */
export interface Change {
  readonly operator: OperatorName;
  readonly start: number;
  readonly end: number;
  readonly replacement: string;
}

type Operator = (visited: Visited, text: string) => readonly (string | Omit<Change, "operator">)[];

/** A string replaces the whole node. */
const operators: Readonly<Record<OperatorName, Operator>> = {
  "comparison flipped": ({ node }, text) => withOperator(node, text, flips),
  "off by one": ({ node }, text) =>
    typeof node.value === "number" ? [`(${node.value + 1})`] : withOperator(node, text, bounds),
  "boolean negated": negate,
  "statement removed": ({ node }) => (isRemovable(node) ? [";"] : []),
  "SQL condition removed": ({ node }, text) => {
    const literal = isText(node) ? textOf(node, text) : "";
    return !isSql(literal)
      ? []
      : findConditions(literal).map(({ start, end, replacement }) => ({
          start: node.start + start,
          end: node.start + end,
          replacement,
        }));
  },
  "literal emptied": ({ node, parent }, text) => {
    if (node.type === "ArrayExpression" && node.end - node.start > 2) return ["[]"];
    const isSentence = isText(node) && node.end - node.start > 2 && !isSql(textOf(node, text));
    return isSentence && parent.type !== "TaggedTemplateExpression" ? ['""'] : [];
  },
  "logic changed": ({ node }, text) =>
    node.type === "LogicalExpression" ? withOperator(node, text, logic) : [],
  "branches swapped": swap,
};

/** All changes that an operator can make to a node. */
export function changesOf(visited: Visited, text: string): readonly Change[] {
  const { start, end } = visited.node;
  return operatorNames.flatMap((operator) =>
    operators[operator](visited, text).map((change) =>
      typeof change === "string"
        ? { operator, start, end, replacement: change }
        : { operator, ...change },
    ),
  );
}

const flips: Readonly<Record<string, string>> = {
  "===": "!==",
  "!==": "===",
  "==": "!=",
  "!=": "==",
  "<": ">=",
  ">=": "<",
  ">": "<=",
  "<=": ">",
};
const bounds: Readonly<Record<string, string>> = { "<": "<=", "<=": "<", ">": ">=", ">=": ">" };
const logic: Readonly<Record<string, string>> = { "&&": "||", "||": "&&", "??": "&&" };

function withOperator(
  { operator, left, right }: SyntaxNode,
  text: string,
  others: Readonly<Record<string, string>>,
): readonly string[] {
  const other = typeof operator === "string" ? others[operator] : undefined;
  if (other === undefined || !isNode(left) || !isNode(right)) return [];
  return [`(${textOf(left, text)} ${other} ${textOf(right, text)})`];
}

/** A comparison as a condition is flipped instead. */
function negate({ node, parent }: Visited, text: string): readonly string[] {
  if (typeof node.value === "boolean") return [String(!node.value)];
  if (isNegation(node) && isNode(node.argument)) return [`(${textOf(node.argument, text)})`];
  const isCondition = node === parent.test && parent.type !== "SwitchCase";
  const isOther = isNegation(node) || flips[String(node.operator)] !== undefined;
  return isCondition && !isOther ? [`!(${textOf(node, text)})`] : [];
}

function isNegation({ type, operator }: SyntaxNode): boolean {
  return type === "UnaryExpression" && operator === "!";
}

/** A call or an assignment, and a way out under a condition. */
function isRemovable({ type, directive, expression, consequent, alternate }: SyntaxNode): boolean {
  if (type === "IfStatement") return isNode(consequent) && !isNode(alternate) && leaves(consequent);
  if (type !== "ExpressionStatement" || directive) return false;
  const isSuper =
    isNode(expression) && isNode(expression.callee) && expression.callee.type === "Super";
  return !isSuper;
}

function leaves({ type }: SyntaxNode): boolean {
  return ["ReturnStatement", "ThrowStatement", "ContinueStatement", "BreakStatement"].includes(
    type,
  );
}

function swap({ node }: Visited, text: string): readonly string[] {
  const { type, test, consequent, alternate } = node;
  if (!isNode(test) || !isNode(consequent) || !isNode(alternate)) return [];
  const [first, second] = [textOf(alternate, text), textOf(consequent, text)];
  return type === "IfStatement"
    ? [`if (${textOf(test, text)}) { ${first} } else { ${second} }`]
    : [`(${textOf(test, text)} ? ${first} : ${second})`];
}

function isText({ type, value }: SyntaxNode): boolean {
  return type === "TemplateLiteral" || typeof value === "string";
}

function isSql(literal: string): boolean {
  return /\b(?:SELECT|INSERT INTO|UPDATE|DELETE FROM|WHERE|AND|ORDER BY)\b/.test(literal);
}

function textOf({ start, end }: SyntaxNode, text: string): string {
  return text.slice(start, end);
}
