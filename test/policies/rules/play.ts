/** Plays games in memory with correct, wrong or no answers. */

import {
  createScratchJournal,
  type EpisodeResult,
  type Journal,
} from "../../../src/agent/journal.js";
import { countActions, runEpisode } from "../../../src/agent/run-episode.js";
import { createAskPolicy } from "../../../src/agent/when-to-ask.js";
import type { AskPolicy, Policy } from "../../../src/core/episode/decision.js";
import type { AskRequest, AskVerdict, Desk } from "../../../src/core/episode/desk.js";
import type { AskPolicyName } from "../../../src/core/episode/episode.js";
import type {
  OwnerView,
  PlaceView,
  Simulator,
  Task,
  ThingView,
} from "../../../src/core/episode/scene.js";
import { newId } from "../../../src/core/id.js";
import type { Fact, NewFact } from "../../../src/core/memory/fact.js";
import { descriptionOf, factsMeeting } from "../../../src/core/memory/notebook.js";
import type { Need } from "../../../src/core/question/question.js";
import { householdObserver } from "../../../src/policies/rules/observer.js";
import { createRulesPolicy } from "../../../src/policies/rules/rules-policy.js";
import { askStep, factWrite, sampleEpisode } from "../../memory/samples.js";

export type Answers = "true" | "wrong" | "none";

export interface Game {
  readonly scene: Simulator;
  readonly task: Task;
  readonly answers: Answers;
  readonly ask?: AskPolicyName;
  readonly asking?: AskPolicy;
  readonly facts?: readonly Fact[];
  readonly random?: () => number;
  readonly policy?: Policy;
}

export interface Played extends EpisodeResult {
  readonly won: boolean;
  readonly steps: number;
  readonly questions: number;
  readonly facts: readonly Fact[];
}

export async function playGame(game: Game): Promise<Played> {
  const { scene, task, ask = "missing" } = game;
  const journal = createScratchJournal("test", game.facts ?? [], 1000);
  const result = await runEpisode({
    episode: sampleEpisode({ id: "e-test", household: "test", task, askPolicy: ask, channel: "" }),
    scene,
    policy: game.policy ?? createRulesPolicy(),
    observer: householdObserver,
    askPolicy: game.asking ?? createAskPolicy(ask),
    desk: createAnsweringDesk(game, journal),
    journal,
    clock: { now: () => 1000, sleep: async () => undefined },
  });
  const asked = result.trajectory.filter((step) => step.kind === "ask");
  return {
    ...result,
    won: result.end?.kind === "terminated",
    steps: countActions(result.trajectory),
    questions: asked.filter((step) => step.handling === "posted").length,
    facts: await journal.facts(),
  };
}

/** Uses the notebook, else answers at once from the owner's view. */
function createAnsweringDesk(game: Game, journal: Journal): Desk {
  return {
    async ask(request: AskRequest): Promise<AskVerdict> {
      const known = request.eager ? [] : factsMeeting(request.need, await journal.facts());
      const said = known.length > 0 || !request.ask ? [] : answer(game, request);
      const handling = known.length > 0 ? "notebook" : request.ask ? "posted" : "withheld";
      const outcome =
        known.length + said.length > 0 ? "answered" : request.ask ? "declined" : "withheld";
      const { need, thought, seq, engine, because, factWatermark } = request;
      const [episode, kind] = [request.episode.id, "ask" as const];
      const own = { episode, engine, because, factWatermark, at: 0, question: null };
      const told = { person: "p-ana", question: `q-${seq}`, ballot: `b-${seq}`, episode };
      await journal.record({
        record: askStep(seq, { ...own, step: { kind, thought, need, handling, outcome } }),
        facts: said.map((fact) => factWrite(newId("f"), fact, told)),
        invalidations: [],
        notes: [],
      });
      return { handling, outcome, question: null, facts: known };
    },
    noteContradicted: () => [],
  };
}

function answer(game: Game, { need, view }: AskRequest): readonly NewFact[] {
  if (game.answers === "none") return [];
  const isTrue = game.answers === "true";
  const subject = descriptionOf(need) ?? need.noun;
  const lying = view.owner.places.flatMap((place) =>
    place.things.filter((thing) => thing.kind === need.noun).map((thing) => ({ thing, place })),
  );
  const meant = lying.filter(({ thing }) => isMeant(need, thing));
  if (need.func === "which") {
    const others = lying.filter(({ thing }) => !isMeant(need, thing));
    return (isTrue ? meant : others).slice(0, 1).map(({ thing }) => claim(subject, "is", thing.id));
  }
  const elsewhere = placesWithout(view.owner, need.noun);
  const wrong = elsewhere[Math.floor((game.random?.() ?? 0) * elsewhere.length)];
  const places = isTrue ? meant.map(({ place }) => place) : wrong ? [wrong] : [];
  const wanted = need.adjective === "two" ? 2 : 1;
  return [...new Set(places)].slice(0, wanted).map((place) => claim(subject, "at", place.id));
}

function claim(subject: string, relation: "at" | "is", object: string): NewFact {
  const certainty = "sure";
  return { subject, relation, objects: [object], polarity: true, certainty, source: "answer" };
}

function isMeant(need: Need, { attributes }: ThingView): boolean {
  if (descriptionOf(need) === null) return true;
  const { owner, ...looks } = attributes;
  const words = [...Object.values(looks), owner && `${owner}'s`];
  return (need.adjective ?? "").split(" ").every((word) => words.includes(word));
}

function placesWithout(view: OwnerView, kind: string): readonly PlaceView[] {
  return view.places.filter((place) => place.things.every((thing) => thing.kind !== kind));
}
