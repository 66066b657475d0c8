import { keep } from '../../kit/keep.ts';
import { tabStore } from '../../kit/store.ts';
import type { Mode } from './palette.ts';

/**
 * The user's choice; `system` follows the operating system. Stored under the key that
 * `public/mode.js` reads before the first paint.
 */
export type ModeChoice = Mode | 'system';
const KEY = 'mode';

const systemIsDark = matchMedia('(prefers-color-scheme: dark)');

const choice = tabStore(readChoice);
export const mode = tabStore(resolve);

export const modeChoice = choice;

export function chooseMode(next: ModeChoice): void {
  if (next === 'system') localStorage.removeItem(KEY);
  else keep(KEY, next);
  choice.set(next);
  apply();
}

/** From now on, the panel follows the system unless a mode was chosen. */
export const followSystemMode = (): void => systemIsDark.addEventListener('change', apply);

function apply(): void {
  mode.set(resolve());
  document.documentElement.dataset.mode = mode.get();
}

function resolve(): Mode {
  const chosen = choice.get();
  if (chosen !== 'system') return chosen;
  return systemIsDark.matches ? 'dark' : 'light';
}

function readChoice(): ModeChoice {
  const stored = localStorage.getItem(KEY);
  return stored === 'light' || stored === 'dark' ? stored : 'system';
}
