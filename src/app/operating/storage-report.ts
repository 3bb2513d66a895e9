import type { Logger } from "pino";
import {
  adviseOnFault,
  phraseFault,
  StorageError,
  type StorageNotice,
  type StorageTrouble,
} from "../../core/memory/storage.js";
import type { Courier } from "../../desk/deliver/courier.js";
import type { AppContext } from "../serve/app-context.js";
import type { Bus } from "../serve/bus.js";

/** Milliseconds that trouble must last to be shown in chats. */
const shownAfterMs = 2000;

/** Shows in the log, on pages and in chats when the database cannot be written. */
export function reportStorage(
  { memory, clock, log }: Pick<AppContext, "memory" | "clock" | "log">,
  file: string,
  { bus, courier }: { readonly bus: Bus; readonly courier: Pick<Courier, "showCards"> },
) {
  const stopping = new AbortController();
  let showing: Promise<void> = Promise.resolve();
  let isShown = false;
  let noteDamage: (error: StorageError) => void = () => undefined;
  const damaged = new Promise<StorageError>((resolve) => {
    noteDamage = resolve;
  });

  async function show(trouble: StorageTrouble | null): Promise<void> {
    for (const { household, id } of await memory.episodes.unfinished())
      bus.emit({ household, episode: id });
    if (trouble !== null) {
      await clock.sleep(shownAfterMs, stopping.signal);
      if (memory.storage.trouble() !== trouble) return;
      isShown = true;
      await courier.showCards();
    } else if (isShown) {
      isShown = false;
      for (const { id } of await memory.episodes.unfinished())
        await memory.outbox.touchCard(id, clock.now());
    }
  }

  const unsubscribe = memory.storage.subscribe((trouble) => {
    if (trouble === null)
      log.warn({ event: "storage-recovered", file }, "goes on: the database can be written again");
    else logTrouble(log, file, trouble);
    if (trouble?.fault === "damaged") noteDamage(new StorageError("damaged", file));
    showing = showing
      .then(() => show(trouble))
      .catch((error) => log.debug({ error }, "trouble with the disk was not shown"));
  });

  return {
    damaged,
    async stop() {
      stopping.abort();
      unsubscribe();
      await showing;
    },
  };
}

export function logNotice(log: Logger, file: string, { event, detail }: StorageNotice): void {
  if (event === "embedder-failed")
    log.warn({ event: "embedder-failed", detail }, "going on by words: no embeddings");
  else log.warn({ event: "index-rebuilt", file, detail }, "the index is made again from the rows");
}

function logTrouble(log: Logger, file: string, { fault }: StorageTrouble): void {
  const details = { file, fault, advice: adviseOnFault(fault) };
  if (fault === "damaged")
    log.error({ event: "storage-damaged", ...details }, `stopped: ${phraseFault(fault)}`);
  else log.error({ event: "storage-paused", ...details }, `paused: ${phraseFault(fault)}`);
}
