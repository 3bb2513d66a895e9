import type { Embedder } from "../../src/core/memory/stores.js";
import type { Experience, TupleCell, TupleIndexer } from "../../src/core/memory/tuple.js";

/** Types of goals, and of observations within each. */
const goalTypes = 6;
const observationTypes = 8;
const mostTurns = 50;

type Vector = Float32Array;

/** An indexer whose types are the clusters of these tuples' goals, and of the observations of each. */
export async function learnCells(
  embedder: Embedder,
  experiences: readonly Experience[],
): Promise<TupleIndexer & { cellOf(goal: string, observation: string): Promise<TupleCell> }> {
  const embed = (texts: readonly string[]) => embedder.embed(texts.map(withoutNumbers));
  const vectorOf = async (text: string): Promise<Vector> =>
    (await embed([text]))[0] ?? new Float32Array();
  const texts = [...new Set(experiences.map(({ goal }) => goal))];
  const goals = cluster(await embed(texts), goalTypes);
  const typeOf = new Map(texts.map((text, at) => [text, goals.types[at]]));
  const observations = await Promise.all(
    goals.centres.map(async (_, type) => {
      const own = experiences.filter(({ goal }) => typeOf.get(goal) === type);
      const seen = [...new Set(own.map(({ observation }) => observation))];
      return cluster(await embed(seen), observationTypes).centres;
    }),
  );
  const cellOf = async (goal: string, observation: string): Promise<TupleCell> => {
    const type = nearest(await vectorOf(goal), goals.centres);
    const seen = nearest(await vectorOf(observation), observations[type] ?? []);
    return { goal: [`goal ${type}`], observation: [`observation ${seen}`] };
  };
  return {
    cellOf,
    index: ({ task, trajectory }) =>
      cellOf(task, trajectory.findLast((step) => step.kind !== "ask")?.observation ?? ""),
  };
}

/** Numbers are names of single things. */
function withoutNumbers(text: string): string {
  return text.replace(/ \d+\b/g, "");
}

/** k-means of unit vectors. It begins with the first one, and then with those that are farthest from all before. */
function cluster(vectors: readonly Vector[], most: number) {
  let centres = spreadOut(vectors, most);
  let types = vectors.map((vector) => nearest(vector, centres));
  for (let turn = 0; turn < mostTurns; turn += 1) {
    centres = centres.map((centre, type) =>
      meanOf(
        vectors.filter((_, at) => types[at] === type),
        centre,
      ),
    );
    const next = vectors.map((vector) => nearest(vector, centres));
    if (next.every((type, at) => type === types[at])) break;
    types = next;
  }
  return { centres, types };
}

function spreadOut(vectors: readonly Vector[], most: number): readonly Vector[] {
  const centres = vectors.slice(0, 1);
  while (centres.length < Math.min(most, vectors.length)) {
    const ranked = vectors.map((vector) => ({
      vector,
      likeness: Math.max(...centres.map((centre) => dot(vector, centre))),
    }));
    const [farthest] = ranked.sort((one, other) => one.likeness - other.likeness);
    if (!farthest || farthest.likeness > 1 - 1e-6) break;
    centres.push(farthest.vector);
  }
  return centres;
}

function nearest(vector: Vector, centres: readonly Vector[]): number {
  const likeness = centres.map((centre) => dot(vector, centre));
  return Math.max(0, likeness.indexOf(Math.max(...likeness)));
}

function meanOf(vectors: readonly Vector[], old: Vector): Vector {
  if (vectors.length === 0) return old;
  const sum = old.map((_, at) => vectors.reduce((total, vector) => total + (vector[at] ?? 0), 0));
  const length = Math.sqrt(dot(sum, sum)) || 1;
  return sum.map((value) => value / length);
}

function dot(one: Vector, other: Vector): number {
  return one.reduce((sum, value, at) => sum + value * (other[at] ?? 0), 0);
}
