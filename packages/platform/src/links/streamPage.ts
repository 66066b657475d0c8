import { escapeHtml } from '../kit/html.ts';

type Page = { kind: 'expired' } | { kind: 'noServer'; appName: string; version: number };

/** The page behind a streaming link: one calm sentence on what is true, for a visitor who has no account. */
export function streamPage(page: Page): string {
  const { title, text } = words(page);
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${title}</title>
<style>
:root { color-scheme: light dark; --ink: #15151c; --ink2: #565663; --sheet: #fff; --line: #e5e5ea; }
@media (prefers-color-scheme: dark) { :root { --ink: #eeeef3; --ink2: #a8a8b6; --sheet: #111115; --line: #282830; } }
body { margin: 0; min-height: 100vh; display: grid; place-items: center; background: var(--sheet); color: var(--ink);
  font: 15px/1.6 ui-sans-serif, system-ui, -apple-system, 'Segoe UI', Roboto, sans-serif; }
main { max-width: 26rem; margin: 1.5rem; padding: 2rem; border: 1px solid var(--line); border-radius: 14px; }
h1 { margin: 0 0 .5rem; font-size: 1.375rem; line-height: 1.35; letter-spacing: -.018em; }
p { margin: 0; color: var(--ink2); }
</style>
</head>
<body><main><h1>${title}</h1><p>${text}</p></main></body>
</html>
`;
}

function words(page: Page): { title: string; text: string } {
  if (page.kind === 'expired') {
    return { title: 'This link has expired', text: 'Ask whoever sent it to you for a new one.' };
  }
  return {
    title: escapeHtml(page.appName),
    text: `Version ${page.version} is ready. No streaming server is connected yet, so it cannot be played here.`,
  };
}
