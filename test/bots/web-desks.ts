/** Desks behind the web page where nothing is going on, and a door that one token opens. */
import type { AttentionDesk } from "../../src/core/attention.js";
import type { CampaignDesk } from "../../src/core/campaign-report.js";
import { InputError } from "../../src/core/errors.js";
import type { HomeDesk } from "../../src/core/home-desk.js";
import type { JoinDesk } from "../../src/core/join.js";
import type { ReleaseDesk } from "../../src/core/release-desk.js";
import type { ReviewDesk } from "../../src/core/review.js";
import type { Studio } from "../../src/core/studio.js";
import type { HealthDesk } from "../../src/core/vitals.js";

const attention: AttentionDesk = {
  show: async () => ({ agents: [], audiences: [] }),
  block: async () => true,
};
const review: ReviewDesk = {
  list: async () => ({ total: 0, exchanges: [], scopes: { homes: [], campaigns: [] } }),
  replay: async () => null,
  decide: async () => {},
  log: async () => [],
};
const nothing = (): never => {
  throw new InputError("There is no such campaign.");
};
const campaigns: CampaignDesk = {
  list: async () => [],
  show: async () => nothing(),
  links: async () => nothing(),
  study: () => null,
  beginStudy: async () => {},
  move: async () => {},
};
const studio: Studio = {
  offers: async () => ({ templates: [], tasks: [], channels: [], schema: {} }),
  check: async () => ({ design: null, yaml: "", faults: [] }),
  plan: async () => nothing(),
  create: async () => nothing(),
  preview: async () => nothing(),
};
const releases: ReleaseDesk = {
  texts: async () => [],
  state: () => null,
  begin: async () => {},
  read: async () => null,
};
const join: JoinDesk = {
  title: async () => "A pilot",
  enter: async () => ({ token: "let-in", until: Date.now() + 3_600_000 }),
  session: async (_campaign, { token }) => {
    if (token !== "let-in") return null;
    const progress = { given: 0, wanted: null } as const;
    const view = { title: "", progress, said: null, isElsewhere: false, dataCode: null } as const;
    const look = async () => ({ ...view, stage: { at: "over" } as const });
    const told = async () => ({ text: "{}", refused: false });
    const data = { data: told, leave: told, prove: async () => null };
    return { id: "g", look, agree: look, practise: look, answer: look, ...data };
  },
};
const homes: HomeDesk = {
  list: async () => [],
  kinds: () => ({ places: [], things: [], homes: [] }),
  read: async () => ({ home: "{}", version: "1" }),
  check: () => ({ problems: [], notes: [], view: null }),
  readTask: () => {
    throw new InputError("no task");
  },
  make: () => "{}",
  save: async () => ({ id: "home", version: "1" }),
  rename: async () => {},
  remove: async () => {},
};
const health: HealthDesk = { isReady: async () => true, metrics: async () => "sous_up 1\n" };
export const desks = { attention, review, campaigns, studio, homes, releases, join, health };
