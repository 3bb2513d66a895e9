import { testSlackBot } from "./slack-tests.js";

testSlackBot("http");
