import type { HomeSnapshot } from "../../src/core/bot.js";
import type { OwnerView, PlaceView, ThingView, Zone } from "../../src/core/episode/scene.js";

export function thing(id: string, label: string, colour?: string): ThingView {
  const attributes = colour ? { colour } : {};
  return { id, label, kind: id.replace(/ \d+$/, ""), attributes };
}

export function place(
  id: string,
  about: { label: string; zone: Zone; things?: ThingView[]; open?: boolean; room?: string },
): PlaceView {
  return {
    id,
    label: about.label,
    kind: id.replace(/ \d+$/, ""),
    room: about.room ?? "kitchen",
    zone: about.zone,
    openable: about.open !== undefined,
    open: about.open ?? true,
    things: about.things ?? [],
  };
}

export const kitchen: OwnerView = {
  home: "Ana's kitchen",
  robotAt: ["countertop 1"],
  held: thing("bowl 1", "small bowl", "white"),
  places: [
    place("countertop 1", {
      label: "counter by the window",
      zone: "surfaces",
      things: [thing("knife 1", "bread knife"), thing("butterknife 1", "butter knife")],
    }),
    place("diningtable 1", {
      label: "dining table",
      zone: "surfaces",
      things: [thing("mug 1", "Ana's blue mug", "blue"), thing("mug 2", "mug 2")],
    }),
    place("fridge 1", {
      label: "fridge",
      zone: "appliances",
      open: false,
      things: [thing("apple 1", "red apple", "red")],
    }),
    place("sink 1", { label: "sink", zone: "appliances" }),
    place("drawer 1", { label: "drawer 1", zone: "storage", open: false }),
    place("drawer 2", { label: "drawer 2", zone: "storage", open: false }),
    place("drawer 3", { label: "drawer 3", zone: "storage", open: true }),
  ],
};

export const seenInKitchen = ["countertop 1", "drawer 3"];

export function homeSnapshot(changes: Partial<HomeSnapshot> = {}): HomeSnapshot {
  const named = { household: "kitchen", title: "Ana's kitchen", mode: "owner" } as const;
  const empty = { conversation: [], timeline: [], facts: [], reused: [], queue: [] };
  return { ...named, ...empty, card: null, owner: kitchen, seen: seenInKitchen, ...changes };
}
