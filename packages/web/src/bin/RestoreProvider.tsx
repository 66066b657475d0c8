import type { ReactNode } from 'react';
import { useApolloClient } from '@apollo/client/react';
import { BinItemRestoreDocument } from '../generated/graphql.ts';
import { useChange } from '../kit/mutate.ts';
import { toastDone } from '../kit/toasts.ts';
import { RestoreContext, type Deleted } from '../kit/use-toast-deleted.ts';
import { binMessages } from './messages.ts';

/** Lets every area offer Undo for its deletions. */
export function RestoreProvider({ children }: { children: ReactNode }) {
  const client = useApolloClient();
  const { run } = useChange(BinItemRestoreDocument);

  async function restore({ id, name }: Deleted): Promise<void> {
    if (!(await run({ binItemId: id }))) return;
    toastDone(binMessages.restored(name));
    await client.refetchQueries({ include: 'active' });
  }

  return <RestoreContext value={restore}>{children}</RestoreContext>;
}
