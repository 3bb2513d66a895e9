/** The faults that the mutation run makes, and which of them a seed draws. */
import { describe, expect, it } from "vitest";
import { applyTo, describeChange, draw, findTold, mutantsOf, type SourceFile } from "./mutants.js";
import { withProbes } from "./probes.js";
import { readSource } from "./source.js";
import { findConditions } from "./sql-conditions.js";

function source(text: string, file = "a.ts"): SourceFile {
  return { file, text, ...readSource(file, text) };
}

/** All mutants of a text: what their operator is, and what the text becomes. */
function mutate(text: string): readonly string[] {
  return mutantsOf([source(text)]).map((one) => `${one.operator}: ${applyTo(text, one)}`);
}

describe("a mutant", () => {
  it.each([
    ["f(a === b)", ["comparison flipped: f((a !== b))"]],
    ["f(a < b)", ["comparison flipped: f((a >= b))", "off by one: f((a <= b))"]],
    ["f(1)", ["off by one: f((2))"]],
    ["f(!a)", ["boolean negated: f((a))"]],
    ["f(true)", ["boolean negated: f(false)"]],
    ["f(a ?? b)", ["logic changed: f((a && b))"]],
    ["f(a && b)", ["logic changed: f((a || b))"]],
    ['f("word")', ['literal emptied: f("")']],
    ["f([a])", ["literal emptied: f([])"]],
    [`f(\`a \${b}\`)`, ['literal emptied: f("")']],
    ['f("")', []],
  ])("of %s", (text, expected) => {
    expect(mutate(text)).toEqual(["statement removed: ;", ...expected]);
  });

  it("of a branch negates its condition, swaps it, or removes a way out", () => {
    expect(mutate("const x = a ? b : c")).toEqual([
      "branches swapped: const x = (a ? c : b)",
      "boolean negated: const x = !(a) ? b : c",
    ]);
    expect(mutate("if (a) { b } else c")).toContain(
      "branches swapped: if (a) { c } else { { b } }",
    );
    expect(mutate("function f() { if (a) return; }")).toEqual([
      "statement removed: function f() { ; }",
      "boolean negated: function f() { if (!(a)) return; }",
    ]);
  });

  it.each([
    'import a from "b"',
    'export { a } from "b"',
    'type A = "b" | 1',
    'const a: "b" = c',
    'const a = { "b": c }',
    'log.warn({ a: 1 }, "b")',
  ])("is not made of %s", (text) => {
    expect(mutate(text)).toEqual([]);
  });

  it("is told with its line, and in one line", () => {
    const text = "const a = 1;\nf(\n  a\n);\n";
    const [, removed] = mutantsOf([source(text)]);
    expect(removed).toMatchObject({ line: 2, within: null });
    expect(removed && describeChange(text, removed)).toBe("without f( a );");
  });
});

describe("a condition in SQL", () => {
  const without = (text: string) =>
    findConditions(text).map(({ start, end, replacement }) =>
      (text.slice(0, start) + replacement + text.slice(end)).replace(/\s+/g, " "),
    );

  const name = `\${isOpen}`;
  it.each([
    ['"SELECT a FROM b WHERE c = 1"', ['"SELECT a FROM b WHERE 1 "']],
    ["`DELETE FROM b WHERE c AND d`", ["`DELETE FROM b WHERE d`", "`DELETE FROM b WHERE c `"]],
    [`\`id = @id AND ${name} AND b\``, ["`id = @id AND b`", `\`id = @id AND ${name} \``]],
    ["`WHERE a BETWEEN 1 AND 2 ORDER BY c`", ["`WHERE 1 ORDER BY c`"]],
    [
      "`WHERE a AND (b OR c IN (SELECT d WHERE e)) LIMIT 1`",
      [
        "`WHERE (b OR c IN (SELECT d WHERE e)) LIMIT 1`",
        "`WHERE a LIMIT 1`",
        "`WHERE a AND (b ) LIMIT 1`",
        "`WHERE a AND (b OR c IN (SELECT d WHERE 1 )) LIMIT 1`",
      ],
    ],
    ["`WHERE a = 'x AND y'`", ["`WHERE 1 `"]],
  ])("is taken out of %s", (text, expected) => {
    expect(without(text)).toEqual(expected);
  });
});

describe("a draw", () => {
  const sources = [source("f(a < 1); g(b ?? 2); h(!c); i([d]); j(`WHERE a AND b`);")];

  it("is the same for the same seed, and another for another one", () => {
    const of = (seed: number) => draw(sources, { seed, count: 6 });
    expect(of(1)).toEqual(of(1));
    expect(of(1)).not.toEqual(of(2));
  });

  it("takes of each operator what there is, and no more than there is", () => {
    const all = mutantsOf(sources);
    const drawn = draw(sources, { seed: 1, count: 7 });
    expect(new Set(drawn.map(({ operator }) => operator)).size).toBe(7);
    expect(draw(sources, { seed: 1, count: 1000 })).toHaveLength(all.length);
  });
});

it("mutants of an earlier run are found again where their code stands", () => {
  const before = [source("f(a < 1);\nf(a < 1);\nf(b);")];
  const told = mutantsOf(before)
    .filter(({ operator }) => operator !== "statement removed")
    .map((one) => ({ ...one, change: describeChange(before[0]?.text ?? "", one) }));
  const after = [source("g();\ng();\nf(a < 1);\nf(b);")];
  expect(findTold(after, told).map(({ line, operator }) => `${operator} ${line}`)).toEqual(
    told.map(({ operator }) => `${operator} 3`),
  );
  expect(findTold([source("f(c)")], told)).toEqual([]);
});

it("a probe tells that its function runs, whatever it returns", () => {
  const text = "const a = (b) => b.map((c) => ({ c })); function d() { return a([1]); } d();";
  const reached: string[] = [];
  const given = { sousReached: (probe: string) => reached.push(probe) };
  const run = new Function("globalThis", withProbes(source(text)).replace("d();", "return d();"));
  expect(run(given)).toEqual([{ c: 1 }]);
  expect(reached).toEqual(["a.ts#2", "a.ts#0", "a.ts#1"]);
});
