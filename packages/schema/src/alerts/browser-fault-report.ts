import { browserFaultReport } from '@launchyard/contract/alerts';
import type { CallReply } from '@launchyard/contract/kit';
import { FAULTS_AN_HOUR, MAX_FAULT_MESSAGE, MAX_FAULT_ROUTE, MAX_FAULT_STACK } from '@launchyard/domain/alerts';
import { builder } from '../kit/builder.ts';
import { write } from '../kit/calls.ts';
import { payloadType } from '../kit/user-errors.ts';

const BrowserFaultReportInput = builder.inputType('BrowserFaultReportInput', {
  description: 'An error that nobody caught.',
  fields: (t) => ({
    message: t.string({
      required: true,
      description: `What the error says, at most ${MAX_FAULT_MESSAGE} characters. Addresses, tokens and ids in it are removed.`,
    }),
    stack: t.string({
      required: true,
      description: `Its stack, at most ${MAX_FAULT_STACK} characters. Only frames of the panel’s own files are kept. Empty if there is none.`,
    }),
    route: t.string({
      required: true,
      description: `The pattern of the page’s address, such as \`/apps/:name/links\`, at most ${MAX_FAULT_ROUTE} characters.`,
    }),
  }),
});

const BrowserFaultReportPayload = payloadType<CallReply<typeof browserFaultReport>>(
  'BrowserFaultReportPayload',
  'The result of reporting an error.',
  (t) => ({
    isAccepted: t.boolean({
      description:
        'Whether it was recorded. It is not for errors of browser extensions or on a developer’s machine, and not above the limits.',
      resolve: ({ reply }) => reply?.isAccepted ?? false,
    }),
  }),
);

builder.mutationField('browserFaultReport', (t) =>
  t.field({
    nullable: true,
    type: BrowserFaultReportPayload,
    description: `Reports an error in the panel to its operators, signed in or not: at most ${FAULTS_AN_HOUR.address} an hour from one network address.`,
    extensions: { oncePerOperation: true },
    args: { input: t.arg({ type: BrowserFaultReportInput, required: true, description: 'The error.' }) },
    resolve: (_root, { input }, context) => write(context, browserFaultReport, input),
  }),
);
