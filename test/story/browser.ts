/** Headless Chromium, where it is installed. */
import { existsSync } from "node:fs";
import { type Browser, chromium } from "playwright-core";

const places = ["/usr/bin/chromium", "/usr/bin/chromium-browser", "/usr/bin/google-chrome"];

/** Path of a Chromium, or null where there is none (`.ci/run` installs it). */
export const chromiumPath = places.find((file) => existsSync(file)) ?? null;

export async function openBrowser(executablePath: string): Promise<Browser> {
  return chromium.launch({
    executablePath,
    // Other tests in this process try Ctrl-C: playwright would end the process then.
    handleSIGINT: false,
    handleSIGTERM: false,
    handleSIGHUP: false,
    args: [
      "--no-sandbox",
      "--disable-gpu",
      "--disable-quic",
      "--no-first-run",
      "--disable-background-networking",
      "--disable-component-update",
      "--disable-sync",
    ],
  });
}
