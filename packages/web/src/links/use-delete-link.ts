import { useApolloClient } from '@apollo/client/react';
import { linkViolations } from '@launchyard/domain/links';
import { LinkDeleteDocument } from '../generated/graphql.ts';
import { useChange } from '../kit/mutate.ts';
import { useToastDeleted } from '../kit/use-toast-deleted.ts';
import { linkChanges } from './change-link.ts';
import { linkMessages } from './messages.ts';

interface Deleted {
  id: string;
  name: string;
  revision: number;
}

/** Deletes a link as the viewer saw it, and offers Undo. Resolves to whether it is gone. */
export function useDeleteLink(): { remove: (link: Deleted) => Promise<boolean>; isBusy: boolean } {
  const toastDeleted = useToastDeleted();
  const client = useApolloClient();
  const { run, isBusy } = useChange(LinkDeleteDocument);
  return {
    isBusy,
    async remove({ id, name, ...link }) {
      const revision = await linkChanges(client).seenRevision({ id, ...link });
      const done = await run({ linkId: id, revision }, { alreadySo: linkViolations.notFound });
      if (done) toastDeleted(linkMessages.removed(name), done.binItem && { id: done.binItem.id, name });
      return done !== null;
    },
  };
}
