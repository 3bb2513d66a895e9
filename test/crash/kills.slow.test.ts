import { testKills } from "./kills-tests.js";

testKills(3);
