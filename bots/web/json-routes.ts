/** What the routes of the team's pages have in common: each parses what it is sent, and answers with JSON. */
import type { Hono } from "hono";
import { z } from "zod";
import { visibleText } from "../present/visible-text.js";
import type { WebContext, WebEnv } from "./access.js";
import { parse, parseBody } from "./requests.js";

/** Answers a request; a response is sent as it is, anything else as JSON. */
type Answer<Given> = (given: Given, context: WebContext) => unknown;

/** Accepts anything: for routes without parameters. */
export const nothing = z.unknown();

/** Adds routes: those of `get` parse the query, those of `post` the body. */
export function jsonRoutes(app: Hono<WebEnv>) {
  const send = async (context: WebContext, answer: unknown): Promise<Response> => {
    const given = await answer;
    return given instanceof Response
      ? given
      : context.json(given === undefined ? {} : (given as object | null));
  };
  return {
    get<Given>(path: string, query: z.ZodType<Given>, answer: Answer<Given>): void {
      app.get(path, (context) => send(context, answer(parse(context.req.query(), query), context)));
    },
    post<Given>(path: string, body: z.ZodType<Given>, answer: Answer<Given>): void {
      app.post(path, async (context) =>
        send(context, answer(await parseBody(context, body), context)),
      );
    },
  };
}

/** The same value; nothing in its texts is invisible, and of empty lines one is left. */
export function visible<Value>(value: Value): Value {
  return JSON.parse(JSON.stringify(value), (_, part) =>
    typeof part === "string" ? visibleText(part) : part,
  );
}
