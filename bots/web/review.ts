/** The routes of the page of exchanges: what was said, episodes step by step, decisions. */
import type { Hono } from "hono";
import { InputError } from "../../src/core/errors.js";
import type { ReplayFrame, ReviewDesk } from "../../src/core/review.js";
import type { WebEnv } from "./access.js";
import type { ReplayState, ReviewState } from "./owner-content.js";
import { ownerRoutes, visible } from "./owner-routes.js";
import type { ShownDrawing } from "./page-content.js";
import { exchangeQuery, replayQuery, reviewBody, stepQuery } from "./requests.js";
import { showDrawing, sizeFor } from "./show-drawing.js";

const pageSize = 20;
const logLength = 100;

export function serveReview(app: Hono<WebEnv>, review: ReviewDesk): void {
  const { get, post } = ownerRoutes(app);
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
  post("/api/review", reviewBody, async (order) => {
    await review.decide(order);
    return { decided: true };
  });
}

function drawStep({ owner: view, seen }: ReplayFrame, width: number): ShownDrawing {
  if (view) return showDrawing({ mode: "owner", view, seen }, sizeFor(width));
  const legend =
    "The world has other rules now than when this was played, so the home cannot be drawn from here on.";
  return { drawing: null, legend, list: [] };
}
