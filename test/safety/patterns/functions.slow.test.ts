import { describeFunctions } from "./functions-tests.js";

describeFunctions("whole", 900_000);
