/** A campaign with a door, behind a password, and people who come by its link. */
import { onTestFinished } from "vitest";
import type { JoinState } from "../../../bots/web/join-content.js";
import { createCampaign, moveCampaign } from "../../../src/app/campaigns/lifecycle.js";
import { makeWebBot } from "../../../src/app/web-bot.js";
import { type Sous, type SousOptions, startSous } from "../../../src/app/wire.js";
import type { Bot } from "../../../src/core/bot.js";
import type { CampaignDesign } from "../../../src/core/campaign.js";
import { passwords } from "../../bots/web-setup.js";
import { until } from "../../story/team.js";
import { parts, pilot } from "../campaigns/scenario.js";

const password = "correct horse battery";

export const practice = [
  { text: "The mug is in the sink. Where is it?", choices: ["fridge", "sink"], answer: "sink" },
];

export interface Door {
  readonly sous: Sous;
  readonly url: string;
}

export async function openDoor(
  database: string,
  design: Partial<CampaignDesign> = {},
  options: Partial<SousOptions> & { readonly beside?: readonly Bot[] } = {},
): Promise<Door> {
  const { ownerPassword } = passwords;
  const config = { ...parts.config, webPort: 0, webPassword: password, ownerPassword };
  const web = makeWebBot({ ...parts, config });
  const sous = await startSous({
    ...parts,
    database,
    command: "test",
    paceMs: 0,
    answerTimeoutMs: 60_000,
    bots: [web, ...(options.beside ?? [])],
    ...options,
  });
  onTestFinished(() => sous.stop());
  const { memory } = sous;
  const where = { bot: "web", channel: "web", atOnce: 1 };
  const pay = { completionCode: "CQ7XK2", completionUrl: "https://example.org/back?cc={code}" };
  const { state } = await createCampaign(
    { memory, clock: parts.clock },
    pilot({ tasks: ["kitchen"], copies: 1, rounds: 2, ...where, ...pay, ...design }),
  );
  if (state === "created") await moveCampaign({ memory, clock: parts.clock }, "pilot", "start");
  sous.campaigns.start();
  return { sous, url: web.url() };
}

/** A browser with its cookies. */
export class Guest {
  cookies: Readonly<Record<string, string>> = {};

  constructor(
    readonly url: string,
    readonly campaign = "pilot",
  ) {}

  async get(path: string): Promise<Response> {
    const answer = await fetch(this.url + path, {
      headers: { cookie: this.#cookie() },
      redirect: "manual",
    });
    this.#keep(answer);
    return answer;
  }

  async post(path: string, body: object, headers: Record<string, string> = {}): Promise<Response> {
    const answer = await fetch(this.url + path, {
      method: "POST",
      headers: { "content-type": "application/json", cookie: this.#cookie(), ...headers },
      body: JSON.stringify(body),
    });
    this.#keep(answer);
    return answer;
  }

  /** By the link that those who send people make. */
  come(id: string, field = "PROLIFIC_PID"): Promise<Response> {
    return this.get(`/join/${this.campaign}?${field}=${encodeURIComponent(id)}&STUDY_ID=s1`);
  }

  async state(): Promise<JoinState> {
    return (await this.get(`/join/${this.campaign}/state?width=400`)).json() as Promise<JoinState>;
  }

  async act(what: string, body: object = {}): Promise<JoinState> {
    return (await this.post(`/join/${this.campaign}/${what}`, body)).json() as Promise<JoinState>;
  }

  /** What they are told of their data, or of its deletion. */
  async ask(what: "data" | "leave", body: object = {}): Promise<string> {
    const answer = await this.post(`/join/${this.campaign}/${what}`, body);
    return ((await answer.json()) as { text: string }).text;
  }

  async question() {
    const { stage } = await this.state();
    return stage.at === "question" ? stage : null;
  }

  #cookie(): string {
    return Object.entries(this.cookies)
      .map(([name, value]) => `${name}=${value}`)
      .join("; ");
  }

  #keep(answer: Response): void {
    for (const set of answer.headers.getSetCookie()) {
      const [name = "", value = ""] = (set.split(";")[0] ?? "").split(/=(.*)/s);
      const { [name]: _, ...others } = this.cookies;
      this.cookies = value === "" ? others : { ...others, [name]: value };
    }
  }
}

let keys = 0;
export const newKey = () => `key-0000-${++keys}`;

/** Comes, agrees and, where there is something to practise, practises. */
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
