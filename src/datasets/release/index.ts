export { findSource, type LeftOut, readConsents } from "./consented-episodes.js";
export { writeReleaseFiles } from "./files.js";
export { type Gathered, gatherRelease, latestReviews } from "./gather.js";
export type { ImportedTerms } from "./home-context.js";
export { knownPeople } from "./known-people.js";
export {
  importedShape,
  type ObservedFlag,
  type ReleaseSettings,
  settingsShape,
} from "./manifest.js";
export { publish } from "./publish.js";
export type { ReleasedFlag } from "./quality.js";
export { type ReadRelease, readRelease } from "./read.js";
export { restoreRelease } from "./restore.js";
export { passedAnswer, type SourceRowAnswer } from "./row-answers.js";
export type { RowAnswerRow } from "./rows.js";
export { passedText, routeOf } from "./serialize-answer.js";
export { findSmallGroups, type GroupReport } from "./small-groups.js";
export { bury, nextVersion } from "./tombstones.js";
