import { percent } from "../../src/core/wording.js";
import { failures, fixed, tableOf, text } from "../report/blocks.js";
import type { Block } from "../report/document.js";
import { type ResultPart, resultKind } from "../report/result-kind.js";
import { type AskingResult, askingPolicies } from "./bench-asking.js";

export const askingKind = resultKind("asking", composeAsking);

function composeAsking(result: AskingResult): ResultPart {
  const { games, seeds, cells, coverage, calibratedOn } = result;
  type Cell = (typeof cells)[number];
  const costs = askingPolicies.map((name) => [name, (cell: Cell) => fixed(cell[name])]);
  const better = cells.filter(({ regret }) => regret <= -0.1).length;
  const within = cells.filter(({ regret }) => regret <= 0.05).length;
  const calibrated =
    calibratedOn === null
      ? "Nothing was calibrated: no other game could be asked in."
      : `Conformal and voi are calibrated on what asking came to in ${calibratedOn}.`;
  const share = (value: number | null) => value && percent(value);
  return {
    title: `When asking pays: ${games} games, ${seeds.length} seeds`,
    about: `Cost is mean steps and lambda for each question. Regret is voi's cost less the lower of never and missing: it is at most .05 in ${within} of ${cells.length} cells, and -.1 or lower in ${better}. ${calibrated}`,
    blocks: [
      tableOf(cells, {
        variant: ({ variant }) => variant,
        people: ({ people }) => people,
        lambda: ({ lambda }) => lambda,
        ...Object.fromEntries(costs),
        regret: ({ regret }) => fixed(regret),
        "voi's questions": ({ questions }) => fixed(questions.voi),
        "voi's success": ({ success }) => percent(success.voi),
      }),
      ...plotCosts(cells),
      text(
        "Coverage of the conformal sets, calibrated on other games: the share of needs whose right candidate was kept, and of those with one candidate left. Where nobody saw the right one, it is what people said.",
      ),
      tableOf(coverage, {
        variant: ({ variant }) => variant,
        people: ({ people }) => people,
        target: ({ target }) => target,
        covered: ({ covered }) => share(covered),
        alone: ({ alone }) => share(alone),
      }),
      ...failures(result.failures.map(({ game, reason }) => `${game}: ${reason}`)),
    ],
  };
}

function plotCosts(cells: AskingResult["cells"]): readonly Block[] {
  return cells
    .filter(({ lambda }) => lambda === 0)
    .map(({ variant, people }) => ({
      kind: "plot",
      name: `asking-${`${variant} ${people}`.replaceAll(/[^a-z0-9]+/g, "-")}`,
      title: `Cost of asking people who are ${people}, ${variant}`,
      unit: "steps",
      bars: cells
        .filter((cell) => cell.variant === variant && cell.people === people)
        .flatMap((cell) =>
          askingPolicies.map((group) => {
            return { label: `lambda ${cell.lambda}`, group, value: cell[group] };
          }),
        ),
    }));
}
