/** Reading along: outsiders on Slack and Discord hunt for words of channels that are not theirs. */

import { plantedTitle } from "../doors.js";
import type { Ground } from "../ground.js";
import type { LockedHouse } from "../house.js";
import { discordAsked, type Planted } from "../planted.js";
import { readRows } from "../rows.js";
import type { Tally } from "../tally.js";

/** As they are typed in Slack. */
const commands = (home: string): readonly string[] => [
  "status",
  "status all",
  "facts",
  `facts ${home}`,
  "why",
  `why ${home}`,
  "teach",
  "schedule",
  "campaign",
  "campaign status",
  "campaign inner",
  "consent",
  "consent inner",
  "me",
  "my-data",
  "my-data export",
  "help",
  `facts "${home}"`,
  "why kitchen",
  "FACTS",
  `pause ${home}`,
  `resume ${home}`,
  `stop ${home}`,
  "teach withdraw 1",
  "schedule off",
  `play ${home}`,
  "move mug to fridge",
  "campaign start inner",
  "campaign close inner",
];

/** What Discord offers as options. */
const choices = (home: string): readonly (readonly [verb: string, options: object])[] => [
  ["status", {}] as const,
  ["status", { where: "all" }] as const,
  ["facts", {}] as const,
  ["facts", { home }] as const,
  ["why", {}] as const,
  ["why", { home }] as const,
  ["teach", {}] as const,
  ["teach", { home }] as const,
  ["schedule", {}] as const,
  ["schedule", { home }] as const,
  ["campaign", {}] as const,
  ["me", {}] as const,
  ["campaign", { campaign: "inner" }] as const,
  ["consent", {}] as const,
  ["my-data", {}] as const,
  ["my-data", { what: "export" }] as const,
  ["help", {}] as const,
  ["pause", { home }] as const,
  ["stop", { home }] as const,
  ["play", { home }] as const,
  ["teach", { withdraw: 1, home }] as const,
  ["schedule", { daily: "off", home }] as const,
];

export async function readAlong(ground: Ground, tally: Tally): Promise<void> {
  const house = await ground.locked();
  const { slack, discord } = await house.planted();
  const before = rowsOf(house);
  await onSlack(ground, house, tally, slack);
  await onDiscord(ground, house, tally, discord);
  for (const [at, rows] of rowsOf(house).entries()) {
    const [was, is] = [before[at], rows].map((one) => JSON.stringify(one));
    tally.attempt("outsiders change something", was === is ? null : `${was} -> ${is}`);
  }
}

async function onSlack(ground: Ground, { slack }: LockedHouse, tally: Tally, planted: Planted) {
  const other = await slack.addChannel("cellar");
  const secrets = [...planted.words, plantedTitle.toLowerCase()];
  const told = async (person: string, text: string, channel: string): Promise<string> => {
    const before = slack.ephemerals(person).length;
    const { response } = await slack.slash(person, "/sous", text, channel);
    const isLater = JSON.stringify(response).includes("One moment");
    if (isLater) await slack.waitFor(() => slack.ephemerals(person).length > before + 1);
    const shown = [response, ...slack.ephemerals(person).slice(before), slack.openModals(person)];
    return JSON.stringify(shown).toLowerCase();
  };
  for (const [text, word] of Object.entries({ teach: "wisteria", schedule: "19:47" })) {
    const seen = await told("zenobia", text, slack.channel);
    tally.control(`Zenobia reads along with ${text}`, seen.includes(word), seen);
  }
  const places = {
    "the channel": slack.channel,
    "another one": other,
    "a direct message": "D0DIRECT",
    "one without Sous": slack.otherChannel,
  };
  for (const [place, channel] of Object.entries(places))
    for (const text of ground.few(commands(planted.home), `slack ${place}`)) {
      const seen = await told("mallory", text, channel);
      hunt(tally, `Mallory types "${text}" in ${place}`, seen, secrets);
    }
  for (const text of ground.few(commands(planted.home).slice(0, 9), "slack member")) {
    if (text === "status all") continue;
    const seen = await told("ben", text, other);
    hunt(tally, `Ben types "${text}" in another channel`, seen, planted.words);
  }
  await slack.openHome("mallory");
  await slack.waitFor(() => slack.home("mallory"));
  hunt(tally, "Mallory's Home tab", JSON.stringify(slack.home("mallory")).toLowerCase(), secrets);
}

async function onDiscord(ground: Ground, { discord }: LockedHouse, tally: Tally, planted: Planted) {
  const other = discord.addChannel("cellar");
  const secrets = [...planted.words, plantedTitle.toLowerCase()];
  const told = async (person: string, verb: string, options: object, channel?: string) => {
    const before = discord.ephemerals().length;
    await discord.slash(person, `sous ${verb}`, { ...options }, channel);
    const own = () =>
      discord
        .ephemerals()
        .slice(before)
        .filter(({ to }) => to === person);
    // First Discord shows that an answer is being thought of.
    await discord.waitFor(() => own().some(({ content, embeds }) => content || embeds.length > 0));
    return JSON.stringify([own(), discord.directMessages(person)]).toLowerCase();
  };
  for (const [verb, word] of Object.entries({ teach: "gladiolus", schedule: "18:53" })) {
    const seen = await told("Quentin", verb, verb === "teach" ? { home: planted.home } : {});
    tally.control(`Quentin reads along with ${verb}`, seen.includes(word), seen);
  }
  for (const [place, channel] of [
    ["the channel", undefined],
    ["another one", other],
  ] as const)
    for (const [verb, options] of ground.few(choices(planted.home), `discord ${place}`)) {
      const seen = await told("Mallory", verb, options, channel);
      hunt(tally, `Mallory chooses ${verb} ${JSON.stringify(options)} in ${place}`, seen, secrets);
    }
  for (const option of ["thing", "place"]) {
    const values = { [option]: "", home: planted.home };
    const { choices: offered } = await discord.typing("Mallory", "sous move", option, values);
    const seen = JSON.stringify({ offered, to: "Mallory" }).toLowerCase();
    hunt(tally, `what is suggested to Mallory as a ${option}`, seen, secrets);
  }
  const { message, button } = await discordAsked(discord);
  tally.control("the card stands", message !== "" && button !== "");
}

function hunt(tally: Tally, name: string, seen: string, secrets: readonly string[]) {
  if (seen.length < 10) return tally.unjudged(name, `was told "${seen}"`);
  const found = secrets.filter((word) => seen.includes(word));
  tally.attempt(name, found.length > 0 ? `reads ${found.join(", ")}` : null);
}

/** What outsiders could change: tasks that run, rules, schedules, campaigns. */
function rowsOf({ target }: LockedHouse): readonly (readonly unknown[])[] {
  const parts = [
    "SELECT household, paused_at FROM runs WHERE household IN ('flat', 'bathroom')",
    "SELECT household, minute FROM schedules",
    "SELECT id, household FROM world_rules",
    "SELECT id, state FROM campaigns",
  ];
  return parts.map((sql) => readRows(target.database, sql));
}
