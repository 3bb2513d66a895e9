/** What kinds of things look like, and which are somebody's own. */

export interface Traits {
  /** People have their own. */
  readonly owned: boolean;
  /** A home may have several. */
  readonly several: boolean;
  readonly colour: readonly string[];
  readonly material: readonly string[];
  readonly size: readonly string[];
}

interface Words {
  readonly colour?: string;
  readonly material?: string;
  readonly size?: string;
}

const bright = "blue green orange red white yellow";
const muted = "black blue brown green grey white";
const sizes = "large small";

const ownKinds: Readonly<Record<string, Words>> = {
  book: { colour: "blue brown green grey red" },
  cellphone: { colour: "black blue red white" },
  creditcard: {},
  cup: { colour: bright },
  glassbottle: { colour: "blue brown green" },
  handtowel: { colour: bright },
  keychain: { colour: "black blue green red" },
  laptop: { colour: "black grey white" },
  mug: { colour: bright },
  pillow: { colour: muted, size: sizes },
  teddybear: { colour: "brown grey white" },
  toothbrush: { colour: bright },
  towel: { colour: bright },
  watch: { colour: "black brown white", material: "gold silver" },
};

const sharedKinds: Readonly<Record<string, Words>> = {
  alarmclock: { colour: "black red white" },
  apple: { colour: "green red yellow" },
  bowl: { colour: bright, material: "china glass wooden", size: sizes },
  box: { material: "cardboard wooden", size: sizes },
  candle: { colour: "blue green red white", size: sizes },
  cloth: { colour: bright },
  dishsponge: { colour: "blue green yellow" },
  fork: { material: "plastic silver steel" },
  houseplant: { size: sizes },
  kettle: { colour: "black red white" },
  knife: { size: sizes },
  ladle: { material: "plastic steel wooden" },
  pan: { material: "copper iron steel", size: sizes },
  pen: { colour: "black blue red" },
  pencil: { colour: "blue green red yellow" },
  plate: { colour: bright, size: sizes },
  pot: { colour: "black red white", size: sizes },
  remotecontrol: { colour: "black grey white" },
  soapbar: { colour: "green white yellow" },
  soapbottle: { colour: "blue green white" },
  spatula: { material: "plastic steel wooden" },
  spoon: { material: "silver steel wooden", size: sizes },
  spraybottle: { colour: "blue green white" },
  statue: { material: "bronze marble wooden", size: sizes },
  vase: { colour: "blue green white", material: "china glass" },
};

/** Without traits, but there may be several. */
const plainKinds = new Set(["cd", "egg", "newspaper", "potato", "toiletpaper", "tomato"]);

export function traitsOf(kind: string): Traits {
  const owned = ownKinds[kind];
  const shared = sharedKinds[kind];
  const { colour, material, size } = owned ?? shared ?? {};
  return {
    owned: owned !== undefined,
    several: owned !== undefined || shared !== undefined || plainKinds.has(kind),
    colour: colour?.split(" ") ?? [],
    material: material?.split(" ") ?? [],
    size: size?.split(" ") ?? [],
  };
}
