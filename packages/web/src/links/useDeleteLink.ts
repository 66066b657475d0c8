import { useMutation } from '@apollo/client/react';
import { LinkDeleteDocument } from '../generated/graphql.ts';
import { faultText } from '../kit/faultText.ts';
import { toastFault } from '../kit/toasts.ts';
import { useToastDeleted } from '../kit/useToastDeleted.ts';
import { seenRevision } from './changeLink.ts';
import { linkMessages } from './messages.ts';

interface Deleted {
  id: string;
  name: string;
  revision: number;
}

/** Deletes a link as the viewer saw it, and offers to bring it back. Resolves to whether it is gone. */
export function useDeleteLink(): { remove: (link: Deleted) => Promise<boolean>; isBusy: boolean } {
  const toastDeleted = useToastDeleted();
  const [remove, { loading, client }] = useMutation(LinkDeleteDocument);
  return {
    isBusy: loading,
    async remove({ id, name, ...link }) {
      const revision = await seenRevision(client, { id, ...link });
      const { data, error } = await remove({ errorPolicy: 'all', variables: { input: { linkId: id, revision } } });
      const refusal = data?.deleted.userErrors[0];
      // Gone already, by another tab or person: what was wanted is so.
      if (refusal?.code === 'LINK_NOT_FOUND') return true;
      if (!data || refusal) {
        toastFault(refusal?.message ?? faultText(error));
        return false;
      }
      const { binItem } = data.deleted;
      toastDeleted(linkMessages.removed(name), binItem && { id: binItem.id, name });
      return true;
    },
  };
}
