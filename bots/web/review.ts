/** Serves the page where the owner reviews answers. */
import type { Hono } from "hono";
import { z } from "zod";
import {
  type ReplayFrame,
  type ReviewDesk,
  reviewOrderShape,
} from "../../src/core/campaign/review.js";
import { InputError } from "../../src/core/errors.js";
import { exchangeFlags } from "../../src/core/question/exchange.js";
import { visible } from "../present/visible-text.js";
import type { WebEnv } from "./access.js";
import type { ReplayState, ReviewState, ShownDrawing } from "./content.js";
import { showDrawing, sizeFor } from "./page-state.js";
import { drawingWidth, jsonRoutes, mostRows } from "./requests.js";

const pageSize = 20;
const logLength = 100;

const chosen = z
  .string()
  .max(200)
  .transform((given) => given || undefined)
  .optional();
const exchangeQuery = z.object({
  household: chosen,
  campaign: chosen,
  search: chosen,
  flags: z
    .string()
    .transform((given) => (given === "" ? [] : given.split(",")))
    .pipe(z.array(z.enum(exchangeFlags)))
    .optional(),
  skip: z.coerce.number().int().min(0).max(mostRows).default(0),
});
const replayQuery = z.object({ episode: z.string().default("") });
const stepQuery = replayQuery.extend({
  step: z.coerce.number().int().min(0).max(1_000_000),
  width: drawingWidth,
});

export function serveReview(app: Hono<WebEnv>, review: ReviewDesk): void {
  const { get, post } = jsonRoutes(app);
  const find = async (id: string) => {
    const replay = await review.replay(id);
    if (!replay) throw new InputError(`There is no episode "${id}".`);
    return replay;
  };
  get("/api/review", exchangeQuery, async (query) => {
    const found = await review.list({ ...query, limit: pageSize });
    const log = await review.log(logLength);
    return visible({ ...found, pageSize, log }) satisfies ReviewState;
  });
  get("/api/review/replay", replayQuery, async ({ episode }) => {
    const { frames, ...replay } = await find(episode);
    const timeline = frames.map(({ owner: _, seen: _seen, ...step }) => visible(step));
    return { ...replay, timeline } satisfies ReplayState;
  });
  get("/api/review/drawing", stepQuery, async ({ episode, step, width }) => {
    const frame = (await find(episode)).frames[step];
    if (!frame) throw new InputError(`The episode has no step ${step}.`);
    return drawStep(frame, width);
  });
  post("/api/review", reviewOrderShape, async (order) => {
    await review.decide(order);
    return { decided: true };
  });
}

function drawStep({ owner: view, seen }: ReplayFrame, width: number): ShownDrawing {
  if (view) return showDrawing({ mode: "owner", view, seen }, sizeFor(width));
  const legend =
    "The rules of this world changed after this task was played. From this step on, the home cannot be drawn.";
  return { drawing: null, legend, list: [] };
}
