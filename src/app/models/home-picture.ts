/** Shows the agent's knowledge only. */
import { describePlaceKind } from "../../../scenes/household/index.js";
import { classOf } from "../../core/fact.js";
import { keepNewest } from "../../core/newest.js";
import type { OwnerView } from "../../core/scene.js";
import type { KnownHome } from "../../policies/agent/commands.js";

/** Pixels. */
const width = 1200;
/** Recent pictures, one per episode. */
const album = new Map<string, Promise<string | null>>();
const mostKept = 16;

/** @returns a PNG in base64; null when it cannot be drawn */
export async function drawKnownHome(home: KnownHome): Promise<string | null> {
  const { draw } = await import("../../../bots/present/drawing.js");
  const seen = [...home.contents.keys()];
  const svg = draw({ mode: "owner", view: viewOf(home), seen, explored: true });
  const picture = album.get(svg) ?? render(svg);
  keepNewest(album, svg, picture, mostKept);
  return picture;
}

async function render(svg: string): Promise<string | null> {
  const { renderPng } = await import("../../../bots/present/png.js");
  return renderPng(svg, { width }).then(
    (png) => png.toString("base64"),
    () => null,
  );
}

function viewOf({ places, here, held, contents }: KnownHome): OwnerView {
  const thing = (id: string) => ({ id, label: id, kind: classOf(id), attributes: {} });
  return {
    home: "The home",
    robotAt: here,
    held: held === null ? null : thing(held),
    places: places.map((id) => {
      const kind = classOf(id);
      const zone = describePlaceKind(kind)?.zone ?? "other";
      const things = (contents.get(id) ?? []).map(thing);
      return { id, label: id, kind, room: "", zone, openable: false, open: false, things };
    }),
  };
}
