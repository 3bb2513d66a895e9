/** The routes of the page of homes: one is made there, checked and drawn while it is made, and kept. */
import type { Hono } from "hono";
import { HTTPException } from "hono/http-exception";
import { InputError } from "../../src/core/errors.js";
import type { HomeDesk } from "../../src/core/home-desk.js";
import type { WebEnv } from "./access.js";
import type { DraftState, HomesState, TaskState } from "./homes-content.js";
import {
  checkBody,
  makeBody,
  parseBody,
  removeBody,
  renameBody,
  saveBody,
  taskBody,
} from "./requests.js";
import { showDrawing, sizeFor } from "./show-drawing.js";

/** Adds the routes that the page reads from and sends homes to. */
export function serveHomes(app: Hono<WebEnv>, desk: HomeDesk): void {
  app.get("/api/homes", async (context) => {
    const state: HomesState = { homes: await desk.list(), kinds: desk.kinds() };
    return context.json(state);
  });
  app.get("/api/homes/home", async (context) => {
    const id = context.req.query("home") ?? "";
    const kept = await desk.read(id);
    if (!kept) throw new HTTPException(404, { message: `There is no home "${id}".` });
    return context.json({ ...kept, home: JSON.parse(kept.home) });
  });
  app.post("/api/homes/check", async (context) => {
    const { home, width } = await parseBody(context, checkBody);
    const { problems, notes, view } = desk.check(home);
    const seen = view?.places.map(({ id }) => id) ?? [];
    const shown = view && showDrawing({ mode: "owner", view, seen }, sizeFor(width));
    const state: DraftState = {
      problems,
      notes,
      drawing: shown?.drawing ?? null,
      list: shown?.list ?? [],
    };
    return context.json(state);
  });
  app.post("/api/homes/task", async (context) => {
    const { home, sentence } = await parseBody(context, taskBody);
    return context.json(readTask(desk, home, sentence));
  });
  app.post("/api/homes/make", async (context) => {
    const { seed, ...like } = await parseBody(context, makeBody);
    return context.json({ home: JSON.parse(desk.make(like, seed)) });
  });
  app.post("/api/homes", async (context) => {
    const { home, from } = await parseBody(context, saveBody);
    return context.json(await desk.save(home, from));
  });
  app.post("/api/homes/rename", async (context) => {
    const { id, title } = await parseBody(context, renameBody);
    await desk.rename(id, title);
    return context.json({ id });
  });
  app.post("/api/homes/remove", async (context) => {
    const { id } = await parseBody(context, removeBody);
    await desk.remove(id);
    return context.json({ id });
  });
}

/** What cannot be read is no failure: people try words. */
function readTask(desk: HomeDesk, home: string, sentence: string): TaskState {
  try {
    return { task: desk.readTask(home, sentence) };
  } catch (error) {
    if (error instanceof InputError) return { refusal: error.message };
    throw error;
  }
}
