import { openDiscord, openSlack } from "./chat-place.js";
import { playScenarios } from "./scenario.js";
import { platformStories, wayStories } from "./stories.js";

playScenarios("Slack, Socket Mode", () => openSlack("socket"), platformStories);
playScenarios("Discord", openDiscord, platformStories);
playScenarios("Slack, HTTP", () => openSlack("http"), wayStories);
