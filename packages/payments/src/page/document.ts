import { PRODUCT_NAME } from '@launchyard/domain/kit';
import type { Assets } from './assets.ts';
import { html, Html } from './html.ts';
import { icon, mark } from './icons.ts';
import { stateWords, words, type StateKind } from './words.ts';

/** The frame of every page of the checkout. */
export function document(assets: Assets, title: string, body: Html): string {
  return html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <meta name="color-scheme" content="light dark" />
        <title>${title} · ${PRODUCT_NAME}</title>
        <link rel="icon" href="data:," />
        <link rel="stylesheet" href="${assets.stylePath}" />
        <script type="module" src="${assets.scriptPath}"></script>
      </head>
      <body>
        <header class="mode">${icon('flask')}${words.testMode}</header>
        ${body}
      </body>
    </html> `.source;
}

export const brand = html`<p class="brand">${mark}${PRODUCT_NAME}</p>`;

export const backLink = (address: string): Html =>
  html`<a class="back" href="${address}">${icon('back')}${words.back}</a>`;

/** Says how things are, and leads back where somebody came from. */
export function statePage(assets: Assets, kind: StateKind, back: string | null): string {
  const { title, text } = stateWords(kind);
  const body = html`<main class="state">
    ${brand}
    <h1>${title}</h1>
    <p>${text}</p>
    ${back === null ? null : backLink(back)}
  </main>`;
  return document(assets, title, body);
}
