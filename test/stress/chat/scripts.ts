/** How a question gets into each state, and what people do while the fault is there. */
import type { Asked } from "../faults/room.js";
import type { QuestionMoment } from "./cells.js";
import type { Stage } from "./stage.js";

/** Nobody understands this. */
const unclear = "next to the other one";
const soonMs = 60;
const expiryMs = 20_000;
const cardMs = 4000;

export const scripts: Readonly<Record<QuestionMoment, (stage: Stage) => Promise<void>>> = {
  /** Two people ask for the same task at once, and its card with the question is posted. */
  async "being-posted"(stage) {
    const { ada, ben } = stage.people;
    await stage.during(
      () => Promise.all([stage.play(ada), stage.play(ben)]),
      async () => {
        await stage.card(cardMs);
        await stage.moment(400);
      },
    );
    await stage.begin();
  },

  /** Two people open the form and leave it again. */
  async open(stage) {
    const asked = await ask(stage);
    if (!asked) return;
    const { ada, ben } = stage.people;
    await stage.during(
      () => Promise.all([stage.peek(asked, ada), stage.peek(asked, ben)]),
      () => stage.moment(soonMs),
    );
  },

  /** Two people answer at once, one of them in the thread. */
  async answered(stage) {
    const asked = await ask(stage);
    if (asked) await bothAnswer(stage, asked);
  },

  /** One answers unclearly, and both answer what is asked then; the fault is there both times. */
  async "follow-up"(stage) {
    const asked = await ask(stage);
    if (!asked) return;
    await stage.during(
      () => stage.say(asked, stage.people.ada, unclear),
      () => stage.moment(soonMs),
    );
    await stage.until(
      async () => (await stage.rows()).questions.some(({ followedUp }) => followedUp),
      expiryMs,
    );
    const again = await stage.asked();
    if (again) await bothAnswer(stage, again);
  },

  /** One answers, and changes their mind while the receipt is on its way. */
  async receipt(stage) {
    const asked = await ask(stage);
    if (!asked) return;
    const { ada } = stage.people;
    const way = stage.nextWay();
    await stage.during(
      async () => {
        await stage.answer(asked, ada, way);
        await stage.answer(asked, ada, "reply");
      },
      async () => {
        await stage.until(async () => (await stage.rows()).notes.length > 0, cardMs);
        await stage.moment(soonMs);
      },
    );
  },

  /** Two people write under the card of a task that has ended. */
  async late(stage) {
    await stage.begin();
    await stage.finish();
    await bothSay(stage, async () => undefined);
  },

  /** Nobody answers in time; then two people do. */
  async expired(stage) {
    await stage.begin();
    await stage.asked();
    const hasExpired = async () =>
      (await stage.rows()).questions.some(({ state }) => state === "expired");
    await bothSay(stage, async () => {
      await stage.until(hasExpired, expiryMs);
    });
  },
};

async function ask(stage: Stage): Promise<Asked | null> {
  await stage.begin();
  return stage.asked();
}

async function bothAnswer(stage: Stage, asked: Asked): Promise<void> {
  const { ada, ben } = stage.people;
  const way = stage.nextWay();
  await stage.during(
    () =>
      Promise.all([
        stage.answer(asked, ada, way === "reply" ? "press" : way),
        stage.answer(asked, ben, "reply"),
      ]),
    () => stage.moment(soonMs),
  );
}

async function bothSay(stage: Stage, first: () => Promise<void>): Promise<void> {
  const { ada, ben } = stage.people;
  await stage.during(
    async () => {
      await first();
      const asked = stage.lastAsked;
      if (!asked) return;
      await Promise.all([stage.answer(asked, ada, "reply"), stage.answer(asked, ben, "reply")]);
    },
    () => stage.moment(soonMs),
  );
}
