import { createHash } from "node:crypto";
import type { Memory } from "../../../memory/stores.js";
import { listHomes, parseHome } from "../../../scenes/household/source/load.js";
import type { Clock } from "../../core/clock.js";
import { InputError } from "../../core/errors.js";
import type { Household } from "../../core/memory/stores.js";
import { checkHomeFile } from "../play/households.js";

export type MadeHomes = ReturnType<typeof createMadeHomes>;

export function versionOf(text: string): string {
  return createHash("sha256").update(text).digest("hex").slice(0, 16);
}

/** Stores, renames and removes homes that people made. Caches the list, which every page and command reads. */
export function createMadeHomes({ households, campaigns, runs, schedules }: Memory, clock: Clock) {
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
    /**
     * @param from the version that was edited, null for a new home
     * @throws InputError for problems, a taken id, or another version saved meanwhile
     */
    async save(text: string, from: string | null) {
      const [problem] = checkHomeFile(text, "home");
      if (problem) throw new InputError(`${problem.field} ${problem.message}`.trim());
      const home = parseHome(text, "home");
      const { id } = home;
      if (listHomes().includes(id))
        throw new InputError(`"${id}" comes with Sous. Give your home another short name.`);
      const kept = await households.get(id);
      if (kept && versionOf(kept.content.text) !== from)
        throw new InputError(
          `Another home is kept as “${id}” by now: “${kept.title}”. Give this home another short name, or delete that one first.`,
        );
      if (!kept) await households.create({ ...home, createdAt: clock.now() });
      else if (!(await households.change(home)))
        throw new InputError(
          `"${id}" was played, and what was played stays as it was. Give this home another short name.`,
        );
      known = null;
      return { id, version: versionOf(home.content.text) };
    },
    async rename(id: string, title: string) {
      const { content } = await find(id);
      const text = JSON.stringify({ ...JSON.parse(content.text), title });
      await households.retitle({ id, title, content: parseHome(text, "home").content });
      known = null;
    },
    async remove(id: string) {
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

/** Whether people made the home here. Ids of campaigns' and other workspaces' homes contain a colon. */
export function isMade({ id, content }: Household): boolean {
  return content.format === "home" && !id.includes(":") && !listHomes().includes(id);
}
