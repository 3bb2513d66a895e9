import type { GroundingRequest } from "../../../src/core/grounding.js";
import { createGrammarGrounder } from "../../../src/desk/grounding/index.js";

/** "cabinet 1" … "cabinet 4", as a room lists them. */
function several(counts: Readonly<Record<string, number>>): string[] {
  return Object.entries(counts).flatMap(([cls, count]) =>
    Array.from({ length: count }, (_, at) => `${cls} ${at + 1}`),
  );
}

export const kitchen = {
  places: several({
    cabinet: 9,
    coffeemachine: 1,
    countertop: 3,
    diningtable: 1,
    drawer: 6,
    fridge: 1,
    garbagecan: 1,
    microwave: 1,
    sinkbasin: 1,
    stoveburner: 4,
    toaster: 1,
  }),
  things: several({
    apple: 1,
    bowl: 2,
    bread: 1,
    butterknife: 1,
    cup: 2,
    dishsponge: 1,
    egg: 2,
    fork: 2,
    kettle: 1,
    knife: 2,
    lettuce: 1,
    mug: 3,
    pan: 2,
    peppershaker: 1,
    plate: 2,
    pot: 1,
    potato: 2,
    saltshaker: 2,
    soapbottle: 1,
    spatula: 1,
    spoon: 2,
    tomato: 1,
    winebottle: 1,
  }),
};

export const livingRoom = {
  places: several({
    armchair: 2,
    coffeetable: 1,
    diningtable: 1,
    drawer: 4,
    dresser: 1,
    garbagecan: 1,
    ottoman: 1,
    shelf: 5,
    sidetable: 2,
    sofa: 1,
    tvstand: 1,
  }),
  things: several({
    book: 1,
    box: 2,
    creditcard: 1,
    keychain: 2,
    laptop: 1,
    newspaper: 2,
    pillow: 2,
    remotecontrol: 3,
    statue: 2,
    tissuebox: 1,
    vase: 2,
    watch: 1,
  }),
};

export const bathroom = {
  places: several({
    bathtubbasin: 1,
    cabinet: 4,
    countertop: 1,
    garbagecan: 1,
    handtowelholder: 2,
    shelf: 1,
    sinkbasin: 2,
    toilet: 1,
    toiletpaperhanger: 1,
    towelholder: 1,
  }),
  things: several({
    candle: 1,
    cloth: 1,
    handtowel: 2,
    soapbar: 1,
    soapbottle: 2,
    spraybottle: 1,
    toiletpaper: 2,
    towel: 1,
  }),
};

export const bedroom = {
  places: several({
    bed: 1,
    desk: 1,
    drawer: 5,
    garbagecan: 1,
    laundryhamper: 1,
    safe: 1,
    shelf: 3,
    sidetable: 1,
  }),
  things: several({
    alarmclock: 1,
    book: 2,
    cd: 2,
    cellphone: 1,
    creditcard: 1,
    keychain: 1,
    laptop: 1,
    pen: 2,
    pencil: 1,
    pillow: 2,
  }),
};

type Room = typeof kitchen;

export interface Case {
  readonly room?: Room;
  readonly noun: string;
  readonly reply: string;
  readonly func?: GroundingRequest["need"]["func"];
  readonly question?: string;
  readonly options?: readonly string[];
  readonly known?: Readonly<Record<string, string>>;
  readonly names?: Readonly<Record<string, readonly string[]>>;
}

export function requestOf(given: Case): GroundingRequest {
  const { places, things } = given.room ?? kitchen;
  const func = given.func ?? (given.options ? "which" : "where");
  return {
    need: { func, noun: given.noun },
    question: given.question ?? `Where is the ${given.noun}?`,
    options: given.options ?? null,
    reply: given.reply,
    vocabulary: { places, things, names: new Map(Object.entries(given.names ?? {})) },
    known: new Map(Object.entries(given.known ?? {})),
  };
}

/** All ids of a class, joined as `say` writes sets: "drawer*" in expectations. */
function shorten(ids: readonly string[], room: Room): string {
  const left = new Set(ids);
  const classes = [...new Set(ids.map((id) => id.replace(/ \d+$/, "")))];
  const parts = classes.map((cls) => {
    const all = room.places.filter((id) => id.startsWith(`${cls} `));
    const own = all.filter((id) => left.has(id));
    return own.length === all.length ? `${cls}*` : own.join("|");
  });
  return parts.join("|");
}

const grounder = createGrammarGrounder();

/**
 * What a reply was understood as, in one line: "mug in drawer 2; mug not fridge*", "= mug 1|mug 2",
 * "dunno", "unclear". A trailing star is the whole class.
 */
export async function say(given: Case): Promise<string> {
  const room = given.room ?? kitchen;
  const reply = await grounder.ground(requestOf(given));
  if (reply.kind === "choice") return `= ${reply.options.join("|")}`;
  if (reply.kind === "unclear") return "unclear";
  const claims = reply.claims.map(
    (claim) => `${claim.thing} ${claim.polarity ? "in" : "not"} ${shorten(claim.places, room)}`,
  );
  return [...(reply.kind === "dont_know" ? ["dunno"] : []), ...claims].join("; ");
}
