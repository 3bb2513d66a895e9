/** Makes things or places in the drawing into buttons. */

/**
 * @param {Element} drawing
 * @param {{ thing: string, label: string }[]} things
 */
export function markThings(drawing, things) {
  const labels = new Map(things.map(({ thing, label }) => [thing, `Move ${label}`]));
  makePressable(drawing, "data-thing", labels);
}

/**
 * @param {Element} drawing
 * @param {{ picked: string, places: { id: string, label: string }[] }} choice
 */
export function markPlaces(drawing, { picked, places }) {
  const labels = new Map(places.map(({ id, label }) => [id, `Put it here: ${label}`]));
  makePressable(drawing, "data-place", labels);
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
 * @param {Element} drawing
 * @param {string} attribute names an element's thing or place
 * @param {Map<string | null, string>} labels what each button says
 */
function makePressable(drawing, attribute, labels) {
  clearMarks(drawing);
  drawing.querySelector("svg")?.setAttribute("role", "group");
  for (const element of drawing.querySelectorAll(`[${attribute}]`)) {
    const label = labels.get(element.getAttribute(attribute));
    if (label === undefined) continue;
    element.classList.add("pressable");
    element.setAttribute("role", "button");
    element.setAttribute("tabindex", "0");
    element.setAttribute("aria-label", label);
  }
}
