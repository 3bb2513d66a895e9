/** Parses JSON, and finds the lines of its fields and mistakes. */
import {
  findNodeAtLocation,
  type Node,
  type ParseError,
  parseTree,
  printParseErrorCode,
} from "jsonc-parser";

export type JsonPath = readonly (string | number)[];

/** Strict JSON: no comments or trailing commas. */
export function readJsonText(text: string) {
  const errors: ParseError[] = [];
  try {
    const root = parseTree(text, errors, { disallowComments: true });
    if (root && errors.length === 0) return { problems: [], document: openDocument(text, root) };
  } catch (cause) {
    // Deeply nested JSON overflows the parser's stack.
    if (!(cause instanceof RangeError)) throw cause;
    return { problems: [{ line: 1, message: "it is nested too deeply" }], document: null };
  }
  const lineAt = countLines(text);
  const found = errors.map((error) => describeError(text, error, lineAt));
  const firstOfLine = found.filter(
    ({ line }, index) => found.findIndex((other) => other.line === line) === index,
  );
  return { problems: firstOfLine, document: null };
}

function openDocument(text: string, root: Node) {
  const lineAt = countLines(text);
  return {
    value: JSON.parse(text) as unknown,
    lineOf: (path: JsonPath) => lineAt(nearestNode(root, path).offset),
    repeated: findRepeated(root, []).map(({ path, offset }) => ({ path, line: lineAt(offset) })),
  };
}

function nearestNode(root: Node, path: JsonPath): Node {
  for (let length = path.length; length > 0; length -= 1) {
    const node = findNodeAtLocation(root, path.slice(0, length));
    if (node) return node.parent?.type === "property" ? node.parent : node;
  }
  return root;
}

function findRepeated(node: Node, path: JsonPath): { path: JsonPath; offset: number }[] {
  const children = node.children ?? [];
  const keys = children.map((child, index) =>
    node.type === "object" ? String(child.children?.[0]?.value) : index,
  );
  return children.flatMap((child, index) => {
    const inner = [...path, keys[index] ?? index];
    const value = node.type === "object" ? child.children?.[1] : child;
    const isRepeated = node.type === "object" && keys.indexOf(keys[index] ?? "") < index;
    return [
      ...(isRepeated ? [{ path: inner, offset: child.offset }] : []),
      ...(value ? findRepeated(value, inner) : []),
    ];
  });
}

const byteOrderMark = 0xfeff;

const advice: Readonly<Record<string, string>> = {
  CloseBraceExpected: 'a "}" is missing',
  CloseBracketExpected: 'a "]" is missing',
  ColonExpected: 'a ":" is missing after the name of a field',
  CommaExpected: "a comma is missing after this",
  EndOfFileExpected: "something follows the end of the home; remove it",
  InvalidCharacter: "a character here must not stand in a text as it is",
  InvalidCommentToken: "JSON has no comments; remove it",
  InvalidEscapeCharacter: "a backslash is followed by a character that it does not go with",
  InvalidNumberFormat: "this number is broken",
  InvalidSymbol: "this word or sign is not JSON; texts stand in double quotes",
  PropertyNameExpected:
    "the name of a field is missing, in double quotes (or there is a comma too many)",
  UnexpectedEndOfString: 'a closing " is missing',
  ValueExpected: "a value is missing (or there is a comma too many)",
};

function describeError(
  text: string,
  { error, offset }: ParseError,
  lineAt: (offset: number) => number,
) {
  if (text.charCodeAt(offset) === byteOrderMark) {
    return { line: 1, message: "an invisible byte-order mark comes first; save it without" };
  }
  const name = printParseErrorCode(error);
  // These mistakes are reported after the last word, where the token is missing.
  const isMissing = name.endsWith("Expected") && name !== "EndOfFileExpected";
  const at = isMissing ? text.slice(0, offset).trimEnd().length : offset;
  return { line: lineAt(at), message: advice[name] ?? name };
}

function countLines(text: string): (offset: number) => number {
  const ends: number[] = [];
  for (let end = text.indexOf("\n"); end >= 0; end = text.indexOf("\n", end + 1)) ends.push(end);
  return (offset) => {
    let [low, high] = [0, ends.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((ends[middle] ?? 0) < offset) low = middle + 1;
      else high = middle;
    }
    return low + 1;
  };
}
