/** The studio: what the owner's page for a new campaign offers, checks, shows as a preview, and makes. */

/** A problem of a design, at a field of it: "arms.0.ask"; "yaml" when the text cannot be read at all. */
export interface DesignFault {
  readonly path: string;
  readonly message: string;
}

/** A design as the page has it: fields, maybe with faults, or a YAML text. */
export type DesignDraft = { readonly design: unknown } | { readonly yaml: string };

export interface StudioOffers {
  readonly templates: readonly {
    readonly id: string;
    readonly title: string;
    readonly about: string;
    readonly design: unknown;
  }[];
  /** What can be a task, by the names that `sous play` takes. */
  readonly tasks: readonly { readonly id: string; readonly title: string }[];
  readonly channels: readonly OfferedChannel[];
  /** JSON schema of a design: the form is made from it. */
  readonly schema: unknown;
}

/** A place where a campaign can ask. */
export interface OfferedChannel {
  readonly bot: string;
  readonly channel: string;
  /** "#kitchen in Slack". */
  readonly title: string;
}

/** What a plan takes for granted about people; the rest is as `sous campaign plan` has it. */
export interface StudioAssumptions {
  readonly people: number;
  readonly answersADay: number;
  readonly secondsAnAnswer: number;
  /** By how much the share of done tasks differs between two arms. */
  readonly effect: number;
}

/** A figure of many simulated campaigns. */
interface Figure {
  readonly mean: number;
  readonly low: number;
  readonly high: number;
}

/** The plan in short. */
export interface StudioPlan {
  readonly tasks: number;
  readonly questions: Figure;
  readonly answers: Figure;
  readonly days: Figure & { readonly limit: "people" | "play" };
  readonly cost: Figure;
  /** Questions that each participant is promised, where the campaign has fewer. */
  readonly promised?: number;
  /** Absent: the design names no rate. */
  readonly currency?: string;
  /** The first arm against each other one. */
  readonly power: readonly {
    readonly arms: readonly [string, string];
    readonly effect: number;
    readonly power: number;
    /** The smallest effect that is found in 80 % of runs; null: there is none. */
    readonly detectable: number | null;
  }[];
}

export interface DesignCheck {
  /** The fields as they were given, or read from the YAML text. */
  readonly design: unknown;
  readonly yaml: string;
  /** All of them at once; empty: it can be made. */
  readonly faults: readonly DesignFault[];
}

export interface Studio {
  offers(): Promise<StudioOffers>;
  check(draft: DesignDraft): Promise<DesignCheck>;
  /**
   * The plan of a design without faults.
   * @throws InputError when it has some, or fits the assumptions not
   */
  plan(design: unknown, assumptions: StudioAssumptions, signal: AbortSignal): Promise<StudioPlan>;
  /**
   * Makes the campaign, as `sous campaign create` does.
   * @returns its id, or why it was not made
   */
  create(
    design: unknown,
  ): Promise<{ readonly id: string } | { readonly faults: DesignCheck["faults"] }>;
  /**
   * Opens a door that shows the campaign to one person. All of it is in memory, and gone with the next preview or after
   * an hour.
   * @returns the id of the previewed campaign, for the door's address
   * @throws InputError when the design has faults
   */
  preview(design: unknown): Promise<string>;
}
