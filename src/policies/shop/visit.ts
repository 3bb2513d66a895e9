import type { TrajectoryStep } from "../../core/episode.js";
import { type ListedProduct, type OptionGroup, readPage, type ShopPage } from "./page.js";

export interface Found extends ListedProduct {
  /** Null until opened. */
  groups: readonly OptionGroup[] | null;
  details: string | null;
}

export type Visit = ReturnType<typeof retrace>;

export function retrace(trajectory: readonly TrajectoryStep[]) {
  const found = new Map<string, Found>();
  let page: ShopPage = { kind: "index" };
  let current: Found | null = null;
  let first: readonly Found[] = [];
  let actions = 0;
  const searches: string[] = [];
  for (const step of trajectory) {
    if (step.kind === "ask") continue;
    page = readPage(step.observation, step.admissible);
    if (step.kind === "act") {
      actions += 1;
      searches.push(...(/^search\[(.*)\]$/.exec(step.command)?.slice(1) ?? []));
      const opened = /^click\[(.*)\]$/.exec(step.command)?.[1]?.toUpperCase();
      current = found.get(opened ?? "") ?? current;
    }
    if (page.kind === "results") {
      current = null;
      const before = new Map(found);
      found.clear();
      for (const product of page.products) {
        const known = before.get(product.asin);
        found.set(product.asin, known ?? { ...product, groups: null, details: null });
      }
      for (const [asin, product] of before) if (!found.has(asin)) found.set(asin, product);
      if (first.length === 0) first = [...found.values()];
    } else if (page.kind === "item") {
      if (current) current.groups = page.groups;
    } else if (page.kind === "sub" && current) {
      current.details = `${current.details ?? ""} ${page.text}`;
    }
  }
  return { page, found: [...found.values()], first, current, actions, searches };
}
