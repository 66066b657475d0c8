import type { ReactNode } from 'react';
import { useApolloClient } from '@apollo/client/react';
import { BinItemRestoreDocument } from '../generated/graphql.ts';
import { faultText } from '../kit/faultText.ts';
import { toastDone, toastFault } from '../kit/toasts.ts';
import { RestoreContext, type Deleted } from '../kit/useToastDeleted.ts';
import { binMessages } from './messages.ts';

/** Lets every area offer Undo for what it deletes. */
export function RestoreProvider({ children }: { children: ReactNode }) {
  const client = useApolloClient();

  async function restore({ id, name }: Deleted): Promise<void> {
    const { data, error } = await client.mutate({
      mutation: BinItemRestoreDocument,
      variables: { input: { binItemId: id } },
      errorPolicy: 'all',
    });
    const refusal = data?.binItemRestore.userErrors[0];
    if (error || refusal) return toastFault(refusal?.message ?? faultText(error));
    toastDone(binMessages.restored(name));
    await client.refetchQueries({ include: 'active' });
  }

  return <RestoreContext value={restore}>{children}</RestoreContext>;
}
