import type { Suggestion } from "../../core/command.js";
import { thingsOf } from "../../core/looks.js";
import { simulate } from "../households.js";
import type { ScopedContext } from "./control-context.js";

interface Asked {
  readonly kind: "home" | "thing" | "place";
  readonly typed: string;
  readonly home: string | null;
}

/** Returns matches, those whose label begins with the text first. */
export async function suggest(
  context: Pick<ScopedContext, "homes" | "scope">,
  asked: Asked,
): Promise<readonly Suggestion[]> {
  const wanted = asked.typed.trim().toLowerCase();
  const begins = ({ label }: Suggestion) => label.toLowerCase().startsWith(wanted);
  return (await offered(context, asked))
    .filter(({ id, label }) => label.toLowerCase().includes(wanted) || id.includes(wanted))
    .sort((a, b) => Number(begins(b)) - Number(begins(a)) || a.label.localeCompare(b.label, "en"));
}

async function offered(
  { homes, scope }: Pick<ScopedContext, "homes" | "scope">,
  asked: Asked,
): Promise<readonly Suggestion[]> {
  if (asked.kind === "home")
    return [...(await homes.list(scope)), ...homes.games()].map(({ id, title }) => ({
      id,
      label: title,
    }));
  const household = homes.look(asked.home, scope);
  if (!household) return [];
  const view = simulate(household).ownerView();
  const named = asked.kind === "thing" ? thingsOf(view) : view.places;
  return named.map(({ id, label }) => ({ id, label }));
}
