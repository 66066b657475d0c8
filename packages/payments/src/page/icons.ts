import { html, Html } from './html.ts';

/** Decoration beside words that say the same, as lines of a square of 24. */
const LINES = {
  flask: '<path d="M9 3h6M10 3v6.5L4.8 18a2 2 0 0 0 1.7 3h11a2 2 0 0 0 1.7-3L14 9.5V3M7.5 14h9"/>',
  back: '<path d="M20 12H4M10 6l-6 6 6 6"/>',
  lock: '<rect x="4" y="11" width="16" height="10" rx="2"/><path d="M8 11V7a4 4 0 0 1 8 0v4"/>',
  card: '<rect x="3" y="5" width="18" height="14" rx="2"/><path d="M3 10h18M6.5 15h3"/>',
} as const;

export const icon = (name: keyof typeof LINES): Html =>
  html`<svg class="icon" viewBox="0 0 24 24" aria-hidden="true">${new Html(LINES[name])}</svg>`;

/** The product’s mark. */
export const mark = new Html(
  '<svg class="mark" viewBox="0 0 24 24" aria-hidden="true"><rect width="24" height="24" rx="6"/><path d="M12 4.9 18.2 8.4v7.2L12 19.1 5.8 15.6V8.4Z"/><path class="sign" d="M10.4 9.4v5.2l4.3-2.6Z"/></svg>',
);
