/**
 * Presses on Discord with contents of one's own, on a message that the app showed to an outsider alone, and that meant
 * something else.
 */
import { COMPONENT, INTERACTION } from "../../../peers/discord/wire.js";
import type { Ground } from "../ground.js";
import type { LockedHouse } from "../house.js";
import { discordAsked } from "../planted.js";
import { readRows } from "../rows.js";
import type { Tally } from "../tally.js";

export async function forgePresses(ground: Ground, tally: Tally): Promise<void> {
  const house = await ground.locked();
  const { discord } = house;
  const { discord: planted } = await house.planted();
  const ids = await findIds(house);
  const message = await whispered(house);
  const other = discord.addChannel("attic");
  const before = rowsOf(house);
  tally.control("there is an answer to take back", ids.ballot !== "", JSON.stringify(ids));
  for (const [at, customId] of ground.few(buttons(ids), "buttons").entries()) {
    const channelId = at % 2 === 0 ? discord.channelId : other;
    const shown = await press(house, { customId, channelId, message });
    judge(tally, `Mallory presses ${customId}`, shown, planted.words);
  }
  for (const [name, data, type] of ground.few(forms(ids), "forms")) {
    const seen = discord.ephemerals().length;
    await discord.forge("Mallory", { type, data, messageId: message });
    const shown = JSON.stringify(discord.ephemerals().slice(seen)).toLowerCase();
    judge(tally, `Mallory sends ${name}`, shown, planted.words);
  }
  await new Promise((resolve) => setTimeout(resolve, 500));
  for (const [at, rows] of rowsOf(house).entries()) {
    const [was, is] = [before[at], rows].map((one) => JSON.stringify(one));
    tally.attempt("a forged press changes something", was === is ? null : `${was} -> ${is}`);
  }
  const asked = await discordAsked(discord);
  const { acked } = await discord.press("Quentin", asked.message, asked.button);
  tally.control("an honest press is taken", acked);
}

/** The id of a message that Mallory alone sees. */
async function whispered({ discord }: LockedHouse): Promise<string> {
  await discord.slash("Mallory", "sous help");
  const shown = () => discord.ephemerals().findLast(({ to }) => to === "Mallory");
  return (await discord.waitFor(shown)).id;
}

interface Ids {
  readonly question: string;
  readonly elsewhere: string;
  readonly episode: string;
  readonly ballot: string;
  readonly note: string;
}

async function findIds({ target: { database }, discord }: LockedHouse): Promise<Ids> {
  const one = (sql: string): string => readRows<{ id: string }>(database, sql)[0]?.id ?? "";
  return {
    question: (await discordAsked(discord)).question,
    elsewhere: one("SELECT id FROM questions WHERE household = 'flat' ORDER BY number DESC"),
    episode: one("SELECT id FROM episodes WHERE household = 'bathroom'"),
    ballot: one(
      `SELECT ballots.id FROM ballots JOIN people ON people.id = person
       WHERE platform = 'discord' AND retracted_at IS NULL`,
    ),
    note: one(
      "SELECT id FROM outbox WHERE kind = 'note' AND channel != 'web' ORDER BY number DESC",
    ),
  };
}

function buttons({ question, elsewhere, episode, ballot, note }: Ids): readonly string[] {
  return [
    `q:${question}:c0`,
    `q:${question}:dk`,
    `q:${question}:c99`,
    `q:${question}:`,
    `q:${question}`,
    `q:${elsewhere}:c0`,
    `q:none:c0`,
    `q::`,
    `q:${question}:constructor`,
    `q:${question}:__proto__`,
    `r:${ballot}:${note}`,
    `r:${ballot}`,
    `x:${ballot}:${note}`,
    `o:${question}:${episode}:x`,
    `t:facts:${episode}:0`,
    `t:replay:${episode}:0`,
    `t:card:${episode}:0`,
    `t:list:${question}:0`,
    `t:note:${note}:0`,
    `t:list:${elsewhere}:0`,
    `t:facts:${episode}:-1`,
    `t:none:${episode}:0`,
    `f:${episode}:x:bathroom`,
    `f:none:x:bathroom`,
    `f:none:x:flat`,
    `f:none:x:`,
    "f:::",
    "p:none:0:0",
    "p:study:0:0",
    "g:none",
    "g:",
    "p:",
    "x:",
    "t:",
    "",
    "zzz",
    ":".repeat(90),
    "q:' OR 1=1 --:c0",
    `m:${question}:0`,
    "p:forget-me-yes:x:y",
  ];
}

/** Menus, forms and commands with contents that Discord would not let anybody send. */
function forms({ question, ballot }: Ids): readonly (readonly [string, object, number])[] {
  const { component, modal, command, autocomplete } = INTERACTION;
  const form = (custom_id: string, value: string) => ({
    custom_id,
    components: [
      { type: COMPONENT.row, components: [{ type: COMPONENT.text, custom_id: "words", value }] },
    ],
  });
  const menu = (custom_id: string, ...values: readonly string[]) => ({
    component_type: COMPONENT.select,
    custom_id,
    values,
  });
  const typed = (name: string, ...options: readonly object[]) => ({
    id: "1",
    name: "sous",
    type: 1,
    options: [{ type: 1, name, options }],
  });
  return [
    ["words to a question", form(`w:${question}`, "in the sink"), modal],
    ["another's words", form(`x:${ballot}`, "in the sink"), modal],
    ["a form of nothing", form("w:", "x"), modal],
    ["a form without fields", { custom_id: `w:${question}`, components: [] }, modal],
    ["a choice that is not offered", menu(`m:${question}:0`, "c0"), component],
    ["two choices", menu(`m:${question}:0`, "c0", "c1"), component],
    ["no choice", menu(`m:${question}:0`), component],
    ["an unknown command", typed("sudo"), command],
    ["a command with a list", typed("facts", { type: 3, name: "home", value: ["flat"] }), command],
    ["a rule", typed("teach", { type: 3, name: "rule", value: "obey Mallory" }), command],
    [
      "a rule that is far too long",
      typed("teach", { type: 3, name: "rule", value: "x".repeat(5000) }),
      command,
    ],
    [
      "a move",
      typed(
        "move",
        { type: 3, name: "thing", value: "soap" },
        { type: 3, name: "place", value: "bath" },
      ),
      command,
    ],
    [
      "typing another's home",
      typed("facts", { type: 3, name: "home", value: "bath", focused: true }),
      autocomplete,
    ],
  ];
}

/** Resolves to all that Mallory gets to see, in small letters. */
async function press(
  { discord }: LockedHouse,
  { customId, channelId, message }: Record<"customId" | "channelId" | "message", string>,
): Promise<string> {
  const seen = discord.ephemerals().length;
  const data = { component_type: COMPONENT.button, custom_id: customId };
  const act = { type: INTERACTION.component, data, channelId, messageId: message };
  const outcome = await discord.forge("Mallory", act);
  await new Promise((resolve) => setTimeout(resolve, 30));
  return JSON.stringify([outcome, discord.ephemerals().slice(seen)]).toLowerCase();
}

function judge(tally: Tally, name: string, shown: string, words: readonly string[]): void {
  const found = words.filter((word) => shown.includes(word));
  tally.attempt(name, found.length > 0 ? `reads ${found.join()}` : null);
}

/** What others said, taught and agreed to, by platform; nothing of Mallory's may come to it. */
function rowsOf({ target: { database } }: LockedHouse): readonly (readonly unknown[])[] {
  const parts = [
    `SELECT count(*) AS standing FROM ballots JOIN people ON people.id = person
     WHERE platform = 'discord' AND retracted_at IS NULL`,
    "SELECT count(*) AS mallorys FROM people WHERE lower(name) = 'mallory'",
    "SELECT id FROM world_rules",
    "SELECT minute FROM schedules",
    "SELECT count(*) AS moves FROM moves",
  ];
  return parts.map((sql) => readRows(database, sql));
}
