/** Below the fold: facts, what was not asked again, and the steps. What is empty is not shown. */
import { html } from "htm/preact";
import { useLayoutEffect, useRef } from "preact/hooks";
import { parseDrawing } from "./dom.js";
import { LiveSteps } from "./steps.js";

/** @import { ComponentChildren } from "preact" */
/** @import { HomeSnapshot } from "../../../src/core/bot.js" */
/** @import { PageState } from "../page-content.js" */

/** @type {Record<string, string>} */
const statusWords = {
  contradicted: "out of date: the robot saw otherwise",
  superseded: "no longer so: it was moved since",
  retracted: "taken back",
  disputed: "somebody said otherwise: not used before it is settled",
};

/** @param {{ home: HomeSnapshot | null, ways: PageState["ways"] }} props */
export function Below({ home, ways }) {
  if (!home) return null;
  const { facts, reused, timeline, card } = home;
  const worth = card?.done?.worth;
  return html`
    ${
      ways &&
      worth &&
      html`
        <${Ways} svg=${ways}>
          <b>${worth.stepsWith}</b> steps with your answers,${" "}
          <b>${worth.stepsWithout}</b> had nobody answered
        <//>
      `
    }
    <${Panel} title="Facts learned" isEmpty=${facts.length === 0}>
      <ul class="facts plain" data-testid="facts"><${Facts} facts=${facts} /></ul>
    <//>
    <${Panel} title="Not asked again" isEmpty=${reused.length === 0}>
      <ul class="facts plain" data-testid="reused">${reused.map((text) => html`<li>${text}</li>`)}</ul>
    <//>
    <${Panel} title="Step by step" isEmpty=${timeline.length === 0}>
      <div data-testid="timeline"><${LiveSteps} key=${card?.episode} steps=${timeline} /></div>
    <//>
  `;
}

/** @param {{ svg: string, children?: ComponentChildren }} props */
function Ways({ svg, children }) {
  const box = useRef(/** @type {HTMLElement | null} */ (null));
  useLayoutEffect(() => box.current?.replaceChildren(parseDrawing(svg)), [svg]);
  return html`
    <figure class="ways" data-testid="ways">
      <figcaption>${children}</figcaption>
      <div inert ref=${box}></div>
    </figure>
  `;
}

/** @param {{ title: string, isEmpty: boolean, children?: ComponentChildren }} props */
function Panel({ title, isEmpty, children }) {
  if (isEmpty) return null;
  return html`<section class="panel" aria-label=${title}><h2>${title}</h2>${children}</section>`;
}

/** @param {{ facts: HomeSnapshot["facts"] }} props */
function Facts({ facts }) {
  return facts.map(({ text, by, status }) => {
    const isOld = status !== "valid";
    const isStruck = status === "contradicted" || status === "retracted";
    return html`
      <li class=${isOld && "old"} data-status=${status}>
        <${isStruck ? "s" : "span"}>${text}<//>
        ${by && html`<small>${by}</small>`}
        ${isOld && html`<small class="status">${statusWords[status] ?? status}</small>`}
      </li>
    `;
  });
}
