import { caseRecordConsent } from '@launchyard/contract/support';
import { MAX_CONSENT_NAME, MAX_REASON_LENGTH } from '@launchyard/domain/support';
import { builder } from '../kit/builder.ts';
import { write } from '../kit/calls.ts';
import { askableId } from '../kit/ids.ts';
import { changedCasePayload } from './changed-case.ts';
import { SupportConsentAct, SupportConsentChannel } from './support-case.ts';

const SupportCaseRecordConsentInput = builder.inputType('SupportCaseRecordConsentInput', {
  description: 'What the customer allowed, who, and how. The services add the time.',
  fields: (t) => ({
    caseId: t.id({ required: true, description: 'The id of the case, `cas_…`.' }),
    act: t.field({ type: SupportConsentAct, required: true, description: 'What the customer allowed.' }),
    givenBy: t.string({
      required: true,
      description: `The name of who allowed it, at most ${MAX_CONSENT_NAME} characters. The customer reads it.`,
    }),
    channel: t.field({ type: SupportConsentChannel, required: true, description: 'How they said so.' }),
    note: t.string({
      description: `What was said: one line of at most ${MAX_REASON_LENGTH} characters, which the customer reads. Omit for nothing.`,
    }),
  }),
});

const SupportCaseRecordConsentPayload = changedCasePayload(
  'SupportCaseRecordConsentPayload',
  'The result of recording a consent.',
);

builder.mutationField('supportCaseRecordConsent', (t) =>
  t.field({
    nullable: true,
    type: SupportCaseRecordConsentPayload,
    description:
      'Records in an open case that the customer allowed an administrator to do something. For administrators. Replaces an earlier consent for the same act; the audit log keeps both.',
    args: { input: t.arg({ type: SupportCaseRecordConsentInput, required: true, description: 'The consent.' }) },
    resolve: (_root, { input }, context) =>
      write(context, caseRecordConsent, {
        ...input,
        caseId: askableId('supportCase', input.caseId),
        note: input.note ?? null,
      }),
  }),
);
