import { ofTab } from './state.ts';
import { tabStore } from './store.ts';

/** Whether leaving or reloading the page now would interrupt something; the browser warns of it then. */
export const isLeavingGuarded = tabStore(() => false);

const guarding = ofTab(() => new Set<string>());

/** Applications §4: leaving the page is warned about, but only while something would be lost by it. Each area speaks for what it sends itself. */
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
