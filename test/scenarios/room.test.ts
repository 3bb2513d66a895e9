import { openRoom } from "./room.js";
import { playScenarios } from "./scenario.js";
import { roomStories } from "./stories.js";

playScenarios("the room", openRoom, roomStories);
