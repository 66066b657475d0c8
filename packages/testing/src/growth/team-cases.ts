import { randomUUID } from 'node:crypto';
import * as team from '@launchyard/contract/team';
import type { Call, CallInput } from '@launchyard/contract/kit';
import type { TestPerson } from '../world/people.ts';
import { expectReply } from '../world/rest.ts';
import { ask, type Case } from './case.ts';
import type { Subject } from './subject.ts';

/** Every call about teams. */
export const teamCases: readonly Case[] = [
  ask(team.teamList, () => ({})),
  ask(team.teamInvite, () => ({
    email: `${randomUUID()}@launchyard.example`,
    role: 'viewer' as const,
    idempotencyKey: randomUUID(),
  })),
  ask(team.teamSendAgain, async (subject) => ({ invitationId: (await subject.newInvitation()).id })),
  ask(team.teamWithdraw, async (subject) => ({ invitationId: (await subject.newInvitation()).id })),
  ask(team.teamInvitationGet, async (subject) => ({ token: (await subject.newInvitation()).token }), 'nobody'),
  ask(team.teamInvitations, () => ({}), 'invited'),
  ask(team.teamAccept, async (subject) => ({ invitationId: (await subject.newInvitation()).id }), 'invited'),
  ask(team.teamDecline, async (subject) => ({ invitationId: (await subject.newInvitation()).id }), 'invited'),
  ask(team.teamUpdate, async (subject) => ({
    personId: await subject.newMember(),
    role: 'viewer' as const,
    appIds: null,
  })),
  ask(team.teamRemove, async (subject) => ({ personId: await subject.newMember() })),
  ask(
    team.teamLeave,
    async (subject) => {
      await subject.newMember();
      return { accountId: subject.owner.accountId };
    },
    'member',
  ),
  handOver(team.teamOfferOwnership, ({ giver, receiver }) => ({
    by: giver,
    input: { personId: receiver.personId, password: giver.password },
  })),
  handOver(team.teamWithdrawOwnership, async (both) => ({
    by: both.giver,
    input: { offerId: await offer(both) },
  })),
  handOver(team.teamOwnershipOffers, async (both) => {
    await offer(both);
    return { by: both.receiver, input: {} };
  }),
  handOver(team.teamAcceptOwnership, async (both) => ({
    by: both.receiver,
    input: { offerId: await offer(both), password: both.receiver.password },
  })),
  handOver(team.teamDeclineOwnership, async (both) => ({
    by: both.receiver,
    input: { offerId: await offer(both) },
  })),
];

interface Both {
  world: Subject['world'];
  giver: TestPerson;
  receiver: TestPerson;
}

/** A call about an account that is handed over: one of its own, since its owner changes. */
function handOver<C extends Call>(
  call: C,
  prepare: (both: Both) => Promise<{ by: TestPerson; input: CallInput<C> }> | { by: TestPerson; input: CallInput<C> },
): Case {
  return {
    name: call.name,
    async arrange({ world }) {
      const giver = await world.person();
      const { by, input } = await prepare({ world, giver, receiver: await world.person({ memberOf: giver }) });
      return () => world.rest(call, input, { token: by.session });
    },
  };
}

async function offer({ world, giver, receiver }: Both): Promise<string> {
  const wish = { personId: receiver.personId, password: giver.password };
  return expectReply(await world.rest(team.teamOfferOwnership, wish, { token: giver.session })).offer.id;
}
