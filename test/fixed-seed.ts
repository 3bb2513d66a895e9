/** Draws the same examples in every run, so that a change cannot fail by chance; the nightly tier draws others. */
import fc from "fast-check";

fc.configureGlobal({ seed: 20_261_128 });
