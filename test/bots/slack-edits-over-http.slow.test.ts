import { testSlackEdits } from "./slack-edits-tests.js";

testSlackEdits("http");
