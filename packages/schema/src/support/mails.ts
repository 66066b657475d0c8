import { mailList, type MailRow } from '@launchyard/contract/support';
import { MOST_MAILS } from '@launchyard/domain/support';
import { DEFAULT_PAGE } from '@launchyard/domain/kit';
import {
  MAIL_GIVEN_UP_HOURS,
  MAIL_KEPT_DAYS,
  MAIL_PROBLEM_TEXTS,
  type MailKind,
  type MailProblem,
  type MailState,
} from '@launchyard/domain/notifications';
import { builder } from '../kit/builder.ts';
import { read } from '../kit/calls.ts';
import { costs } from '../kit/cost.ts';
import { badUserInput } from '../kit/errors.ts';
import { AccountType } from '../session/account.ts';

const MailKindType = builder.enumType('MailKind', {
  description: 'What an e-mail is about.',
  values: {
    SIGN_UP_CODE: { value: 'signUpCode', description: 'The one-time code to open an account.' },
    PASSWORD_RESET: { value: 'passwordReset', description: 'The link to set a new password.' },
    NEW_DEVICE: { value: 'newDevice', description: 'Somebody signed in on a device that they had not used before.' },
    TEAM_INVITATION: { value: 'teamInvitation', description: 'An invitation to a team.' },
    OWNERSHIP: { value: 'ownership', description: 'An account is offered to somebody, or was handed over.' },
    ACCOUNT_DELETION: { value: 'accountDeletion', description: 'An account was deleted or restored.' },
    UPLOAD_OUTCOME: { value: 'uploadOutcome', description: 'An upload passed its test, or failed.' },
    TEST_SERVER_DOWN: {
      value: 'testServerDown',
      description: 'An upload waits for its test because the stream test server is down.',
    },
    BUILD_CRASHED: { value: 'buildCrashed', description: 'A build crashed while it was streamed.' },
    RECEIPT: { value: 'receipt', description: 'Something was paid.' },
    PAYMENT_FAILED: { value: 'paymentFailed', description: 'A card was declined, and is tried again.' },
    PLAN_ENDED: { value: 'planEnded', description: 'A plan ended: it was cancelled, or never paid.' },
    PAYMENT_REFUNDED: { value: 'paymentRefunded', description: 'What was paid twice went back.' },
  } as const satisfies Record<string, { value: MailKind; description: string }>,
});

const MailStateType = builder.enumType('MailState', {
  description: 'What became of an e-mail.',
  values: {
    WAITING: { value: 'waiting', description: 'It waits for its first try, or no mail server is configured.' },
    SENT: { value: 'sent', description: 'A mail server accepted it.' },
    FAILING: { value: 'failing', description: 'It could not be sent yet. Tries go on.' },
    GIVEN_UP: {
      value: 'givenUp',
      description: `Nothing is tried any more: the address is refused, or ${MAIL_GIVEN_UP_HOURS} hours have passed.`,
    },
  } as const satisfies Record<string, { value: MailState; description: string }>,
});

const MailProblemType = builder.enumType('MailProblem', {
  description: 'Why a try to send an e-mail failed.',
  values: {
    RECIPIENT_REFUSED: { value: 'recipientRefused', description: MAIL_PROBLEM_TEXTS.recipientRefused },
    SERVER_REFUSED: { value: 'serverRefused', description: MAIL_PROBLEM_TEXTS.serverRefused },
    POSTPONED: { value: 'postponed', description: MAIL_PROBLEM_TEXTS.postponed },
    UNREACHABLE: { value: 'unreachable', description: MAIL_PROBLEM_TEXTS.unreachable },
  } as const satisfies Record<string, { value: MailProblem; description: string }>,
});

const Mail = builder.objectRef<MailRow>('Mail').implement({
  description: `An e-mail of the product, without its subject and text. Kept for ${MAIL_KEPT_DAYS} days.`,
  fields: (t) => ({
    recipient: t.exposeString('recipient', { description: 'The address that it is for.' }),
    kind: t.expose('kind', { type: MailKindType, description: 'What it is about.' }),
    createdAt: t.expose('createdAt', { type: 'DateTime', description: 'When it was written.' }),
    state: t.expose('state', { type: MailStateType, description: 'What became of it.' }),
    sentAt: t.expose('sentAt', {
      type: 'DateTime',
      nullable: true,
      description: 'When a mail server accepted it. Null until then.',
    }),
    failedTries: t.exposeInt('failedTries', { description: 'How many tries failed.' }),
    lastFailedAt: t.expose('failedAt', {
      type: 'DateTime',
      nullable: true,
      description: 'When the last of them failed. Null if none did.',
    }),
    problem: t.expose('problem', {
      type: MailProblemType,
      nullable: true,
      description: 'Why that one failed. Null if none did.',
    }),
    replyCode: t.exposeInt('replyCode', {
      nullable: true,
      description: 'What the mail server replied then, as an SMTP code such as 550. Null if it did not reply.',
    }),
    account: t.expose('account', {
      type: AccountType,
      nullable: true,
      description: 'The account of the person with that address. Null if nobody signed up with it.',
    }),
  }),
});

builder.queryField('mails', (t) =>
  t.field({
    type: [Mail],
    nullable: true,
    description:
      'The e-mails to an address, newest first; without an address those to anybody that could not be sent, the last failed first. For support staff. Null when the support service does not respond. Each account shown gets a row in the audit log.',
    args: {
      recipient: t.arg.string({
        description: 'The whole address. By default: whatever could not be sent, to anybody.',
      }),
      first: t.arg.int({
        description: `The maximum number of e-mails, 0 to ${MOST_MAILS}. Defaults to ${DEFAULT_PAGE}.`,
      }),
    },
    extensions: costs({ items: MOST_MAILS, call: 5 }),
    resolve: async (_root, { recipient, first }, context) => {
      if (typeof first === 'number' && (first < 0 || first > MOST_MAILS)) {
        throw badUserInput(`Ask for 0 to ${MOST_MAILS}: \`first\` is ${first}.`);
      }
      const { mails } = await read(context, mailList, { recipient: recipient ?? undefined, first: first ?? undefined });
      return mails;
    },
  }),
);
