import { nothingKept } from "../../../bots/present/personal.js";
import type { Caller, PersonFile } from "../../core/bot.js";
import type { DataRequest } from "../../core/command.js";
import type { PersonData } from "../../core/person-data.js";
import { formatData } from "../people/format-data.js";
import { dataFile, gatherData } from "../people/my-data.js";
import type { ControlContext } from "./control-context.js";
import { setPreference } from "./personal.js";

/** Plain text; for an export, the file's content. */
export async function answerMyData(
  context: ControlContext,
  request: DataRequest,
  caller: Caller,
): Promise<string> {
  switch (request) {
    case "tell": {
      const data = await readData(context, caller);
      return data ? formatData(data) : nothingKept;
    }
    case "export":
      return (await readFile(context, caller))?.text ?? nothingKept;
    case "delete": {
      const said = await setPreference(context, "forget-me", caller);
      return said === nothingKept ? said : `${said}\nSay my-data delete yes, or my-data delete no.`;
    }
    case "delete-yes":
      return setPreference(context, "forget-me-yes", caller);
    case "delete-no":
      return setPreference(context, "forget-me-no", caller);
  }
}

export async function readFile(
  context: ControlContext,
  caller: Caller,
): Promise<PersonFile | null> {
  const data = await readData(context, caller);
  return data && dataFile(data);
}

async function readData(
  { memory, clock }: ControlContext,
  { platform, workspace, person: { id } }: Caller,
): Promise<PersonData | null> {
  const person = await memory.people.find(platform, workspace, id);
  return person && gatherData(memory, person, clock.now());
}
