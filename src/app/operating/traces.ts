/** Exports traces of questions (OpenTelemetry). Their times come from rows, so they survive restarts. */
import { type Attributes, ROOT_CONTEXT, type Tracer, trace } from "@opentelemetry/api";
import { OTLPTraceExporter } from "@opentelemetry/exporter-trace-otlp-http";
import { detectResources, envDetector, resourceFromAttributes } from "@opentelemetry/resources";
import { BatchSpanProcessor, TracerProvider } from "@opentelemetry/sdk-trace";
import type { Ballot } from "../../core/memory/stores.js";
import type { Question } from "../../core/question/question.js";
import type { AppContext } from "../serve/app-context.js";
import type { Bus } from "../serve/bus.js";

/** @returns a function that flushes and ends the export */
export async function startTraces(
  { memory, clock }: Pick<AppContext, "memory" | "clock">,
  bus: Bus,
): Promise<() => Promise<void>> {
  const provider = new TracerProvider({
    resource: resourceFromAttributes({ "service.name": "sous" }).merge(
      detectResources({ detectors: [envDetector] }),
    ),
    spanProcessors: [new BatchSpanProcessor({ exporter: new OTLPTraceExporter() })],
  });
  trace.setGlobalTracerProvider(provider);
  const tracer = provider.getTracer("sous");
  const open = new Map(
    (await memory.questions.list({ state: "open" })).map(({ id, episode }) => [id, episode]),
  );
  const episodes = new Set<string>();
  let looking: Promise<void> = Promise.resolve();

  const unsubscribe = bus.subscribe(({ episode }) => {
    if (episode === null) return;
    if (episodes.size === 0) looking = looking.then(lookAtAll, lookAtAll);
    episodes.add(episode);
  });

  async function lookAtAll(): Promise<void> {
    const changed = [...episodes];
    episodes.clear();
    for (const episode of changed) await look(episode);
  }

  /** Exports an episode's settled questions, each once the notes that confirm its answers were shown. */
  async function look(episode: string): Promise<void> {
    for (const question of await memory.questions.list({ episode })) {
      if (question.state === "open") open.set(question.id, episode);
      else if (open.has(question.id) && (await isConfirmed(question))) {
        open.delete(question.id);
        record(tracer, question, await memory.questions.ballots(question.id), clock.now());
      }
    }
  }

  async function isConfirmed({ id, episode }: Question): Promise<boolean> {
    const ballots = new Set((await memory.questions.ballots(id)).map((ballot) => ballot.id));
    const notes = await memory.outbox.list({ episode });
    return notes.every(
      ({ note, state }) => !note?.ballot || !ballots.has(note.ballot) || /sent|dead/.test(state),
    );
  }

  return async () => {
    unsubscribe();
    for (const episode of open.values()) episodes.add(episode);
    await looking.then(lookAtAll, lookAtAll).catch(() => undefined);
    trace.disable();
    await provider.shutdown().catch(() => undefined);
  };
}

/** Exports one question's times and states, without words and people. */
function record(
  tracer: Tracer,
  question: Question,
  ballots: readonly Ballot[],
  confirmedAt: number,
): void {
  const { id, household, episode, need, askedAt, state } = question;
  const shownAt = question.deliveredAt ?? askedAt;
  const settledAt = question.settledAt ?? confirmedAt;
  const root = tracer.startSpan("ask", {
    startTime: askedAt,
    attributes: {
      "sous.question": id,
      "sous.episode": episode,
      "sous.household": household,
      "sous.need": need.func,
      "sous.state": state,
    },
  });
  const within = trace.setSpan(ROOT_CONTEXT, root);
  const part = (name: string, from: number, to: number, attributes: Attributes = {}): void =>
    tracer.startSpan(name, { startTime: from, attributes }, within).end(Math.max(from, to));
  part("deliver", askedAt, shownAt);
  for (const { platform, openedAt, at, understood, late } of ballots)
    part("answer", openedAt ?? shownAt, at, {
      "sous.platform": platform,
      "sous.understood": understood ?? "unread",
      "sous.late": late,
    });
  part("settle", Math.min(ballots.at(-1)?.at ?? settledAt, settledAt), settledAt);
  part("receipt", settledAt, confirmedAt);
  root.end(Math.max(confirmedAt, settledAt));
}
