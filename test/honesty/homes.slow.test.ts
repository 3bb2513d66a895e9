import { expect, it } from "vitest";
import { generateHome, homeKinds } from "../../scenes/household/generate/generate-home.js";
import { pick, seededRandom } from "../../src/core/random.js";
import { drawAbout, Houses, kinds } from "./house.js";
import { checkChoices, checkSent, hideElsewhere } from "./rules.js";

const homes = 50;

it("asks the same wherever the things are that it has not seen", async () => {
  const [one, other] = [await Houses.open(), await Houses.open()];
  let questions = 0;
  for (let seed = 1; seed <= homes; seed += 1) {
    const random = seededRandom(seed, "homes");
    const home = generateHome({ seed, kind: pick(random, homeKinds) ?? "kitchen" });
    const mode = random() < 0.5 ? "owner" : "keeper";
    const kind = pick(random, kinds) ?? "where";
    const about = drawAbout(home, kind, mode, seed);
    if (!about) continue;
    const asked = await one.ask(home, about);
    const twin = await other.ask(hideElsewhere(home, about.looked, random), about);
    checkChoices(asked, about);
    // Preferences are asked over all things.
    await checkSent([one, asked], kind === "liked" ? null : [other, twin]);
    questions += 1;
  }
  await one.close();
  await other.close();
  expect(questions).toBeGreaterThan(homes / 2);
});
