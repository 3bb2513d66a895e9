/** The part of the report on `sous bench agents`: every table is marked with whose figures it shows. */
import { percent } from "../../src/core/wording.js";
import { failures, fixed, heading, tableOf } from "../report/blocks.js";
import type { Block, Table } from "../report/document.js";
import type { ResultPart } from "../report/result-kind.js";
import type { AgentResult, AgentsResult } from "./results.js";

export function composeAgents(result: AgentsResult): ResultPart {
  const { agents, settings, seeds, label } = result;
  const games = Math.max(0, ...agents.map((one) => one.games));
  const marked = (title: string, table: Table): readonly Block[] => [
    heading(`${title} (${label})`),
    table,
  ];
  return {
    title: `Agents over ${games} games (${label})`,
    about: `Variant "${settings.variant}", ask policy "${settings.ask}", people from ${settings.people === "model" ? "a language model" : "the owner's view"}; seeds ${seeds.join(", ")}; at most ${settings.maxSteps} actions. Model: ${label}.`,
    blocks: [
      ...marked("Figures", tableFigures(agents)),
      ...marked("What the models took, per episode", tableUsage(agents)),
      ...marked("Success by task type", tableTypes(agents)),
      ...failures(
        agents.flatMap((one) =>
          one.failures.map(({ game, reason }) => `${one.agent}, ${game}: ${reason}`),
        ),
      ),
    ],
  };
}

function tableFigures(agents: readonly AgentResult[]): Table {
  return tableOf(agents, {
    agent: ({ agent }) => agent,
    games: ({ games }) => games,
    success: ({ success }) => percent(success),
    steps: ({ meanSteps }) => fixed(meanSteps),
    "goal conditions": ({ goalConditions }) => optionalShare(goalConditions),
    "success, path-weighted": ({ pathWeightedSuccess }) => optionalShare(pathWeightedSuccess),
    "conditions, path-weighted": ({ pathWeightedConditions }) =>
      optionalShare(pathWeightedConditions),
    questions: ({ questionsPerTask }) => fixed(questionsPerTask),
    "follow-ups": ({ followUpsPerTask }) => fixed(followUpsPerTask ?? 0),
    "decided by model, corrected, choice, rules": ({ decidedBy: by }) =>
      by ? [by.model, by.corrected, by.choice, by.rules].map(percent).join(", ") : "",
    "how episodes ended": ({ endings }) => formatCounts(endings),
    "failed calls": ({ modelFailures }) => formatCounts(modelFailures),
  });
}

function tableUsage(agents: readonly AgentResult[]): Table {
  return tableOf(agents, {
    agent: ({ agent }) => agent,
    requests: ({ requestsPerEpisode }) => requestsPerEpisode.toFixed(1),
    "from the cache": ({ cachedPerEpisode }) => cachedPerEpisode.toFixed(1),
    "prompt tokens": ({ promptTokensPerEpisode }) => promptTokensPerEpisode.toFixed(0),
    "completion tokens": ({ completionTokensPerEpisode }) => completionTokensPerEpisode.toFixed(0),
    "begun as before": ({ prefixShare }) => optionalShare(prefixShare),
    "US dollars": ({ costPerEpisode }) => costPerEpisode.toFixed(4),
  });
}

function tableTypes(agents: readonly AgentResult[]): Table {
  const types = [...new Set(agents.flatMap(({ byType }) => Object.keys(byType)))].sort();
  const columns = agents.map(({ agent, byType }) => {
    const cell = (type: string) => byType[type] && percent(byType[type].success);
    return [agent, cell] as const;
  });
  return tableOf(types, { "task type": (type) => type, ...Object.fromEntries(columns) });
}

/** Older results lack some figures. */
function optionalShare(share: number | undefined): string {
  return share === undefined ? "" : percent(share);
}

/** "done 12, max-steps 1" */
function formatCounts(counts: Readonly<Record<string, number>>): string {
  return Object.entries(counts)
    .map(([name, count]) => `${name} ${count}`)
    .join(", ");
}
