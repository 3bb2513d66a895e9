import type { Player } from "../brain.js";

export const opexRulesPlayer: Player = {
  name: "opex-rules",
  recognises: (messages) =>
    /^You are (?:shown what a household robot did|given sentences about how a household)/.test(
      messages[0]?.content ?? "",
    ),
  answer(messages) {
    const [system = "", user = ""] = messages.map(({ content }) => content);
    const rules = system.startsWith("You are shown") ? writeFrom(user) : onlyOnce(user);
    return JSON.stringify({ rules });
  },
};

function writeFrom(text: string): readonly string[] {
  const rules = new Set<string>();
  let holding = false;
  let shut = false;
  for (const [, command = "", result = ""] of text.matchAll(/^> (.+)\n(.+)$/gm)) {
    const failed = result === "Nothing happens.";
    const [verb = ""] = command.split(" ");
    if (failed && verb === "take" && holding) rules.add("You can only hold one thing at a time.");
    if (failed && /^(?:take|put|move)$/.test(verb) && shut && !holding) {
      rules.add("A closed place has to be opened before anything is taken out of it.");
    }
    const [, tool] = /^(?:clean|heat|cool) .+ with (\S+) \d+$/.exec(command) ?? [];
    if (tool && !failed) rules.add(`A ${tool} is what one can ${verb} things with.`);
    if (failed) continue;
    if (verb === "take") holding = true;
    if (verb === "put" || verb === "move") holding = false;
    if (verb === "go") shut = result.includes("is closed");
    if (verb === "open" || verb === "close") shut = verb === "close";
  }
  return [...rules];
}

function onlyOnce(text: string): readonly string[] {
  const seen = new Map<string, string>();
  for (const rule of JSON.parse(text) as string[]) {
    const key = rule.toLowerCase().replace(/[^a-z ]/g, "");
    if (!seen.has(key)) seen.set(key, rule);
  }
  return [...seen.values()];
}
