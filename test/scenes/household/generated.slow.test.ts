/** A thousand homes, and 100,000 commands in them. */
import { testGeneratedHomes } from "./generated-tests.js";

testGeneratedHomes(200, 500);
