import type { Migration } from "../sqlite/migrate.js";
import { first } from "./0001-first.js";
import { moves } from "./0002-moves.js";
import { mode } from "./0003-mode.js";
import { life } from "./0004-life.js";
import { desk } from "./0006-desk.js";
import { peopleIndexes } from "./0007-people-indexes.js";
import { reuse } from "./0007-reuse.js";
import { facts } from "./0008-facts.js";
import { index } from "./0009-index.js";
import { tuples } from "./0010-tuples.js";
import { models } from "./0011-models.js";
import { knowledge } from "./0012-knowledge.js";
import { askRules } from "./0013-ask-rules.js";
import { release } from "./0014-release.js";
import { campaigns } from "./0015-campaigns.js";
import { exclusions } from "./0016-exclusions.js";
import { shown } from "./0017-shown.js";
import { participants } from "./0019-participants.js";

/** The schema's history, oldest first. Append only. */
export const migrations: readonly Migration[] = [
  first,
  moves,
  mode,
  life,
  desk,
  peopleIndexes,
  reuse,
  facts,
  index,
  tuples,
  models,
  knowledge,
  askRules,
  release,
  campaigns,
  exclusions,
  shown,
  participants,
];
