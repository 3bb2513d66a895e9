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

/** @param {Element} drawing its places are buttons again, its things are not */
export function clearMarks(drawing) {
  for (const marked of drawing.querySelectorAll(".pressable, .picked"))
    marked.classList.remove("pressable", "picked");
  for (const thing of drawing.querySelectorAll("[data-thing]"))
    for (const name of ["role", "tabindex", "aria-label"]) thing.removeAttribute(name);
  for (const place of drawing.querySelectorAll("[data-place]")) {
    const label = place.getAttribute("data-label");
    if (label !== null) place.setAttribute("aria-label", label);
    place.setAttribute("role", "button");
    place.setAttribute("tabindex", "0");
  }
}

/**
 * @param {Element} drawing
 * @param {string} attribute names an element's thing or place
 * @param {Map<string | null, string>} labels what each button says
 */
function makePressable(drawing, attribute, labels) {
  clearMarks(drawing);
  // No button stands in another one.
  for (const place of drawing.querySelectorAll("[data-place]")) {
    place.setAttribute("role", "group");
    place.removeAttribute("tabindex");
  }
  for (const element of drawing.querySelectorAll(`[${attribute}]`)) {
    const label = labels.get(element.getAttribute(attribute));
    if (label === undefined) continue;
    if (!element.hasAttribute("data-label"))
      element.setAttribute("data-label", element.getAttribute("aria-label") ?? label);
    element.classList.add("pressable");
    element.setAttribute("role", "button");
    element.setAttribute("tabindex", "0");
    element.setAttribute("aria-label", label);
  }
}
