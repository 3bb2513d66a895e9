import { testKills } from "./kills-tests.js";

testKills(Number.POSITIVE_INFINITY);
