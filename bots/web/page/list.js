/** Lists: a panel with a line for each item. */
import { html } from "htm/preact";
import { Button } from "./button.js";

/** @import { ComponentChildren } from "preact" */
/** @import { Action } from "./button.js" */
/** @typedef {{ key: string, text: ComponentChildren, actions?: readonly (Action | false)[] } & Record<string, unknown>} Line with attributes of its element */

/**
 * @param {{
 *   id: string,
 *   title: string,
 *   about?: ComponentChildren,
 *   empty?: string,
 *   lines: readonly Line[],
 *   look?: "lines" | "small" | "facts",
 *   testid?: string,
 *   children?: ComponentChildren,
 * }} props `look`: "small" lines have several buttons, "facts" none; `testid`: of a line; `children` stand below the list
 */
export function List({ id, title, about, empty, lines, look = "lines", testid, children }) {
  const isSmall = look === "small";
  const lineClass = { lines: "line", small: "line small", facts: undefined }[look];
  return html`
    <section class="panel ${id}" aria-labelledby="${id}-title">
      <h2 id="${id}-title">${title}</h2>
      ${about && html`<p class="legend">${about}</p>`}
      <ul class=${look === "facts" ? "facts plain" : "plain"} id=${id} tabindex="-1" data-testid=${id}>
        ${lines.length === 0 && empty && html`<li class="empty">${empty}</li>`}
        ${lines.map(({ key, text, actions = [], ...attributes }) => {
          const buttons = actions.map((action) => action && html`<${Button} ...${action} />`);
          return html`
            <li class=${lineClass} key=${key} data-testid=${testid} ...${attributes}>
              ${text} ${isSmall ? html`<span class="small-buttons">${buttons}</span>` : buttons}
            </li>
          `;
        })}
      </ul>
      ${children}
    </section>
  `;
}
