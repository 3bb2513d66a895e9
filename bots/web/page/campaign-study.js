/** What a campaign's answers were worth: the document of `sous study replay`, with its tables and plots. */
import { html } from "htm/preact";
import { useWork } from "./campaign-work.js";
import { Bars, Table } from "./plots.js";

/** @import { Study, StudyReport } from "../../../src/core/campaign-report.js" */

/** @param {{ id: string, say: (what: unknown) => void }} props */
export function CampaignStudy({ id, say }) {
  /** @type {[Study | null, () => void]} */
  const [study, begin] = useWork("/api/campaigns/study", id, say);
  return html`
    <section class="panel" aria-labelledby="study-title">
      <h2 id="study-title">Study</h2>
      <p class="legend">
        Each question is played again without the answer, with a simulated and with the real one.
        That takes from seconds to minutes.
      </p>
      <div class="small-buttons">
        <button type="button" data-testid="study" disabled=${study?.at === "working"} onClick=${begin}>
          ${study?.at === "done" ? "Work it out again" : "Work it out"}
        </button>
      </div>
      <p role="status" class=${study?.at === "failed" ? "fault why" : "first-big"} data-testid="study-state">
        ${study?.at === "working" && `${study.step} …`}
        ${study?.at === "failed" && study.why}
        ${study?.at === "done" && study.report.title}
      </p>
      ${study?.at === "done" && html`<div class="study">${study.report.blocks.map(showBlock)}</div>`}
    </section>
  `;
}

/** @param {StudyReport["blocks"][number]} block */
function showBlock(block) {
  switch (block.kind) {
    case "heading":
      return html`<h3>${block.text}</h3>`;
    case "text":
      return html`<p>${block.text}</p>`;
    case "code":
      return html`<pre><code>${block.text}</code></pre>`;
    case "table":
      return html`<${Table} head=${block.head} rows=${block.rows} />`;
    case "plot":
      return html`<${Bars}
        title=${block.title}
        about=${block.unit}
        bars=${block.bars.map((bar) => ({ ...bar, words: bar.value.toFixed(2) }))}
      />`;
  }
}
