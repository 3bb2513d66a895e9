/** Where a bot's warnings go; never what people typed. */
export interface BotLog {
  warn(text: string): void;
  error(text: string): void;
}

export const silentLog: BotLog = { warn: () => {}, error: () => {} };
