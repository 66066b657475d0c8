import { randomUUID } from 'node:crypto';
import { formatId } from '@launchyard/domain/kit';
import { CONSENT_ACTS } from '@launchyard/domain/support';
import * as support from '@launchyard/contract/support';
import { expectReply } from '../world/rest.ts';
import { ask, type Case } from './case.ts';
import type { Subject } from './subject.ts';

/** Every call of support staff, in a case of the colleague. */
export const supportCases: readonly Case[] = [
  ask(
    support.accountFind,
    inCase(({ owner }) => ({ by: { email: owner.email } })),
    'colleague',
  ),
  ask(
    support.accountFind,
    inCase(({ owner }) => ({ by: { username: owner.username } })),
    'colleague',
    'support.accountFind by name',
  ),
  ask(
    support.accountFind,
    inCase(async (subject) => ({ by: await uploadId(subject) })),
    'colleague',
    'support.accountFind by upload',
  ),
  ask(support.caseOpen, ({ owner }) => ({ by: { email: owner.email }, reason: 'asked by e-mail' }), 'colleague'),
  ask(
    support.caseOpen,
    async (subject) => ({ by: await uploadId(subject), reason: 'asked by e-mail' }),
    'colleague',
    'support.caseOpen by upload',
  ),
  ask(support.caseRecordConsent, async (subject) => consentFor(await subject.openCase()), 'colleague'),
  ask(support.caseSessionList, async (subject) => ({ caseId: await subject.openCase() }), 'colleague'),
  ask(
    support.caseEndSession,
    async (subject) => ({ caseId: await consentedCase(subject), sessionId: await subject.ownSession() }),
    'colleague',
  ),
  ask(
    support.caseRetryUpload,
    async (subject) => ({ caseId: await consentedCase(subject), uploadId: await subject.failedUpload() }),
    'colleague',
  ),
  ask(support.caseRenew, async (subject) => ({ caseId: await subject.openCase() }), 'colleague'),
  ask(support.caseClose, async (subject) => ({ caseId: await subject.openCase() }), 'colleague'),
  ask(
    support.caseList,
    inCase(() => ({})),
    'colleague',
  ),
  ask(
    support.accountCaseList,
    inCase(() => ({})),
  ),
  ask(support.caseGet, async (subject) => ({ caseIds: [await subject.openCase()] }), 'colleague'),
  ask(support.adminActList, () => ({})),
  ask(
    support.payPerLaunchSet,
    inCase(({ owner }) => ({ accountId: owner.accountId, isPayPerLaunch: true, reason: 'as agreed' })),
    'colleague',
  ),
  ask(support.stuckUploadList, () => ({}), 'colleague'),
  // Each failing mail is another account’s: few enough to be found by index.
  ask(support.mailList, () => ({ first: 5 }), 'colleague'),
  ask(support.mailList, ({ owner }) => ({ recipient: owner.email }), 'colleague', 'support.mailList to an address'),
  ask(support.adminActGet, () => ({ adminActIds: [formatId('adminAct', randomUUID())] })),
];

const uploadId = async (subject: Subject) => ({ uploadId: (await subject.newUpload()).id });

const consentFor = (caseId: string, act: (typeof CONSENT_ACTS)[number] = 'endSession') => ({
  caseId,
  act,
  givenBy: 'Nora',
  channel: 'phone' as const,
  note: null,
});

/** A case with everything allowed. */
async function consentedCase(subject: Subject): Promise<string> {
  const { world, colleague } = subject;
  const caseId = await subject.openCase();
  for (const act of CONSENT_ACTS) {
    expectReply(await world.rest(support.caseRecordConsent, consentFor(caseId, act), { token: colleague.session }));
  }
  return caseId;
}

/** The same input, once the colleague has an open case for the owner’s account. */
function inCase<Input>(input: (subject: Subject) => Input | Promise<Input>) {
  return async (subject: Subject): Promise<Input> => {
    await subject.openCase();
    return input(subject);
  };
}
