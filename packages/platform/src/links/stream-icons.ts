/** The signs of the pages behind links: decoration beside a title that says the same. */
export type StreamIcon = 'lock' | 'clock' | 'broken' | 'nothing' | 'busy';

/** As lines of a square of 24. */
const LINES: Record<StreamIcon, string> = {
  lock: '<rect x="4" y="11" width="16" height="10" rx="2"/><path d="M8 11V7a4 4 0 0 1 8 0v4"/>',
  clock: '<circle cx="12" cy="12" r="9"/><path d="M12 7v5l3 2"/>',
  broken:
    '<path d="M10 7 12 5a4.5 4.5 0 0 1 6.4 6.4l-2 2M14 17l-2 2a4.5 4.5 0 0 1-6.4-6.4l2-2M4 4l2 2M20 20l-2-2M9 2v2M2 9h2M15 22v-2M22 15h-2"/>',
  nothing: '<rect x="3" y="4" width="18" height="13" rx="2"/><path d="M8 21h8M12 17v4M3 3l18 18"/>',
  busy: '<path d="M6 3h12M6 21h12M7 3c0 6 10 6 10 12v6M17 3c0 6-10 6-10 12v6"/>',
};

export const streamIcon = (name: StreamIcon): string =>
  `<svg class="sign" viewBox="0 0 24 24" aria-hidden="true" fill="none" stroke="currentColor" stroke-width="1.6" stroke-linecap="round" stroke-linejoin="round">${LINES[name]}</svg>`;
