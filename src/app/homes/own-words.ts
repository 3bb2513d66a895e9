/** The words of a home: its looks, owners and kinds. */
import { thingsOf } from "../../core/looks.js";
import { everydayName, singular } from "../../core/names.js";
import type { OwnerView } from "../../core/scene.js";
import type { Entity } from "../../desk/reading/meanings.js";
import { normaliseText } from "../../desk/reading/normalise.js";
import { correctLook } from "../../desk/reading/fuzzy.js";
import { lookCalled } from "./order-phrases.js";

interface Named {
  readonly entity: Entity | null;
  readonly looks: readonly string[];
}

export interface OwnWords {
  readonly looks: ReadonlySet<string>;
  readonly owners: ReadonlyMap<string, string>;
  /** Words of the kinds' names. */
  readonly names: ReadonlySet<string>;
  /** "small towel" is no hand towel where there is none. */
  readonly withinHome: (entity: Entity | null) => Named;
}

export function ownWords(home: OwnerView): OwnWords {
  const has = thingsOf(home).map(({ attributes }) => attributes);
  const kinds = [...thingsOf(home), ...home.places].map(({ kind }) => kind);
  const looks = has.flatMap(({ colour, material, size }) => [colour, material, size]);
  const owners = has.flatMap(({ owner }) => owner ?? []);
  const known = new Set(looks.flatMap((look) => look ?? []));
  const withinHome = (entity: Entity | null): Named => {
    const words = entity?.name.split(" ") ?? [];
    const said = words.slice(0, -1);
    const noun = singular(words.at(-1) ?? "");
    const meant = thingsOf(home).filter(({ kind }) => everydayName(kind) === noun);
    if (!entity || entity.ids.length > 0 || meant.length === 0) return { entity, looks: [] };
    if (!said.every((word) => known.has(word))) return { entity, looks: [] };
    const [{ kind = "" } = {}] = meant;
    return {
      entity: { ...entity, classes: [kind], ids: meant.map(({ id }) => id), name: noun },
      looks: said,
    };
  };
  return {
    withinHome,
    looks: known,
    owners: new Map(owners.map((owner) => [normaliseText(owner), owner])),
    names: new Set([
      ...kinds.flatMap((kind) => normaliseText(everydayName(kind)).split(" ")),
      ...thingsOf(home).map(({ kind }) => `${normaliseText(everydayName(kind)).split(" ")[0]}s`),
    ]),
  };
}

/** "big" is "large" where nothing is called "big". */
export function lookOf(word: string, { looks }: OwnWords): string {
  const look = correctLook(word, looks);
  const other = lookCalled.get(look) ?? "";
  return looks.has(other) && !looks.has(look) ? other : look;
}
