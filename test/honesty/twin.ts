/** Homes that differ only in what a robot does not know, and the policy's own ranking in them. */
import { createSimulator, storeHome } from "../../scenes/household/index.js";
import { type Home, homeSchema } from "../../scenes/household/source/home-file.js";
import type { AskOption } from "../../src/core/decision.js";
import { pick, type Random, shuffle } from "../../src/core/random.js";
import { createRulesPolicy } from "../../src/policies/rules/index.js";
import { fact } from "../policies/rules/views.js";
import type { Asked } from "./asked.js";

/** The home with things elsewhere among the places where nobody has looked, and with other owners everywhere. */
export function hideElsewhere(home: Home, seen: readonly string[], random: Random): Home {
  const hidden = home.things.filter((thing) => !seen.includes(thing.in));
  const dark = home.places.map(({ id }) => id).filter((id) => !seen.includes(id));
  let moved = home;
  for (const { id } of shuffle(random, hidden).slice(0, 6)) {
    const to = pick(random, dark) ?? "";
    const things = moved.things.map((thing) => (thing.id === id ? { ...thing, in: to } : thing));
    const next = homeSchema.safeParse({ ...moved, things });
    if (next.success) moved = next.data;
  }
  return { ...moved, things: exchangeOwners(moved.things, random) };
}

function exchangeOwners(things: Home["things"], random: Random): Home["things"] {
  const kindOf = ({ id }: { readonly id: string }): string => id.replace(/ \d+$/, "");
  const kinds = new Set(things.map(kindOf));
  const owners = new Map(
    [...kinds].map((kind) => {
      const ofKind = things.filter((thing) => kindOf(thing) === kind);
      return [
        kind,
        shuffle(
          random,
          ofKind.map(({ owner }) => owner),
        ),
      ];
    }),
  );
  return things.map(({ owner: _, ...thing }) => {
    const owner = owners.get(kindOf(thing))?.pop();
    return { ...thing, ...(owner && { owner }) };
  });
}

/** What the policy offers for the question, by what it has seen; empty when it offers nothing. */
export async function rankPlaces(
  { question, thing }: Asked,
  home: Home,
): Promise<Partial<Pick<AskOption, "candidates" | "scores">>> {
  if (question.need.func !== "where") return {};
  const { places } = createSimulator(storeHome(home)).ownerView();
  const ids = places.map(({ id }) => id);
  const observation = `You are in the middle of a room. Looking quickly around you, you see ${ids
    .map((id) => `a ${id}`)
    .join(", ")}.`;
  const looked = places.filter(({ id }) => question.view.seen.includes(id));
  const decision = await createRulesPolicy().decide({
    task: `put a ${thing.kind} in the ${places[0]?.kind}.`,
    particular: false,
    trajectory: [{ kind: "begin", observation, admissible: ids.map((id) => `go to ${id}`) }],
    facts: looked.map(({ id, things }) =>
      fact(
        id,
        "holds",
        things.map((one) => one.id),
      ),
    ),
    askEagerly: true,
  });
  if (decision.kind !== "ask" || decision.need.func !== "where") return {};
  const { candidates, scores } = decision;
  return { candidates, ...(scores && { scores }) };
}
