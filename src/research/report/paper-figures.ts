/** What the papers report on ALFWorld, for comparison. Success rates in percent. */
import type { TaskType } from "../../core/scene.js";

export interface PaperRow {
  readonly method: string;
  /** "ID": rooms of the training split; "OOD": other rooms. */
  readonly split: string;
  readonly source: string;
  readonly byType: Readonly<Partial<Record<TaskType, number>>>;
  readonly all: number;
}

type SixRates = readonly [number, number, number, number, number, number];

/** In the order of ABA's table 1. */
function row(
  about: Pick<PaperRow, "method" | "split" | "source">,
  [pick, look, clean, heat, cool, pickTwo]: SixRates,
  all: number,
): PaperRow {
  return {
    ...about,
    byType: {
      pick_and_place_simple: pick,
      look_at_obj_in_light: look,
      pick_clean_then_place_in_recep: clean,
      pick_heat_then_place_in_recep: heat,
      pick_cool_then_place_in_recep: cool,
      pick_two_obj_and_place: pickTwo,
    },
    all,
  };
}

const aba = "ABA, table 1";
const ldm2 = { source: "LDM2, table 2", split: "OOD" };

export const standardRows: readonly PaperRow[] = [
  row({ method: "BUTLER, best of 8", split: "ID", source: aba }, [61, 39, 44, 81, 60, 29], 40),
  row({ method: "BUTLER, best of 8", split: "OOD", source: aba }, [46, 22, 39, 74, 100, 24], 37),
  row({ method: "ReAct, Vicuna 7B", split: "ID", source: aba }, [9, 8, 9, 4, 9, 4], 7),
  row({ method: "ReAct, Vicuna 7B", split: "OOD", source: aba }, [3, 6, 5, 10, 2, 9], 6),
  row({ method: "ABA, Vicuna 7B", split: "ID", source: aba }, [60, 52, 59, 46, 61, 61], 56),
  row({ method: "ABA, Vicuna 7B", split: "OOD", source: aba }, [37, 53, 51, 52, 50, 41], 48),
  row({ method: "ReAct, best of 6 prompts", ...ldm2 }, [92, 78, 65, 96, 86, 47], 78),
  row({ method: "Reflexion", ...ldm2 }, [88, 83, 81, 83, 90, 88], 85),
  row({ method: "LDM2, refined memory", ...ldm2 }, [96, 89, 87, 91, 90, 76], 89),
  { method: "OPEx", split: "OOD", source: "OPEx, table 2", byType: {}, all: 73 },
  { method: "OPEx, human prior", split: "OOD", source: "OPEx, table 2", byType: {}, all: 84 },
];

/** ABA, section 4.2, in the text about its figure on ambiguous tasks. */
export const ambiguousRows: readonly PaperRow[] = [
  ...[
    { method: "ABA-IC", split: "ID", all: 45 },
    { method: "ABA-IC", split: "OOD", all: 37 },
    { method: "ABA-IL", split: "ID", all: 54 },
    { method: "ABA-IL", split: "OOD", all: 43 },
  ].map((one) => ({ ...one, byType: {}, source: "ABA, section 4.2" })),
];

/** ABA, section 4.2: mean reward in 50 steps, thoughts counted as steps. */
export const multiroundRewards: readonly {
  readonly method: string;
  readonly split: string;
  readonly reward: string;
}[] = [
  { method: "ReAct", split: "ID and OOD", reward: "below 0.1" },
  { method: "ABA-IC", split: "ID", reward: "0.98" },
  { method: "ABA-IC", split: "OOD", reward: "0.76" },
  { method: "ABA-IL", split: "ID", reward: "2.4" },
  { method: "ABA-IL", split: "OOD", reward: "2.1" },
];
