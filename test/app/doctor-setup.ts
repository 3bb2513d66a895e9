import { examine } from "../../src/app/operating/doctor.js";
import { readConfig } from "../../src/app/settings/read-config.js";
import { formatChecks } from "../../src/cli/serve/doctor.js";
import { newFile } from "../memory/folder.js";

export async function examineWith(
  variables: Record<string, string>,
  options: Partial<Parameters<typeof examine>[0]> = {},
) {
  const settings = () => readConfig(variables, false);
  const { ok, checks } = await examine({ database: newFile(), settings, ...options });
  const find = (name: string) => checks.find((check) => check.name === name);
  return { ok, checks, report: formatChecks({ checks }), find };
}
