import { type Clustered, estimateMean, type Resampling } from "./bootstrap.js";
import type { ReplayedQuestion, ReplayMaterial } from "./play/collect.js";

export interface StudySetting extends Resampling {
  readonly noise: { readonly wrong: number; readonly unsure: number };
  readonly campaign: string | null;
}

type Arm = keyof ReplayedQuestion["arms"];
type Measure = "steps" | "success";

/** Works the study out. The same material, seed and number of draws give the same figures. */
export function studyReplay(material: ReplayMaterial, setting: StudySetting) {
  const { episodes, questions, groupedBy, leftOut, released } = material;
  const answered = questions.filter(({ person }) => person !== null);
  const replies = questions.flatMap(({ household, group, replies: own }) =>
    own.map((reply) => ({ ...reply, household, group })),
  );
  const judged = replies.filter(({ right }) => right !== null);
  const saved = (
    name: string,
    rows: readonly ReplayedQuestion[],
    by: Arm,
    against: Arm = "without",
  ) => {
    const mean = (of: Measure) =>
      estimateMean(`${name} ${of}`, rows, (one) => savedBy(one, of, by, against), setting);
    return { steps: mean("steps"), success: mean("success") };
  };
  // An episode in which several people answered is drawn with the first of them.
  const played = episodes.map((one) => ({ ...one, person: one.people[0] ?? null }));
  const groups = [...new Set(episodes.map(({ group }) => group))].sort().map((group) => {
    const mean = <Row extends Clustered & { readonly group: string }>(
      of: string,
      rows: readonly Row[],
      worth: (row: Row) => number,
    ) => {
      const own = rows.filter((one) => one.group === group);
      return estimateMean(`${group} ${of}`, own, worth, setting);
    };
    const own = episodes.filter((one) => one.group === group);
    return {
      group,
      episodes: own.length,
      households: new Set(own.map(({ household }) => household)).size,
      success: mean("success", played, ({ success }) => Number(success)),
      /** Actions; a task that is not done counts with all that its limit allows. */
      steps: mean("steps", played, ({ cost }) => cost),
      questions: mean("questions", played, (one) => one.questions),
      /** Steps that the real answers saved. */
      saved: mean("saved", questions, (one) => savedBy(one, "steps", "real", "without")),
      answered: mean("answered", questions, isAnswered),
      right: mean("right", judged, ({ right }) => Number(right)),
    };
  });
  return {
    ...setting,
    episodes: episodes.length,
    questions: questions.length,
    leftOut,
    groupedBy,
    /** Those with the most episodes first. */
    groups: groups.sort((a, b) => b.episodes - a.episodes),
    households: new Set(episodes.map(({ household }) => household)).size,
    people: new Set(replies.map(({ person }) => person)).size,
    answered: answered.length,
    replies: replies.length,
    released,
    reproduced: questions.filter(({ reproduced }) => reproduced).length,
    /** Against nobody answering, of every question that was put to people; then of those that were answered. */
    saved: {
      truthful: saved("truthful", questions, "truthful"),
      noisy: saved("noisy", questions, "noisy"),
      real: saved("real", questions, "real"),
    },
    savedByAnswers: saved("answered", answered, "real"),
    gap: {
      truthful: saved("gap truthful", answered, "real", "truthful"),
      noisy: saved("gap noisy", answered, "real", "noisy"),
    },
    answers: {
      responseRate: estimateMean("response", questions, isAnswered, setting),
      right: estimateMean("right", judged, ({ right }) => Number(right), setting),
    },
  };
}

export type ReplayStudy = ReturnType<typeof studyReplay>;

function savedBy({ arms }: ReplayedQuestion, of: Measure, by: Arm, against: Arm): number {
  if (of === "steps") return arms[against].cost - arms[by].cost;
  return Number(arms[by].success) - Number(arms[against].success);
}

const isAnswered = ({ person }: ReplayedQuestion): number => Number(person !== null);
