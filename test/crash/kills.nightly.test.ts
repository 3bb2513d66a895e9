/** Kills at every point of every flow. */
import { testKills } from "./kills-tests.js";

testKills(Number.POSITIVE_INFINITY);
