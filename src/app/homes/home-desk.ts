/** Serves the page on which people make and edit homes. */
import type { Memory } from "../../../memory/stores.js";
import { findAmbiguities, viewDraft } from "../../../scenes/household/check/draft.js";
import {
  generateHome,
  homeKinds,
  kindOfHome,
} from "../../../scenes/household/generate/generate-home.js";
import { readHomeFile, summariseHome } from "../../../scenes/household/source/home-file.js";
import { parseHome, summariseHomes } from "../../../scenes/household/source/load.js";
import { listKinds } from "../../../scenes/household/view/kinds.js";
import type { HomeDesk, HomeEntry } from "../../core/episode/home-desk.js";
import type { HomeTask } from "../../core/episode/scene.js";
import { InputError } from "../../core/errors.js";
import type { Household } from "../../core/memory/stores.js";
import type { Clarified } from "../../core/question/question.js";
import { seededRandom } from "../../core/random.js";
import { checkHomeFile, findHome, simulate } from "../play/households.js";
import { type MadeHomes, versionOf } from "./made-homes.js";
import { phraseAbilities } from "./order-tasks.js";
import { drawExamples, phraseExamples } from "./possible-order.js";
import { readOrder } from "./read-order.js";

const file = "home";

export function createHomeDesk({ households, episodes }: Memory, made: MadeHomes): HomeDesk {
  async function describe({ id, content }: Household): Promise<HomeEntry> {
    const mayChange = (await episodes.last(id)) === null;
    const { id: _, title, ...sizes } = summariseHome(readHomeFile(content.text, { file }));
    return { id, title, mayChange, isMade: true, ...sizes };
  }
  return {
    ...made,
    async list() {
      const shipped = summariseHomes().map((home) => ({
        ...home,
        mayChange: false,
        isMade: false,
      }));
      return [...(await Promise.all((await made.list()).map(describe))), ...shipped];
    },
    kinds: () => ({ ...listKinds(), homes: homeKinds }),
    async read(id) {
      const content = ((await households.get(id)) ?? findHome(id))?.content;
      if (content?.format !== "home") return null;
      return { home: content.text, version: versionOf(content.text) };
    },
    check: (text) => ({
      problems: checkHomeFile(text, file).map(({ field, message }) => ({ field, message })),
      notes: findAmbiguities(text),
      view: viewDraft(text),
    }),
    readTask,
    make(like, seed) {
      if ("home" in like) {
        const home = readHomeFile(like.home, { file });
        const { people, title, orders } = home;
        const family = people.length > 0 ? { people, title } : {};
        return JSON.stringify({
          ...generateHome({ seed, kind: kindOfHome(home), ...family }),
          orders,
        });
      }
      const kind = homeKinds.find((known) => known === like.kind);
      if (!kind) throw new InputError(`A home is one of: ${homeKinds.join(", ")}.`);
      return JSON.stringify(generateHome({ seed, kind }));
    },
  };
}

/** Draws example tasks in the home as written; returns "" while it has problems. */
function examplesOf(text: string): string {
  if (checkHomeFile(text, file).length > 0) return "";
  const home = simulate(parseHome(text, file));
  return phraseExamples(drawExamples(home, seededRandom(1, "examples")));
}

/** Parses a sentence as an order. @throws InputError with the nearest reading */
function readTask(text: string, sentence: string): HomeTask {
  const home = viewDraft(text);
  if (!home) throw new InputError("First give the home places and things: a task is about them.");
  const read = (clarified: Clarified) =>
    readOrder(sentence, { home, speaker: null, clarified, isAnyPlace: true });
  const first = read({});
  const [only, ...others] = first.kind === "ask" ? first.choices : [];
  const reading = only && others.length === 0 ? read(only.clarified) : first;
  const able = reading.kind === "cannot" ? ` ${phraseAbilities(home)}` : "";
  const examples = reading.kind === "cannot" && reading.isUnread ? examplesOf(text) : "";
  if (reading.kind !== "tasks") throw new InputError(reading.text + able + examples);
  const [task, ...more] = reading.tasks;
  if (!task || more.length > 0)
    throw new InputError("That is more than one task: add them singly.");
  return task;
}
