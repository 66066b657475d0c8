import { useApolloClient } from '@apollo/client/react';
import { AppVersionMakeLatestDocument } from '../../generated/graphql.ts';
import { useChange } from '../../kit/mutate.ts';
import { kitMessages } from '../../kit/messages.ts';
import { toastDone } from '../../kit/toasts.ts';
import { versionMessages } from './messages.ts';

interface Version {
  id: string;
  number: number;
}

/**
 * Makes Latest serve another version, and offers Undo. If somebody else was faster, says so and
 * shows the current state. The toast may outlive the dialog.
 */
export function useMakeLatest(onChanged: () => void): {
  makeLatest: (to: Version, from: Version) => Promise<void>;
  isBusy: boolean;
} {
  const client = useApolloClient();
  const { run, isBusy } = useChange(AppVersionMakeLatestDocument);
  const move = (to: Version, from: Version) => run({ appVersionId: to.id, expectedLatestVersionId: from.id });

  async function undo(to: Version, from: Version): Promise<void> {
    if (await move(to, from)) toastDone(versionMessages.isLatestNow(to.number));
    await client.refetchQueries({ include: 'active' });
  }

  return {
    isBusy,
    async makeLatest(to, from) {
      if (await move(to, from)) {
        const back = { label: kitMessages.undo, run: () => void undo(from, to) };
        toastDone(versionMessages.isLatestNow(to.number), back);
      }
      onChanged();
    },
  };
}
