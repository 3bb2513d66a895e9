/** Which homes members see: those played on the web, and those nobody has played yet. */
import { HTTPException } from "hono/http-exception";
import type { BotHandlers, HomeSnapshot } from "../../src/core/bot.js";

export interface MemberHomes {
  sees(household: string): Promise<boolean>;
  /** The home, or the one last played on the web; null when they see none. */
  snapshot(household?: string): Promise<HomeSnapshot | null>;
  /**
   * The home that a member means; without a name the last one.
   *
   * @throws HTTPException 403 when they do not see it
   */
  find(home: string | null): Promise<string | null>;
}

export function createMemberHomes({
  watch,
  control,
}: Pick<BotHandlers, "watch" | "control">): MemberHomes {
  /** Once played on the web, always so. */
  const known = new Set<string>();

  async function read(): Promise<{ readonly last: string | null; readonly hidden: Set<string> }> {
    const played = await watch.played();
    const here = played.filter(({ bot }) => bot === "web").map(({ household }) => household);
    for (const household of here) known.add(household);
    const all = played.map(({ household }) => household);
    return { last: here[0] ?? null, hidden: new Set(all.filter((one) => !known.has(one))) };
  }

  return {
    sees: async (household) => known.has(household) || !(await read()).hidden.has(household),
    async snapshot(household) {
      const { last, hidden } = await read();
      const snapshot = await watch.snapshot(household ?? last ?? undefined);
      return snapshot && hidden.has(snapshot.household) ? null : snapshot;
    },
    async find(home) {
      const { last, hidden } = await read();
      if (home === null) return last === null && hidden.size > 0 ? refuse() : last;
      // A home has other names too, and a game's task stands for its games: only what the page offers is taken.
      const offered = (await control.homes()).some(({ id }) => id === home);
      const isHidden = [...hidden].some((one) => one === home || one.startsWith(`${home}:`));
      return isHidden || !(offered || known.has(home)) ? refuse() : home;
    },
  };
}

function refuse(): never {
  const message =
    "This home is played elsewhere, so only the owner sees it here. Choose another home.";
  throw new HTTPException(403, { message });
}
