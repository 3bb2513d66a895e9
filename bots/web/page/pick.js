/** Makes things or places in the drawing into buttons. */

/**
 * @param {Element} drawing
 * @param {{ thing: string, label: string }[]} things
 */
export function markThings(drawing, things) {
  clearMarks(drawing);
  drawing.querySelector("svg")?.setAttribute("role", "group");
  const labels = new Map(things.map(({ thing, label }) => [thing, label]));
  for (const chip of drawing.querySelectorAll("[data-thing]")) {
    const label = labels.get(chip.getAttribute("data-thing") ?? "");
    if (label !== undefined) makePressable(chip, `Move ${label}`);
  }
}

/**
 * @param {Element} drawing
 * @param {{ picked: string, places: { id: string, label: string }[] }} choice
 */
export function markPlaces(drawing, { picked, places }) {
  clearMarks(drawing);
  drawing.querySelector("svg")?.setAttribute("role", "group");
  const labels = new Map(places.map(({ id, label }) => [id, label]));
  for (const card of drawing.querySelectorAll("[data-place]")) {
    const label = labels.get(card.getAttribute("data-place") ?? "");
    if (label !== undefined) makePressable(card, `Put it here: ${label}`);
  }
  for (const chip of drawing.querySelectorAll("[data-thing]")) {
    chip.classList.toggle("picked", chip.getAttribute("data-thing") === picked);
  }
}

/** @param {Element} drawing becomes a mere picture again */
export function clearMarks(drawing) {
  drawing.querySelector("svg")?.setAttribute("role", "img");
  for (const marked of drawing.querySelectorAll(".pressable, .picked")) {
    marked.classList.remove("pressable", "picked");
    for (const name of ["role", "tabindex", "aria-label"]) marked.removeAttribute(name);
  }
}

/**
 * @param {Element} element
 * @param {string} label
 */
function makePressable(element, label) {
  element.classList.add("pressable");
  element.setAttribute("role", "button");
  element.setAttribute("tabindex", "0");
  element.setAttribute("aria-label", label);
}
