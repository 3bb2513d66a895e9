import { testKills } from "./kills-tests.js";

testKills(1);
