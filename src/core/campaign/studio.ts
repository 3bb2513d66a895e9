/** Defines what the page for designing a campaign reads and does. */
import { z } from "zod";

/** `path` names the field, as in "arms.0.ask". It is "yaml" for a text that is not YAML. */
export interface DesignFault {
  readonly path: string;
  readonly message: string;
}

/** Fields, possibly faulty, or a YAML text. */
export type DesignDraft = { readonly design: unknown } | { readonly yaml: string };

export interface StudioOffers {
  readonly templates: readonly {
    readonly id: string;
    readonly title: string;
    readonly about: string;
    readonly design: unknown;
  }[];
  /** Named as in `sous play`. */
  readonly tasks: readonly { readonly id: string; readonly title: string }[];
  readonly channels: readonly {
    readonly bot: string;
    readonly channel: string;
    readonly title: string;
  }[];
  /** JSON schema, from which the form is made. */
  readonly schema: unknown;
}

/** Assumptions of a plan that people can change here; the others are as in `sous campaign plan`. */
export const assumptionsShape = z.object({
  people: z.int().min(1).max(100_000),
  answersADay: z.number().min(0.001).max(10_000),
  secondsAnAnswer: z.number().min(0.1).max(86_400),
  /** Difference of success rates between two arms. */
  effect: z.number().min(0).max(1),
});
export type StudioAssumptions = z.infer<typeof assumptionsShape>;

interface Figure {
  readonly mean: number;
  readonly low: number;
  readonly high: number;
}

export interface StudioPlan {
  readonly tasks: number;
  readonly questions: Figure;
  readonly answers: Figure;
  /** `limit`: what takes the time, people's answers or the tasks that are played one after the other. */
  readonly days: Figure & { readonly limit: "people" | "play" };
  readonly cost: Figure;
  /** How many questions the design promises each participant. Set only if the campaign has fewer. */
  readonly promised?: number | undefined;
  readonly currency?: string | undefined;
  readonly power: readonly {
    readonly arms: readonly [string, string];
    readonly effect: number;
    readonly power: number;
    /** Smallest effect found in 80 % of runs. */
    readonly detectable: number | null;
  }[];
}

export interface DesignCheck {
  /** The fields as given, or as read from the YAML text. */
  readonly design: unknown;
  readonly yaml: string;
  readonly faults: readonly DesignFault[];
}

export interface Studio {
  offers(): Promise<StudioOffers>;
  check(draft: DesignDraft): Promise<DesignCheck>;
  /** @throws InputError for faults, or unsuitable assumptions */
  plan(design: unknown, assumptions: StudioAssumptions, signal: AbortSignal): Promise<StudioPlan>;
  /** Creates the campaign. @returns its id, or the faults of the design */
  create(
    design: unknown,
  ): Promise<{ readonly id: string } | { readonly faults: DesignCheck["faults"] }>;
  /**
   * Opens the design as a campaign for one person, until the next preview or for an hour.
   * @returns the campaign's id, for the address `/join/ID`
   * @throws InputError when the design has faults
   */
  preview(design: unknown): Promise<string>;
}
