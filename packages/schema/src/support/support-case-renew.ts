import { caseRenew } from '@launchyard/contract/support';
import { CASE_MINUTES, MAX_CASE_HOURS } from '@launchyard/domain/support';
import { builder } from '../kit/builder.ts';
import { write } from '../kit/calls.ts';
import { askableId } from '../kit/ids.ts';
import { changedCasePayload } from './changed-case.ts';

const SupportCaseRenewInput = builder.inputType('SupportCaseRenewInput', {
  description: 'The case to renew.',
  fields: (t) => ({ caseId: t.id({ required: true, description: 'The id of the case, `cas_…`.' }) }),
});

const SupportCaseRenewPayload = changedCasePayload('SupportCaseRenewPayload', 'The result of renewing a case.');

builder.mutationField('supportCaseRenew', (t) =>
  t.field({
    nullable: true,
    type: SupportCaseRenewPayload,
    description: `Lets a case of the caller end ${CASE_MINUTES} minutes from now, but at most ${MAX_CASE_HOURS} hours after its opening. Refused once it has ended.`,
    args: { input: t.arg({ type: SupportCaseRenewInput, required: true, description: 'The case.' }) },
    resolve: (_root, { input }, context) =>
      write(context, caseRenew, { caseId: askableId('supportCase', input.caseId) }),
  }),
);
