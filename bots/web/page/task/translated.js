/** Restores text nodes that the browser's translation replaced, before Preact updates them. */
import { options } from "preact";

/** Elements of the translation, with the texts they replaced. @type {Map<Element, Text[]>} */
const replaced = new Map();
const observer = new MutationObserver(note);
observer.observe(document, { childList: true, subtree: true });

/** @param {MutationRecord[]} records */
function note(records) {
  for (const { addedNodes, removedNodes, previousSibling, nextSibling } of records) {
    const texts = [...removedNodes].filter((node) => node instanceof Text);
    const neighbours = [...addedNodes, previousSibling, nextSibling];
    const font = neighbours.find((node) => isFont(node) && !replaced.has(node));
    if (texts.length > 0 && isFont(font)) replaced.set(font, texts);
  }
}

/** @param {Node | null | undefined} node @returns {node is Element} */
function isFont(node) {
  return node instanceof Element && node.localName === "font";
}

function putBack() {
  note(observer.takeRecords());
  if (replaced.size === 0) return;
  for (const [font, texts] of replaced) font.replaceWith(...texts);
  replaced.clear();
  observer.takeRecords();
}

const next = options.vnode;
options.vnode = (vnode) => {
  putBack();
  next?.(vnode);
};
