/** The examples' vectors, as langchain's selector reads them. */
import type { Document } from "@langchain/core/documents";
import { Embeddings } from "@langchain/core/embeddings";
import { SemanticSimilarityExampleSelector } from "@langchain/core/example_selectors";
import { VectorStore } from "@langchain/core/vectorstores";
import type { Embedder } from "../../core/stores.js";

/** Embeds the texts; resolves to a function to the places of the `count` texts most like a query. */
export async function selectAmong(
  texts: readonly string[],
  embedder: Embedder,
): Promise<(query: string, count: number) => Promise<readonly number[]>> {
  const vectorStore = new ExampleVectors(new EmbedderEmbeddings(embedder), {});
  await vectorStore.addDocuments(
    texts.map((pageContent, index) => ({ pageContent, metadata: { index } })),
  );
  return async (query, k) => {
    const selector = new SemanticSimilarityExampleSelector({
      vectorStore,
      k,
      inputKeys: ["query"],
    });
    const found = await selector.selectExamples({ query });
    return found.map(({ index }) => Number(index));
  };
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
