/** Defines what the page for building homes reads and changes. */
import type { HomeTask, OwnerView } from "./scene.js";

export interface HomeEntry {
  readonly id: string;
  readonly title: string;
  readonly rooms: number;
  readonly places: number;
  readonly things: number;
  readonly tasks: number;
  /** False for homes that come with Sous, and once something was played. */
  readonly mayChange: boolean;
  /** A home made here can be renamed, and deleted while unused. */
  readonly isMade: boolean;
}

export interface HomeKinds {
  readonly places: readonly {
    readonly kind: string;
    readonly name: string;
    readonly opens: boolean;
    readonly treats: "heat" | "cool" | "clean" | null;
    readonly holds: readonly string[];
  }[];
  readonly things: readonly {
    readonly kind: string;
    readonly name: string;
    readonly can: readonly string[];
    readonly colours: readonly string[];
  }[];
  readonly homes: readonly string[];
}

export interface HomeRemark {
  /** The field that the message is about, as in `things[3].in`; empty for the whole home. */
  readonly field: string;
  readonly message: string;
}

/** Homes are JSON texts, as `sous homes check` reads them. */
export interface HomeDesk {
  list(): Promise<readonly HomeEntry[]>;
  kinds(): HomeKinds;
  read(id: string): Promise<{ readonly home: string; readonly version: string } | null>;
  /**
   * Says what prevents playing, each with a remedy, and what else is odd.
   * @returns the owner's view at the start; null while places or things are unreadable
   */
  check(text: string): {
    readonly problems: readonly HomeRemark[];
    readonly notes: readonly HomeRemark[];
    readonly view: OwnerView | null;
  };
  /** @throws InputError when the sentence is no task of that home */
  readTask(text: string, sentence: string): HomeTask;
  /** Draws a home of a kind, or like a given one. @throws InputError when the seed yields none, or `home` is no home */
  make(like: { readonly kind: string } | { readonly home: string }, seed: number): string;
  /**
   * @param from the version that was edited; null: new
   * @throws InputError for problems, a taken id, or another version saved meanwhile
   */
  save(
    text: string,
    from: string | null,
  ): Promise<{ readonly id: string; readonly version: string }>;
  /** @throws InputError when no such home was made here, or the title is empty */
  rename(id: string, title: string): Promise<void>;
  /** @throws InputError when no such home was made here, or it is in use */
  remove(id: string): Promise<void>;
}
