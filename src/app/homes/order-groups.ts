/** Turns an order's classified words into drafts of tasks: what to do, with which things, and where. */
import { type Treatment, treatments } from "../../../scenes/household/commands.js";
import { everydayName, singular } from "../../core/words/names.js";
import type { Entity } from "../../desk/reading/lexicon/meanings.js";
import { acts, type Tag, type Tagged } from "./order-tagger.js";
import { type Draft, type SaidPlace, type SaidThing, wayBack } from "./order-tasks.js";
import type { Token } from "./order-tokens.js";

type Act = Treatment | "look" | "put" | "bin";
const isAct = (tag: Tag): tag is Act => acts.includes(tag);

/** Things of the order with which the robot does the same. */
interface Group {
  readonly things: readonly SaidThing[];
  readonly acts: readonly Act[];
  readonly from: readonly SaidPlace[];
  readonly to: SaidPlace | null;
}

type Described = Omit<SaidThing, "entity">;
const plainly: Described = { owner: null, looks: [], count: 1, isAny: false, isPreferred: false };
const nothing: Group = { things: [], acts: [], from: [], to: null };

/** Tags that say how many of the next thing are meant, or which. */
const countOf: Partial<Record<Tag, Partial<Described>>> = {
  any: { isAny: true },
  two: { count: 2 },
  all: { count: "all" },
  many: { count: "many" },
  best: { isPreferred: true },
};

export function draftsOf(tagged: readonly Tagged[], bin: Entity | null): readonly Draft[] {
  return gather(tagged).flatMap(({ things, acts: done, from, to }) => {
    const treatments = withoutStates(done);
    const isLook = done.includes("look");
    const thrown = done.includes("bin") && bin ? { ...plainly, entity: bin } : null;
    const lamp = isLook ? (to?.entity.kind === "thing" ? to : "any") : null;
    const meant = things.length > 0 ? things : [onlyNamed(tagged)];
    return meant.map((thing) => ({ thing, from, treatments, to: to ?? thrown, lamp }));
  });
}

/** Reads tokens from left to right: names begin a group or extend it; acts and places complete the last one. */
function gather(tagged: readonly Tagged[]): readonly Group[] {
  const groups: Group[] = [];
  let described = plainly;
  /** Acts and places said since the last thing: they are about the next thing or "it". */
  let ahead = nothing;
  /** Set when `ahead` is about "it" or "them". */
  let again: "it" | "them" | null = null;
  let isSame = false;
  /** Set when the next name replaces the one before: "no, the green one". */
  let isInstead = false;
  /** Set when a sentence began: its first thing does not extend the list of those before. */
  let isFresh = false;
  /** Set when a state to wait for follows: "… when it is hot". */
  let isLater = false;
  let person: string | null = null;
  let mentioned: Entity | null = null;

  const last = () => groups.at(-1) ?? nothing;
  const isDone = ({ to, acts: done }: Group) =>
    to !== null || done.includes("look") || done.includes("bin");
  const change = (more: Partial<Group>) => groups.splice(-1, 1, { ...last(), ...more });
  const takeAhead = () => {
    const said = ahead;
    ahead = nothing;
    return said;
  };
  const takeDescribed = () => {
    const said = described;
    described = plainly;
    return said;
  };
  const patch = (more: Partial<Described>) => {
    const { things } = last();
    const [thing] = things.slice(-1);
    if (thing) change({ things: [...things.slice(0, -1), { ...thing, ...more }] });
  };
  /** Adds `ahead` to the last group, or makes another task with its things: "… and put it on the table". */
  const goOn = (to: SaidPlace | null) => {
    const isAll = again === "them";
    const isIt = again !== null;
    again = null;
    const { acts: done, from, to: before } = takeAhead();
    const goal = to ?? before;
    const about = last();
    if (isInstead && groups.length > 0) {
      isInstead = false;
      return change({ acts: done.some((act) => act !== "put") ? done : about.acts, to: goal });
    }
    const isHeated = goal !== null && isIn(about.to, "heat");
    const [method = "put"] = about.acts;
    // The first place is where the act is done: "Rinse it in the sink and put it on the shelf."
    const isMethod = goal !== null && about.acts.length === 1 && isIn(about.to, method);
    const isState =
      goal === null && done.every((act) => act !== "put" && act !== "bin" && act !== "look");
    if (isDone(about) && isState && (isLater || !isIt)) change({ acts: [...about.acts, ...done] });
    else if (about.things.length === 0 && groups.length > 0) change({ to: goal });
    else if (about.acts.length === 0 && about.to && done.length > 0) {
      // The first place is where the thing was: "The egg is on the table, put it in the sink."
      change({ acts: done, from: [...about.from, about.to], to: goal });
    } else if (isDone(about) && done.length > 0 && !isHeated && !isMethod) {
      const things = isAll ? groups.flatMap((one) => one.things) : about.things;
      groups.push({ things, acts: done, from, to: goal });
    } else if (groups.length === 0) groups.push({ ...nothing, acts: done, from, to: goal });
    else {
      const heated: readonly Act[] = isHeated ? ["heat"] : [];
      const place = isHeated || isMethod ? goal : joinPlaces(about.to, goal);
      change({
        acts: [...about.acts, ...heated, ...done],
        from: [...about.from, ...from],
        to: place,
      });
    }
    if (!isAll || !goal) return;
    for (const [nth, one] of groups.entries()) if (!isDone(one)) groups[nth] = { ...one, to: goal };
  };
  const replaceThing = (said: SaidThing) => {
    isInstead = false;
    const { acts: done, to } = takeAhead();
    const { things } = last();
    change({
      things: [...things.slice(0, -1), said],
      ...(done.length > 0 && { acts: done }),
      ...(to && { to }),
    });
  };
  const addThing = (said: SaidThing) => {
    if (isInstead && groups.length > 0) return replaceThing(said);
    if (again && ahead.acts.length > 0) goOn(null);
    const about = last();
    const isOpen = about.things.length > 0 && !isDone(about);
    const isAgain =
      isOpen &&
      said.looks.length === 0 &&
      said.owner === null &&
      about.things.length === 1 &&
      about.things[0]?.entity?.ids.join() === said.entity?.ids.join();
    if (isAgain) return goOn(null);
    const isListed = isOpen && ahead.acts.length === 0 && !isFresh;
    isFresh = false;
    if (isListed && !isSame) return change({ things: [...about.things, said] });
    if (about.things.length === 0 && groups.length > 0 && ahead.acts.length === 0)
      return change({ things: [said] });
    const { acts: done, from, to } = takeAhead();
    const like = isSame ? about : nothing;
    isSame = false;
    groups.push({ things: [said], acts: [...like.acts, ...done], from, to: to ?? like.to });
  };
  /** Adds another thing or describes the last one: "Mia's", "the blue one". */
  const addOne = (isNext: boolean) => {
    const said = takeDescribed();
    const isNew = isSame || isInstead || ahead.acts.length > 0 || isNext;
    const about = last().things.at(-1);
    const isOther = about?.owner != null && said.owner !== null && about.owner !== said.owner;
    if (!isNew && !isOther) patch(said);
    else addThing({ ...said, entity: mentioned });
  };
  /** Gives the last thing the task of the one before: "… and the tomato too". */
  const repeat = () => {
    const [before, about] = groups.slice(-2);
    const isOpen = about && !isDone(about) && about.acts.length === 0;
    if (isOpen && ahead.acts.length === 0)
      change({ acts: before?.acts ?? [], to: before?.to ?? null });
    return isOpen;
  };
  const isDescribed = () => described.looks.length > 0 || described.owner !== null;

  for (const [at, { token, tag }] of tagged.entries()) {
    person = ownerIn(token) ?? person;
    const isNext = nextName(tagged, at)?.tag === "to";
    const owner = token.owner === "their" ? (person ?? "their") : token.owner;
    if (tag === "after" || tag === "before") {
      const looks = [...described.looks, ...token.looks];
      if (tag === "after") described = { ...described, looks, owner: owner ?? described.owner };
      else
        patch({
          looks: [...(last().things.at(-1)?.looks ?? []), ...token.looks],
          ...(owner && { owner }),
        });
    } else if (tag === "best" && ahead.acts.length === 0 && last().things.length > 0)
      patch({ isPreferred: true });
    else if (countOf[tag]) described = { ...described, ...countOf[tag] };
    else if (token.form === "back" && (again || (groups.length > 0 && ahead.acts.length === 0)))
      goOn({ ...plainly, entity: wayBack });
    else if (tag === "same") isSame = !repeat();
    else if (tag === "instead") {
      if (isDescribed()) addOne(false);
      isInstead = true;
    } else if (tag === "object" && token.entity) {
      const { looks } = described;
      mentioned = token.entity;
      const plural =
        isPlural(token.entity) && described.count === 1 ? { count: "all" as const } : {};
      addThing({
        ...takeDescribed(),
        ...plural,
        looks: [...looks, ...token.looks],
        entity: token.entity,
      });
    } else if (tag === "object" && isDescribed()) addOne(isNext);
    else if (tag === "object") {
      const { count } = takeDescribed();
      if (count !== 1 && !/^th/.test(token.form)) patch({ count });
      again = /^th[eo]/.test(token.form) ? "them" : "it";
    } else if (tag === "at" && token.entity) {
      const from = [{ ...takeDescribed(), entity: token.entity }];
      if (ahead.acts.length > 0 || groups.length === 0)
        ahead = { ...ahead, from: [...ahead.from, ...from] };
      else change({ from: [...last().from, ...from] });
    } else if (tag === "to" || tag === "into") {
      if (isDescribed()) addOne(true);
      const { isAny, count } = takeDescribed();
      // Takes a number without a name for the things: "Both on the desk."
      if (count !== 1) again = "them";
      const known = groups.findLast(({ to }) => to !== null)?.to ?? null;
      goOn(token.entity ? { ...plainly, isAny, entity: token.entity } : known);
    } else if (/^[.;!?]$/.test(token.form)) {
      if (isDescribed()) addOne(false);
      isFresh = true;
    } else if (/^(?:when|once|until|till)$/.test(token.form)) isLater = true;
    else if (isAct(tag)) {
      if (isDescribed()) addOne(isNext);
      ahead = { ...ahead, acts: [...ahead.acts, tag] };
    }
  }
  if (isDescribed()) addOne(false);
  if (described.isAny && last().to) change({ to: { ...(last().to as SaidPlace), isAny: true } });
  if (ahead.acts.length > 0 || again) goOn(null);
  const isSaid = ({ acts: done, to }: Group) => done.length > 0 || to !== null;
  const start = groups.findIndex(isSaid);
  // Things named before the first task only give a reason for the order.
  return start < 0 ? [] : groups.slice(start);
}

/** Keeps the later of heating and cooling, as the earlier says how a thing is: "the potato is stone cold, heat it". */
function withoutStates(done: readonly Act[]): readonly Treatment[] {
  const [heated, cooled] = [done.lastIndexOf("heat"), done.lastIndexOf("cool")];
  const state = heated < 0 || cooled < 0 ? null : heated < cooled ? "heat" : "cool";
  const isTreatment = (act: Act): act is Treatment =>
    act !== "look" && act !== "put" && act !== "bin" && act !== state;
  return [...new Set(done)].filter(isTreatment);
}

/** Takes "it" for the only thing that was named: "I can't lift that pan any more. Put it on the counter." */
function onlyNamed(tagged: readonly Tagged[]): SaidThing {
  const named = tagged.filter(({ token }) => token.kind === "thing" && token.entity);
  const [first] = named;
  const kinds = new Set(named.map(({ token }) => token.entity?.ids.join()));
  if (!first || kinds.size > 1 || !tagged.some(isPronoun)) return { ...plainly, entity: null };
  const details = tagged.filter(({ token, tag }) => token.kind === "detail" && tag !== "instead");
  const owners = new Set(details.flatMap(({ token }) => token.owner ?? []));
  const [owner = null] = owners.size === 1 ? owners : [];
  const looks = [...named, ...details].flatMap(({ token }) => token.looks);
  return { ...plainly, owner, looks: [...new Set(looks)], entity: first.token.entity };
}

function isPronoun({ tag, token }: Tagged): boolean {
  return tag === "object" && !token.entity && /^(?:it|him|that|this)$/.test(token.form);
}

/** Whether the place is the act's appliance, as a sink is for cleaning. */
function isIn(place: SaidPlace | null, act: Act): boolean {
  const kind = act in treatments ? treatments[act as Treatment] : null;
  return kind !== null && place?.entity.classes.includes(kind) === true;
}

function ownerIn({ owner }: Token): string | null {
  return owner === "my" || owner === "their" ? null : owner;
}

function nextName(tagged: readonly Tagged[], at: number): Tagged | undefined {
  return tagged
    .slice(at + 1)
    .find(({ tag, token }) => isAct(tag) || (token.kind !== "word" && tag !== "none"));
}

/** Finds the places that fit both names ("the cupboard above the sink"). If none does, returns all, to ask which. */
function joinPlaces(one: SaidPlace | null, other: SaidPlace | null): SaidPlace | null {
  if (!one || !other) return one ?? other;
  const classes = [...new Set([...one.entity.classes, ...other.entity.classes])];
  const both = one.entity.ids.filter((id) => other.entity.ids.includes(id));
  const all = [...new Set([...one.entity.ids, ...other.entity.ids])];
  return { ...other, entity: { ...other.entity, classes, ids: both.length > 0 ? both : all } };
}

/** True for "plates", but not for "keys", a kind's name. */
function isPlural({ name, classes: [kind = ""] }: Entity): boolean {
  return name !== everydayName(kind) && singular(name) === everydayName(kind);
}
