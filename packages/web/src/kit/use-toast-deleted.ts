import { createContext, use } from 'react';
import { kitMessages } from './messages.ts';
import { toastDone } from './toasts.ts';

/** What lies in the bin: its id there and its name. */
export interface Deleted {
  id: string;
  name: string;
}

/** Restores what was deleted and says what came of it. Null where nobody can. */
export const RestoreContext = createContext<((deleted: Deleted) => Promise<void>) | null>(null);

/** Says that something was deleted and offers to bring it back. The toast may outlive the screen that it was deleted on. */
export function useToastDeleted(): (text: string, deleted: Deleted | null | undefined) => void {
  const restore = use(RestoreContext);
  return (text, deleted) =>
    toastDone(text, restore && deleted ? { label: kitMessages.undo, run: () => void restore(deleted) } : undefined);
}
