/** Making others wait outside: whoever floods an address uses up nothing that is somebody else's. */
import { setTimeout as sleep } from "node:timers/promises";
import type { Answer } from "../ask.js";
import { floodWhile } from "../flood.js";
import type { Ground } from "../ground.js";
import type { LockedHouse } from "../house.js";
import type { Tally } from "../tally.js";
import { readJson, Visitor } from "../visitor.js";

const stranger = "203.0.113.5";
/** The address of a laboratory, a company or a campus: of many people. */
const shared = "198.51.100.77";
const warmUpMs = 700;
const launch = { people: 2000, seconds: 600 };

interface Flood {
  readonly name: string;
  readonly send: (number: number) => Promise<Answer>;
}

export async function attackOthers(ground: Ground, tally: Tally): Promise<void> {
  const house = await ground.locked();
  const victims = await listVictims(house);
  for (const { name, act } of victims) tally.control(`${name} in peace`, await act());
  for (const flood of ground.few(floods(house), "floods")) {
    const most = ground.isShort ? 100 : 3000;
    await floodWhile({ lanes: 16, most, send: flood.send }, async () => {
      await sleep(ground.isShort ? 100 : warmUpMs);
      for (const { name, act } of victims)
        tally.attempt(`${flood.name} keeps out ${name}`, (await act()) ? null : "not let in");
    });
  }
  if (!ground.isShort) await comeAllAtOnce(house, tally);
}

function floods({ target }: LockedHouse): readonly Flood[] {
  const from = "127.0.0.9";
  const wrongPassword = (headers: Record<string, string>, source: string) => (number: number) =>
    target.ask({
      path: "/login",
      method: "POST",
      headers: { "content-type": "application/x-www-form-urlencoded", ...headers },
      body: `password=wrong${number}`,
      from: source,
    });
  const comes = (address: string) => (number: number) =>
    target.ask({
      path: `/join/study?PROLIFIC_PID=flood${number}`,
      headers: { "x-forwarded-for": address },
    });
  return [
    { name: "a flood of wrong passwords", send: wrongPassword({}, from) },
    {
      name: "a flood of wrong passwords at the victim's address",
      send: wrongPassword({ "x-forwarded-for": shared }, "127.0.0.1"),
    },
    { name: "a flood at the door", send: comes(stranger) },
    { name: "a flood of one participant's id", send: () => comes(stranger)(1) },
    {
      name: "a flood of entrances with forged addresses",
      send: (number) =>
        target.ask({
          path: "/join/study/enter",
          method: "POST",
          headers: { "content-type": "application/json", "x-forwarded-for": shared },
          body: JSON.stringify({ participant: `forged${number}` }),
          from,
        }),
    },
    {
      name: "a flood of ids that are none",
      send: (number) =>
        target.ask({
          path: `/join/study?PROLIFIC_PID=%00${number}`,
          headers: { "x-forwarded-for": stranger },
        }),
    },
    {
      name: "a flood of strangers' requests",
      send: () => target.ask({ path: "/api/state", from }),
    },
    {
      name: "a flood of forged sessions",
      send: (number) =>
        target.ask({ path: "/api/state", headers: { cookie: `sous_session=${number}` }, from }),
    },
  ];
}

interface Victim {
  readonly name: string;
  readonly act: () => Promise<boolean>;
}

async function listVictims({ target, passwords }: LockedHouse): Promise<readonly Victim[]> {
  const inside = new Visitor(target, shared);
  await inside.get("/join/study?PROLIFIC_PID=victim-inside");
  let newcomers = 0;
  return [
    {
      name: "the owner",
      act: async () => (await new Visitor(target, shared).logIn(passwords.owner)).status === 303,
    },
    {
      name: "a member",
      act: async () => (await new Visitor(target, shared).logIn(passwords.member)).status === 303,
    },
    {
      name: "somebody new at the door",
      act: async () => {
        newcomers += 1;
        return enters(new Visitor(target, shared), `newcomer${newcomers}`);
      },
    },
    {
      name: "the participant whose id is used up",
      act: () => enters(new Visitor(target, shared), "flood1"),
    },
    {
      name: "somebody inside",
      act: async () => (await inside.get("/join/study/state")).status === 200,
    },
  ];
}

async function enters(visitor: Visitor, id: string): Promise<boolean> {
  await visitor.get(`/join/study?PROLIFIC_PID=${id}`);
  const { stage } = readJson(await visitor.get("/join/study/state"));
  return typeof stage === "object" && stage !== null;
}

/** A launch: everybody at one address, as behind a proxy that tells no addresses, and in far less time. */
async function comeAllAtOnce({ target }: LockedHouse, tally: Tally): Promise<void> {
  let refused = 0;
  let number = 0;
  const lane = async (): Promise<void> => {
    while (number < launch.people) {
      number += 1;
      const path = `/join/study?PROLIFIC_PID=launch${number}`;
      const headers = { "x-forwarded-for": "198.51.100.78" };
      if ((await target.ask({ path, headers })).status !== 303) refused += 1;
    }
  };
  await Promise.all(Array.from({ length: 8 }, lane));
  const name = `a launch of ${launch.people} people in ${launch.seconds} s`;
  tally.attempt(name, refused > 0 ? `${refused} were refused` : null);
}
