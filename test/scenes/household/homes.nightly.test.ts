import { describe } from "vitest";
import { asPlayed, drawHomes, testDrawnHomes, testEpisodes, testHomes } from "./home-properties.js";

const homes = drawHomes(200);

describe("a thousand homes", () => {
  testHomes(homes, 500);
  testDrawnHomes(homes);
  testEpisodes(homes.map(asPlayed), 500, 200);
});
