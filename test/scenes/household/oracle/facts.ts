/** What a world is, in the words of ALFWorld's rules, whatever file it comes from. */
import type { State } from "./state.js";

export interface Receptacle {
  readonly name: string;
  readonly type: string;
  readonly location: string;
  readonly isOpenable: boolean;
}

export interface Thing {
  readonly name: string;
  /** As lists have it, without the article. */
  readonly listed: string;
  readonly type: string;
  readonly location: string | null;
  /** It may be in two at once. */
  readonly receptacles: readonly string[];
  /** "pick", "heat", "cool", "clean", "slice", "use", "contain". */
  readonly abilities: ReadonlySet<string>;
  /** What lies in this thing, as lists have it. */
  readonly inner: readonly string[];
  readonly isCool: boolean;
}

export interface Facts {
  /** In the order of every list, and so are the things. */
  readonly receptacles: readonly Receptacle[];
  readonly things: readonly Thing[];
  /** Types of a receptacle and a thing: "shelf mug". */
  readonly canContain: ReadonlySet<string>;
  readonly start: string;
  /** What the older wording calls each location: "loc 12". Null with the newer one. */
  readonly locationNames: ReadonlyMap<string, string> | null;
  readonly sentence: string;
  readonly isWon: (state: State) => boolean;
}
