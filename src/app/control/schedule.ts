/** Sets, ends and lists homes' daily tasks. */
import type { Memory } from "../../../memory/stores.js";
import type { Caller } from "../../core/bot.js";
import { isGame } from "../../core/episode/scene.js";
import { InputError } from "../../core/errors.js";
import { localTimeOf, minuteMs, phraseMinute, startOfDay } from "../../core/local-time.js";
import type { Schedule } from "../../core/memory/stores.js";
import type { Command } from "../../core/people/command.js";
import { wakingHoursOf } from "../../desk/rules.js";
import type { ScopedContext } from "./control-context.js";

export function answerSchedule(
  context: ScopedContext,
  { home, daily }: Extract<Command, { verb: "schedule" }>,
  caller: Caller,
): Promise<string> {
  if (daily === null) return formatSchedules(context);
  if (daily === "off") return endSchedule(context, home);
  return setSchedule(context, { home, minute: daily }, caller);
}

/** Sets a home's daily task. It begins for the first time when the clock next shows this minute of the day. */
async function setSchedule(
  { memory, clock, homes, rules, scope }: ScopedContext,
  { home, minute }: { readonly home: string | null; readonly minute: number },
  { platform, channel }: Caller,
): Promise<string> {
  const household = await homes.meant(home, scope);
  if (isGame(household.content))
    throw new InputError("A game is played once, so it cannot be daily. Name a home.");
  const { timeZone } = rules;
  const next = startOfDay(clock.now(), timeZone) + minute * minuteMs;
  if (wakingHoursOf(rules, platform).isQuiet(next))
    throw new InputError(
      `At ${phraseMinute(minute)} nobody is to be asked (quiet hours). Choose another time.`,
    );
  const now = localTimeOf(clock.now(), timeZone);
  const before = (await memory.schedules.list()).find((one) => one.household === household.id);
  const isLater = minute <= now.minute || before?.lastDay === now.day;
  await memory.schedules.set({
    household: household.id,
    bot: platform,
    channel,
    minute,
    timeZone,
    lastDay: isLater ? now.day : null,
    createdAt: clock.now(),
  });
  const from = isLater ? "tomorrow" : "today";
  return (
    `Every day at ${phraseMinute(minute)} (${timeZone}) I start one task in ${household.title} here, ` +
    `from ${from} on, unless one is going on there. Say schedule off to end it.`
  );
}

/** Ends a home's schedule or, without a name, all schedules of the caller's channel. */
async function endSchedule(
  { memory, homes, scope }: ScopedContext,
  home: string | null,
): Promise<string> {
  const all = await memory.schedules.list();
  const wanted = home === null ? null : homes.find(home, scope).id;
  const ended = all.filter((one) =>
    wanted === null ? scope.isHere(one) : one.household === wanted,
  );
  for (const { household } of ended) await memory.schedules.remove(household);
  if (ended.length === 0) return "Nothing was scheduled there.";
  return `Not scheduled any more: ${(await titlesOf(memory, ended)).join(", ")}.`;
}

async function formatSchedules({ memory, scope }: ScopedContext): Promise<string> {
  if (scope.access === "own") return "Daily tasks are told in the channel in which they begin.";
  const all = (await memory.schedules.list()).filter(({ household }) => scope.reaches(household));
  const visible = scope.access === "everything" ? all : all.filter(scope.isHere);
  if (visible.length === 0)
    return `Nothing is scheduled${scope.access === "everything" ? "" : " here"}. Say: schedule daily 10:00 kitchen`;
  const titles = await titlesOf(memory, visible);
  return visible
    .map(({ minute, timeZone, ...one }, at) => {
      const where = scope.isHere(one) ? "here" : "in another channel";
      return `Every day at ${phraseMinute(minute)} (${timeZone}): a task in ${titles[at]}, ${where}.`;
    })
    .join("\n");
}

async function titlesOf(memory: Memory, schedules: readonly Schedule[]): Promise<string[]> {
  const households = await memory.households.list();
  return schedules.map(
    ({ household }) => households.find(({ id }) => id === household)?.title ?? household,
  );
}
