/** Draws small plots, with every figure in words. */
import { html } from "htm/preact";

/** @import { ComponentChildren } from "preact" */
/** @typedef {{ label: string, value: number, words?: string }} Bar */

/** @param {{ title: string, about?: string, bars: readonly Bar[] }} props */
export function Bars({ title, about, bars }) {
  const most = Math.max(1, ...bars.map(({ value }) => value));
  return html`
    <figure class="plot">
      <figcaption>${title}${about && html` <small>${about}</small>`}</figcaption>
      <dl class="bars stack" style="--gap: 4px">
        ${bars.map(
          ({ label, value, words }) => html`
            <div key=${label}>
              <dt class="muted">${label}</dt>
              <dd>
                <span class="bar-line" style=${{ "--share": Math.max(0, value) / most }}></span>
                <span>${words ?? value}</span>
              </dd>
            </div>
          `,
        )}
      </dl>
    </figure>
  `;
}

/** @typedef {{ name: string, value: string | number, more?: readonly ComponentChildren[], isLong?: boolean }} Figure `more` stands below it */

/** @param {{ figures: readonly Figure[] } & Record<string, unknown>} props */
export function Figures({ figures, ...attributes }) {
  return html`
    <dl class="figures columns" style="--least: 8.5rem; --gap: 12px 20px" ...${attributes}>
      ${figures.map(
        ({ name, value, more = [], isLong = false }) => html`
          <div key=${name} class=${isLong ? "wide" : ""} data-figure=${name}>
            <dt class="caption">${name}</dt>
            <dd>${value} ${more.map((line) => html`<small>${line}</small>`)}</dd>
          </div>
        `,
      )}
    </dl>
  `;
}

/** On a narrow screen, rows become lists of named cells. @param {{ head: readonly string[], rows: readonly (readonly ComponentChildren[])[], name?: string }} props */
export function Table({ head, rows, name }) {
  return html`
    <table data-testid=${name}>
      <thead>
        <tr>${head.map((column) => html`<th scope="col">${column}</th>`)}</tr>
      </thead>
      <tbody>
        ${rows.map(
          ([first, ...cells]) => html`
            <tr>
              <th scope="row">${first}</th>
              ${cells.map((cell, at) => html`<td data-column=${head[at + 1]}>${cell}</td>`)}
            </tr>
          `,
        )}
      </tbody>
    </table>
  `;
}

const size = { width: 320, height: 120 };

/** @param {{ title: string, about: string, points: readonly { readonly x: number, readonly y: number }[] }} props */
export function Line({ title, about, points }) {
  const first = points[0];
  const last = points.at(-1);
  if (!first || !last) return null;
  const span = Math.max(1, last.x - first.x);
  const most = Math.max(1e-9, last.y);
  const at = (/** @type {{ x: number, y: number }} */ { x, y }) =>
    `${(((x - first.x) / span) * size.width).toFixed(1)} ${((1 - y / most) * size.height).toFixed(1)}`;
  const path = points.map(at).join(" L ");
  return html`
    <figure class="plot">
      <figcaption>${title} <small>${about}</small></figcaption>
      <svg viewBox="-2 -2 ${size.width + 4} ${size.height + 4}" preserveAspectRatio="none" aria-hidden="true">
        <path class="area" d="M 0 ${size.height} L ${path} L ${size.width} ${size.height} Z" />
        <path class="line" d="M ${path}" />
      </svg>
    </figure>
  `;
}
