/**
 * ALFWorld's rules once more: a plain interpreter, written from their description and from nothing of the engine. It
 * is slow and small, so that a difference between the two is a fault of one of them.
 */
import type { Facts, Receptacle, Thing } from "./facts.js";
import { type State, startOf } from "./state.js";

/** What a world answers, in the fields of a recording. */
export interface Told {
  readonly observation: string;
  readonly score: number;
  readonly done: boolean;
  readonly won: boolean;
  readonly admissible: readonly string[];
}

export class Oracle {
  readonly #facts: Facts;
  readonly #state: State;

  constructor(facts: Facts) {
    this.#facts = facts;
    this.#state = startOf(facts);
  }

  begin(): Told {
    const all = this.#facts.receptacles.map(({ name }) => `a ${name}`);
    return this.#told(
      "-= Welcome to TextWorld, ALFRED! =-\n\n" +
        `You are in the middle of a room. Looking quickly around you, you see ${list(all)}.\n\n` +
        `Your task is to: ${this.#facts.sentence}`,
    );
  }

  step(command: string): Told {
    const perform = this.#commands().get(command.trim());
    return this.#told(perform ? perform() : "Nothing happens.");
  }

  #told(observation: string): Told {
    const won = this.#facts.isWon(this.#state);
    const admissible = [...this.#commands().keys()].sort();
    return { observation, score: won ? 1 : 0, done: won, won, admissible };
  }

  /** Every command that is possible now, and what it does and says. */
  #commands(): Map<string, () => string> {
    const state = this.#state;
    const { receptacles, things, locationNames } = this.#facts;
    const commands = new Map<string, () => string>([
      ["look", () => this.#look()],
      [
        "inventory",
        () =>
          state.held === null
            ? "You are not carrying anything."
            : `You are carrying: a ${this.#thing(state.held).listed}.`,
      ],
    ]);
    if (!locationNames) commands.set("help", () => help);
    for (const receptacle of receptacles) {
      if (receptacle.location === state.at) this.#addHere(commands, receptacle);
      else commands.set(`go to ${receptacle.name}`, () => this.#goTo(receptacle));
    }
    for (const thing of things) this.#addUses(commands, thing);
    return commands;
  }

  #addHere(commands: Map<string, () => string>, receptacle: Receptacle): void {
    const { opened, held } = this.#state;
    const { name, isOpenable } = receptacle;
    commands.set(`examine ${name}`, () => this.#describe(receptacle));
    if (isOpenable && opened.has(name))
      commands.set(`close ${name}`, () => {
        opened.delete(name);
        return `You close the ${name}.`;
      });
    if (isOpenable && !opened.has(name))
      commands.set(`open ${name}`, () => {
        opened.add(name);
        return `You open the ${name}. ${this.#describe(receptacle)}`;
      });
    if (isOpenable && !opened.has(name)) return;
    if (held === null) this.#addTakes(commands, name);
    else this.#addMove(commands, receptacle, this.#thing(held));
  }

  #addTakes(commands: Map<string, () => string>, receptacle: string): void {
    const state = this.#state;
    for (const { name, abilities } of this.#facts.things) {
      const pair = `${name}|${receptacle}`;
      if (!abilities.has("pick") || !state.inside.has(pair)) continue;
      commands.set(`take ${name} from ${receptacle}`, () => {
        state.inside.delete(pair);
        state.removed.add(pair);
        state.near.delete(`${name}|${state.at}`);
        state.held = name;
        return `You pick up the ${name} from the ${receptacle}.`;
      });
    }
  }

  #addMove(commands: Map<string, () => string>, { name, type }: Receptacle, held: Thing): void {
    const state = this.#state;
    if (!this.#facts.canContain.has(`${type} ${held.type}`)) return;
    const pair = `${held.name}|${name}`;
    const [command, said] = this.#facts.locationNames
      ? [`put ${held.name} in/on ${name}`, `You put the ${held.name} in/on the ${name}.`]
      : [`move ${held.name} to ${name}`, `You move the ${held.name} to the ${name}.`];
    commands.set(command, () => {
      state.inside.add(pair);
      state.removed.delete(pair);
      state.near.add(`${held.name}|${state.at}`);
      state.held = null;
      return said;
    });
  }

  #addUses(commands: Map<string, () => string>, thing: Thing): void {
    const { inside, near, at, held, on, sliced } = this.#state;
    const { name, abilities } = thing;
    const here = this.#here();
    if (abilities.has("use") && here.some((one) => inside.has(`${name}|${one.name}`)))
      commands.set(`use ${name}`, () => {
        on.add(name);
        return `You turn on the ${name}.`;
      });
    const knife = held === null ? null : this.#thing(held);
    const isSharp = knife?.type === "knife" || knife?.type === "butterknife";
    if (knife && isSharp && abilities.has("slice") && near.has(`${name}|${at}`))
      commands.set(`slice ${name} with ${knife.name}`, () => {
        sliced.add(name);
        return `You sliced the ${name} with the ${knife.name}.`;
      });
    if (held !== name) return;
    commands.set(`examine ${name}`, () => this.#examine(thing));
    for (const receptacle of here) this.#addTreatments(commands, thing, receptacle);
  }

  #addTreatments(
    commands: Map<string, () => string>,
    { name, abilities }: Thing,
    receptacle: Receptacle,
  ): void {
    const { hot, cool, clean } = this.#state;
    const add = (verb: "heat" | "cool" | "clean", tool: string, treat: () => void): void => {
      if (!abilities.has(verb) || receptacle.type !== tool) return;
      commands.set(`${verb} ${name} with ${receptacle.name}`, () => {
        treat();
        return `You ${verb} the ${name} using the ${receptacle.name}.`;
      });
    };
    add("heat", "microwave", () => {
      hot.add(name);
      cool.delete(name);
    });
    add("cool", "fridge", () => {
      cool.add(name);
      hot.delete(name);
    });
    add("clean", "sinkbasin", () => {
      clean.add(name);
    });
  }

  #goTo(receptacle: Receptacle): string {
    const { location, name } = receptacle;
    this.#state.at = location;
    const where = this.#facts.locationNames?.get(location) ?? name;
    return `You arrive at ${where}. ${this.#describe(receptacle)}`;
  }

  #describe({ name, isOpenable }: Receptacle): string {
    const { opened, inside } = this.#state;
    if (isOpenable && !opened.has(name)) return `The ${name} is closed.`;
    const contents = this.#facts.things.filter((thing) => inside.has(`${thing.name}|${name}`));
    const listed = list(contents.map((thing) => `a ${thing.listed}`));
    return isOpenable
      ? `The ${name} is open. In it, you see ${listed}.`
      : `On the ${name}, you see ${listed}.`;
  }

  #look(): string {
    const { near, removed, at } = this.#state;
    const here = this.#here();
    if (here.length === 0)
      return "You are in the middle of a room. Looking quickly around you, you see nothing.";
    const beside = this.#facts.things.flatMap(({ name, listed }) =>
      near.has(`${name}|${at}`)
        ? here.filter((one) => removed.has(`${name}|${one.name}`)).map(() => `a ${listed}`)
        : [],
    );
    const faced = list(here.map(({ name }) => name));
    return `You are facing the ${faced}. Next to it, you see ${list(beside)}.`;
  }

  /** The first condition that holds says it. */
  #examine({ name, abilities, inner }: Thing): string {
    const { hot, cool, clean, sliced } = this.#state;
    if (abilities.has("contain"))
      return `This is a normal ${name}. In it, you see ${list(inner.map((one) => `a ${one}`))}.`;
    const [isHot, isCool] = [hot.has(name), cool.has(name)];
    const [isClean, isSliced] = [clean.has(name), sliced.has(name)];
    if (isClean && isHot && isSliced) return `This is a hot and clean sliced ${name}.`;
    if (isClean && isCool && isSliced) return `This is a cool and clean sliced ${name}.`;
    if (isClean && isSliced) return `This is a clean sliced ${name}.`;
    if (isHot && isSliced) return `This is a hot sliced ${name}.`;
    if (isCool && isSliced) return `This is a cool sliced ${name}.`;
    if (isClean && isHot) return `This is a hot and clean ${name}.`;
    if (isClean && isCool) return `This is a cool and clean ${name}.`;
    if (isHot) return `This is a hot ${name}.`;
    if (isClean) return `This is a clean ${name}.`;
    if (isCool) return `This is a cold ${name}.`;
    if (isSliced) return `This is a sliced ${name}.`;
    return `There's nothing special about ${name}.`;
  }

  #here(): readonly Receptacle[] {
    return this.#facts.receptacles.filter(({ location }) => location === this.#state.at);
  }

  #thing(name: string): Thing {
    const thing = this.#facts.things.find((one) => one.name === name);
    if (!thing) throw new Error(`there is no ${name}`);
    return thing;
  }
}

function list(items: readonly string[]): string {
  if (items.length < 2) return items[0] ?? "nothing";
  return `${items.slice(0, -1).join(", ")}, and ${items.at(-1)}`;
}

const help = `Available commands:
  look:                             look around your current location
  inventory:                        check your current inventory
  go to (receptacle):               move to a receptacle
  open (receptacle):                open a receptacle
  close (receptacle):               close a receptacle
  take (object) from (receptacle):  take an object from a receptacle
  move (object) to (receptacle):  place an object in or on a receptacle
  examine (something):              examine a receptacle or an object
  use (object):                     use an object
  heat (object) with (receptacle):  heat an object using a receptacle
  clean (object) with (receptacle): clean an object using a receptacle
  cool (object) with (receptacle):  cool an object using a receptacle
  slice (object) with (object):     slice an object using a sharp object
`;
