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

rows("a place by its everyday name", { room: kitchen, noun: "mug" }, [
  ["it's in the fridge", "mug in fridge*"],
  ["refrigerator", "mug in fridge*"],
  ["I left it on the worktop", "mug in countertop*"],
  ["on the kitchen counter I'd say", "mug in countertop*"],
  ["on the side table", "unclear"],
  ["kitchen table", "mug in diningtable*"],
  ["someone chucked it in the bin", "mug in garbagecan*"],
  ["in the trash", "mug in garbagecan*"],
  ["still on the hob", "mug in stoveburner*"],
  ["Cupboard 3", "mug in cabinet 3"],
  ["it is inside of the micro wave", "mug in microwave*"],
  ["coffee maker", "mug in coffeemachine*"],
  ["should be under the coffee maker still", "mug in coffeemachine*"],
  ["in the basin", "mug in sinkbasin*"],
  ["Hiya, mug's in drawer 2 x", "mug in drawer 2"],
  ["the mugs live in cabinet 7", "mug in cabinet 7"],
  ["we keep them in cabinet 7", "mug in cabinet 7"],
  ["you'll find one in the 5th cabinet", "mug in cabinet 5"],
  ["there should be one in the sink", "mug in sinkbasin*"],
  ["counter number 2", "mug in countertop 2"],
  ["counter #2", "mug in countertop 2"],
  ["drawer no. 4", "mug in drawer 4"],
  ["drawer four", "mug in drawer 4"],
  ["drawer one", "mug in drawer 1"],
  ["cab 4", "mug in cabinet 4"],
  ["d3", "mug in drawer 3"],
  ["Drawer2", "mug in drawer 2"],
  ["drawer-5", "mug in drawer 5"],
  ["second drawer from the top", "mug in drawer 2"],
  ["in the third cupboard along", "mug in cabinet 3"],
  ["bottom cupboard", "mug in cabinet*"],
  ["in any of the drawers", "mug in drawer*"],
  ["try the sink", "mug in sinkbasin*"],
  ["have you looked in the fridge?", "mug in fridge*"],
  ["look in the microwave", "mug in microwave*"],
  ["check drawer 3", "mug in drawer 3"],
  ["on the counter next to the toaster", "mug in countertop*"],
  ["in the cupboard above the sink", "mug in cabinet*"],
  ["on the dining table, right by the fridge", "mug in diningtable*"],
  ["on countertop 2. next to the microwave.", "mug in countertop 2"],
  ["next to the sink", "mug in sinkbasin*"],
  ["by the toaster", "mug in toaster*"],
  ["drying near the sink on counter 1", "mug in countertop 1"],
  ["in the top shelf of the fridge", "mug in fridge*"],
  ["the sink cabinet", "mug in cabinet*"],
  ["grab one from the dining table", "mug in diningtable*"],
  ["1️⃣ drawer 6", "mug in drawer 6"],
  ["🗑️", "mug in garbagecan*"],
]);

rows("typing slips", { room: kitchen, noun: "spoon" }, [
  ["on the conter", "spoon in countertop*"],
  ["dinning tabel", "spoon in diningtable*"],
  ["in teh frdige", "spoon in fridge*"],
  ["its in the refridgerator", "spoon in fridge*"],
  ["cuboard 2", "spoon in cabinet 2"],
  ["cabnet 2", "spoon in cabinet 2"],
  ["drwer 6", "spoon in drawer 6"],
  ["micorwave", "spoon in microwave*"],
  ["toster", "spoon in toaster*"],
  ["sinkk", "spoon in sinkbasin*"],
  ["it makes me sick", "unclear"],
  ["that is a stale joke", "unclear"],
  ["in the same place", "unclear"],
]);

rows("a living room", { room: livingRoom, noun: "remotecontrol" }, [
  ["on the table", "remotecontrol in coffeetable*|diningtable*|sidetable*"],
  ["settee", "remotecontrol in sofa*"],
  ["couch, between the cushions", "remotecontrol in sofa*"],
  ["the telly unit", "remotecontrol in tvstand*"],
  ["under the TV", "remotecontrol in tvstand*"],
  ["I was watching TV on the sofa and left it on the ottoman", "remotecontrol in ottoman*"],
  ["nightstand 2", "remotecontrol in sidetable 2"],
  ["end tables", "remotecontrol in sidetable*"],
  ["on the small table by the couch", "remotecontrol in sidetable*"],
  ["footstool", "remotecontrol in ottoman*"],
  ["chest of drawers", "remotecontrol in dresser*"],
  ["on the arm of the chair", "remotecontrol in armchair*"],
  ["the fourth shelf", "remotecontrol in shelf 4"],
  ["bookcase", "remotecontrol in shelf*"],
  [
    "I was lying on the sofa when the doorbell rang, so I put it on the dresser",
    "remotecontrol in dresser*",
  ],
  [
    "When I came home I dropped my coat over the armchair and then put the remote on the coffee table",
    "remotecontrol in coffeetable*",
  ],
  ["in my coat pocket", "unclear"],
  ["under the sofa", "unclear"],
  ["the dog has it", "unclear"],
  ["we were at the dining table all evening. It's on the tv stand", "remotecontrol in tvstand*"],
  ["auf dem Sofa", "remotecontrol in sofa*"],
  ["en la mesa de comedor", "remotecontrol in diningtable*"],
  ["sur le canapé", "remotecontrol in sofa*"],
  ["couchtisch bitte", "remotecontrol in coffeetable*"],
]);

rows("a bathroom", { room: bathroom, noun: "soapbottle" }, [
  ["edge of the tub", "soapbottle in bathtubbasin*"],
  ["bath", "soapbottle in bathtubbasin*"],
  ["on top of the loo", "soapbottle in toilet*"],
  ["on the back of the toilet", "soapbottle in toilet*"],
  ["sink 2", "soapbottle in sinkbasin 2"],
  ["left sink", "soapbottle in sinkbasin*"],
  ["vanity counter", "soapbottle in countertop*"],
  ["toilet roll holder", "soapbottle in toiletpaperhanger*"],
  ["hand towel rack 1", "soapbottle in handtowelholder 1"],
  ["towel rail", "soapbottle in towelholder*"],
]);

rows("a bedroom", { room: bedroom, noun: "book" }, [
  ["on my bed", "book in bed*"],
  ["bedside table", "book in sidetable*"],
  ["desk drawer", "book in drawer*"],
  ["in the safe", "book in safe*"],
  ["don't worry it's safe on the desk", "book in desk*"],
  ["I'm going to bed, it's on shelf 2", "book in shelf 2"],
  ["washing basket??", "book in laundryhamper*"],
  ["under the bed", "unclear"],
  ["On the floor next to the bed", "unclear"],
]);

rows("talk that only sounds like a place", { room: kitchen, noun: "mug" }, [
  ["is there anything in the fridge? I'm hungry", "unclear"],
  ["the fridge is making a weird noise", "unclear"],
  ["who left the fridge open", "unclear"],
  ["which drawer do you mean?", "unclear"],
  ["do we even have a toaster?", "unclear"],
  ["let me check the fridge", "unclear"],
  ["I'll have a look in the drawers when I get home", "unclear"],
  ["why would it be in the fridge?", "unclear"],
  ["have you tried turning the microwave off and on again?", "unclear"],
  ["I'm not near the sink, sorry", "unclear"],
  ["we don't eat at the table anymore", "unclear"],
  ["in the toaster oven", "unclear"],
  ["in a safe place", "unclear"],
  ["back at 5", "unclear"],
  ["I'll be back in 6", "unclear"],
  ["in the bedroom", "unclear"],
  ["on the table in the garden", "unclear"],
  ["in the cupboard in the hall", "unclear"],
]);

rows("which one of a class, told by its neighbours", { room: kitchen, noun: "mug" }, [
  ["cabinet 3, the one over the sink", "mug in cabinet 3"],
  ["on the counter that has the microwave on it", "mug in countertop*"],
  ["the counter left of the stove", "mug in countertop*"],
  ["in the cabinet to the right of the fridge", "mug in cabinet*"],
  ["it's over on the counter", "mug in countertop*"],
  ["between the fridge and the sink", "unclear"],
]);

rows("numbers said in many ways", { room: kitchen, noun: "mug" }, [
  ["number 6 cabinet", "mug in cabinet 6"],
  ["cabinet n°6", "mug in cabinet 6"],
  ["is in the cabinet the sixth", "mug in cabinet 6"],
  ["in the 6. cabinet", "mug in cabinet 6"],
  ["first two drawers", "mug in drawer 1|drawer 2"],
  ["the drawers, the first two", "mug in drawer 1|drawer 2"],
  ["drawers 2 up to 4", "mug in drawer 2|drawer 3|drawer 4"],
  ["drawers 2 through 4", "mug in drawer 2|drawer 3|drawer 4"],
  ["2. drawer", "mug in drawer 2"],
  ["1. drawer", "mug in drawer 1"],
  ["the second of the big drawers", "mug in drawer 2"],
  ["it was on the table 5 min ago", "mug in diningtable*"],
  ["in one of the 5 drawers", "mug in drawer*"],
  ["counter 99%", "mug in countertop*"],
  ["fridgeeee", "mug in fridge*"],
  ["kabinet 4", "mug in cabinet 4"],
]);

rows("names that share a word", { room: livingRoom, noun: "remotecontrol" }, [
  ["coffee or side table", "remotecontrol in coffeetable*|sidetable*"],
  ["either coffee or dining table", "remotecontrol in coffeetable*|diningtable*"],
  ["side table, top left drawer", "remotecontrol in drawer*"],
  ["over the sofa on shelf 2", "remotecontrol in shelf 2"],
  ["hanging over the armchair", "remotecontrol in armchair*"],
]);
