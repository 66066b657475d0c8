import { caseClose } from '@launchyard/contract/support';

import { builder } from '../kit/builder.ts';
import { write } from '../kit/calls.ts';
import { askableId } from '../kit/ids.ts';
import { changedCasePayload } from './changed-case.ts';

const SupportCaseCloseInput = builder.inputType('SupportCaseCloseInput', {
  description: 'The case to close.',
  fields: (t) => ({ caseId: t.id({ required: true, description: 'The id of the case, `cas_…`.' }) }),
});

const SupportCaseClosePayload = changedCasePayload('SupportCaseClosePayload', 'The result of closing a case.');

builder.mutationField('supportCaseClose', (t) =>
  t.field({
    nullable: true,
    type: SupportCaseClosePayload,
    description:
      'Ends a case of the caller now. Everything that is read or listens within it ends, too. Refused once it has ended.',
    args: { input: t.arg({ type: SupportCaseCloseInput, required: true, description: 'The case.' }) },
    resolve: (_root, { input }, context) =>
      write(context, caseClose, { caseId: askableId('supportCase', input.caseId) }),
  }),
);
