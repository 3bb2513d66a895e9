/** How much is asked of a participant in a day. */
import { expect, it } from "vitest";
import { newFile } from "../../memory/folder.js";
import { until } from "../../story/team.js";
import { Guest, newKey, openDoor } from "./guests.js";

it("who has had enough can still say anew what nobody understood", async () => {
  const { url } = await openDoor(newFile(), { dailyQuestions: 1, answersPerQuestion: 2 });
  const guest = new Guest(url);
  await guest.come("ana-1234");
  await guest.act("agree");
  const first = await until(async () => guest.question());
  await guest.act("answer", { question: first.id, text: "wisteria?", key: newKey() });
  const again = await until(async () => guest.question());
  expect(again).toMatchObject({ id: first.id, unclear: true });
  await guest.act("answer", { question: first.id, choice: "dk", key: newKey() });
  await until(async () => (await guest.state()).progress.given === 1);
  expect((await guest.state()).stage).toMatchObject({ at: "waiting", for: "another-day" });
});
