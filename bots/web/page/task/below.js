/** Shows facts, kept answers and steps below the conversation. */
import { html } from "htm/preact";
import { useLayoutEffect, useRef } from "preact/hooks";
import { putDrawing } from "./drawing.js";
import { paceMs } from "./picture.js";
import { LiveSteps } from "./steps.js";

/** @import { ComponentChildren } from "preact" */
/** @import { HomeSnapshot } from "../../../../src/core/bot.js" */
/** @import { Worth } from "../../../../src/core/episode/episode.js" */

/** @param {{ home: HomeSnapshot | null }} props */
export function Below({ home }) {
  if (!home) return null;
  const { facts, reused, timeline, card } = home;
  return html`
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

/** Shows the robot's path beside the one without the answers. @param {{ svg: string, worth: Worth }} props */
export function Ways({ svg, worth }) {
  const box = useRef(/** @type {HTMLElement | null} */ (null));
  const replay = () => walk(box.current);
  useLayoutEffect(() => {
    putDrawing(box.current, svg);
    const watch = new IntersectionObserver(([seen]) => {
      if (!seen?.isIntersecting) return;
      watch.disconnect();
      replay();
    });
    if (box.current) watch.observe(box.current);
    return () => watch.disconnect();
  }, [svg]);
  return html`
    <figure class="ways" data-testid="ways">
      <figcaption>
        <b>${worth.stepsWith}</b> steps with your answers;${" "}
        <b>${worth.stepsWithout}</b> without them
      </figcaption>
      <div inert ref=${box}></div>
      ${
        paceMs() > 0 &&
        html`<button type="button" data-testid="ways-again" onClick=${replay}>Walk again</button>`
      }
    </figure>
  `;
}

/** @param {HTMLElement | null} box */
function walk(box) {
  for (const walker of box?.querySelectorAll(".walker") ?? []) {
    for (const before of walker.getAnimations()) before.cancel();
    const stops = (walker.getAttribute("data-stops") ?? "").split(" ").map(toPoint);
    const [endX, endY] = stops.at(-1) ?? [0, 0];
    const way = stops.map(([x, y]) => ({ translate: `${x - endX}px ${y - endY}px` }));
    walker.animate(way, { duration: paceMs() * (stops.length - 1) });
  }
}

/** @param {string} stop "x,y" @returns {[number, number]} */
function toPoint(stop) {
  const [x = 0, y = 0] = stop.split(",").map(Number);
  return [x, y];
}

/** @param {{ title: string, isEmpty: boolean, children?: ComponentChildren }} props */
function Panel({ title, isEmpty, children }) {
  if (isEmpty) return null;
  return html`<section class="panel" aria-label=${title}><h2>${title}</h2>${children}</section>`;
}

/** @param {{ facts: HomeSnapshot["facts"] }} props */
function Facts({ facts }) {
  return facts.map(({ text, by, status, ended }) => {
    const isOld = status !== "valid";
    const isStruck = status === "contradicted" || status === "retracted";
    return html`
      <li class=${isOld && "old"} data-status=${status}>
        <${isStruck ? "s" : "span"}>${text}<//>
        ${by && html`<small>${by}</small>`}
        ${ended && html`<small class="status">${ended}</small>`}
      </li>
    `;
  });
}
