import { ofTab } from './state.ts';
import { tabStore } from './store.ts';

/**
 * Whether leaving or reloading the page now would interrupt something; then the browser warns about
 * it.
 */
export const isLeavingGuarded = tabStore(() => false);

const guarding = ofTab(() => new Set<string>());

/**
 * Applications §4: leaving the page shows a warning, but only while something would be lost. Each
 * area reports what it is sending.
 */
export function guardLeaving(wanted: boolean, area = 'uploads'): void {
  if (wanted) guarding().add(area);
  else guarding().delete(area);
  const isWanted = guarding().size > 0;
  if (isWanted === isLeavingGuarded.get()) return;
  isLeavingGuarded.set(isWanted);
  if (isWanted) addEventListener('beforeunload', warn);
  else removeEventListener('beforeunload', warn);
}

function warn(event: BeforeUnloadEvent): void {
  event.preventDefault();
}
