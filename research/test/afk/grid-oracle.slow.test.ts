import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { drawGridGame } from "../../../scenes/grid/draw-game.js";
import { findGridTask, gridTasks } from "../../../scenes/grid/task.js";
import type { Query } from "../../../src/core/episode/query-scene.js";
import { sharedData } from "../../../test/shared-data.js";
import { askOnGrid, type OracleGame } from "../../afk/oracle/with-oracle.js";

function queryOf(words: string): Query {
  const [func = "", , ...rest] = words.split(" ");
  const noun = rest.at(-1) ?? "";
  const [adjective] = rest;
  if (func !== "what" && func !== "where") throw new Error(`no question: ${words}`);
  return rest.length > 1 && adjective ? { func, adjective, noun } : { func, noun };
}

/** Masks what differs between games. */
function shapeOf(answer: string): string {
  return answer
    .replace(/\s+/gu, " ")
    .replace(/^i dont know$/i, "UNKNOWN")
    .replace(/\b(blue|green|grey|purple|red|yellow|white)\b/g, "COLOUR")
    .replace(/\b(jack|mary)\b/g, "NAME")
    .replace(/is COLOUR (ball|box|key)\b/g, "is COLOUR THING")
    .replace(/\broom\d\b/g, "ROOM")
    .replace(/in the (kitchen|restroom|livingroom)/g, "in the PLACE")
    .replace(/in (east|west|second floor)$/g, "in SIDE");
}

function ask(simulator: OracleGame, words: string): string {
  return shapeOf(simulator.fork().ask(queryOf(words)).answer ?? "");
}

function gamesOf(name: string, count: number): readonly OracleGame[] {
  return Array.from({ length: count }, (_, seed) =>
    askOnGrid(drawGridGame(findGridTask(name), seed)),
  );
}

interface Transcript {
  readonly level: string;
  readonly task: string;
  readonly child: string | null;
  readonly size: string;
  readonly maxSteps: number;
  readonly answers: readonly { readonly query: string; readonly answer: string }[];
}

function taskOfLevel(level: string): string {
  if (level === "Boss") return "level4";
  const parts = {
    Danger: "danger",
    OpenDoor: "open-door",
    GoToFav: "favorite",
    ObjInBox: "object-in-box",
  };
  return Object.entries(parts)
    .filter(([word]) => level.includes(word))
    .map(([, part]) => part)
    .join("+");
}

function readTranscripts(file: string): readonly Transcript[] {
  const blocks = readFileSync(file, "utf8").split(/^## /m).slice(1);
  return blocks.map((block) => {
    const [head = "", ...lines] = block.split("\n");
    const [, level = "", , told = "", size = "", steps = ""] =
      /^(\w+) (\d) \| (.*?) \| grid (\d+ \d+) .*max_steps (\d+)/.exec(head) ?? [];
    const answers = lines.flatMap((line) => {
      const [, query, answer] = /^ {5}(wh.*?) -> (.*) 0 False$/.exec(line) ?? [];
      return query && answer ? [{ query, answer }] : [];
    });
    const child = /(jack|mary) toy/.exec(told)?.[1] ?? null;
    return { level, task: taskOfLevel(level), child, size, maxSteps: Number(steps), answers };
  });
}

describe("the oracle", () => {
  const file = sharedData("afk", "babyai-oracle-transcripts.txt");
  const transcripts = file === null ? [] : readTranscripts(file);

  it.runIf(file)("is compared with transcripts of all fifteen levels", () => {
    const full = transcripts.filter(({ answers }) => answers.length === 16);
    const names = new Set(full.map(({ task }) => findGridTask(task).name));
    expect(names.size).toBe(gridTasks.length);
  });

  it.each(transcripts.map((transcript) => [transcript.level, transcript] as const))(
    "answers as in the released code's %s",
    (_, { task, child, size, maxSteps, answers }) => {
      const games = gamesOf(task, 30).filter(
        ({ instruction }) => child === null || instruction.includes(`${child} toy`),
      );
      const [first] = games;
      const view = first?.ownerView().grid;
      expect(`${view?.rows[0]?.length} ${view?.rows.length}`).toBe(size);
      expect(first?.maxSteps).toBe(maxSteps);
      for (const { query, answer } of answers) {
        const shapes = new Set(games.map((game) => ask(game, query)));
        expect(shapes, query).toContain(shapeOf(answer));
        // Answers about names look alike in all games; places differ.
        if (query.startsWith("what")) expect([...shapes], query).toEqual([shapeOf(answer)]);
      }
    },
  );

  it("tells each fact in its own words, and nothing else", () => {
    const templates = new Set([
      "UNKNOWN",
      "NAME toy is COLOUR THING",
      "different from tim, NAME suitcase COLOUR box",
      "danger zone is COLOUR",
      "while COLOUR ball in the PLACE, COLOUR ball in NAME suitcase",
      "kitchen in SIDE",
      ...["ball", "box", "key", "door"].map((thing) => `COLOUR ${thing} in ROOM`),
    ]);
    const queries = ["jack toy", "mary toy", "jack suitcase", "danger zone", "blue key", "key"].map(
      (name) => `what is ${name}`,
    );
    queries.push(
      ...["blue ball", "green box", "blue key", "blue door", "kitchen"].map(
        (name) => `where is ${name}`,
      ),
    );
    for (const { name } of gridTasks) {
      for (const game of gamesOf(name, 3)) {
        for (const query of queries) expect(templates, query).toContain(ask(game, query));
      }
    }
  });

  it("tells of the key only in front of the lock", () => {
    const simulator = askOnGrid(drawGridGame(findGridTask("open-door"), 1));
    simulator.begin();
    expect(ask(simulator, "what is key")).toBe("UNKNOWN");
    const plan = simulator.plan() ?? [];
    for (const command of plan.slice(0, -1)) simulator.step(command);
    expect(ask(simulator, "what is key")).toBe("COLOUR key to the door");
  });

  it("has as many good questions as the paper's table says", () => {
    const counts: Readonly<Record<string, number>> = {
      "object-in-box": 3,
      danger: 1,
      favorite: 2,
      "open-door": 1,
      "open-door+object-in-box": 5,
      "favorite+object-in-box": 4,
      "danger+favorite": 3,
      "danger+open-door": 2,
    };
    for (const [name, count] of Object.entries(counts)) {
      const [game] = gamesOf(name, 1);
      expect(game?.goodQueries(), name).toHaveLength(count);
    }
  });
});
