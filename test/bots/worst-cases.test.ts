import { testWorstCases, worstTexts } from "./worst-case-tests.js";

/** The slow tier has all. */
const few = new Set(["10,000 entities", "lines", "nothing"]);

testWorstCases(worstTexts.filter(([name]) => few.has(name)));
