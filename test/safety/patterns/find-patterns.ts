/** Every regular expression that stands in the sources, read from their syntax trees. */
import { readdirSync, readFileSync } from "node:fs";
import { parseSync } from "@swc/core";

export interface FoundPattern {
  readonly file: string;
  readonly source: string;
  readonly flags: string;
}

type Node = Readonly<Record<string, unknown>> & { readonly type?: string };

/** Patterns of these files, each once a file. What is only known at run time stands for a word. */
export function findPatterns(files: readonly string[]): readonly FoundPattern[] {
  return files.flatMap((file) => {
    const found = new Map<string, FoundPattern>();
    const tree = parse(file);
    const constants = constantsOf(tree);
    for (const node of nodesIn(tree)) {
      const pattern = patternOf(node, constants);
      if (pattern) found.set(`/${pattern.source}/${pattern.flags}`, { file, ...pattern });
    }
    return [...found.values()];
  });
}

/** The product's sources, and the scripts of its pages. */
export function productFiles(): readonly string[] {
  return ["src", "bots", "memory", "scenes"].flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: "utf8" })
      .filter((name) => /\.(?:ts|js|mjs)$/.test(name))
      .map((name) => `${folder}/${name}`)
      .toSorted(),
  );
}

function parse(file: string): Node {
  const syntax = file.endsWith(".ts") ? "typescript" : "ecmascript";
  const tree: unknown = parseSync(readFileSync(file, "utf8"), { syntax, target: "esnext" });
  return tree as Node;
}

function* nodesIn(tree: unknown): Generator<Node> {
  if (Array.isArray(tree)) for (const one of tree) yield* nodesIn(one);
  else if (typeof tree === "object" && tree !== null) {
    yield tree as Node;
    for (const part of Object.values(tree)) yield* nodesIn(part);
  }
}

type Constants = ReadonlyMap<string, Node>;

function constantsOf(tree: Node): Constants {
  const found = new Map<string, Node>();
  for (const node of nodesIn(tree)) {
    const { id, init } = node as { id?: Node; init?: Node };
    if (node.type === "VariableDeclarator" && id?.type === "Identifier" && init)
      found.set(String(id.value), init);
  }
  return found;
}

function patternOf(node: Node, constants: Constants): Omit<FoundPattern, "file"> | null {
  if (node.type === "RegExpLiteral")
    return { source: String(node.pattern), flags: String(node.flags) };
  const isCall = node.type === "NewExpression" || node.type === "CallExpression";
  const callee = node.callee as Node | undefined;
  if (!isCall || callee?.value !== "RegExp") return null;
  const given = (node.arguments ?? []) as readonly { readonly expression: Node }[];
  const [source, flags] = given.map(({ expression }) => textOf(expression, constants, 0));
  return { source: source ?? "", flags: flags ?? "" };
}

/** What an expression stands for, as far as the file says it. */
function textOf(node: Node, constants: Constants, depth: number): string {
  const again = (part: unknown): string =>
    depth > 8 ? unknownWord : textOf(part as Node, constants, depth + 1);
  switch (node.type) {
    case "StringLiteral":
      return String(node.value);
    case "RegExpLiteral":
      return String(node.pattern);
    case "TemplateLiteral": {
      const [quasis, spans] = [node.quasis, node.expressions] as [Node[], Node[]];
      return quasis
        .map(({ cooked, raw }, at) => String(cooked ?? raw) + (spans[at] ? again(spans[at]) : ""))
        .join("");
    }
    case "TaggedTemplateExpression": {
      const [quasis, spans] = [
        (node.template as Node).quasis,
        (node.template as Node).expressions,
      ] as [Node[], Node[]];
      return quasis
        .map(({ raw }, at) => String(raw) + (spans[at] ? again(spans[at]) : ""))
        .join("");
    }
    case "BinaryExpression":
      return again(node.left) + again(node.right);
    case "Identifier": {
      const init = constants.get(String(node.value));
      return init ? again(init) : unknownWord;
    }
    // `pattern.source`
    case "MemberExpression":
      return (node.property as Node).value === "source" ? again(node.object) : unknownWord;
    case "ParenthesisExpression":
      return again(node.expression);
    default:
      return unknownWord;
  }
}

const unknownWord = "mug";
