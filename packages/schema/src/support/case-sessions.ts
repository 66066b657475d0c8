import { caseSessionList, MOST_CASE_SESSIONS } from '@launchyard/contract/support';
import type { CallReply } from '@launchyard/contract/kit';
import { builder } from '../kit/builder.ts';
import { read } from '../kit/calls.ts';
import { costs } from '../kit/cost.ts';
import { SessionType } from '../session/session.ts';
import { SupportCase } from './support-case.ts';

const SupportCaseSession = builder
  .objectRef<CallReply<typeof caseSessionList>['sessions'][number]>('SupportCaseSession')
  .implement({
    description: 'Where somebody of the account is signed in.',
    fields: (t) => ({
      personLabel: t.exposeString('personLabel', {
        description:
          'Who is signed in, the owner or a member: their username, or their e-mail address until they have chosen one.',
      }),
      session: t.expose('session', { type: SessionType, description: 'The session.' }),
    }),
  });

builder.objectField(SupportCase, 'sessions', (t) =>
  t.field({
    type: [SupportCaseSession],
    nullable: true,
    description: `Where the owner and the members of the account are signed in, the last used first, at most ${MOST_CASE_SESSIONS}. For the colleague who opened the case, while it is open. Null for others, and when the support service does not respond.`,
    extensions: costs({ call: 10, items: 20 }),
    resolve: async ({ id, isClosable }, _args, context) =>
      isClosable ? (await read(context, caseSessionList, { caseId: id })).sessions : null,
  }),
);
