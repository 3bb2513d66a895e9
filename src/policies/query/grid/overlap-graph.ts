import { type Note, nGrams, plainWords } from "../../../core/memory/afk-notebook.js";

/** The notebook of Q-BabyAI's code: shared n-grams (n words) join notes. A0: those joined to the instruction. */

interface OverlapGraphOptions {
  /** Length of the n-grams: 2 in most of the paper's tasks, 1 where a door has to be opened. */
  readonly n: number;
  /** "everything": as without a notebook, all notes may be read. */
  readonly keep?: "related" | "everything";
  /**
   * `counter`, as in the code: each note that earns the bonus adds one to A0's known size. If a note links several
   * others to A0 at once, the next ones earn it too, even repeats. `enlarged`, as in the paper: only notes that enlarge
   * A0.
   */
  readonly bonus?: "counter" | "enlarged";
}

interface Node extends Note {
  readonly key: string;
  readonly neighbours: Node[];
}

/** Creates the notebook. It compares notes without their first "is" and first "in". */
export function createOverlapGraph(
  instruction: string,
  { n, keep = "related", bonus = "counter" }: OverlapGraphOptions,
) {
  const root = nodeOf(instruction);
  const nodes = new Map([[root.key, root]]);
  let knownSize = 1;

  const taskNodes = (): readonly Node[] =>
    keep === "everything" ? [...nodes.values()] : reach(root);

  function pays(sizeBefore: number): boolean {
    const size = taskNodes().length;
    if (keep === "everything" || bonus === "enlarged") return size > sizeBefore;
    if (size <= knownSize) return false;
    knownSize++;
    return true;
  }

  return {
    add(text: string) {
      const node = nodeOf(text);
      const sizeBefore = taskNodes().length;
      const isNew = !nodes.has(node.key);
      let maxOverlap = 0;
      if (isNew && keep === "everything") maxOverlap = 1;
      else if (isNew) maxOverlap = link(node, [...nodes.values()], n);
      if (isNew) nodes.set(node.key, node);
      const paid = pays(sizeBefore);
      return {
        inTaskSet: taskNodes().some(({ key }) => key === node.key),
        bonus: paid,
        maxOverlap,
      };
    },
    taskNotes: taskNodes,
    sets: () => (keep === "everything" ? [taskNodes()] : components(root, nodes)),
    knownSize: () => knownSize,
  };
}

function nodeOf(text: string): Node {
  const words = withoutFirst(withoutFirst(plainWords(text), "is"), "in");
  return { text, words, key: words.join(" "), neighbours: [] };
}

function withoutFirst(words: readonly string[], dropped: string): readonly string[] {
  const at = words.indexOf(dropped);
  return at < 0 ? words : words.filter((_, index) => index !== at);
}

/** Counts shared n-grams, repeats included, as Q-BabyAI's code does. */
function countOverlap(one: readonly string[], other: readonly string[], n: number): number {
  const theirs = new Set(nGrams(other, n));
  return nGrams(one, n).filter((gram) => theirs.has(gram)).length;
}

/** Joins a node to all with a shared n-gram. Returns the largest overlap. */
function link(node: Node, others: readonly Node[], n: number): number {
  let most = 0;
  for (const other of others) {
    const overlap = countOverlap(node.words, other.words, n);
    if (overlap === 0) continue;
    other.neighbours.push(node);
    node.neighbours.push(other);
    most = Math.max(most, overlap);
  }
  return most;
}

function reach(start: Node): readonly Node[] {
  const found = new Set([start]);
  for (const node of found) for (const neighbour of node.neighbours) found.add(neighbour);
  return [...found];
}

function components(root: Node, nodes: ReadonlyMap<string, Node>): readonly (readonly Node[])[] {
  const sets: (readonly Node[])[] = [];
  const placed = new Set<Node>();
  for (const node of [root, ...nodes.values()]) {
    if (placed.has(node)) continue;
    const set = reach(node);
    for (const member of set) placed.add(member);
    sets.push(set);
  }
  return sets;
}
