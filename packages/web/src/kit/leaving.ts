import { createStore } from './store.ts';

/** Whether leaving or reloading the page now would interrupt something; the browser warns of it then. */
export const isLeavingGuarded = createStore(false);

/** Applications §4: leaving the page is warned about, but only while something would be lost by it. */
export function guardLeaving(wanted: boolean): void {
  if (wanted === isLeavingGuarded.get()) return;
  isLeavingGuarded.set(wanted);
  if (wanted) addEventListener('beforeunload', warn);
  else removeEventListener('beforeunload', warn);
}

function warn(event: BeforeUnloadEvent): void {
  event.preventDefault();
}
