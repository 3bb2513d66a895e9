import { afterEach, expect, it, vi } from "vitest";
import { commandToType, print, printJson } from "../../src/cli/options.js";

const esc = String.fromCharCode(27);
const hostile = `${esc}[31mred\u009b2J \u202eturned \u200bhidden\u0007`;

function written(act: () => void): string {
  let text = "";
  vi.spyOn(process.stdout, "write").mockImplementation((chunk) => {
    text += String(chunk);
    return true;
  });
  act();
  return text;
}
afterEach(() => vi.restoreAllMocks());

it("prints what people said so that it steers no terminal, with its lines and spaces", () => {
  expect(written(() => print(`  one\n  ${hostile}`))).toBe("  one\n  [31mred2J turned hidden\n");
});

it("prints JSON that can be read back and steers no terminal", () => {
  const text = written(() => printJson({ said: hostile }));
  expect(text.trimEnd()).not.toMatch(/[\p{Cc}\p{Cf}]/u);
  expect(JSON.parse(text)).toEqual({ said: hostile });
});

it("says how to go on as it is typed: in a clone through npm", () => {
  vi.spyOn(process, "argv", "get").mockReturnValue(["node", "src/cli/main.ts", "play", "flat"]);
  expect(commandToType()).toBe("npm run -s sous -- play flat");
  vi.spyOn(process, "argv", "get").mockReturnValue(["node", "/usr/bin/sous", "play", "flat"]);
  expect(commandToType()).toBe("sous play flat");
});
