/** The routes of the page of exchanges: what was said, episodes step by step, decisions. */
import type { Context, Hono } from "hono";
import { z } from "zod";
import { InputError } from "../../src/core/errors.js";
import type {
  Exchange,
  Replay,
  ReplayFrame,
  ReviewDesk,
  ReviewLogLine,
} from "../../src/core/review.js";
import { visibleLine, visibleText } from "../present/visible-text.js";
import type { WebEnv } from "./access.js";
import type { ShownDrawing } from "./page-content.js";
import { drawingWidth, exchangeQuery, parse, parseBody, reviewBody } from "./requests.js";
import type { ReplayState, ReviewState } from "./review-content.js";
import { showDrawing, sizeFor } from "./show-drawing.js";

const pageSize = 20;
const logLength = 100;
const stepNumber = z.coerce.number().int().min(0).max(1_000_000);

/** Adds the routes that the page reads from and sends decisions to. */
export function serveReview(app: Hono<WebEnv>, review: ReviewDesk): void {
  app.get("/api/review", async (context) => {
    const query = parse(context.req.query(), exchangeQuery);
    const { exchanges, ...found } = await review.list({ ...query, limit: pageSize });
    const log = await review.log(logLength);
    const state: ReviewState = {
      ...found,
      pageSize,
      exchanges: exchanges.map(showExchange),
      log: log.map(showDecision),
    };
    return context.json(state);
  });
  app.get("/api/review/replay", async (context) => {
    const { frames, ...replay } = await findReplay(review, context);
    const timeline = frames.map(({ seq, kind, thought, text, observation }) => ({
      seq,
      kind,
      text: visibleLine(text),
      thought: visibleText(thought),
      observation: visibleText(observation),
    }));
    const state: ReplayState = { ...replay, timeline };
    return context.json(state);
  });
  app.get("/api/review/drawing", async (context) => {
    const step = parse(context.req.query("step"), stepNumber);
    const width = drawingWidth.parse(context.req.query("width"));
    const frame = (await findReplay(review, context)).frames[step];
    if (!frame) throw new InputError(`The episode has no step ${step}.`);
    return context.json(drawStep(frame, width));
  });
  app.post("/api/review", async (context) => {
    await review.decide(await parseBody(context, reviewBody));
    return context.json({ decided: true });
  });
}

async function findReplay(review: ReviewDesk, context: Context): Promise<Replay> {
  const id = context.req.query("episode") ?? "";
  const replay = await review.replay(id);
  if (!replay) throw new InputError(`There is no episode "${id}".`);
  return replay;
}

function drawStep({ owner: view, seen }: ReplayFrame, width: number): ShownDrawing {
  if (!view) {
    const legend =
      "The world has other rules now than when this was played, so the home cannot be drawn from here on.";
    return { drawing: null, legend, list: [] };
  }
  return showDrawing({ mode: "owner", view, seen }, sizeFor(width));
}

function showDecision(line: ReviewLogLine): ReviewLogLine {
  const reviewer = visibleLine(line.reviewer);
  if (line.about === "clearance")
    return { ...line, reviewer, words: visibleLine(line.words), reason: visibleLine(line.reason) };
  return { ...line, reviewer, asked: visibleLine(line.asked), by: line.by && visibleLine(line.by) };
}

/** An exchange without invisible characters. */
function showExchange(exchange: Exchange): Exchange {
  return {
    ...exchange,
    home: visibleLine(exchange.home),
    task: visibleLine(exchange.task),
    text: visibleLine(exchange.text),
    why: visibleLine(exchange.why),
    answers:
      exchange.answers?.map((one) => ({
        ...one,
        by: visibleLine(one.by),
        said: visibleText(one.said),
        released: one.released && visibleText(one.released),
        claims: one.claims.map(visibleLine),
        suspicious: one.suspicious.map(visibleLine),
      })) ?? null,
  };
}
