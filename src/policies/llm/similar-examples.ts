/** Examples most like a text: langchain's semantic-similarity selector over the configured embedder. */
import type { Document } from "@langchain/core/documents";
import { Embeddings } from "@langchain/core/embeddings";
import { SemanticSimilarityExampleSelector } from "@langchain/core/example_selectors";
import { VectorStore } from "@langchain/core/vectorstores";
import { SousError } from "../../core/errors.js";
import { ModelError } from "../../core/model.js";
import type { Embedder } from "../../core/stores.js";

/**
 * Selects among a fixed set by cosine of embeddings (OPEx, section 3, example selector). The set is
 * embedded with the first call, once.
 *
 * @param textOf what of an example is compared with the query
 * @returns a function to the `count` examples most like `query`, the most like first; it throws
 *   ModelError "unreachable" when the embedder does not answer
 */
export function createSimilarExamples<T>(
  examples: readonly T[],
  textOf: (example: T) => string,
  embedder: Embedder,
): (query: string, count: number) => Promise<readonly T[]> {
  const embeddings = new EmbedderEmbeddings(embedder);
  let kept: Promise<ExampleVectors> | null = null;
  const load = async (): Promise<ExampleVectors> => {
    const store = new ExampleVectors(embeddings, {});
    await store.addDocuments(
      examples.map((example, index) => ({ pageContent: textOf(example), metadata: { index } })),
    );
    return store;
  };
  return async (query, count) => {
    try {
      kept ??= load();
      const vectorStore = await kept;
      const selector = new SemanticSimilarityExampleSelector({
        ...{ vectorStore, k: count, inputKeys: ["query"] },
      });
      const found = await selector.selectExamples({ query });
      return found.flatMap(({ index }) => {
        const example = examples[Number(index)];
        return example === undefined ? [] : [example];
      });
    } catch (error) {
      kept = null;
      throw failureOf(error);
    }
  };
}

function failureOf(error: unknown): unknown {
  if (!(error instanceof SousError) || error.code !== "embedder-unavailable") return error;
  return new ModelError("unreachable", error.message, { cause: error });
}

/** Our embedder, as langchain calls it. */
class EmbedderEmbeddings extends Embeddings {
  readonly #embedder: Embedder;

  constructor(embedder: Embedder) {
    super({ maxRetries: 0 });
    this.#embedder = embedder;
  }

  override async embedDocuments(texts: string[]): Promise<number[][]> {
    return (await this.#embedder.embed(texts)).map((vector) => [...vector]);
  }

  override async embedQuery(text: string): Promise<number[]> {
    return (await this.embedDocuments([text]))[0] ?? [];
  }
}

interface KeptVector {
  readonly vector: readonly number[];
  readonly document: Document;
}

/** A few dozen vectors, compared one by one; those of equal similarity keep their order. */
class ExampleVectors extends VectorStore {
  readonly #kept: KeptVector[] = [];

  override _vectorstoreType(): string {
    return "examples";
  }

  override async addDocuments(documents: Document[]): Promise<void> {
    const texts = documents.map(({ pageContent }) => pageContent);
    await this.addVectors(await this.embeddings.embedDocuments(texts), documents);
  }

  override async addVectors(vectors: number[][], documents: Document[]): Promise<void> {
    documents.forEach((document, at) => {
      this.#kept.push({ document, vector: vectors[at] ?? [] });
    });
  }

  override async similaritySearchVectorWithScore(
    query: number[],
    count: number,
  ): Promise<[Document, number][]> {
    return this.#kept
      .map(({ document, vector }): [Document, number] => [document, dot(query, vector)])
      .sort(([, a], [, b]) => b - a)
      .slice(0, count);
  }
}

/** The cosine: an embedder's vectors have unit length. */
function dot(a: readonly number[], b: readonly number[]): number {
  return a.reduce((sum, value, at) => sum + value * (b[at] ?? 0), 0);
}
