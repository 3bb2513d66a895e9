/** Homes that people made on the page: kept like others, and offered beside those that come with Sous. */
import { checkHome, listHomes, readHomeFile, storeHome } from "../../../scenes/household/index.js";
import type { Clock } from "../../core/clock.js";
import { InputError } from "../../core/errors.js";
import type { Household, Memory } from "../../core/stores.js";

export interface MadeHomes {
  list(): Promise<readonly Household[]>;
  /**
   * Keeps a home's JSON, and returns its id.
   *
   * @throws InputError when it has problems, or its id is taken
   */
  save(text: string): Promise<string>;
  /** @throws InputError when no such home was made here, or the title is none */
  rename(id: string, title: string): Promise<void>;
  /** @throws InputError when no such home was made here, or something needs it */
  remove(id: string): Promise<void>;
}

/** Every page and command lists them, so they are read once. */
export function createMadeHomes(
  { households, campaigns, runs, schedules }: Memory,
  clock: Clock,
): MadeHomes {
  let known: Promise<readonly Household[]> | null = null;
  const list = () => {
    known ??= households.list().then((all) => all.filter(isMade));
    known.catch(() => {
      known = null;
    });
    return known;
  };
  async function find(id: string): Promise<Household> {
    const home = (await list()).find((one) => one.id === id);
    if (!home) throw new InputError(`No home called "${id}" was made here.`);
    return home;
  }
  /** Why a home cannot be deleted; null: nothing is known. */
  async function needOf(id: string): Promise<string | null> {
    const campaign = (await campaigns.list()).find(
      ({ state, design }) => state !== "closed" && design.tasks.includes(id),
    );
    if (campaign) return `The campaign ${campaign.id} names it. Close that first.`;
    if (await runs.get(id)) return "A round is being played in it. Stop that first.";
    const isScheduled = (await schedules.list()).some(({ household }) => household === id);
    return isScheduled ? `A task is scheduled in it. Say: schedule off ${id}` : null;
  }
  return {
    list,
    async save(text) {
      const [problem] = checkHome(text, { file: "home" });
      if (problem) throw new InputError(`${problem.field} ${problem.message}`.trim());
      const home = readHomeFile(text, { file: "home" });
      const { id, title, tasks } = home;
      if (listHomes().includes(id))
        throw new InputError(`"${id}" comes with Sous. Give your home another short name.`);
      const household = { id, title, tasks, content: storeHome(home) };
      const isNew = (await households.get(id)) === null;
      if (isNew) await households.create({ ...household, createdAt: clock.now() });
      else if (!(await households.change(household)))
        throw new InputError(
          `"${id}" was played, and what was played stays as it was. Give this home another short name.`,
        );
      known = null;
      return id;
    },
    async rename(id, title) {
      const { content } = await find(id);
      const text = JSON.stringify({ ...JSON.parse(content.text), title });
      const home = readHomeFile(text, { file: "home" });
      await households.retitle({ id, title, content: storeHome(home) });
      known = null;
    },
    async remove(id) {
      const { title } = await find(id);
      const why = await needOf(id);
      if (why) throw new InputError(`“${title}” cannot be deleted. ${why}`);
      if (!(await households.remove(id)))
        throw new InputError(
          `“${title}” cannot be deleted: something was played, moved or taught in it, and what is kept of that needs it.`,
        );
      known = null;
    },
  };
}

/** Homes of campaigns and of other workspaces have a colon in their ids. */
export function isMade({ id, content }: Household): boolean {
  return content.format === "home" && !id.includes(":") && !listHomes().includes(id);
}
