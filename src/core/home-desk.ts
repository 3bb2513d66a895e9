/** The owner's page of homes: making one, checking it while it is made, and keeping it to be played. */
import type { HomeTask, OwnerView } from "./scene.js";

/** A home that can be played. */
export interface HomeEntry {
  readonly id: string;
  readonly title: string;
  readonly rooms: number;
  readonly places: number;
  readonly things: number;
  readonly tasks: number;
  /** It may be changed under its name: it does not come with Sous, and nothing was played in it. */
  readonly mayChange: boolean;
  /** It was made here: it can be renamed, and deleted while nothing needs it. */
  readonly isMade: boolean;
}

/** What a home can be made of. */
export interface HomeKinds {
  readonly places: readonly {
    /** In ids: "sinkbasin". */
    readonly kind: string;
    /** For people: "sink". */
    readonly name: string;
    readonly opens: boolean;
    readonly treats: "heat" | "cool" | "clean" | null;
    /** Kinds of things that go in or on it. */
    readonly holds: readonly string[];
  }[];
  readonly things: readonly {
    readonly kind: string;
    readonly name: string;
    readonly can: readonly string[];
    readonly colours: readonly string[];
  }[];
  /** Of whole homes: "kitchen", "flat". */
  readonly homes: readonly string[];
}

/** Something about a part of a home. */
export interface HomeRemark {
  /** As in `things[3].in`; empty for the home as a whole. */
  readonly field: string;
  readonly message: string;
}

/** What there is to say of a home that is being made. */
export interface HomeVerdict {
  /** What keeps it from being played, each with what to do. */
  readonly problems: readonly HomeRemark[];
  /** What may be meant, or not: tasks that several things fit. */
  readonly notes: readonly HomeRemark[];
  /** As its owner sees it at the start; null while its places or things cannot be read. */
  readonly view: OwnerView | null;
}

/** A home that is kept, with the name of its version: it changes whenever the home does. */
export interface SavedHome {
  readonly id: string;
  readonly version: string;
}

/** What the page is handed. Homes are JSON texts, as `sous homes check` reads them. */
export interface HomeDesk {
  list(): Promise<readonly HomeEntry[]>;
  kinds(): HomeKinds;
  /** Null for an unknown home. */
  read(id: string): Promise<{ readonly home: string; readonly version: string } | null>;
  check(text: string): HomeVerdict;
  /** @throws InputError when the sentence is no task of that home, with what would be read */
  readTask(text: string, sentence: string): HomeTask;
  /**
   * Makes a home from a seed.
   *
   * @param like what kind of home; or the text of a home: of its kind, with its people
   * @throws InputError when none came of the seed, or of that home
   */
  make(like: { readonly kind: string } | { readonly home: string }, seed: number): string;
  /**
   * Keeps a home: from then on it can be played by its id.
   *
   * @param from the version that was changed; null: it is new
   * @throws InputError when it has problems, its id is taken, or another version is kept by now
   */
  save(text: string, from: string | null): Promise<SavedHome>;
  /** @throws InputError when no such home was made here, or the title is none */
  rename(id: string, title: string): Promise<void>;
  /** @throws InputError when no such home was made here, or something needs it */
  remove(id: string): Promise<void>;
}
