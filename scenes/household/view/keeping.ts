/** Where things are usually kept, room by room: what makes a home realistic and a request sensible. */

/** Kinds of rooms that habits are known for. */
export const roomKinds = ["kitchen", "living room", "bedroom", "bathroom", "hall"] as const;
export type RoomKind = (typeof roomKinds)[number];

/** The things that a kind of place holds, as lists of kinds. */
interface Habit {
  readonly often?: string;
  readonly sometimes?: string;
  /** Rarely there, but a sensible target of a request. */
  readonly asked?: string;
}

const safe: Habit = { sometimes: "cellphone creditcard keychain watch" };
const bin: Habit = { asked: "apple egg lettuce newspaper potato tomato" };
const desk: Habit = {
  often: "book desklamp laptop pen pencil",
  sometimes: "cd cellphone creditcard keychain mug newspaper",
};
const seat: Habit = { often: "pillow", sometimes: "book laptop newspaper remotecontrol" };

const habits: Readonly<Record<RoomKind, Readonly<Record<string, Habit>>>> = {
  kitchen: {
    cabinet: {
      often: "bowl cup mug pan plate pot",
      sometimes: "glassbottle kettle papertowelroll peppershaker saltshaker winebottle",
    },
    cart: { often: "glassbottle winebottle", sometimes: "apple bread" },
    coffeemachine: { often: "mug", sometimes: "cup" },
    countertop: {
      often: "apple bread kettle knife mug papertowelroll potato soapbottle tomato",
      sometimes: "bowl butterknife cup ladle lettuce pan plate spatula spoon vase",
    },
    diningtable: {
      often: "apple bowl cup mug peppershaker plate saltshaker",
      sometimes:
        "bread butterknife candle egg fork knife newspaper potato spoon tomato vase winebottle",
    },
    drawer: {
      often: "butterknife fork knife ladle spatula spoon",
      sometimes: "candle cloth dishsponge pen",
    },
    fridge: { often: "apple egg lettuce tomato", sometimes: "bowl glassbottle potato winebottle" },
    garbagecan: bin,
    microwave: { sometimes: "bowl mug plate" },
    shelf: {
      often: "bowl cup glassbottle winebottle",
      sometimes: "mug peppershaker plate saltshaker",
    },
    sinkbasin: { often: "dishsponge", sometimes: "bowl cup fork mug pan plate pot spoon" },
    stoveburner: { often: "kettle pan pot" },
    toaster: { sometimes: "bread" },
  },
  "living room": {
    armchair: seat,
    cabinet: { sometimes: "book candle cd glassbottle winebottle" },
    coffeetable: {
      often: "book mug newspaper remotecontrol",
      sometimes: "apple bowl candle cellphone cup keychain laptop plate tissuebox vase",
    },
    desk,
    diningtable: {
      often: "bowl plate vase",
      sometimes: "candle cup keychain laptop mug newspaper",
    },
    drawer: { often: "cd pen pencil remotecontrol", sometimes: "candle creditcard keychain watch" },
    dresser: {
      often: "statue vase",
      sometimes: "box candle creditcard houseplant keychain newspaper",
    },
    garbagecan: { asked: "newspaper" },
    ottoman: { sometimes: "book newspaper pillow remotecontrol" },
    safe,
    shelf: { often: "book cd", sometimes: "candle newspaper watch" },
    sidetable: {
      often: "desklamp keychain",
      sometimes: "book cellphone cup houseplant mug newspaper remotecontrol tissuebox vase",
    },
    sofa: { often: "pillow remotecontrol", sometimes: "book cellphone laptop newspaper teddybear" },
    tvstand: { often: "cd remotecontrol", sometimes: "box desklamp houseplant statue vase" },
  },
  bedroom: {
    armchair: seat,
    bed: { often: "pillow teddybear", sometimes: "book cellphone laptop" },
    cabinet: { sometimes: "book cloth towel" },
    desk,
    drawer: { often: "creditcard pen pencil watch", sometimes: "book cd cellphone cloth keychain" },
    dresser: {
      often: "alarmclock keychain watch",
      sometimes: "box candle cellphone creditcard desklamp statue teddybear tissuebox vase",
    },
    garbagecan: { asked: "newspaper" },
    laundryhamper: { sometimes: "cloth towel" },
    ottoman: { sometimes: "book pillow" },
    safe,
    shelf: { often: "book cd", sometimes: "alarmclock candle" },
    sidetable: {
      often: "alarmclock book cellphone desklamp",
      sometimes: "glassbottle keychain mug tissuebox watch",
    },
  },
  bathroom: {
    bathtubbasin: { sometimes: "cloth soapbar soapbottle" },
    cabinet: {
      often: "soapbottle spraybottle toiletpaper",
      sometimes: "candle cloth plunger scrubbrush soapbar tissuebox towel",
    },
    cart: { often: "handtowel towel", sometimes: "soapbottle spraybottle" },
    countertop: {
      often: "handtowel soapbar soapbottle toothbrush",
      sometimes: "candle cloth spraybottle tissuebox",
    },
    drawer: { often: "cloth toothbrush", sometimes: "candle handtowel soapbar" },
    garbagecan: { asked: "soapbottle spraybottle" },
    handtowelholder: { often: "handtowel" },
    laundryhamper: { sometimes: "cloth handtowel towel" },
    shelf: {
      often: "handtowel toothbrush towel",
      sometimes: "candle soapbar soapbottle toiletpaper",
    },
    sinkbasin: { often: "soapbar", sometimes: "cloth" },
    toilet: { often: "toiletpaper", sometimes: "candle spraybottle tissuebox" },
    toiletpaperhanger: { often: "toiletpaper" },
    towelholder: { often: "towel" },
  },
  hall: {
    cabinet: { often: "keychain", sometimes: "newspaper spraybottle" },
    drawer: { often: "keychain", sometimes: "creditcard pen" },
    dresser: { often: "keychain", sometimes: "cellphone creditcard newspaper vase watch" },
    shelf: { sometimes: "book keychain newspaper" },
    sidetable: { often: "keychain", sometimes: "cellphone newspaper vase" },
  },
};

const weightOf = { often: 3, sometimes: 1, asked: 0 } as const;

/** Weight by "room|place|thing". */
const weights: ReadonlyMap<string, number> = new Map(
  roomKinds.flatMap((room) =>
    Object.entries(habits[room]).flatMap(([place, habit]) =>
      (["often", "sometimes", "asked"] as const).flatMap((how) =>
        (habit[how]?.split(" ") ?? []).map(
          (thing) => [`${room}|${place}|${thing}`, weightOf[how]] as const,
        ),
      ),
    ),
  ),
);

const roomWords: readonly (readonly [RegExp, RoomKind])[] = [
  [/kitchen/i, "kitchen"],
  [/living|lounge|sitting/i, "living room"],
  [/bath|toilet|wash/i, "bathroom"],
  [/bed/i, "bedroom"],
  [/hall|corridor|entrance/i, "hall"],
];

/** What kind of room a name says; null for one that habits are not known for. */
function roomKindOf(room: string): RoomKind | null {
  const same = roomKinds.find((kind) => kind === room);
  return same ?? roomWords.find(([word]) => word.test(room))?.[1] ?? null;
}

/** A kind of thing at a kind of place in a room. */
export interface Keeping {
  /** The room's name; unknown names stand for any room. */
  readonly room: string;
  readonly place: string;
  readonly thing: string;
}

/**
 * How likely the thing is kept there, as a weight to compare with others (0: it is not). Undefined
 * when not even a request to put it there would be sensible.
 */
export function likelihoodOf({ room, place, thing }: Keeping): number | undefined {
  const kind = roomKindOf(room);
  if (kind) return weights.get(`${kind}|${place}|${thing}`);
  const found = roomKinds
    .map((known) => weights.get(`${known}|${place}|${thing}`))
    .filter((weight) => weight !== undefined);
  return found.length > 0 ? Math.max(...found) : undefined;
}

/** Every kind of thing that habits speak of, sorted. */
export const keptKinds: readonly string[] = [
  ...new Set([...weights.keys()].map((key) => key.split("|")[2] ?? "")),
].sort();
