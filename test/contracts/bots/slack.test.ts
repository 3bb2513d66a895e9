import { testSlackContract } from "./slack-tests.js";

testSlackContract("socket");
