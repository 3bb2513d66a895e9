import { fileURLToPath } from "node:url";
import { z } from "zod";
import { readJsonLines } from "../../../src/core/json.js";
import type {
  GroundedReply,
  GroundingRequest,
  Vocabulary,
} from "../../../src/core/question/grounding.js";
import { createReader } from "../../../src/desk/reading/index.js";

const roomSchema = z.strictObject({
  room: z.string(),
  places: z.array(z.string()),
  things: z.array(z.string()),
  names: z.record(z.string(), z.array(z.string())).optional(),
});
type Room = z.infer<typeof roomSchema>;

const rooms = readJsonLines(roomSchema, fileURLToPath(new URL("rooms.jsonl", import.meta.url)));

export function roomNamed(name: string): Room {
  const room = rooms.find((one) => one.room === name);
  if (!room) throw new Error(`there is no room ${name}`);
  return room;
}

export const kitchen = roomNamed("kitchen");
export const livingRoom = roomNamed("livingRoom");

export interface Case {
  readonly room?: Room;
  readonly noun: string;
  readonly reply: string;
  readonly func?: GroundingRequest["need"]["func"];
  readonly adjective?: string | undefined;
  readonly question?: string | undefined;
  readonly options?: readonly string[] | undefined;
  readonly known?: Readonly<Record<string, string>> | undefined;
  readonly names?: Readonly<Record<string, readonly string[]>> | undefined;
  readonly before?: readonly string[] | undefined;
}

export function requestOf(given: Case): GroundingRequest {
  const { noun, adjective, reply, room = kitchen } = given;
  const func = given.func ?? (given.options ? "which" : "where");
  return {
    need: { func, noun, ...(adjective && { adjective }) },
    question: given.question ?? `Where is the ${noun}?`,
    options: given.options ?? null,
    reply,
    vocabulary: {
      places: room.places,
      things: room.things,
      names: new Map(Object.entries(given.names ?? room.names ?? {})),
    },
    known: new Map(Object.entries(given.known ?? {})),
    ...(given.before && { before: given.before }),
  };
}

/** "drawer*" for a whole class. */
function shorten(ids: readonly string[], { places }: Pick<Vocabulary, "places">): string {
  const classes = [...new Set(ids.map((id) => id.replace(/ \d+$/, "")))];
  const parts = classes.map((cls) => {
    const all = places.filter((id) => id.startsWith(`${cls} `));
    const own = all.filter((id) => ids.includes(id));
    return own.length > 0 && own.length === all.length ? `${cls}*` : own.join("|") || cls;
  });
  return parts.join("|");
}

/** "mug in drawer 2; mug not fridge*", "= mug 1|mug 2", "dunno", "unclear" */
export function phraseReading(reply: GroundedReply, room: Pick<Vocabulary, "places">): string {
  if (reply.kind === "choice") return `= ${reply.options.join("|")}`;
  if (reply.kind === "unclear") return "unclear";
  const claims = reply.claims.map(
    ({ thing, polarity, places }) => `${thing} ${polarity ? "in" : "not"} ${shorten(places, room)}`,
  );
  return [...(reply.kind === "dont_know" ? ["dunno"] : []), ...claims].join("; ");
}

/** Also says how sure it is, what was ruled out and what may be meant: "mug in sink*?, asks", "unclear: a|b". */
export async function sayReading(request: GroundingRequest): Promise<string> {
  const reply = await createReader().ground(request);
  const claims = "claims" in reply ? reply.claims : [];
  const unsure = claims.map(({ certainty }) => (certainty === "unsure" ? "?" : "")).join("");
  const isDoubted = "confidence" in reply && reply.confidence === "middling";
  const rest = "refused" in reply ? (reply.refused ?? []) : "guesses" in reply ? reply.guesses : [];
  const others = rest.length > 0 ? ` (${rest.join("|")})` : "";
  return `${request.reply.replaceAll("\n", "⏎")} -> ${phraseReading(reply, request.vocabulary)}${unsure}${others}${isDoubted ? " asks" : ""}`;
}

export async function say(given: Case): Promise<string> {
  const reply = await createReader().ground(requestOf(given));
  return phraseReading(reply, given.room ?? kitchen);
}
