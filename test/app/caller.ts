import { type Caller, ownerRights, type Platform } from "../../src/core/bot.js";

export function ownerIn(platform: Platform, channel: string = platform): Caller {
  const person = { id: "ana", name: "Ana" };
  return { platform, workspace: "local", channel, person, ...ownerRights };
}
