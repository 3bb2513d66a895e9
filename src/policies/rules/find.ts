/** Finds and takes the wanted thing: by sight, people's answers, earlier rounds, then likelihood. */

import type { Decision } from "../../core/episode/decision.js";
import { everydayName } from "../../core/words/names.js";
import { capitalise } from "../../core/words/wording.js";
import { askWhether, isElses } from "./guess.js";
import { leadsFor } from "./leads.js";
import { explore, follow, followExact } from "./look-for.js";
import { act, approach, callThing, firstOf, formatFailedLook, giveUp } from "./moves.js";
import { thingName, whereabouts } from "./names.js";
import {
  type Identity,
  identify,
  isAbout,
  isHidden,
  possibleInstances,
  wantedName,
} from "./particular.js";
import { askedAbout, askWhere, askWhich } from "./questions.js";
import type { Search } from "./search.js";
import {
  type Candidate,
  candidatesSeen,
  countMissing,
  looksRight,
  type Situation,
} from "./situation.js";

export function find(situation: Situation): Decision | null {
  if (!situation.task.description) return findAny(situation);
  return isHidden(situation.task) ? findHidden(situation) : findDescribed(situation);
}

function findAny(situation: Situation): Decision | null {
  const seen = candidatesSeen(situation);
  const known = seen.length >= countMissing(situation) && !situation.eager;
  return (
    (known ? null : askWhere(situation)) ??
    firstOf(seen, (candidate) => fetch(situation, candidate)) ??
    followExact(situation, situation.task.object) ??
    explore(situation, searchFor(situation))
  );
}

/** Finds a thing described by its looks, which the robot can see. */
function findDescribed(situation: Situation): Decision | null {
  const { task, eager } = situation;
  const identity = identify(situation);
  const seen = candidatesSeen(situation);
  const sure = seen.filter(({ thing, unread }) => !unread || identity.instances.includes(thing));
  const known = sure.length > 0 && !eager;
  return (
    (known ? null : askWhere(situation)) ??
    firstOf(sure, (candidate) => fetch(situation, candidate)) ??
    followIdentity(situation, identity) ??
    firstOf(seen, (candidate) => fetch(situation, candidate)) ??
    follow(situation, situation.task.object, (name) => looksRight(situation, name) === "unread") ??
    explore(situation, { noun: task.object }) ??
    tryAnyLeft(situation)
  );
}

/** Finds a thing that looks do not identify ("Ana's mug"): people say which, or the robot tries. */
function findHidden(situation: Situation): Decision | null {
  const { task, eager } = situation;
  const identity = identify(situation);
  const seen = candidatesSeen(situation);
  const meant = seen.filter(({ thing }) => identity.instances.includes(thing));
  if (meant.length > 0) {
    const need = eager ? askWhere(situation) : recallWhich(situation, identity);
    return need ?? firstOf(meant, (candidate) => fetch(situation, candidate, identity));
  }
  // Asks first: if people named only a kind of place, looking at all of that kind may take long.
  const found = seen.filter(({ place }) => identity.places.includes(place));
  return (
    askAboutHidden(situation, identity) ??
    firstOf(found, (candidate) => fetch(situation, candidate)) ??
    followIdentity(situation, identity) ??
    (identity.instances.length > 0
      ? explore(situation, { noun: task.object, things: identity.instances })
      : null) ??
    firstOf(likeliestFirst(seen, identity), (candidate) => fetch(situation, candidate)) ??
    follow(situation, situation.task.object, (name) => looksRight(situation, name) !== "no") ??
    explore(situation, { noun: task.object }) ??
    tryAnyLeft(situation)
  );
}

/** Asks what an earlier task found out, so that memory answers the question, not people. */
function recallWhich(situation: Situation, { facts, instances }: Identity): Decision | null {
  const raised = askedAbout(situation, "which") || askedAbout(situation, "where");
  const isTold = facts.some(({ relation }) => relation === "is");
  return isTold && !raised ? askWhich(situation, instances) : null;
}

/** Asks where the thing is, or which one it is; each once per task. */
export function askAboutHidden(situation: Situation, identity: Identity): Decision | null {
  const { belief, eager } = situation;
  const { instances, places } = identity;
  if (instances.length === 0) {
    const there = candidatesSeen(situation).filter(({ place }) => places.includes(place));
    if (there.length === 1 && !eager) return null;
    const goingThere = places.some((place) => !belief.contents.has(place));
    const possible =
      there.length > 1 ? there.map(({ thing }) => thing) : possibleInstances(situation, identity);
    const which = possible.length > 1 && !goingThere ? askWhich(situation, possible) : null;
    return which ?? (askedAbout(situation, "which") && !eager ? null : askWhere(situation));
  }
  const whereKnown = leadsFor(situation, (name) => instances.includes(name)).length > 0;
  if (whereKnown && askedAbout(situation, "which") && !eager) return null;
  return askWhere(situation);
}

/** Sorts seen things: first those at places that people named, last those known to be another's. */
function likeliestFirst(seen: readonly Candidate[], identity: Identity): readonly Candidate[] {
  const rank = ({ thing, place }: Candidate): number =>
    identity.others.has(thing) ? 2 : identity.places.includes(place) ? 0 : 1;
  return [...seen].sort((a, b) => rank(a) - rank(b));
}

/** Tries any seen thing of the class, as none fits the description. */
function tryAnyLeft(situation: Situation): Decision | null {
  const { task } = situation;
  const loose = { ...situation, task: { ...task, description: null } };
  return firstOf(candidatesSeen(loose), (candidate) => fetch(situation, candidate));
}

function fetch(
  situation: Situation,
  { thing, place, unread }: Candidate,
  identity?: Identity,
): Decision | null {
  const { belief, task } = situation;
  if (isElses(situation, thing)) return null;
  const question = askWhether(situation, thing);
  if (question) return question;
  const failure = formatFailedLook(situation, task.object);
  const name = callThing(belief, thing);
  const where = whereabouts(place, belief.places);
  const read = unread && !isHidden(task);
  const because = identity?.facts.map(({ id }) => id) ?? [];
  const said = identity ? `${capitalise(thingName(wantedName(task)))} is ${name}. ` : "";
  const going = said
    ? `${said}I saw it ${where}, so I go there.`
    : `${failure}I saw ${name} ${where}. I go there.`;
  const taking = `${said}I take ${said ? "it" : name}.`;
  return (
    approach(belief, place, going, because) ??
    (read ? act(belief, `examine ${place}`, `I look more closely at ${name}.`) : null) ??
    act(belief, `take ${thing} from ${place}`, taking, because)
  );
}

function followIdentity(situation: Situation, { instances }: Identity): Decision | null {
  const { task } = situation;
  return follow(situation, task.object, (name) => instances.includes(name) || isAbout(name, task));
}

/** Looks for the task's thing, and for a lamp if one is needed. */
function searchFor({ task, belief }: Situation): Search {
  const needsLamp = task.kind === "look" && belief.lamps.size === 0;
  return { noun: task.object, ...(needsLamp && { also: task.target }) };
}

export function giveUpSearch({ task }: Situation): Decision {
  const noun = everydayName(task.object);
  return giveUp(`I have looked everywhere and did not find the right ${noun}. I give up.`);
}
