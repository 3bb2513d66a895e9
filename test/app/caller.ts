import { type Caller, ownerRights, type Platform } from "../../src/core/bot.js";

/** Ana, who may do everything. */
export function ownerIn(platform: Platform, channel: string = platform): Caller {
  const person = { id: "ana", name: "Ana" };
  return { platform, workspace: "local", channel, person, ...ownerRights };
}
