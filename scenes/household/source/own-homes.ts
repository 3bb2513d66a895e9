/** The built-in homes, without their engine. */
import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { packageFile } from "../../../src/core/package-file.js";
import type { Home } from "./home-file.js";

export function listHomes(): string[] {
  return readdirSync(packageFile("scenes/data"))
    .filter((file) => file.endsWith(".json"))
    .map((file) => file.slice(0, -".json".length))
    .sort();
}

export function homeFile(id: string): string {
  return path.join(packageFile("scenes/data"), `${id}.json`);
}

/** Trusts the files, which come with the program. */
export function summariseHomes() {
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
