/** Word classes of English and of kitchens that the detector uses. They hold nothing from a dataset's rows. */

const list = (text: string): ReadonlySet<string> => new Set(text.trim().split(/\s+/));

/** What a thing is sold or kept in: "strawberry yogurt cup" is yogurt, "oat milk bottle" milk. */
export const packaging = list(
  "cup bottle can tablet package packet pack bag pod slice stick jar box carton tub bar block",
);

/** Before a name they say how it was made or kept, and may be left out. */
export const preparations = list("canned bottled frozen sliced fresh uncut");

/** Amounts: "a cup of flour" asks for no cup. */
export const measures = list(
  "cup glass bowl plate slice can bottle jar mug tablespoon teaspoon spoon pan pot pack package",
);

/** After an ingredient they make the name of a dish: "cheese platter" asks for no cheese. */
export const dishes = list(`
  salad platter sandwich soup sauce dip toast omelette omelet pizza cake pie smoothie shake milkshake
  stew curry burger roll wrap bowl plate dessert dish meal snack salsa spread topping filling mixture
  combo parfait pudding bread muffin pancake skewer kebab taco quesadilla burrito casserole bake
  stir-fry board mix juice dressing vinaigrette marinade broth stock butter paste cream flavor drink
  cocktail latte punch crumble tart cookie fondue gratin slaw coleslaw wedge fry chip nachos scramble
  breakfast lunch dinner platter kabob crouton puree jam pod bean ground maker machine cooker peeler masher opener board`);

/** Tools that common sense can choose among: the robot does not ask. */
export const tools = list(`
  knife fork spoon sponge pepper pan-lid shear opener peeler tongs spatula whisk ladle mitt towel board
  machine blender mixer soap rack tea-kettle tablespoon teaspoon`);

/** Words that stand before a noun and narrow nothing. */
export const neutral = list(`
  a an the some any this that these those his her its their our your my one two three four five six
  seven eight nine ten dozen half few several many more all both each every little bit additional of
  nice suitable appropriate available clean separate favorite desired certain regular single couple
  whole extra different various 1 2 3 4 5 6 7 8 9 10 own same fresh hot cold warm`);

/** What ends a noun phrase to the left of it. */
export const boundaries = list(`
  and or with in on into onto to from for using use by at over under through until while then next
  before after as of if plus between within without inside around is are be it them please robot
  which that where when also finally lastly first second`);

/** What cooks do: to the left of a noun it is the verb. */
export const verbs = list(`
  add bake beat blend boil bring brew chop clean combine cook cool cover crack create cut dice dip
  drain drizzle dry enjoy fetch fill find fold fry garnish get give grab grate grill grind heat hold
  keep layer make mash measure melt microwave mince mix open pack peel pick place pour prepare preheat
  press put reheat remove retrieve rinse roast roll saute sauté scoop season seal serve set shred
  simmer slice soak spread sprinkle squeeze steam steep stir store take taste toast top toss transfer
  turn use warm wash whip whisk wipe bring arrange assemble drop crush crumble pop load need want
  defrost thaw chill freeze refrigerate marinate knead roll locate throw insert include containing
  adding mixing using making pouring spreading topping serving including combining slicing cooking
  boiling grating toasting filling placing putting cutting chopping melting baking frying heating`);

/** Classes that tasks name instead of a thing, and the last words of names that belong to them. */
export const classes: ReadonlyMap<string, ReadonlySet<string>> = new Map(
  Object.entries({
    fruit: list(`
    apple banana orange peach pear lemon lime kiwi mango papaya melon watermelon pineapple apricot
    grape avocado strawberry blueberry blackberry raspberry cherry plum pomegranate tangerine
    grapefruit nectarine fig`),
    berry: list("strawberry blueberry blackberry raspberry cranberry"),
    vegetable: list(`
    tomato potato carrot cucumber cabbage onion garlic zucchini broccoli cauliflower spinach kale
    lettuce celery asparagus eggplant radish artichoke pea mushroom beet pumpkin corn leek`),
    nut: list("almond walnut cashew peanut pecan pistachio hazelnut"),
    meat: list("beef ham bacon sausage chicken steak pork turkey lamb thigh breast wing salami"),
    seafood: list("shrimp oyster mussel salmon sardine seaweed tuna fish fillet crab squid"),
    drink: list(`
    soda tea juice water beer wine coke coca-cola pepsi sprite bull cola coffee lemonade ale smoothie
    milkshake milk whiskey vodka gin rum tequila chocolate`),
    alcohol: list("beer wine whiskey vodka gin rum tequila"),
    soda: list("pepsi coca-cola sprite soda"),
    condiment: list("ketchup mustard mayonnaise sauce dressing vinegar vinaigrette relish"),
    pasta: list("spaghetti macaroni penne fettuccine linguine"),
    noodle: list("spaghetti fettuccine linguine"),
    cheese: list("cheese mozzarella parmesan brie feta cheddar gouda ricotta"),
    pastry: list("donut croissant muffin bar bagel"),
    dressing: list("dressing vinaigrette"),
    utensil: list("fork knife spoon chopstick spatula tablespoon teaspoon whisk ladle"),
    pan: list("pan saucepan skillet"),
    sweetener: list("sugar honey syrup"),
    grain: list("rice couscous buckwheat quinoa oat"),
    cereal: list("muesli cornflake granola"),
    spirit: list("whiskey vodka gin rum tequila"),
    candy: list("candy bear bean licorice"),
    beverage: list(`
    soda tea juice water beer wine coca-cola pepsi sprite bull coffee lemonade ale smoothie milkshake
    milk whiskey vodka gin rum tequila`),
    tableware: list("plate bowl cup mug glass fork knife spoon chopstick tablespoon teaspoon"),
    cutlery: list("fork knife spoon chopstick tablespoon teaspoon"),
    silverware: list("fork knife spoon tablespoon teaspoon"),
    liquor: list("whiskey vodka gin rum tequila"),
    citrus: list("orange lemon lime grapefruit tangerine"),
    poultry: list("chicken turkey duck thigh breast wing"),
  }),
);

/** Words that stand for anything to eat. */
export const anyFood = list("something food");

/** Words for an unnamed place. */
export const anyPlace = list("location place spot");

/** Adjectives that leave the place open: "the specified location". */
export const pointing = list("specified this that certain suitable designated");

/** Places of every kitchen where things are put. */
export const surfaces = ["kitchen table", "counter", "fridge", "sink", "dishwasher"] as const;

/** What things are put into or eaten from. */
export const vessels = list("plate bowl cup mug glass container dish pan pot");

/** Words that mean heat, each with the materials that must not meet it. */
export const heat: readonly {
  readonly words: ReadonlySet<string>;
  readonly materials: ReadonlySet<string>;
}[] = [
  {
    words: list("microwave"),
    materials: list("metal steel silver copper iron tin aluminum brass foil plastic paper"),
  },
  { words: list("oven bake roast broil"), materials: list("plastic paper wooden wood") },
];

/** What is not eaten. */
export const notFood = list(`
  pan pot saucepan skillet stove stovetop oven fridge refrigerator freezer drawer timer strainer
  colander foil tray sheet press grinder cooker toaster juicer masher grater rack block towel
  chopstick tablespoon teaspoon corkscrew maker kettle cupboard table counter stockpot fork knife
  spoon plate bowl cup mug glass container dish sponge soap`);

/** After these words "something" is no thing to take: a place, or what comes of the cooking. */
export const noTaking = list("in on into onto make prepare create");
