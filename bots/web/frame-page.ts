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
      :root { --accent: light-dark(#136f5b, #67cdb1); }
      body { font: 1.1rem/1.5 system-ui, sans-serif; max-width: 20rem; margin: 20vh auto; padding: 0 1rem; background: light-dark(#f4efe7, #141311); }
      input, button { font: inherit; box-sizing: border-box; width: 100%; min-height: 44px; margin-top: 0.5rem; padding: 0.5rem 0.9rem; border: 1.5px solid var(--accent); border-radius: 12px; }
      button { background: var(--accent); color: light-dark(#fff, #0c2b23); font-weight: 600; }
      a { color: var(--accent); }
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
