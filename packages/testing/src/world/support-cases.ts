import { caseOpen } from '@launchyard/contract/support';
import type { TestPerson } from './people.ts';
import type { PlatformWorld } from './platform.ts';
import { expectReply } from './rest.ts';

/** A colleague opens a case for the account of a customer. Returns its id. */
export async function openCaseFor(
  world: Pick<PlatformWorld, 'rest'>,
  colleague: TestPerson,
  customer: TestPerson,
): Promise<string> {
  const wish = { by: { id: customer.accountId }, reason: 'Asked for help by e-mail' };
  return expectReply(await world.rest(caseOpen, wish, { token: colleague.session })).supportCase.id;
}
