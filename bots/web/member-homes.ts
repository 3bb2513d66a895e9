/** Which homes members see: those played on the web, and of those that come with Sous the ones nobody has played. */
import { HTTPException } from "hono/http-exception";
import type { BotHandlers, Watch } from "../../src/core/bot.js";

export function createMemberHomes({ watch, control }: Pick<BotHandlers, "watch" | "control">) {
  /** Once played on the web, always so. */
  const known = new Set<string>();

  async function read(): Promise<{ readonly last: string | null; readonly hidden: Set<string> }> {
    const played = await watch.played();
    const here = played.filter(({ bot }) => bot === "web").map(({ household }) => household);
    for (const household of here) known.add(household);
    const all = played.map(({ household }) => household);
    return { last: here[0] ?? null, hidden: new Set(all.filter((one) => !known.has(one))) };
  }

  async function sees(household: string): Promise<boolean> {
    if (known.has(household)) return true;
    const { hidden } = await read();
    if (known.has(household)) return true;
    return !hidden.has(household) && (await isOffered(household));
  }

  /** A game's household is called after its task: "cooking:take1-cut:3". */
  async function isOffered(household: string): Promise<boolean> {
    const task = household.replace(/:\d+$/, "");
    return (await control.homes()).some(({ id }) => id === household || id === task);
  }

  /** The home, or the one last played on the web; null when they see none. */
  const snapshot: Watch["snapshot"] = async (household, episode, reader) => {
    const shown = household ?? (await read()).last ?? undefined;
    const snapshot = await watch.snapshot(shown, episode, reader);
    return snapshot && (await sees(snapshot.household)) ? snapshot : null;
  };

  /**
   * The home that a member means; without a name the last one.
   *
   * @throws HTTPException 403 when they do not see it
   */
  async function find(home: string | null): Promise<string | null> {
    const { last, hidden } = await read();
    if (home === null) return last === null && hidden.size > 0 ? refuse() : last;
    // A home has other names too, and a game's task stands for its games: only what the page offers is taken.
    const isTaken = known.has(home) || (await control.homes()).some(({ id }) => id === home);
    const isHidden = [...hidden].some((one) => one === home || one.startsWith(`${home}:`));
    return isTaken && !isHidden ? home : refuse();
  }

  return { sees, snapshot, find };
}

function refuse(): never {
  const message =
    "This home is played elsewhere, so only the owner sees it here. Choose another home.";
  throw new HTTPException(403, { message });
}
