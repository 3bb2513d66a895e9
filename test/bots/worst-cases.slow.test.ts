import { testWorstCases, worstTexts } from "./worst-case-tests.js";

testWorstCases(worstTexts);
