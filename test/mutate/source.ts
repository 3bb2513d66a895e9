/** A source file as a tree: what mutants and probes are made from. */
import { parseSync } from "vite";

/** A node of the tree (ESTree): its place in the text, and its parts under their names. */
export interface SyntaxNode {
  readonly type: string;
  readonly start: number;
  readonly end: number;
  readonly [part: string]: unknown;
}

export interface Visited {
  readonly node: SyntaxNode;
  readonly parent: SyntaxNode;
  /** Number of the innermost function around the node, in the order of the file; null outside of functions. */
  readonly within: number | null;
}

/** A function of the file, by its number. */
export interface SourceFunction {
  readonly number: number;
  readonly body: SyntaxNode;
}

export interface Source {
  /** The expressions and statements, outer ones first. Types, imports, keys and what is only logged are left out. */
  readonly nodes: readonly Visited[];
  readonly functions: readonly SourceFunction[];
}

/** @throws Error when the text cannot be parsed */
export function readSource(file: string, text: string): Source {
  const { program, errors } = parseSync(file, text);
  const [error] = errors;
  if (error) throw new Error(`${file}: ${error.message}`);
  const nodes: Visited[] = [];
  const functions: SourceFunction[] = [];

  function visit(node: SyntaxNode, parent: SyntaxNode, within: number | null): void {
    if (isLeftOut(node, parent)) return;
    nodes.push({ node, parent, within });
    const inside = enter(node) ?? within;
    for (const child of childrenOf(node)) visit(child, node, inside);
  }

  function enter(node: SyntaxNode): number | null {
    if (!/Function/.test(node.type) || !isNode(node.body)) return null;
    functions.push({ number: functions.length, body: node.body });
    return functions.length - 1;
  }

  const root = program as unknown as SyntaxNode;
  for (const child of childrenOf(root)) visit(child, root, null);
  return { nodes, functions };
}

/** Whether the text can be parsed. */
export function isSound(file: string, text: string): boolean {
  return parseSync(file, text).errors.length === 0;
}

export function isNode(value: unknown): value is SyntaxNode {
  return typeof value === "object" && value !== null && "type" in value && "start" in value;
}

/** The only wrappers of types that hold an expression. */
const typedExpressions = new Set([
  "TSAsExpression",
  "TSSatisfiesExpression",
  "TSNonNullExpression",
]);

function isLeftOut(node: SyntaxNode, parent: SyntaxNode): boolean {
  if (node.type.startsWith("TS")) return !typedExpressions.has(node.type);
  if (node.type.startsWith("Import") && node.type !== "ImportExpression") return true;
  if (/^Export(All|Specifier)/.test(node.type) || node === parent.source) return true;
  if (node === parent.key && parent.computed !== true) return true;
  return isLogging(node);
}

/** `log.warn(...)`: what the log says is not tested. */
function isLogging({ type, expression, callee }: SyntaxNode): boolean {
  if (type === "ExpressionStatement" && isNode(expression)) return isLogging(expression);
  if (type !== "CallExpression" || !isNode(callee) || !isNode(callee.object)) return false;
  return callee.object.name === "log";
}

function childrenOf(node: SyntaxNode): readonly SyntaxNode[] {
  const children = Object.values(node).flatMap((part) => (Array.isArray(part) ? part : [part]));
  return children.filter(isNode).sort((one, other) => one.start - other.start);
}
