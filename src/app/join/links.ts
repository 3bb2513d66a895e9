import { type Campaign, hasDoor } from "../../core/campaign.js";
import { InputError } from "../../core/errors.js";
import { participantPattern } from "../../core/join.js";
import { fieldColumns, toCsv, toTable } from "../../datasets/release/tables.js";
import { Seals } from "./seals.js";

export type SignedLink = ReturnType<typeof signLinks>[number];

/**
 * @param file for the error
 * @throws InputError that lists invalid lines
 */
export function readIds(text: string, file?: string): readonly string[] {
  const lines = text.split(/\r?\n/).map((line, at) => ({ id: line.trim(), at: at + 1 }));
  const given = lines.filter(({ id }) => id !== "");
  const where = file === undefined ? {} : { file };
  const wrong = given.filter(({ id }) => !participantPattern.test(id));
  if (wrong.length > 0) {
    const named = wrong.slice(0, 20).map(({ id, at }) => `line ${at}: ${id.slice(0, 80)}`);
    throw new InputError(
      `an id has letters, digits and . _ - @ only, at most 64, and stands alone on its line:\n  ${named.join("\n  ")}`,
      where,
    );
  }
  if (given.length === 0) throw new InputError("there are no ids in it", where);
  return [...new Set(given.map(({ id }) => id))];
}

/** @throws InputError when the campaign has no door */
export function signLinks(
  { id: campaign, design }: Pick<Campaign, "id" | "design">,
  ids: readonly string[],
  { base, key }: { readonly base: URL; readonly key: () => string },
) {
  if (!hasDoor(design))
    throw new InputError(
      `The campaign ${campaign} lets nobody in from outside. A design with fromOutside: true does; designs are frozen, so it needs a new campaign.`,
    );
  const seals = new Seals(key);
  const door = `${base.href.replace(/(?<!\/)\/+$/, "")}/join/${campaign}`;
  return ids.map((participant) => {
    const signature = seals.link({ campaign, externalId: participant });
    return { participant, link: `${door}?${new URLSearchParams({ participant, signature })}` };
  });
}

/** Returns a CSV table, for mail merge. */
export function tabulateLinks(links: readonly SignedLink[]): string {
  return toCsv(toTable(fieldColumns("STRING", "participant", "link"), links));
}
