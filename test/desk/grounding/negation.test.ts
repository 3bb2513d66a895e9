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

rows("not there", { room: kitchen, noun: "mug" }, [
  ["not in the fridge", "mug not fridge*"],
  ["in the fridge, no?", "mug in fridge*"],
  ["the sink? no.", "mug not sinkbasin*"],
  ["in drawer 2 also not", "mug not drawer 2"],
  ["It's not on the table", "mug not diningtable*"],
  ["it isnt in drawer 2 or drawer 3", "mug not drawer 2|drawer 3"],
  ["didn't see it on the counters", "mug not countertop*"],
  ["haven't seen it in the sink", "mug not sinkbasin*"],
  ["already checked the cabinets", "mug not cabinet*"],
  ["I looked in the microwave already", "mug not microwave*"],
  ["I've been through drawers 1-3, no luck", "mug not drawer 1|drawer 2|drawer 3"],
  ["the fridge is empty", "mug not fridge*"],
  ["drawer 4: nothing there", "mug not drawer 4"],
  ["no mugs in the sink", "mug not sinkbasin*"],
  ["there's none in cabinet 2", "mug not cabinet 2"],
  ["nothing in cabinets 1 and 2", "mug not cabinet 1|cabinet 2"],
  ["don't look in the bin", "mug not garbagecan*"],
  ["no point checking the toaster", "mug not toaster*"],
  ["can't be in the fridge", "mug not fridge*"],
  ["neither the sink nor the counter", "mug not countertop*|sinkbasin*"],
  ["no idea but it's not in the sink", "mug not sinkbasin*"],
  ["I don't think it's in the fridge", "mug not fridge*"],
  ["never in the microwave", "mug not microwave*"],
  ["I tried the fridge and the microwave. nope", "mug not fridge*|microwave*"],
  ["couldn't find one in drawer 5", "mug not drawer 5"],
  ["all the drawers have been checked", "mug not drawer*"],
  ["drawers 1-4 empty", "mug not drawer 1|drawer 2|drawer 3|drawer 4"],
  ["sink: no", "mug not sinkbasin*"],
  ["if it was in the sink I would have seen it", "mug not sinkbasin*"],
  ["took everything out of drawer 2 and no mug", "mug not drawer 2"],
  ["anywhere but the fridge", "mug not fridge*"],
  ["the sink and the table are both clear", "mug not diningtable*|sinkbasin*"],
  ["I haven't tried the drawers yet", "unclear"],
  ["nicht im Kühlschrank", "mug not fridge*"],
  ["no está en la nevera", "mug not fridge*"],
]);

rows("there, not here", { room: kitchen, noun: "mug" }, [
  ["not in the fridge, it's on the table", "mug not fridge*; mug in diningtable*"],
  ["it's in drawer 3 not drawer 2", "mug in drawer 3; mug not drawer 2"],
  ["not in the sink but in cabinet 4", "mug not sinkbasin*; mug in cabinet 4"],
  ["I checked the sink, then found it in the microwave", "mug not sinkbasin*; mug in microwave*"],
  ["it's in the microwave, I checked", "mug in microwave*"],
  ["I checked the microwave and it's there", "mug in microwave*"],
  ["fridge. don't ask", "mug in fridge*"],
  ["not sure, maybe the fridge", "mug in fridge*"],
  ["can't remember, drawer 2 I think", "mug in drawer 2"],
  ["no doubt in the sink", "mug in sinkbasin*"],
  ["why not try the sink", "mug in sinkbasin*"],
  ["isn't it in the sink?", "mug in sinkbasin*"],
  ["if it's not in the sink try cabinet 1", "mug in cabinet 1|sinkbasin*"],
  ["fridge, if not then the counter", "mug in countertop*|fridge*"],
  ["I thought it was in the sink but no", "mug not sinkbasin*"],
  ["thought I left it in the sink but it's on the table", "mug in diningtable*"],
  ["it used to be in cabinet 2, now it's in cabinet 5", "mug in cabinet 5"],
  ["usually in cabinet 2 but today in the sink", "mug in sinkbasin*"],
  ["I don't know, probably the sink", "mug in sinkbasin*"],
]);

rows("taking it back", { room: livingRoom, noun: "vase" }, [
  ["shelf 2, sorry, 3", "vase in shelf 3"],
  ["shelf 1. no wait. shelf 4", "vase in shelf 4"],
  ["the sofa - scratch that, the dresser", "vase in dresser*"],
  ["shelf 2 I mean shelf 5", "vase in shelf 5"],
  ["ottoman, no, armchair 1", "vase in armchair 1"],
  ["on the dresser... actually on the coffee table", "vase in coffeetable*"],
  ["side table 1. oops meant 2", "vase in sidetable 2"],
  ["shelf 3\n*4", "vase in shelf 4"],
  ["~shelf 3~ shelf 5", "vase in shelf 5"],
  ["shelf 3. sorry for the mess, should have put it on the dresser", "vase in shelf 3"],
  ["sorry, I'm late. It's on the dresser", "vase in dresser*"],
  ["no, it's on the dresser", "vase in dresser*"],
  [
    "oh hang on it's not on the sofa anymore, my wife moved it to shelf 2",
    "vase not sofa*; vase in shelf 2",
  ],
  ["it was on the sofa but I moved it to the dresser", "vase in dresser*"],
]);
