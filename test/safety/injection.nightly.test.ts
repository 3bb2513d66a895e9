import { hostileTexts } from "./hostile-texts.js";
import { testInjection } from "./injection-tests.js";

testInjection(hostileTexts);
