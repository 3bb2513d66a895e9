/** A small page without scripts: the log-in, and why a page is closed. @param body HTML of ours */
export function framePage(title: string, body: string): string {
  return `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <meta name="color-scheme" content="light dark" />
    <title>Sous: ${title}</title>
    <link rel="icon" href="data:," />
    <style>
      body { font: 1.1rem/1.5 system-ui, sans-serif; max-width: 20rem; margin: 20vh auto; padding: 0 1rem; }
      input, button { font: inherit; box-sizing: border-box; width: 100%; margin-top: 0.5rem; padding: 0.5rem; }
    </style>
  </head>
  <body>
    <main>
    ${body}
    </main>
  </body>
</html>
`;
}
