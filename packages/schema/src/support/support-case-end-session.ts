import { caseEndSession } from '@launchyard/contract/support';
import { builder } from '../kit/builder.ts';
import { write } from '../kit/calls.ts';
import { askableId } from '../kit/ids.ts';
import { changedCasePayload } from './changed-case.ts';

const SupportCaseEndSessionInput = builder.inputType('SupportCaseEndSessionInput', {
  description: 'The case, and a session of somebody of its account.',
  fields: (t) => ({
    caseId: t.id({ required: true, description: 'The id of the case, `cas_…`.' }),
    sessionId: t.id({ required: true, description: 'The id of the session, `ses_…`.' }),
  }),
});

const SupportCaseEndSessionPayload = changedCasePayload(
  'SupportCaseEndSessionPayload',
  'The result of ending a session of a customer.',
);

builder.mutationField('supportCaseEndSession', (t) =>
  t.field({
    nullable: true,
    type: SupportCaseEndSessionPayload,
    description:
      'Ends a session of the owner or a member of the account, with its open subscriptions. For administrators, once a consent for END_SESSION is recorded in the case. The account is notified.',
    args: { input: t.arg({ type: SupportCaseEndSessionInput, required: true, description: 'Which session.' }) },
    resolve: (_root, { input }, context) =>
      write(context, caseEndSession, {
        caseId: askableId('supportCase', input.caseId),
        sessionId: askableId('session', input.sessionId),
      }),
  }),
);
