import { accountDelete, accountRestore } from '@launchyard/contract/deletion';
import { DELETE_WORD } from '@launchyard/domain/deletion';
import { expectReply } from '../world/rest.ts';
import { openCaseFor } from '../world/support-cases.ts';
import type { Case } from './case.ts';
import type { Subject } from './subject.ts';

const confirmed = { confirmation: DELETE_WORD };

/** Deleting an account, and bringing it back: each of somebody who came for it. */
export const deletionCases: readonly Case[] = [
  {
    name: accountDelete.name,
    async arrange({ world }) {
      const person = await world.person();
      return () => world.rest(accountDelete, confirmed, { token: person.session });
    },
  },
  {
    name: accountRestore.name,
    async arrange(subject) {
      const { accountId } = await deletedOne(subject);
      const wish = { accountId, reason: 'as agreed' };
      return () => subject.world.rest(accountRestore, wish, { token: subject.colleague.session });
    },
  },
];

/** Somebody who deleted their account, with a case of the colleague for it. */
async function deletedOne({ world, colleague }: Subject) {
  const person = await world.person();
  expectReply(await world.rest(accountDelete, confirmed, { token: person.session }));
  await openCaseFor(world, colleague, person);
  return person;
}
