import { Command } from "commander";

type Rig = readonly [about: string, load: () => Promise<Command>];

const rigs: Readonly<Record<string, Rig>> = {
  faults: [
    "kill the process at random moments over episodes on each bot, and count the loss",
    async () => (await import("./faults/faults-command.js")).faultsCommand(),
  ],
  ask: [
    "agents ask over kills, people press in Slack and Discord; count what was lost or came twice",
    async () => (await import("./ask/run-ask.js")).askCommand(),
  ],
  cluster: [
    "kill and stop the leader of several processes on one PostgreSQL, and count the loss",
    async () => (await import("./cluster/cluster-command.js")).clusterCommand(),
  ],
  chat: [
    "every fault of chat platforms in every state of a question",
    async () => (await import("./chat/run-chat-faults.js")).chatCommand(),
  ],
  "crowd-load": [
    "many open questions, and many people who answer them",
    async () => (await import("./chat/run-crowd-load.js")).crowdLoadCommand(),
  ],
  attack: [
    "somebody who has read the source tries to get in, read along, lock others out, or stop it",
    async () => (await import("./attack/attack-command.js")).attackCommand(),
  ],
  talk: [
    "what people say before, during and after questions, through every bot",
    async () => (await import("./talk/bench-talk.js")).talkCommand(),
  ],
  picture: [
    "draw many homes at every size, and measure that no word lies on another",
    async () => (await import("./picture/measure-pictures.js")).pictureCommand(),
  ],
  model: [
    "serve a model that answers by rules",
    async () => (await import("./model/model-command.js")).modelCommand(),
  ],
};

export const rigNames: readonly string[] = Object.keys(rigs);

export async function createStressProgram(words: readonly string[]): Promise<Command> {
  const program = new Command("stress")
    .description("kills, faults, load and long runs of Sous, against protocol peers on loopback")
    .addHelpText("after", "\nExample:\n  npm run -s stress -- faults --kills 20 --bots web --json");
  for (const [name, [about, load]] of Object.entries(rigs)) {
    const rig = words.includes(name) ? await load() : new Command(name);
    program.addCommand(rig.description(about));
  }
  return program;
}
