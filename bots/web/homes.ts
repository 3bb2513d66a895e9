import type { Hono } from "hono";
import { HTTPException } from "hono/http-exception";
import { z } from "zod";
import { InputError } from "../../src/core/errors.js";
import type { HomeDesk } from "../../src/core/home-desk.js";
import type { WebEnv } from "./access.js";
import type { DraftState, HomesState, TaskState } from "./content.js";
import { drawingWidth, id, jsonRoutes, nothing } from "./requests.js";
import { showDrawing, sizeFor } from "./show-drawing.js";

/** May be incomplete: faults are part of the answer. */
const draft = z.record(z.string(), z.unknown()).transform((home) => JSON.stringify(home));
const checkBody = z.object({ home: draft, width: drawingWidth });
const taskBody = z.object({ home: draft, sentence: z.string().trim().min(1).max(300) });
const seed = z.int().min(0);
const makeBody = z.union([
  z.object({ seed, kind: z.string().max(40) }),
  z.object({ seed, home: draft }),
]);
const saveBody = z.object({ home: draft, from: z.string().max(64).nullable() });

export function serveHomes(app: Hono<WebEnv>, desk: HomeDesk): void {
  const { get, post } = jsonRoutes(app);
  get("/api/homes", nothing, async () => {
    return { homes: await desk.list(), kinds: desk.kinds() } satisfies HomesState;
  });
  get("/api/homes/home", z.object({ home: z.string().default("") }), async ({ home: id }) => {
    const kept = await desk.read(id);
    if (!kept) throw new HTTPException(404, { message: `There is no home "${id}".` });
    return { ...kept, home: JSON.parse(kept.home) };
  });
  post("/api/homes/check", checkBody, ({ home, width }) => {
    const { problems, notes, view } = desk.check(home);
    const seen = view?.places.map(({ id }) => id) ?? [];
    const shown = view && showDrawing({ mode: "owner", view, seen }, sizeFor(width));
    const { drawing = null, list = [] } = shown ?? {};
    return { problems, notes, drawing, list } satisfies DraftState;
  });
  post("/api/homes/task", taskBody, ({ home, sentence }) => readTask(desk, home, sentence));
  post("/api/homes/make", makeBody, ({ seed, ...like }) => ({
    home: JSON.parse(desk.make(like, seed)),
  }));
  post("/api/homes", saveBody, ({ home, from }) => desk.save(home, from));
  post("/api/homes/rename", z.object({ id, title: z.string().trim() }), async ({ id, title }) => {
    await desk.rename(id, title);
    return { id };
  });
  post("/api/homes/remove", z.object({ id }), async ({ id }) => {
    await desk.remove(id);
    return { id };
  });
}

function readTask(desk: HomeDesk, home: string, sentence: string): TaskState {
  try {
    return { task: desk.readTask(home, sentence) };
  } catch (error) {
    if (error instanceof InputError) return { refusal: error.message };
    throw error;
  }
}
