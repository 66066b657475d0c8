import { useState } from 'react';
import { useApolloClient } from '@apollo/client/react';
import { AppVersionMakeLatestDocument } from '../../generated/graphql.ts';
import { faultText } from '../../kit/faultText.ts';
import { kitMessages } from '../../kit/messages.ts';
import { toastDone, toastFault } from '../../kit/toasts.ts';
import { versionMessages } from './messages.ts';

interface Version {
  id: string;
  number: number;
}

/**
 * Lets Latest serve another version, and offers the way back. Where somebody was faster that is said, and what is so now is shown. The
 * toast may outlive the dialog.
 */
export function useMakeLatest(onChanged: () => void): {
  makeLatest: (to: Version, from: Version) => Promise<void>;
  isBusy: boolean;
} {
  const client = useApolloClient();
  const [isBusy, setBusy] = useState(false);

  async function move(to: Version, from: Version): Promise<boolean> {
    const { data, error } = await client.mutate({
      mutation: AppVersionMakeLatestDocument,
      variables: { input: { appVersionId: to.id, expectedLatestVersionId: from.id } },
      errorPolicy: 'all',
    });
    const refusal = data?.appVersionMakeLatest.userErrors[0];
    if (error || refusal) toastFault(refusal?.message ?? faultText(error));
    return !error && !refusal;
  }

  async function undo(to: Version, from: Version): Promise<void> {
    if (await move(to, from)) toastDone(versionMessages.isLatestNow(to.number));
    await client.refetchQueries({ include: 'active' });
  }

  return {
    isBusy,
    async makeLatest(to, from) {
      setBusy(true);
      const isMoved = await move(to, from);
      setBusy(false);
      if (isMoved) {
        const back = { label: kitMessages.undo, run: () => void undo(from, to) };
        toastDone(versionMessages.isLatestNow(to.number), back);
      }
      onChanged();
    },
  };
}
