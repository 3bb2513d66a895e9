import { testSlackStory } from "./slack-tests.js";

testSlackStory("socket");
