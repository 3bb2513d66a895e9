import { describeFunctions } from "./functions-tests.js";

describeFunctions("quick", 300_000);
