/**
 * vega-lite, made safe to load before discord.js: it gives every Set a `toJSON` that takes no argument, and
 * discord.js calls such methods of the built-in classes when it loads, expects an iterator and fails on text.
 * The method does the same here, but takes the argument that `JSON.stringify` gives it.
 */
export { compile, type TopLevelSpec } from "vega-lite";

const added = Object.getOwnPropertyDescriptor(Set.prototype, "toJSON");
if (typeof added?.value === "function") {
  const write: (this: ReadonlySet<unknown>) => string = added.value;
  Object.defineProperty(Set.prototype, "toJSON", {
    configurable: true,
    value(this: ReadonlySet<unknown>, _key: string) {
      return write.call(this);
    },
  });
}
