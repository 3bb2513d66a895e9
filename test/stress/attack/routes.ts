/** All addresses of the pages, as the product itself lists them. */
import { access } from "../../../bots/web/access.js";

export interface Route {
  readonly method: string;
  /** With an example in place of each parameter. */
  readonly path: string;
}

const exampleFiles: Readonly<Record<string, string>> = {
  "/join-page": "join.js",
  "/modules": "preact.js",
};

export const routes: readonly Route[] = Object.keys(access).map((key) => {
  const [method = "", pattern = ""] = key.split(" ");
  return { method, path: fillIn(pattern) };
});

export const posts: readonly string[] = routes.flatMap(({ method, path }) =>
  method === "POST" ? [path] : [],
);

/** Those that tell or change something; the files of the pages hold no data. */
export const dataRoutes: readonly Route[] = routes.filter(
  ({ method, path }) => method === "POST" || /^\/api\/|\/state$/.test(path),
);

/** The owner's alone, by what they are for; the product has a table of its own. */
export const ownersPaths = /^\/(?:api\/)?(?:review|campaigns|sessions)\b/;

/** Those that a stranger may use: the log-in, the doors, and their files. */
export const openPaths = /^\/(?:login|join\/[^/]+(?:\/enter)?$|join-page\/)/;

function fillIn(pattern: string): string {
  const file = pattern.replace(/\/:file\{.*\}$/, "");
  if (file !== pattern) return `${file}/${exampleFiles[file] ?? "app.js"}`;
  return pattern.replace(":campaign", "study");
}
