/**
 * A competent model for the acting agents, as a program of rules over the prompt's text: finds, asks where
 * it may ask, takes, treats, brings.
 */
import { classOf } from "../../../../src/core/fact.js";
import { likelihood } from "../../../../src/policies/rules/likely-places.js";
import { Moment } from "./household-moment.js";
import { readPage } from "./household-page.js";

const appliances = { clean: "sinkbasin", heat: "microwave", cool: "fridge" } as const;

/** The best of the options for a prompt of the acting agents; null when the prompt is another one. */
export function chooseCommand(text: string, options: readonly string[]): string | null {
  const page = readPage(text);
  return page ? decide(new Moment(page, options)) : null;
}

/** One thought: what is to be done next, roughly. */
export function thinkOf(text: string): string | null {
  const page = readPage(text);
  if (!page) return null;
  const { held, treated } = page;
  const { object, target, treatment, kind } = page.task;
  if (!held || classOf(held) !== object) return `I need the ${object}.`;
  if (kind === "look") return `I have ${held}; now to the light.`;
  if (treatment && !treated.has(`${treatment} ${held}`)) return `Now I ${treatment} ${held}.`;
  return `I bring ${held} to the ${target}.`;
}

/** What is asked, in the form of a question; null when nothing needs asking. */
export function writeQuestion(text: string): Record<string, string> | null {
  const page = readPage(text);
  if (!page) return null;
  const moment = new Moment(page, []);
  const question = moment.nextQuestion();
  if (!question) return null;
  const { func, noun, adjective } = question;
  const of = adjective ? `${adjective} ${noun}` : noun;
  return { sentence: `${func === "where" ? "Where" : "Which"} is the ${of}?`, ...question };
}

/** Where the prompt says that something is, for "Query: mug >". */
export function recollect(text: string): string | null {
  const wanted = /Query: (.+) >\s*$/.exec(text)?.[1];
  const page = readPage(text);
  if (wanted === undefined || !page) return null;
  const noun = wanted.slice(wanted.lastIndexOf(" ") + 1);
  if (wanted !== noun) return "I have never seen it.";
  for (const [place, things] of page.contents) {
    const thing = things.find((name) => classOf(name) === noun && !page.put.has(name));
    if (thing) return `${thing} is in ${place}.`;
  }
  const told = page.told.find(({ subject, verb }) => verb === "at" && subject === noun);
  return told ? `${noun} is in ${told.objects[0]}.` : "I have never seen it.";
}

function decide(moment: Moment): string {
  return (
    (moment.held && moment.fits(moment.held) ? deliver(moment, moment.held) : null) ??
    (moment.held ? putAway(moment, moment.held) : null) ??
    find(moment) ??
    moment.options[0] ??
    ""
  );
}

function goTo(moment: Moment, place: string): string | null {
  return moment.can(`open ${place}`) ?? moment.can(`go to ${place}`);
}

function ask(moment: Moment): string | null {
  return moment.nextQuestion() ? moment.can("ask") : null;
}

function deliver(moment: Moment, thing: string): string | null {
  const { task, treated } = moment.page;
  if (task.kind === "look") {
    const switched = moment.options.find((one) => one.startsWith(`use ${task.target}`));
    const lamp = moment.lamp();
    if (switched) return switched;
    if (lamp && moment.can(`go to ${lamp.place}`)) return `go to ${lamp.place}`;
    return ask(moment) ?? explore(moment, task.target);
  }
  if (task.treatment && !treated.has(`${task.treatment} ${thing}`)) {
    const here = moment.options.find((one) => one.startsWith(`${task.treatment} ${thing} with`));
    const kind = appliances[task.treatment];
    return here ?? nearest(moment, kind);
  }
  const targets = moment.places.filter((place) => classOf(place) === task.target);
  const gathered = moment.gathering();
  const inOrder = gathered && task.count === 2 ? [gathered] : targets;
  for (const place of inOrder) {
    const put =
      moment.can(`move ${thing} to ${place}`) ?? moment.can(`put ${thing} in/on ${place}`);
    if (put) return put;
  }
  const open = inOrder.map((place) => moment.can(`open ${place}`)).find((one) => one !== null);
  return (
    open ?? moment.options.find((one) => inOrder.some((place) => one === `go to ${place}`)) ?? null
  );
}

function nearest(moment: Moment, kind: string): string | null {
  return moment.options.find((one) => one.startsWith(`go to ${kind} `)) ?? null;
}

/** Something in the hand that is not wanted: down with it here, or at the next place. */
function putAway(moment: Moment, thing: string): string | null {
  const down = moment.options.find(
    (one) => one.startsWith(`move ${thing} to`) || one.startsWith(`put ${thing} in/on`),
  );
  return (
    down ??
    moment.options.find((one) => one.startsWith("open ")) ??
    nearest(moment, "countertop") ??
    moment.options.find((one) => one.startsWith("go to ")) ??
    null
  );
}

function find(moment: Moment): string | null {
  const { task, told, contents, looked } = moment.page;
  const { hidden } = moment;
  const meant = moment.meant();
  const takes = moment.options.filter((one) => one.startsWith("take "));
  const here = takes.filter((one) => moment.fits(thingOf(one)));
  const right = here.find((one) => meant.includes(thingOf(one)));
  if (right) return right;
  if (here.length > 0 && meant.length === 0) {
    const isSure = !hidden || (here.length === 1 && saidToBeHere(moment, here[0] ?? ""));
    const take = here[0] ?? null;
    if (isSure) return take;
    return ask(moment) ?? take;
  }
  for (const [place, things] of contents) {
    const wanted = things.some((thing) =>
      meant.length > 0 ? meant.includes(thing) : moment.fits(thing),
    );
    const step = wanted && (meant.length > 0 || !hidden) ? goTo(moment, place) : null;
    if (step) return step;
  }
  const names = new Set([moment.wanted(), task.object, ...meant]);
  for (const { subject, verb, objects } of told) {
    const isOne = !hidden && classOf(subject) === task.object;
    if (verb !== "at" || !(isOne || names.has(subject))) continue;
    for (const place of objects.filter((one) => !looked.has(one))) {
      const step = goTo(moment, place);
      if (step) return step;
    }
  }
  return ask(moment) ?? tryAny(moment, takes) ?? explore(moment, task.object);
}

/** Nobody says which one: those that are known, one after the other. */
function tryAny(moment: Moment, takes: readonly string[]): string | null {
  const here = takes.find((one) => moment.fits(thingOf(one)));
  if (here) return here;
  for (const [place, things] of moment.page.contents) {
    const step = things.some((thing) => moment.fits(thing)) ? goTo(moment, place) : null;
    if (step) return step;
  }
  return null;
}

function saidToBeHere({ page }: Moment, take: string): boolean {
  const place = / from (.+)$/.exec(take)?.[1] ?? "";
  const known = page.told.filter(({ verb, objects }) => verb === "at" && objects.includes(place));
  return known.length > 0;
}

function thingOf(take: string): string {
  return /^take (.+) from /.exec(take)?.[1] ?? "";
}

/** The likeliest place that was not looked into; what stands before one is opened first. */
function explore(moment: Moment, kind: string): string | null {
  const { looked } = moment.page;
  const open = moment.options.find((one) => one.startsWith("open ") && !looked.has(one.slice(5)));
  if (open) return open;
  const unseen = moment.places.filter(
    (place) => !looked.has(place) && moment.can(`go to ${place}`),
  );
  const [best] = [...unseen].sort(
    (a, b) => likelihood(kind, classOf(b)) - likelihood(kind, classOf(a)),
  );
  return best ? `go to ${best}` : null;
}
