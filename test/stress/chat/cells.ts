export const chatBots = ["slack", "discord"] as const;
export type ChatBot = (typeof chatBots)[number];

export const chatFaults = [
  "429",
  "500-before-write",
  "500-after-write",
  "dropped-ack",
  "duplicate-event",
  "reordered-events",
  "socket-drop",
  "resume-refused",
  "sigkill",
  "removed",
] as const;
export type ChatFault = (typeof chatFaults)[number];

export const questionStates = [
  "being-posted",
  "open",
  "answered",
  "follow-up",
  "receipt",
  "late",
  "expired",
] as const;
export type QuestionMoment = (typeof questionStates)[number];

export interface Cell {
  readonly bot: ChatBot;
  readonly fault: ChatFault;
  readonly state: QuestionMoment;
  /** Index in the whole matrix, which decides who answers how. */
  readonly number: number;
}

export interface CellChoice {
  readonly bots: readonly ChatBot[];
  readonly faults: readonly ChatFault[];
  readonly states: readonly QuestionMoment[];
}

export function listCells({ bots, faults, states }: CellChoice): readonly Cell[] {
  const all: Cell[] = [];
  for (const fault of chatFaults)
    for (const state of questionStates)
      for (const bot of chatBots) all.push({ bot, fault, state, number: all.length });
  return all.filter(
    (cell) => bots.includes(cell.bot) && faults.includes(cell.fault) && states.includes(cell.state),
  );
}

/** "slack 429 open" */
export function nameCell({ bot, fault, state }: Cell): string {
  return `${bot} ${fault} ${state}`;
}
