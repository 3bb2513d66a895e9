/** Creates all stores of one database, each with its statements. */
import type { Clock } from "../src/core/clock.js";
import type { Storage, StorageNotice } from "../src/core/memory/storage.js";
import type { Embedder } from "../src/core/memory/stores.js";
import { cacheEmbeddings } from "./embed/cached.js";
import { createWordsEmbedder } from "./embed/words.js";
import { describeProblem } from "./index/check-index.js";
import { canMakeGraphs } from "./index/graph.js";
import { Likeness } from "./index/likeness.js";
import { Renewal } from "./index/renewal.js";
import { graphFromRows } from "./index/vector-index.js";
import { createRecall } from "./retrieval/recall.js";
import { createAskStore } from "./statements/agents/asks.js";
import { createCampaignStore } from "./statements/campaigns.js";
import { createEpisodeStore } from "./statements/episodes.js";
import { createFactStore } from "./statements/facts.js";
import { createHouseholdStore } from "./statements/households.js";
import { createKnowledgeStore } from "./statements/knowledge.js";
import { createLearnedReaderStore } from "./statements/learned-readers.js";
import { createModelStore } from "./statements/models.js";
import { createOutboxStore } from "./statements/outbox.js";
import { createHeardPlaceStore } from "./statements/people/heard-places.js";
import { createInstallationStore } from "./statements/people/installations.js";
import { createPersonStore } from "./statements/people/people.js";
import { createSessionStore } from "./statements/people/sessions.js";
import { createTurnStore } from "./statements/people/turns.js";
import { createWelcomeStore } from "./statements/people/welcomes.js";
import { createQuestionStore } from "./statements/questions.js";
import { createReleaseStore } from "./statements/releases.js";
import { createRetentionStore } from "./statements/retention.js";
import { createReuseStore } from "./statements/reuse.js";
import { createRunStore } from "./statements/runs.js";
import { createScheduleStore } from "./statements/schedules.js";
import { createTupleStore } from "./statements/tuples.js";
import { createVitalsStore } from "./statements/vitals.js";
import type { Database } from "./work.js";

export type Stores = ReturnType<typeof createStores>;
export type Memory = Omit<Stores, "index" | "renewal">;

export interface StoresOptions {
  readonly db: Database;
  readonly storage: Storage;
  readonly clock: Clock;
  /** Path of the database, for the index beside it; null when nothing is saved. */
  readonly file: string | null;
  /** Makes vectors of texts. Default: a table of word pieces. Vectors of another embedder are replaced. */
  readonly embedder?: Embedder;
  /** Number of rows of a kind from which HNSW, an approximate index, is used. Default 5,000. */
  readonly graphFrom?: number | undefined;
  /** Called for each problem that was repaired. */
  readonly onNotice?: (notice: StorageNotice) => void;
}

export function createStores(parts: StoresOptions) {
  const { db, storage, clock, file, graphFrom = graphFromRows, onNotice } = parts;
  const { embedder: given = createWordsEmbedder() } = parts;
  const embedder = given.isCostly ? cacheEmbeddings(parts, given) : given;
  const likeness = new Likeness({
    db,
    embedder,
    graphFrom: canMakeGraphs() ? graphFrom : Number.MAX_SAFE_INTEGER,
    file,
    onUnfit: (kind, problem) => {
      // A new index is missing until first saved.
      if (problem === "missing") return;
      const detail = describeProblem(problem, `${file}.${kind}`);
      onNotice?.({ event: "index-rebuilt", detail });
    },
  });
  const renewal = new Renewal(db, embedder, likeness);
  return {
    index: likeness.index("tuple"),
    renewal,
    searches: () => likeness.counts(),
    storage,
    households: createHouseholdStore(db),
    episodes: createEpisodeStore(db),
    questions: createQuestionStore(db, likeness),
    asks: createAskStore(db, likeness),
    facts: createFactStore(db),
    knowledge: createKnowledgeStore(db),
    tuples: createTupleStore(db, likeness),
    outbox: createOutboxStore(db),
    people: createPersonStore(db, likeness, clock),
    learnedReaders: createLearnedReaderStore(db),
    models: createModelStore(db),
    runs: createRunStore(db),
    welcomes: createWelcomeStore(db),
    heardPlaces: createHeardPlaceStore(db),
    turns: createTurnStore(db),
    schedules: createScheduleStore(db),
    installations: createInstallationStore(db),
    sessions: createSessionStore(db),
    retention: createRetentionStore(db, likeness),
    reuse: createReuseStore(db),
    releases: createReleaseStore(db),
    campaigns: createCampaignStore(db),
    vitals: createVitalsStore(db),
    recall: createRecall(db, likeness, clock),
    close: async () => {
      await renewal.close();
      await likeness.close();
    },
  };
}
