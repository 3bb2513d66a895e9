/** Many requests at once, for a bounded time. */
import type { Answer } from "./ask.js";

export interface FloodFigures {
  readonly sent: number;
  /** How often each status came; 0: no answer. */
  readonly statuses: Readonly<Record<number, number>>;
}

/**
 * Lanes that each send one request after the other until the work beside them is done.
 *
 * @param most requests in all
 */
export async function floodWhile<Result>(
  flood: {
    readonly lanes: number;
    readonly most: number;
    readonly send: (number: number) => Promise<Answer>;
  },
  work: () => Promise<Result>,
): Promise<{ readonly result: Result; readonly flood: FloodFigures }> {
  const statuses: Record<number, number> = {};
  let sent = 0;
  let isOver = false;
  const lane = async (): Promise<void> => {
    while (!isOver && sent < flood.most) {
      sent += 1;
      const { status } = await flood.send(sent);
      statuses[status] = (statuses[status] ?? 0) + 1;
    }
  };
  const lanes = Array.from({ length: flood.lanes }, lane);
  try {
    const result = await work();
    return { result, flood: { sent, statuses } };
  } finally {
    isOver = true;
    await Promise.all(lanes);
  }
}
