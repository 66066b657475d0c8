import { createContext, use } from 'react';
import { kitMessages } from './messages.ts';
import { toastDone } from './toasts.ts';

/** An item in the bin: its id there and its name. */
export interface Deleted {
  id: string;
  name: string;
}

/** Restores a deleted item and reports the result. Null if nobody can. */
export const RestoreContext = createContext<((deleted: Deleted) => Promise<void>) | null>(null);

/** Reports a deletion and offers Undo. The toast may outlive its screen. */
export function useToastDeleted(): (text: string, deleted: Deleted | null | undefined) => void {
  const restore = use(RestoreContext);
  return (text, deleted) =>
    toastDone(text, restore && deleted ? { label: kitMessages.undo, run: () => void restore(deleted) } : undefined);
}
