import type { Call, CallInput, CallReply } from '@launchyard/contract/kit';
import type { TeamInvitation as Invitation, TeamMember as Member } from '@launchyard/contract/team';
import { write, type Outcome } from '../kit/calls.ts';
import type { Context } from '../kit/context.ts';
import { owned, type Owned } from '../kit/scope.ts';
import { payloadType } from '../kit/user-errors.ts';
import { actingAccount } from '../session/account.ts';
import { TeamInvitation, TeamMember } from './types.ts';

export const describeInvitationId = 'The id of the invitation, `inv_…`.';
export const describeAppIds =
  'The ids of the applications to limit them to, `app_…`. Null for all of the account. Only editors and viewers can be limited.';

export const invitationPayload = (name: string, description: string) =>
  payloadType<Owned<Invitation>>(name, description, (t) => ({
    invitation: t.field({
      type: TeamInvitation,
      nullable: true,
      description: 'The invitation. Null if refused.',
      resolve: ({ reply }) => reply,
    }),
  }));

export const memberPayload = (name: string, description: string) =>
  payloadType<Owned<Member>>(name, description, (t) => ({
    member: t.field({
      type: TeamMember,
      nullable: true,
      description: 'The member. Null if refused.',
      resolve: ({ reply }) => reply,
    }),
  }));

/** Makes a change of the team and shows what it changed. */
export async function changeTeam<C extends Call, Row extends object>(
  context: Context,
  call: C,
  input: CallInput<C>,
  show: (reply: CallReply<C>) => Row,
): Promise<Outcome<Owned<Row>>> {
  const account = await actingAccount(context);
  const { reply, refusals } = await write(context, call, input);
  return { reply: reply === null ? null : owned(account, show(reply)), refusals };
}
