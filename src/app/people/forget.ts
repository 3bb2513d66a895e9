import type { Memory } from "../../../memory/stores.js";
import type { Clock } from "../../core/clock.js";
import { InputError } from "../../core/errors.js";
import type { KnownPerson } from "../../core/memory/stores.js";
import type { Forgotten } from "../../core/people/person.js";

export type ForgetReport = Awaited<ReturnType<typeof forget>>;

/** Finds a person by row id ("p3"), platform id ("slack:U123" or "U123"), recruiting service's id, or name. */
export async function findPerson(memory: Memory, named: string): Promise<KnownPerson> {
  const people = await memory.people.list();
  const wanted = named.trim().toLowerCase();
  const byId = people.filter(({ id, platform, platformId }) =>
    [id, platformId, `${platform}:${platformId}`].some((name) => name.toLowerCase() === wanted),
  );
  const byName = people.filter(({ name }) => name.toLowerCase() === wanted);
  const known = byId.length > 0 ? byId : byName;
  const sent = await sentAs(memory, wanted);
  // A participant's id in a link may be anything, also another person's name. Then both match.
  const meant = people.filter((one) => known.includes(one) || sent.has(one.id));
  const [person, other] = meant;
  if (!person) throw new InputError(`Nobody is known as "${named}". ${formatPeople(people)}`);
  if (other) throw new InputError(`Several are known as "${named}". Say which: ${listIds(meant)}`);
  return person;
}

/** Returns row ids of participants sent under this id, one per campaign. */
async function sentAs({ campaigns }: Memory, wanted: string): Promise<ReadonlySet<string>> {
  const sent = new Set<string>();
  for (const { id } of await campaigns.list()) {
    for (const { person, externalId } of await campaigns.enrolments(id))
      if (externalId?.toLowerCase() === wanted) sent.add(person);
  }
  return sent;
}

/** Deletes what is kept of a person. Without `yes`, only counts it. */
export async function forget(
  memory: Memory,
  { person: named, yes }: { readonly person: string; readonly yes: boolean },
  clock: Clock,
) {
  const person = await findPerson(memory, named);
  const forgotten: Omit<Forgotten, "episodes"> = yes
    ? await memory.people.forget(person.id, "person", clock.now())
    : await memory.people.traces(person.id, "person");
  const { id, platform, name } = person;
  return { person: { id, platform, name }, forgotten, done: yes };
}

function formatPeople(people: readonly KnownPerson[]): string {
  return people.length === 0 ? "Nobody has answered yet." : `Known are: ${listIds(people)}`;
}

function listIds(people: readonly KnownPerson[]): string {
  return people
    .slice(0, 20)
    .map(
      ({ id, name, platform, platformId }) =>
        `${id} (${name || "forgotten"}, ${platform}:${platformId})`,
    )
    .join(", ");
}
