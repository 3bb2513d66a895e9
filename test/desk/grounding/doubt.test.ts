import { describe, expect, it } from "vitest";
import { bathroom, bedroom, kitchen, livingRoom, say } from "./rooms.js";

type Rows = ReadonlyArray<readonly [reply: string, understood: string]>;

function rows(title: string, given: { room: typeof kitchen; noun: string }, table: Rows): void {
  describe(title, () => {
    it.each(table)("%s", async (reply, understood) => {
      expect(await say({ ...given, reply })).toBe(understood);
    });
  });
}

rows("places in words that are not understood", { room: kitchen, noun: "mug" }, [
  ["our neighbour stores hers in a cabinet with the tea", "unclear"],
  ["the fridge is leaking all over", "unclear"],
  ["table's laid already", "unclear"],
  ["I'll be by the sink until six", "unclear"],
  ["same cabinet as the flour", "unclear"],
  ["in the tin by the toaster", "unclear"],
  ["flung it out of the window, see you at the bin", "unclear"],
  ["this house is a mess, put it in the sink", "unclear"],
  ["Auntie Jo left it on the dining table", "mug in diningtable*"],
  ["my flatmate has put the mug back in cabinet 2", "mug in cabinet 2"],
  ["so I came in and it was steaming on the counter", "mug in countertop*"],
  ["it went in the bin", "mug in garbagecan*"],
  ["the mug's in drawer 3", "mug in drawer 3"],
  ["does a mug belong in the microwave? it's in drawer 1", "mug in drawer 1"],
  ["no clue, drawers are not my department", "dunno"],
  ["the vegetable drawer in the fridge", "mug in fridge*"],
  ["next 2 the toaster", "mug in toaster*"],
  ["ain't in cabinet 8", "mug not cabinet 8"],
]);

rows("another time than now", { room: kitchen, noun: "pan" }, [
  ["a week ago it was in cabinet 2, who knows now", "dunno"],
  ["it was in the sink yesterday but I spotted it on the stove today", "pan in stoveburner*"],
  ["it belongs in cabinet 1 but it is never there", "unclear"],
  ["it's on the table unless somebody took it to the sink", "pan in diningtable*"],
]);

rows("counting that may go either way", { room: kitchen, noun: "spoon" }, [
  ["the top three drawers", "unclear"],
  ["drawer 2 from the bottom", "unclear"],
  ["the last drawer", "unclear"],
  ["any drawer except the second", "unclear"],
  ["drawer two of the six", "spoon in drawer 2"],
  ["drawers? 4 or 5", "spoon in drawer 4|drawer 5"],
  ["the drawer just below the microwave, number 3", "spoon in drawer 3"],
  ["drawer. fourth.", "spoon in drawer 4"],
  ["2nd drawer or third", "spoon in drawer 2|drawer 3"],
  ["1 on the table 1 in drawer 6", "spoon in diningtable*; spoon in drawer 6"],
]);

rows("taking back", { room: livingRoom, noun: "laptop" }, [
  ["drawer 1, just kidding, it's on the sofa", "laptop in sofa*"],
  ["the sofa? nah, drawer 2", "laptop in drawer 2"],
  ["dining table? no, I cleared that. It's on the dresser now", "laptop in dresser*"],
]);

rows("hopes and hooks", { room: bathroom, noun: "towel" }, [
  ["I hope nobody put it in the toilet", "unclear"],
  ["in the puddle next to the toilet", "unclear"],
]);

describe("choices that need not be guessed", () => {
  const three = ["pillow 1", "pillow 2", "pillow 3"];
  it.each([
    ["C", three, "= pillow 3"],
    ["option b", three, "= pillow 2"],
    ["both will do", three, "unclear"],
    ["both will do", three.slice(0, 2), "= pillow 1|pillow 2"],
  ] as const)("%s of %j", async (reply, options, understood) => {
    expect(await say({ room: bedroom, noun: "pillow", reply, options })).toBe(understood);
  });
});
