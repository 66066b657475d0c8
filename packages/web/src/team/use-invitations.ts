import { useState } from 'react';
import { useApolloClient } from '@apollo/client/react';
import { TeamInvitationCreateDocument, type TeamInvitationCreateInput } from '../generated/graphql.ts';
import { create } from '../kit/mutate.ts';
import type { NotDone } from '../kit/not-done.ts';
import { createWishKeys } from '../kit/wish-keys.ts';

/** Somebody who was not invited, and why. */
export interface NotInvited {
  email: string;
  outcome: NotDone;
}

/** Invites people one after the other. Resolves to those who were not invited. */
export function useInvitations() {
  const client = useApolloClient();
  const [keys] = useState(createWishKeys);
  const [isBusy, setBusy] = useState(false);
  const invite = async (
    emails: readonly string[],
    rights: Pick<TeamInvitationCreateInput, 'role' | 'appIds'>,
  ): Promise<NotInvited[]> => {
    setBusy(true);
    const missed: NotInvited[] = [];
    for (const [index, email] of emails.entries()) {
      const outcome = await create(client, TeamInvitationCreateDocument, { email, ...rights }, keys);
      if (outcome.kind === 'refused') missed.push({ email, outcome });
      if (outcome.kind !== 'fault') continue;
      // The others would wait for the same fault, one after the other.
      missed.push(...emails.slice(index).map((rest) => ({ email: rest, outcome })));
      break;
    }
    setBusy(false);
    return missed;
  };
  return { invite, isBusy };
}
