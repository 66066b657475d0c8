import { useState } from 'react';
import { useApolloClient } from '@apollo/client/react';
import { AppVersionMakeLatestDocument } from '../../generated/graphql.ts';
import { mutate } from '../../kit/mutate.ts';
import { kitMessages } from '../../kit/messages.ts';
import { toastNotDone } from '../../kit/not-done.ts';
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
  const [isBusy, setBusy] = useState(false);

  async function move(to: Version, from: Version): Promise<boolean> {
    const input = { appVersionId: to.id, expectedLatestVersionId: from.id };
    const outcome = await mutate(client, AppVersionMakeLatestDocument, input);
    if (outcome.kind !== 'done') toastNotDone(outcome);
    return outcome.kind === 'done';
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
