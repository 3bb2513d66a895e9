/** How long the shop takes to load products and to search them. */
import { closeSync, mkdtempSync, openSync, rmSync, writeSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { type Catalogue, openCatalogue, ownCatalogue } from "../../../scenes/shop/index.js";
import { pick, type Random, seededRandom } from "../../core/random.js";

export interface SearchSpeed {
  readonly catalogue: string;
  readonly products: number;
  /** By the clock, and of the processor. */
  readonly loadSeconds: number;
  readonly loadCpuSeconds: number;
  /** Most memory that the process had. */
  readonly megabytes: number;
  readonly searches: number;
  readonly medianMs: number;
  readonly p95Ms: number;
  /** Of the processor: what other work on the machine does not change. */
  readonly medianCpuMs: number;
}

/** @param data a folder, or a number of products that are made of the words of ours, of 1.5 KB each */
export function measureSearch(data: string | number, searches: number, seed: number): SearchSpeed {
  if (typeof data === "string") return measure(data, searches, seed);
  const folder = mkdtempSync(path.join(os.tmpdir(), "sous-shop-"));
  try {
    makeProducts(path.join(folder, "items_shuffle.json"), data, seed);
    return { ...measure(folder, searches, seed), catalogue: "made" };
  } finally {
    rmSync(folder, { recursive: true });
  }
}

function measure(data: string, searches: number, seed: number): SearchSpeed {
  const cpu = process.cpuUsage();
  const begin = performance.now();
  const catalogue = openCatalogue(data);
  const loadSeconds = (performance.now() - begin) / 1000;
  const { user, system } = process.cpuUsage(cpu);
  const random = seededRandom(seed, "searches");
  const times = Array.from({ length: searches }, () => timeSearch(catalogue, random));
  const at = (share: number, of: (time: Time) => number): number =>
    times.map(of).sort((one, other) => one - other)[Math.floor(share * searches)] ?? 0;
  return {
    catalogue: catalogue.name,
    products: catalogue.size,
    loadSeconds,
    loadCpuSeconds: (user + system) / 1e6,
    megabytes: process.resourceUsage().maxRSS / 1024,
    searches,
    medianMs: at(0.5, ({ clock }) => clock),
    p95Ms: at(0.95, ({ clock }) => clock),
    medianCpuMs: at(0.5, ({ cpu }) => cpu),
  };
}

interface Time {
  readonly clock: number;
  readonly cpu: number;
}

/** Searches for six words of two titles. In milliseconds. */
function timeSearch(catalogue: Catalogue, random: Random): Time {
  const title = () => catalogue.at(Math.floor(random() * catalogue.size)).title.split(" ");
  const query = [...title().slice(0, 3), ...title().slice(0, 3)].join(" ");
  const cpu = process.cpuUsage();
  const begin = performance.now();
  catalogue.index.search(query, 50, (at) => catalogue.asins[at] ?? "");
  const clock = performance.now() - begin;
  const { user, system } = process.cpuUsage(cpu);
  return { clock, cpu: (user + system) / 1000 };
}

const bytesEach = 1500;

function makeProducts(file: string, products: number, seed: number): void {
  const random = seededRandom(seed, "products");
  const own = openCatalogue(ownCatalogue);
  const known = own.asins.map((_, at) => own.at(at));
  const words = known.flatMap(({ title, description, bullets }) =>
    [title, description, ...bullets].join(" ").split(" "),
  );
  // Shops have many words that only a few products have.
  const word = () =>
    random() < 0.1 ? `w${Math.floor(products * random() ** 2)}` : (pick(random, words) ?? "");
  const text = (length: number) => Array.from({ length }, word).join(" ");
  const handle = openSync(file, "w");
  for (let at = 0; at < products; at++) {
    const like = pick(random, known);
    const row = {
      asin: `M${String(at).padStart(9, "0")}`,
      name: `${like?.title ?? ""} ${text(4)}`,
      full_description: "",
      small_description: [text(20), text(20)],
      pricing: "$12.00",
      query: like?.query,
      product_category: like?.productCategory,
    };
    const left = bytesEach - JSON.stringify(row).length;
    const line = JSON.stringify({
      ...row,
      full_description: text(200).slice(0, Math.max(left, 0)),
    });
    writeSync(handle, `${at === 0 ? "[" : ",\n"}${line}`);
  }
  writeSync(handle, "]");
  closeSync(handle);
}
