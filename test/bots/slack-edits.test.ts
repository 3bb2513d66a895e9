import { testSlackEdits } from "./slack-edits-tests.js";

testSlackEdits("socket");
