import { describe, expect, it } from "vitest";
import { kitchen, livingRoom, say } from "./rooms.js";

type Rows = ReadonlyArray<readonly [reply: string, understood: string]>;

function rows(title: string, given: { room: typeof kitchen; noun: string }, table: Rows): void {
  describe(title, () => {
    it.each(table)("%s", async (reply, understood) => {
      expect(await say({ ...given, reply })).toBe(understood);
    });
  });
}

rows("one of several", { room: kitchen, noun: "fork" }, [
  ["drawer 1 or 2", "fork in drawer 1|drawer 2"],
  ["either the sink or the table", "fork in diningtable*|sinkbasin*"],
  ["sink, counter or drawer 2", "fork in countertop*|drawer 2|sinkbasin*"],
  ["drawer 1/2", "fork in drawer 1|drawer 2"],
  ["sink/counter 2", "fork in countertop 2|sinkbasin*"],
  ["one of the drawers", "fork in drawer*"],
  ["somewhere in drawers 1 to 3", "fork in drawer 1|drawer 2|drawer 3"],
  ["drawer 2? or 3?", "fork in drawer 2|drawer 3"],
  ["maybe drawer 2, maybe drawer 5", "fork in drawer 2|drawer 5"],
  ["could be the sink, could be the counter", "fork in countertop*|sinkbasin*"],
  ["second or third drawer", "fork in drawer 2|drawer 3"],
  ["try drawer 1, then drawer 2", "fork in drawer 1|drawer 2"],
  ["the sink or else the drawers", "fork in drawer*|sinkbasin*"],
  ["on the table, or the counter if the kids cleared up", "fork in countertop*|diningtable*"],
  ["the table most likely, the sink otherwise", "fork in diningtable*|sinkbasin*"],
  ["counter or the dishwasher", "fork in countertop*"],
  ["3 or 4", "unclear"],
  ["8 or 9", "fork in cabinet 8|cabinet 9"],
]);

rows("each of several", { room: kitchen, noun: "fork" }, [
  ["drawers 1 and 2", "fork in drawer 1; fork in drawer 2"],
  ["drawer 1 & 4", "fork in drawer 1; fork in drawer 4"],
  ["there's one in the sink and one on the table", "fork in sinkbasin*; fork in diningtable*"],
  ["one's in the sink, another in drawer 3", "fork in sinkbasin*; fork in drawer 3"],
  ["drawer 3. there's also one in the sink", "fork in drawer 3; fork in sinkbasin*"],
  ["both drawer 1 and drawer 2 have forks", "fork in drawer 1; fork in drawer 2"],
  ["fork 1 is in drawer 2 and fork 2 is in the sink", "fork 1 in drawer 2; fork 2 in sinkbasin*"],
  ["fork 1: drawer 2, fork 2: sink", "fork 1 in drawer 2; fork 2 in sinkbasin*"],
  ["one in the sink, the other one's on the table", "fork in sinkbasin*; fork in diningtable*"],
  ["drawer 1. drawer 3 too", "fork in drawer 1; fork in drawer 3"],
  ["two: one in the sink, one on the table", "fork in sinkbasin*; fork in diningtable*"],
  ["fork 1 and 2 are both in the sink", "fork 1 in sinkbasin*; fork 2 in sinkbasin*"],
  ["sink, plus one in drawer 6", "fork in sinkbasin*; fork in drawer 6"],
]);

rows("numbers and names that are not there", { room: kitchen, noun: "fork" }, [
  ["drawer 9", "unclear"],
  ["drawer 12", "unclear"],
  ["in the dishwasher", "unclear"],
  ["in the oven", "unclear"],
  ["sofa", "unclear"],
  ["under the sink", "unclear"],
  ["behind the fridge", "unclear"],
  ["where it always is", "unclear"],
  ["why do you need it?", "unclear"],
  ["lol", "unclear"],
  ["", "unclear"],
  ["drawer 2, there are about 20 in there", "fork in drawer 2"],
  ["drawer 2 in 5 minutes", "fork in drawer 2"],
]);

rows("other things", { room: kitchen, noun: "apple" }, [
  ["no idea, but there's a knife on the dining table", "dunno; knife in diningtable*"],
  ["the plates are in cabinet 2", "plate in cabinet 2"],
  ["next to the bread on counter 2", "apple in countertop 2"],
  ["in the bowl on the table", "apple in diningtable*"],
  ["counter 1, with the potatoes", "apple in countertop 1"],
  [
    "the apple is in the fridge and the bread is on the counter",
    "apple in fridge*; bread in countertop*",
  ],
  ["in the spoon drawer", "apple in drawer*"],
]);

rows("does not know", { room: livingRoom, noun: "watch" }, [
  ["dunno", "dunno"],
  ["I don't know", "dunno"],
  ["no clue sorry", "dunno"],
  ["haven't a clue", "dunno"],
  ["can't remember", "dunno"],
  ["beats me", "dunno"],
  ["not sure", "dunno"],
  ["ask my wife", "dunno"],
  ["I haven't seen it", "dunno"],
  ["no lo sé", "dunno"],
  ["keine Ahnung", "dunno"],
  ["je sais pas", "dunno"],
  ["idk man", "dunno"],
  ["🤷", "dunno"],
  ["who knows", "dunno"],
  ["I have no idea where it is, sorry!", "dunno"],
  ["wish I knew", "dunno"],
]);
