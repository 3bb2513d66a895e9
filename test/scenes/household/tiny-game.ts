/** A small game in ALFWorld's format, for tests without shared data. */

const classes: Readonly<Record<string, string>> = {
  desk: "receptacle",
  drawer: "receptacle",
  fridge: "receptacle",
  microwave: "receptacle",
  sink: "receptacle",
  shelf: "receptacle",
  apple: "object",
  butterknife: "object",
  cup: "object",
  desklamp: "object",
  egg: "object",
  eggcracked: "object",
};

/** Desk and closed drawer share a spot; desk and shelf have a lamp. */
const facts = `
  (atLocation agent1 loc_bar_9)
  (receptacleType Desk_bar_1 DeskType) (receptacleAtLocation Desk_bar_1 loc_bar_1)
  (receptacleType Drawer_bar_1 DrawerType) (receptacleAtLocation Drawer_bar_1 loc_bar_1)
  (receptacleType Drawer_bar_2 DrawerType) (receptacleAtLocation Drawer_bar_2 loc_bar_2)
  (receptacleType Fridge_bar_1 FridgeType) (receptacleAtLocation Fridge_bar_1 loc_bar_3)
  (receptacleType Microwave_bar_1 MicrowaveType) (receptacleAtLocation Microwave_bar_1 loc_bar_4)
  (receptacleType Sink_bar_1_bar_SinkBasin SinkBasinType)
  (receptacleAtLocation Sink_bar_1_bar_SinkBasin loc_bar_5)
  (receptacleType Shelf_bar_1 ShelfType) (receptacleAtLocation Shelf_bar_1 loc_bar_6)
  (openable Drawer_bar_1) (openable Fridge_bar_1) (openable Microwave_bar_1)
  (canContain DeskType CupType) (canContain DeskType CupType) (canContain DrawerType CupType)
  (canContain DeskType AppleType) (canContain DeskType EggType) (canContain ShelfType AppleType)
  (canContain FridgeType AppleType) (canContain SinkBasinType AppleType)
  (canContain DeskType ButterKnifeType)
  (objectType Apple_bar_1 AppleType) (pickupable Apple_bar_1) (heatable Apple_bar_1)
  (coolable Apple_bar_1) (cleanable Apple_bar_1) (sliceable Apple_bar_1)
  (inReceptacle Apple_bar_1 Drawer_bar_1) (objectAtLocation Apple_bar_1 loc_bar_1)
  (objectType Egg_bar_1 EggType) (pickupable Egg_bar_1)
  (inReceptacle Egg_bar_1 Desk_bar_1) (objectAtLocation Egg_bar_1 loc_bar_1)
  (objectType Egg_bar_2 EggType) (pickupable Egg_bar_2)
  (inReceptacle Egg_bar_2 Drawer_bar_2) (objectAtLocation Egg_bar_2 loc_bar_2)
  (objectType Cup_bar_1 CupType) (pickupable Cup_bar_1) (isReceptacleObject Cup_bar_1)
  (inReceptacle Cup_bar_1 Desk_bar_1) (objectAtLocation Cup_bar_1 loc_bar_1)
  (objectType ButterKnife_bar_1 ButterKnifeType) (pickupable ButterKnife_bar_1)
  (inReceptacle ButterKnife_bar_1 Desk_bar_1) (objectAtLocation ButterKnife_bar_1 loc_bar_1)
  (objectType DeskLamp_bar_1 DeskLampType) (toggleable DeskLamp_bar_1)
  (inReceptacle DeskLamp_bar_1 Desk_bar_1) (inReceptacle DeskLamp_bar_1 Shelf_bar_1)
  (objectAtLocation DeskLamp_bar_1 loc_bar_6)`;

function place(treatment: string, object: string, target: string): string {
  return `(exists (?r - receptacle) (exists (?o - object) (and ${treatment}
    (objectType ?o ${object}Type) (receptacleType ?r ${target}Type) (inReceptacle ?o ?r))))`;
}

export const tinyGoals = {
  pick_and_place_simple: place("", "Cup", "Drawer"),
  pick_heat_then_place_in_recep: place("(heatable ?o) (isHot ?o)", "Apple", "Shelf"),
  pick_cool_then_place_in_recep: place("(coolable ?o) (isCool ?o)", "Apple", "Desk"),
  pick_clean_then_place_in_recep: place("(cleanable ?o) (isClean ?o)", "Apple", "Fridge"),
  pick_two_obj_and_place: `(exists (?r - receptacle) (exists (?o1 - object) (and
    (objectType ?o1 EggType) (receptacleType ?r DeskType) (inReceptacle ?o1 ?r)
    (exists (?o2 - object) (and (not (= ?o1 ?o2)) (objectType ?o2 EggType)
      (receptacleType ?r DeskType) (inReceptacle ?o2 ?r))))))`,
  look_at_obj_in_light: `(and
    (exists (?ot - object ?r - receptacle ?a - agent ?l - location) (and
      (objectType ?ot DeskLampType) (toggleable ?ot) (isToggled ?ot)
      (receptacleAtLocation ?r ?l) (atLocation ?a ?l) (inReceptacle ?ot ?r)))
    (exists (?o - object ?a - agent) (and (objectType ?o AppleType) (holds ?a ?o))))`,
} as const;

interface TinyGame {
  goal?: string;
  /** Additional PDDL facts. */
  more?: string;
  old?: boolean;
}

export function tinyGame({ goal, more = "", old = false }: TinyGame = {}): string {
  const init = facts + more;
  const words = [...new Set(init.match(/[A-Za-z0-9_]+/g))];
  const objects = words.flatMap((word) => {
    const type = typeOf(word, init);
    return type ? [`${word} - ${type}`] : [];
  });
  return JSON.stringify({
    pddl_domain: "(define (domain alfred))",
    grammar: `{"task": [{"rhs": "Your task is to: do as the test says."}]}
      template :: "${old ? "put {o} in/on {r}" : "move {o} to {r}"}";`,
    pddl_problem: `(define (problem tiny) (:domain alfred) ; a comment
      (:objects agent1 - agent Ghost_bar_1 - object ${objects.join(" ")})
      (:init ${init}) (:goal ${goal ?? tinyGoals.pick_and_place_simple}))`,
    solvable: true,
    walkthrough: ["go to Desk_bar_1", "look"],
  });
}

function typeOf(word: string, init: string): string | null {
  if (word.startsWith("loc_bar_")) return "location";
  if (word.includes("_bar_")) return classes[word.split("_bar_")[0]?.toLowerCase() ?? ""] ?? null;
  if (!word.endsWith("Type")) return null;
  const isPlace = new RegExp(`(receptacleType \\S+|canContain) ${word}\\b`).test(init);
  return isPlace ? "rtype" : "otype";
}
