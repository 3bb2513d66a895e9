/** Stories drawn by seed over a chat: what each act makes the bot send, hear and answer becomes lines. */
import { setTimeout as sleep } from "node:timers/promises";
import type { Post } from "../../../src/core/bot.js";
import { pick, type Random, seededRandom } from "../../../src/core/random.js";
import { TurnedClock } from "../../clock.js";
import { callPost, question } from "../slack-scenario.js";
import { Chat, type Fault, failNext, type Place, type Said, type Who } from "./chat.js";
import * as drawn from "./drawn-posts.js";
import { type ChatPlatform, failureOf, named, type Sent, sentIn } from "./sent.js";

type Ref = Awaited<ReturnType<Chat["post"]>>;

const actsInAStory = 30;
const everybody: readonly Who[] = ["ana", "ben", "chris"];
const faults: readonly Fault[] = [
  { status: 429, retryAfterS: 1 },
  { status: 500 },
  { status: 500, afterWrite: true },
  { status: 0 },
];

/** The acts of a story, each as often as the number before it says. */
const acts =
  `4 post|3 postAgain|3 edit|4 note|2 call|1 remove|7 press|3 fill|6 write|4 mention|2 direct|4 rewrite|2 unsay
2 useAsAnswer|5 type|4 fail|1 failPicture|1 failInbox|1 twice|2 inReverse|2 lose|2 restart|2 catchUp|1 shutOut|2 belongs
1 close|1 reopen|1 openHome|3 pass|1 agree`
    .split(/[|\n]/)
    .flatMap((one) => new Array<string>(Number(one[0])).fill(one.slice(2)));

export class ChatStory {
  readonly #random: Random;
  readonly #chat = new Chat();
  readonly #on: ChatPlatform;
  readonly #clock = new TurnedClock(Date.now());
  readonly #lines: string[] = [];
  readonly #shown: { readonly ref: Ref; readonly post: Post }[] = [];
  readonly #said: (Said & { readonly who: Who })[] = [];
  readonly #edited = new Set<Said>();
  readonly #failed: Post[] = [];
  #sent: ReadonlyMap<string, Sent> = new Map();
  #heard = 0;

  constructor(seed: number, on: ChatPlatform) {
    this.#random = seededRandom(seed, on.platform);
    this.#on = on;
  }

  async play(): Promise<string> {
    const on = this.#on;
    const few = { managers: [on.idOf("ana")], answerers: [on.idOf("ana"), on.cooks] };
    const audiences = this.#any([{}, {}, few]);
    await this.#chat.open(on);
    await this.#chat.again({ clock: this.#clock, ...audiences });
    const { scene, inbox, control } = this.#chat;
    Object.assign(scene.watched.questions, drawn.watched.questions);
    Object.assign(scene.watched.episodes, drawn.watched.episodes);
    const { page, file } = this.#any([drawn, { page: control.page, file: null }]);
    Object.assign(control, { page, file });
    inbox.meaning = this.#any([null, { episode: "e1", question: "q1" }]);
    Object.assign(scene.handlers.channels, {
      lost: async ({ channels }: { channels: unknown }, why: string) =>
        void this.#lines.push(`  lost ${JSON.stringify(channels)}: ${why}`),
      regained: async ({ channels }: { channels: unknown }) =>
        void this.#lines.push(`  regained ${JSON.stringify(channels)}`),
    });
    this.#lines.push(`managers and answerers: ${JSON.stringify(audiences)}`);
    await this.#act("post");
    for (let left = actsInAStory; left > 0; left -= 1) await this.#act(this.#any(acts));
    await this.#act("stop");
    const rules = on.violations() as readonly {
      readonly kind?: string;
      readonly method?: string;
    }[];
    const broken = rules.map(({ kind, method }) => kind ?? method);
    this.#lines.push(`broken rules: ${broken.join()}`, "");
    await on.close();
    return named(this.#lines.join("\n"));
  }

  #any<Item>(items: readonly Item[]): Item {
    return pick(this.#random, items) as Item;
  }

  /** A message with or without a thread, or a card's. */
  #ref(kinds = ["card", "note", "call"]): Ref {
    const { ref } = this.#any(this.#shown.filter(({ post }) => kinds.includes(post.kind))) ?? {};
    if (!ref) throw new Error("nothing is shown");
    return ref;
  }

  get #place(): Place {
    const on = this.#on;
    const under = on.threadOf(this.#ref(["card"]));
    return this.#any([under, under, on.answerTo(this.#ref()), { channel: on.channel }]);
  }

  async #show(post: Post): Promise<Ref> {
    try {
      const ref = await this.#chat.scene.bot.post(post);
      this.#shown.push({ ref, post });
      return ref;
    } catch (error) {
      this.#failed.push(post);
      throw error;
    }
  }

  async #write(who: Who, place: Place, text: string): Promise<void> {
    this.#lines.push(`  ${who}: ${JSON.stringify(text)}`);
    this.#said.push({ ...(await this.#on.write(who, text, place)), who });
  }

  /** What is written while nobody listens. */
  #writing(): () => Promise<void> {
    const place = this.#place;
    const said = [this.#any(drawn.sayings), this.#any(drawn.sayings), "last"];
    return async () => {
      for (const text of said) await this.#write(this.#any(everybody), place, text);
    };
  }

  readonly #acts: Readonly<Record<string, () => Promise<unknown> | unknown>> = {
    post: () => this.#show(this.#chat.card(this.#any(drawn.cards))),
    /** As the courier does after a failure: what got there is found, the rest is posted. */
    postAgain: async () => {
      const post = this.#failed.pop();
      const [ref] = post ? await this.#chat.scene.bot.find(post) : [];
      if (post && !ref) return this.#show(post);
      if (post && ref) this.#shown.push({ ref, post });
      return ref && "it was there";
    },
    edit: () => {
      const { ref, post } = this.#any(this.#shown);
      const card = { ...this.#chat.card(this.#any(drawn.cards)), id: post.id };
      return this.#chat.scene.bot.edit(ref, post.kind === "card" ? card : post);
    },
    note: () => {
      const notes = drawn.notesFor((who) => this.#on.idOf(who));
      return this.#show(this.#chat.note(this.#ref(["card"]), this.#any(notes)));
    },
    call: () => {
      const channel = this.#on.platform === "slack" ? this.#any(["", this.#on.idOf("ben")]) : "";
      const asked = question({ choices: drawn.choicesOf(2) });
      return this.#show({ ...callPost(this.#any([asked, null])), channel });
    },
    remove: () => this.#chat.scene.bot.remove(this.#ref()),
    press: async () => {
      const told = everybody.filter((one) => this.#on.told(one).at(-1)?.buttons.length);
      const isTold = told.length > 0 && this.#random() < 0.6;
      const at = isTold ? "told" : this.#ref();
      const who = this.#any(isTold ? told : everybody);
      const seen = at === "told" ? this.#on.told(who).at(-1) : await this.#on.seen(at);
      const label = this.#any([...(seen?.buttons ?? []), ...(seen?.options.slice(0, 2) ?? [])]);
      this.#lines.push(`  ${who}: ${label ?? "nothing to press"}`);
      return label && (await this.#on.press(who, at, label)).acked;
    },
    fill: async () => {
      const open = everybody.find((who) => this.#on.form(who).includes('"words"'));
      return open && this.#on.fill(open, this.#any(drawn.sayings));
    },
    write: () => this.#write(this.#any(everybody), this.#place, this.#any(drawn.sayings)),
    mention: () => {
      const text = `${this.#on.mention}${this.#any(drawn.sayings)}`;
      return this.#write(this.#any(everybody), { channel: this.#on.channel }, text);
    },
    direct: async () => {
      const who = this.#any(everybody);
      return this.#write(who, await this.#on.direct(who), this.#any(drawn.sayings));
    },
    /** Once each: Slack counts edits in whole seconds. */
    rewrite: async () => {
      const said = this.#any(this.#said.filter((one) => !this.#edited.has(one)));
      if (!said) return;
      this.#edited.add(said);
      await this.#on.edit(said.who, said, this.#any(drawn.sayings));
    },
    unsay: async () => {
      const said = this.#said.pop();
      if (said) await this.#on.remove(said.who, said);
    },
    useAsAnswer: () =>
      this.#said
        .slice(-1)
        .map((one) => this.#on.useAsAnswer("ben", one))
        .at(0),
    type: async () => {
      const [who, words] = [this.#any(everybody), this.#any(drawn.typed)];
      this.#lines.push(`  ${who}: /sous ${words}`);
      await this.#on.type(who, words);
    },
    fail: () => this.#on.failPost(this.#any(faults)),
    failPicture: () => this.#on.failPicture(),
    failInbox: () => {
      failNext(this.#chat);
      return this.#write("ana", this.#on.threadOf(this.#ref(["card"])), "not kept");
    },
    twice: () => this.#on.peer.duplicateNext(1),
    inReverse: async () => {
      const place = this.#on.threadOf(this.#ref(["card"]));
      this.#on.peer.reorderNext(2);
      await this.#write("ana", place, "first");
      await this.#write("ben", place, "second");
      await this.#settle();
      this.#on.clearFaults();
    },
    /** discord.js waits some seconds before it comes back. */
    lose: async () => {
      if (this.#on.platform === "discord") return;
      const writing = this.#writing();
      await this.#on.lose(writing);
      await this.#settle();
      await this.#clock.turn(60_000);
      await this.#chat.waitFor(() => this.#on.isListening());
    },
    restart: async () => {
      await this.#on.setOpen(true);
      await this.#chat.restart(this.#writing());
    },
    catchUp: () =>
      this.#chat.scene.bot.catchUp(
        this.#shown.map(({ ref, post: { episode } }) => ({ ref, episode })),
      ),
    shutOut: () => this.#on.shutOut("chris"),
    belongs: () => {
      const channel = this.#any([this.#on.channel, "C0NOWHERE"]);
      return this.#chat.scene.bot.belongs?.(this.#on.idOf(this.#any(everybody)), channel);
    },
    close: () => this.#on.setOpen(false),
    reopen: () => this.#on.setOpen(true),
    openHome: () => ("openHome" in this.#on.peer ? this.#on.peer.openHome("ana") : undefined),
    pass: () => this.#clock.turn(this.#any([1000, 40_000, 700_000])),
    agree: () => void Object.assign(this.#chat.control, { consent: drawn.consent }),
    /** What is being kept is kept to the end, and acknowledged. */
    stop: async () => {
      const { inbox, scene } = this.#chat;
      const before = inbox.deliveries;
      let goOn: () => void = () => undefined;
      const gate = new Promise<void>((resolve) => {
        goOn = resolve;
      });
      inbox.before = () => gate;
      await this.#write("ana", this.#on.threadOf(this.#ref(["card"])), "while it stops");
      await this.#settle();
      const stopped = scene.bot.stop();
      await this.#settle();
      goOn();
      await stopped;
      await this.#clock.turn(5000);
      return inbox.deliveries - before;
    },
  };

  async #act(name: string): Promise<void> {
    this.#lines.push(`${name}:`);
    const outcome = await Promise.resolve()
      .then(() => this.#acts[name]?.())
      .catch((error: unknown) => failureOf(error));
    await this.#settle();
    if (outcome != null) this.#lines.push(`  = ${JSON.stringify(outcome)}`);
    const { inbox, control, plays, warnings, refreshed } = this.#chat.scene;
    const notes = [
      ...inbox.events.slice(this.#heard).map(({ key, person, what }) => {
        return `heard ${key} of ${person.name}: ${JSON.stringify(what)}`;
      }),
      ...control.given.splice(0).map(({ command, caller }) => {
        return `asked ${JSON.stringify(command)} by ${caller.person.name} in ${caller.channel}`;
      }),
      ...[...control.wishes.splice(0), ...plays.splice(0)].map((one) => JSON.stringify(one)),
      ...inbox.openings.splice(0).map(({ at: _, ...one }) => `opened ${JSON.stringify(one)}`),
      ...inbox.spoken.splice(0).map(({ channel, answers, addressed }) => {
        return `meant? in ${channel} to ${answers}${addressed ? ", addressed" : ""}`;
      }),
      ...warnings.splice(0).filter((one) => /^(Slack|Discord): /.test(one)),
      ...refreshed.splice(0).map((episode) => `refresh ${episode}`),
    ];
    this.#heard = inbox.events.length;
    this.#lines.push(...notes.map((note) => `  ${note}`));
    const sent = await sentIn(this.#on);
    for (const [id, { where, text }] of sent)
      if (this.#sent.get(id)?.text !== text)
        this.#lines.push(`  ${this.#sent.has(id) ? "now" : "new"} ${id} in ${where}: ${text}`);
    for (const id of this.#sent.keys()) if (!sent.has(id)) this.#lines.push(`  gone ${id}`);
    this.#sent = sent;
  }

  /** Until nothing more comes over the loopback. */
  async #settle(): Promise<void> {
    const { inbox, control, warnings } = this.#chat.scene;
    const count = () =>
      [this.#on.peer.log.length, inbox.deliveries, control.given.length, warnings.length].join();
    for (let quiet = 0, last = ""; quiet < 3; quiet += 1) {
      await sleep(1);
      await this.#clock.turn(0);
      const now = count();
      if (now !== last) quiet = 0;
      last = now;
    }
  }
}
