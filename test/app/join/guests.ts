import { onTestFinished } from "vitest";
import type { JoinState } from "../../../bots/web/content.js";
import { createCampaign, moveCampaign } from "../../../src/app/campaigns/lifecycle.js";
import { signLinks } from "../../../src/app/join/participants.js";
import { makeWebBot } from "../../../src/app/serve/web-bot.js";
import { keyBeside } from "../../../src/app/settings/secret-key.js";
import type { Sous, SousOptions } from "../../../src/app/wire.js";
import type { Bot } from "../../../src/core/bot.js";
import type { CampaignDesign } from "../../../src/core/campaign/campaign.js";
import type { Clock } from "../../../src/core/clock.js";
import { passwords } from "../../bots/web-setup.js";
import { startPlain } from "../../build/sous.js";
import { type Answer, Browser } from "../../peers/browser.js";
import { until } from "../../peers/control.js";
import { clock, parts, pilot } from "../campaigns/scenario.js";

export const practice = [
  { text: "The mug is in the sink. Where is it?", choices: ["fridge", "sink"], answer: "sink" },
];

export interface Door {
  readonly sous: Sous;
  readonly url: string;
}

export interface DoorOptions extends Partial<SousOptions> {
  readonly beside?: readonly Bot[];
  readonly pageClock?: Clock;
}

/** The caller stops it. */
export async function startDoor(
  database: string,
  design: Partial<CampaignDesign> = {},
  { beside = [], pageClock = clock, ...options }: DoorOptions = {},
): Promise<Door> {
  const { ownerPassword, password: webPassword } = passwords;
  const config = { ...parts.config, webPort: 0, webPassword, ownerPassword };
  const web = makeWebBot({
    ...parts,
    clock: pageClock,
    config,
    ...(options.log && { log: options.log }),
  });
  const sous = await startPlain({ ...parts, database, bots: [web, ...beside], ...options });
  const { memory } = sous;
  const { state } = await createCampaign(
    { memory, clock },
    pilot({
      tasks: ["kitchen"],
      copies: 1,
      rounds: 2,
      bot: "web",
      channel: "web",
      atOnce: 1,
      completionCode: "CQ7XK2",
      completionUrl: "https://example.org/back?cc={code}",
      ...design,
    }),
  );
  if (state === "created") await moveCampaign({ memory, clock }, "pilot", "start");
  sous.campaigns.start();
  return { sous, url: web.url() };
}

export async function openDoor(...given: Parameters<typeof startDoor>): Promise<Door> {
  const door = await startDoor(...given);
  onTestFinished(() => door.sous.stop());
  return door;
}

export async function addCampaign(
  { memory }: Pick<Sous, "memory">,
  id: string,
  change: Partial<CampaignDesign> = {},
): Promise<void> {
  const first = await memory.campaigns.get("pilot");
  if (!first) throw new Error("there is no campaign");
  await memory.campaigns.create({ ...first, id, hash: id, design: { ...first.design, ...change } });
}

export function linkTo(file: string, participant: string, campaign = "pilot"): string {
  const base = new URL("http://x.test");
  const key = keyBeside(file, "join-key");
  const design = pilot({ fromOutside: true, bot: "web", channel: "web" });
  const [signed] = signLinks({ id: campaign, design }, [participant], { base, key });
  return signed?.link.replace(base.origin, "") ?? "";
}

export class Guest extends Browser {
  constructor(
    url: string,
    readonly campaign = "pilot",
  ) {
    super(url);
  }

  come(id: string, field = "PROLIFIC_PID"): Promise<Answer> {
    return this.get(`/join/${this.campaign}?${field}=${encodeURIComponent(id)}&STUDY_ID=s1`);
  }

  async state(): Promise<JoinState> {
    return JSON.parse((await this.get(`/join/${this.campaign}/state?width=400`)).body);
  }

  async act(what: string, body: object = {}): Promise<JoinState> {
    return JSON.parse((await this.post(`/join/${this.campaign}/${what}`, body)).body);
  }

  /** Null without a question, or when rate-limited. */
  async question() {
    const { stage }: Partial<JoinState> = await this.state();
    return stage?.at === "question" ? stage : null;
  }
}

let keys = 0;
const newKey = () => `key-0000-${++keys}`;

export async function arrive({ url }: Door, name: string): Promise<Guest> {
  const guest = new Guest(url);
  await guest.come(name);
  const { stage } = await guest.act("agree");
  if (stage.at === "practice") await guest.act("practise", { at: 0, choice: 1 });
  return guest;
}

export const asked = (guest: Guest) => until(() => guest.question());
export const answer = (guest: Guest, question: string, given: object) =>
  guest.act("answer", { question, key: newKey(), ...given });

export async function sayOne(guest: Guest): Promise<JoinState> {
  const { id, choices } = await asked(guest);
  await answer(guest, id, { choice: choices[0]?.id });
  return until(async () => {
    const state = await guest.state();
    return state.progress.given > 0 && state;
  });
}

export async function finish(guest: Guest) {
  const { stage } = await sayOne(guest);
  if (stage.at !== "done") throw new Error(`it is not done: ${stage.at}`);
  return stage;
}

export async function demand(guest: Guest, what: "data" | "leave" | "prove", body: object = {}) {
  const given = await guest.post(`/join/${guest.campaign}/${what}`, body);
  const told: { text?: string; error?: string; needsCode?: true } = JSON.parse(given.body);
  return { status: given.status, ...told };
}
