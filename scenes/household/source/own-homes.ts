/** The homes that come with Sous, without the engine that plays them. */
import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { packageFile } from "../../../src/core/package-file.js";
import type { Home } from "./home-file.js";

export interface HomeSummary {
  readonly id: string;
  readonly title: string;
  readonly rooms: number;
  readonly places: number;
  readonly things: number;
  readonly tasks: number;
}

/** Ids of the homes that come with Sous, sorted. */
export function listHomes(): string[] {
  return readdirSync(packageFile("scenes/data"))
    .filter((file) => file.endsWith(".json"))
    .map((file) => file.slice(0, -".json".length))
    .sort();
}

/** The path of a home that comes with Sous, whether there is one of that id or not. */
export function homeFile(id: string): string {
  return path.join(packageFile("scenes/data"), `${id}.json`);
}

/** What there is in each home that comes with Sous. The files come with the program and are not checked. */
export function summariseHomes(): readonly HomeSummary[] {
  return listHomes().map((name) => {
    const home = JSON.parse(readFileSync(homeFile(name), "utf8")) as Home;
    const { id, title, rooms, places, things, tasks, orders = [] } = home;
    return {
      id,
      title,
      rooms: rooms.length,
      places: places.length,
      things: things.length,
      tasks: tasks.length + orders.length,
    };
  });
}
