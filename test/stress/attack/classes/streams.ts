/** Streams of events: many, of many sorts, and of people who may have none. */
import { type ClientRequest, request } from "node:http";
import { setTimeout as sleep } from "node:timers/promises";
import type { Ground } from "../ground.js";
import type { LockedHouse } from "../house.js";
import type { Tally } from "../tally.js";
import type { Target } from "../target.js";
import { Visitor } from "../visitor.js";

const path = "/api/events";
/** More than a person's browsers have, on all their devices. */
const manyPages = 400;
const manyInAll = 1100;
const churns = 600;
const headMs = 4000;

interface Stream {
  readonly status: number;
  readonly retryAfter: string | undefined;
  close(): void;
}

export async function floodStreams(ground: Ground, tally: Tally): Promise<void> {
  const house = await ground.locked();
  const { target } = house;
  const honest = await house.member("198.51.100.110");
  const follows = async (name: string): Promise<boolean> => {
    const stream = await open(target, honest, "198.51.100.110");
    stream.close();
    tally.control(name, stream.status !== 0);
    return stream.status === 200;
  };
  tally.control("an honest page follows", await follows("the stream answers"));
  await strangers(target, tally);
  await hoard(ground, house, tally, follows);
  await hoardWithSessions(ground, house, tally, follows);
  await churn(ground, house, tally);
  tally.control("an honest page follows after all", await follows("the stream answers after all"));
  const warned = /MaxListenersExceededWarning.*/.exec(target.log);
  tally.attempt("listeners are left", warned ? warned[0] : null);
}

async function strangers(target: Target, tally: Tally): Promise<void> {
  const participant = new Visitor(target, "198.51.100.111");
  await participant.get("/join/study?PROLIFIC_PID=stream-guest");
  for (const visitor of [new Visitor(target), participant])
    for (const method of ["GET", "HEAD", "POST"])
      for (const where of [path, `${path}/`, `${path}?household=flat`, "/join/study/events"]) {
        const answer = await visitor.send({ path: where, method });
        tally.refused(`a stranger: ${method} ${where}`, answer, [401, 403, 404, 405, 415]);
      }
}

/** One session takes as many as it gets: there is an end, it is told clearly, and others still follow. */
async function hoard(
  ground: Ground,
  house: LockedHouse,
  tally: Tally,
  follows: (name: string) => Promise<boolean>,
): Promise<void> {
  const greedy = await house.member("203.0.113.9");
  const streams = await openMany(house.target, ground.isShort ? 20 : manyPages, () => greedy);
  const refused = streams.filter(({ status }) => status !== 200);
  if (!ground.isShort)
    tally.attempt("one session takes all streams", refused.length > 0 ? null : `${streams.length}`);
  for (const { status, retryAfter } of refused) {
    const isClear = [429, 503].includes(status) && retryAfter !== undefined;
    tally.attempt("a stream more", isClear ? null : `answered ${status}`);
  }
  const isFollowing = await follows("a stream beside one hoard");
  tally.attempt("one hoard keeps others from following", isFollowing ? null : "it does");
  for (const stream of streams) stream.close();
  await sleep(300);
}

/** Somebody with the members' password logs in again and again. */
async function hoardWithSessions(
  ground: Ground,
  house: LockedHouse,
  tally: Tally,
  follows: (name: string) => Promise<boolean>,
): Promise<void> {
  const visitors: Visitor[] = [];
  for (let number = 0; number < 6; number += 1) visitors.push(await house.member("203.0.113.10"));
  const many = ground.isShort ? 30 : manyInAll;
  const next = (number: number): Visitor => visitors[number % visitors.length] as Visitor;
  const streams = await openMany(house.target, many, next);
  const isFollowing = await follows("a stream beside many sessions");
  const kept = streams.filter(({ status }) => status === 200).length;
  const won = `${kept} streams of 6 sessions are kept`;
  tally.attempt("many sessions keep others from following", isFollowing ? null : won);
  for (const stream of streams) stream.close();
  await sleep(300);
}

/** Opened and closed at once, again and again; and opened without being read. */
async function churn(ground: Ground, house: LockedHouse, tally: Tally): Promise<void> {
  const member = await house.member("203.0.113.11");
  let left = ground.isShort ? 30 : churns;
  const lane = async (): Promise<void> => {
    while (left-- > 0) {
      const stream = await open(house.target, member, "203.0.113.11");
      stream.close();
      tally.attempt(
        "a stream opened and closed",
        [200, 429, 503].includes(stream.status) ? null : `${stream.status}`,
      );
    }
  };
  await Promise.all(Array.from({ length: 12 }, lane));
}

async function openMany(
  target: Target,
  many: number,
  visitor: (number: number) => Visitor,
): Promise<readonly Stream[]> {
  const streams: Stream[] = [];
  let number = 0;
  const lane = async (): Promise<void> => {
    while (number < many) {
      number += 1;
      streams.push(await open(target, visitor(number), "203.0.113.9"));
    }
  };
  await Promise.all(Array.from({ length: 16 }, lane));
  return streams;
}

/** Resolves when its head is there; what follows is not read. */
function open(target: Target, visitor: Visitor, address: string): Promise<Stream> {
  return new Promise((resolve) => {
    const headers = { cookie: visitor.cookie, "x-forwarded-for": address };
    const { hostname: host, port } = target.url;
    const asked: ClientRequest = request({ host, port, path, headers, agent: false }, (answer) => {
      // From here on nothing may come for a while.
      asked.setTimeout(0);
      answer.on("error", () => undefined).resume();
      resolve({
        status: answer.statusCode ?? 0,
        retryAfter: answer.headers["retry-after"],
        close: () => asked.destroy(),
      });
    });
    asked.setTimeout(headMs, () => asked.destroy());
    asked.on("error", () => resolve({ status: 0, retryAfter: undefined, close: () => undefined }));
    asked.end();
  });
}
