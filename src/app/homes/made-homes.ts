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
}

/** Every page and command lists them, so they are read once. */
export function createMadeHomes({ households }: Memory, clock: Clock): MadeHomes {
  let known: Promise<readonly Household[]> | null = null;
  const list = () => {
    known ??= households.list().then((all) => all.filter(isMade));
    known.catch(() => {
      known = null;
    });
    return known;
  };
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
  };
}

/** Homes of campaigns and of other workspaces have a colon in their ids. */
export function isMade({ id, content }: Household): boolean {
  return content.format === "home" && !id.includes(":") && !listHomes().includes(id);
}
