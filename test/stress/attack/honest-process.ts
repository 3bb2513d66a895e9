/** Honest people: one reads the team's page, others join and answer in turn. */
import { setTimeout as sleep } from "node:timers/promises";
import type { Answer, Sent } from "../../peers/browser.js";
import type { HonestReply, HonestWait } from "./honest.js";
import { ask, Guest, stageOf, Visitor } from "./web.js";

const everyMs = 150;
/** Longer waits count as this. */
const patienceMs = 20_000;

type Deed = readonly [HonestWait["deed"], Answer];
type At = ConstructorParameters<typeof Visitor>[0];

const underWay = new Map<AsyncGenerator<Deed>, Promise<unknown>>();

function tell(reply: HonestReply): void {
  if (process.connected) process.send?.(reply, () => undefined);
}

async function* looks(member: Visitor): AsyncGenerator<Deed, never> {
  for (;;) yield ["page", await member.get("/api/state?width=760")];
}

async function* guests(at: At): AsyncGenerator<Deed, never> {
  for (let number = 0; ; number += 1) {
    const guest = new Guest(at, `198.51.100.${10 + (number % 200)}`, "honest");
    yield ["door", await guest.come(`honest${number}`)];
    yield ["door", await guest.act("agree")];
    const seen = await guest.look();
    yield ["door", seen];
    const { at: stage, id: question, choices } = stageOf(seen);
    if (stage !== "question" || !Array.isArray(choices)) continue;
    const choice = choices[number % choices.length]?.id ?? "dk";
    const given = { question, choice, key: `honest-key-${number}` };
    yield ["answer", await guest.act("answer", given)];
  }
}

async function live(deeds: AsyncGenerator<Deed, never>): Promise<never> {
  for (;;) {
    const next = deeds.next();
    underWay.set(deeds, next);
    const [deed, { status, ms }] = (await next).value;
    tell({ deed, status, ms });
    await sleep(everyMs);
  }
}

async function begin({ url, password }: { readonly url: string; readonly password: string }) {
  const at = { url: new URL(url), ask: (given: Sent) => ask(at.url, { patienceMs, ...given }) };
  const member = new Visitor(at, "198.51.100.2");
  if ((await member.logIn(password)).status !== 303) process.exit(1);
  tell("in");
  await Promise.all([live(looks(member)), live(guests(at))]);
}

process.on("message", (order: "take" | Parameters<typeof begin>[0]) => {
  if (order === "take") void Promise.all(underWay.values()).then(() => tell("taken"));
  else begin(order).catch(() => process.exit(1));
});
process.on("disconnect", () => process.exit(0));
