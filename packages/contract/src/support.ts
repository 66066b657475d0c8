import { z } from 'zod';
import { DEFAULT_PAGE } from '@launchyard/domain/kit';
import { MAIL_KEPT_DAYS, MAIL_KINDS, MAIL_PROBLEMS, MAIL_STATES } from '@launchyard/domain/notifications';
import { ADMIN_ACTS, CONSENT_ACTS, CONSENT_CHANNELS, MOST_MAILS, MOST_STUCK } from '@launchyard/domain/support';
import { call } from './kit/call.ts';
import { actor, id, instant, judgedText, page, pageInput, someIds, text } from './kit/shapes.ts';
import { account, sessionRow } from './session.ts';
import { supportCase } from './support-case.ts';
import { stuck } from './upload-stuck.ts';
import { upload } from './uploads.ts';

const accountLookUp = z.union([
  z.strictObject({ id }),
  z.strictObject({ email: text(320) }),
  z.strictObject({ username: text(100) }),
  z.strictObject({ uploadId: id }),
]);

export const accountFind = call({
  name: 'support.accountFind',
  method: 'POST',
  path: '/account-find',
  access: 'support',
  changes: false,
  summary:
    'The account, for a support colleague who has an open case for it. CASE_REQUIRED for every other look-up, whether or not such an account exists.',
  input: z.object({ by: accountLookUp }),
  reply: z.object({ account }),
});

export const caseOpen = call({
  name: 'support.caseOpen',
  method: 'POST',
  path: '/support-case-open',
  access: 'support',
  changes: true,
  summary:
    'Opens a case for an account, with a reason that the customer reads, for support staff. Returns the caller’s open case if there is one. Also names the other accounts that the owner is a member of.',
  input: z.object({ by: accountLookUp, reason: judgedText }),
  reply: z.object({
    supportCase,
    account,
    memberOf: z.array(z.object({ accountId: id, accountLabel: z.string() })),
  }),
});

export const caseRenew = call({
  name: 'support.caseRenew',
  method: 'POST',
  path: '/support-case-renew',
  access: 'support',
  changes: true,
  summary: 'Lets an open case of the caller end an hour from now, at most a day after its opening.',
  input: z.object({ caseId: id }),
  reply: z.object({ supportCase }),
});

export const caseClose = call({
  name: 'support.caseClose',
  method: 'POST',
  path: '/support-case-close',
  access: 'support',
  changes: true,
  summary: 'Ends an open case of the caller. What listens within it is disconnected.',
  input: z.object({ caseId: id }),
  reply: z.object({ supportCase }),
});

export const caseRecordConsent = call({
  name: 'support.caseRecordConsent',
  method: 'POST',
  path: '/support-case-record-consent',
  access: 'support',
  changes: true,
  summary:
    'Records in an open case of an admin what the customer allowed. Replaces an earlier consent for the same act; the audit log keeps both.',
  input: z.object({
    caseId: id,
    act: z.enum(CONSENT_ACTS),
    givenBy: judgedText,
    channel: z.enum(CONSENT_CHANNELS),
    note: judgedText.nullable(),
  }),
  reply: z.object({ supportCase }),
});

/** The sessions of a team are few; nobody looks through more. */
export const MOST_CASE_SESSIONS = 100;

export const caseSessionList = call({
  name: 'support.caseSessionList',
  method: 'POST',
  path: '/support-case-session-list',
  access: 'support',
  changes: false,
  summary: 'Where the owner and the members of the account of an open case are signed in, the last used first.',
  input: z.object({ caseId: id }),
  reply: z.object({ sessions: z.array(z.object({ personLabel: z.string(), session: sessionRow })) }),
});

export const caseEndSession = call({
  name: 'support.caseEndSession',
  method: 'POST',
  path: '/support-case-end-session',
  access: 'support',
  changes: true,
  summary:
    'Ends a session of the owner or a member of the account, for admins, with a consent recorded in the case. The account is notified.',
  input: z.object({ caseId: id, sessionId: id }),
  reply: z.object({ supportCase }),
});

export const caseRetryUpload = call({
  name: 'support.caseRetryUpload',
  method: 'POST',
  path: '/support-case-retry-upload',
  access: 'support',
  changes: true,
  summary:
    'Retries a failed upload of the account, for admins, with a consent recorded in the case. The account is notified.',
  input: z.object({ caseId: id, uploadId: id }),
  reply: z.object({ supportCase, account, upload }),
});

export const caseList = call({
  name: 'support.caseList',
  method: 'POST',
  path: '/support-case-list',
  access: 'support',
  changes: false,
  summary: 'The open cases of the caller, the newest first.',
  input: pageInput,
  reply: page(supportCase),
});

export const accountCaseList = call({
  name: 'support.accountCaseList',
  method: 'POST',
  path: '/account-case-list',
  access: 'audit.read',
  changes: false,
  summary: 'The support cases for the account, open or ended, by any colleague, the newest first.',
  input: pageInput,
  reply: page(supportCase),
});

export const caseGet = call({
  name: 'support.caseGet',
  method: 'POST',
  path: '/support-case-get',
  access: 'account.read',
  changes: false,
  summary:
    'Support cases by id, in the order of the request: those that the caller opened, and those for the account if the caller may read its audit log. Null for all others.',
  input: z.object({ caseIds: someIds }),
  reply: z.object({ cases: z.array(supportCase.nullable()) }),
});

export const stuckUploadList = call({
  name: 'support.stuckUploadList',
  method: 'POST',
  path: '/stuck-upload-list',
  access: 'support',
  changes: false,
  summary:
    'The stuck uploads of all accounts, those stuck longest first, and those with a silent client last. For support staff. Writes a row of the audit log for each account shown.',
  input: z.object({ first: z.number().int().min(0).max(MOST_STUCK).default(DEFAULT_PAGE) }),
  reply: z.object({ uploads: z.array(z.object({ account, upload, stuck })) }),
});

/** An e-mail of the product, without its text. `account`: of the person with that address; null if there is none. */
export const mail = z.object({
  recipient: z.string(),
  kind: z.enum(MAIL_KINDS),
  createdAt: instant,
  state: z.enum(MAIL_STATES),
  sentAt: instant.nullable(),
  failedTries: z.number().int(),
  failedAt: instant.nullable(),
  problem: z.enum(MAIL_PROBLEMS).nullable(),
  replyCode: z.number().int().nullable(),
  account: account.nullable(),
});
export type MailRow = z.infer<typeof mail>;

export const mailList = call({
  name: 'support.mailList',
  method: 'POST',
  path: '/mail-list',
  access: 'support',
  changes: false,
  summary: `The e-mails to an address in the last ${MAIL_KEPT_DAYS} days, the newest first; without an address, those to anybody that could not be sent yet or were given up, the last failed first. For support staff. Writes a row of the audit log for each account shown.`,
  input: z.object({
    recipient: text(320).optional(),
    first: z.number().int().min(0).max(MOST_MAILS).default(DEFAULT_PAGE),
  }),
  reply: z.object({ mails: z.array(mail) }),
});

export const payPerLaunchSet = call({
  name: 'support.payPerLaunchSet',
  method: 'POST',
  path: '/pay-per-launch-set',
  access: 'support',
  changes: true,
  summary:
    'Switches pay-per-launch of an account on or off, for admins with an open case for it. The account is notified, and the change is listed with its reason in its history.',
  input: z.object({ accountId: id, isPayPerLaunch: z.boolean(), reason: judgedText }),
  reply: z.object({ account }),
});

/** Something that an admin did to the account. */
export const adminAct = z.object({
  id,
  createdAt: instant,
  createdBy: actor,
  act: z.enum(ADMIN_ACTS),
  reason: z.string(),
});
export type AdminActRow = z.infer<typeof adminAct>;

export const adminActList = call({
  name: 'support.adminActList',
  method: 'POST',
  path: '/admin-act-list',
  access: 'audit.read',
  changes: false,
  summary: 'The changes that admins made to the account, with their reasons, newest first. The list is append-only.',
  input: pageInput,
  reply: page(adminAct),
});

export const adminActGet = call({
  name: 'support.adminActGet',
  method: 'POST',
  path: '/admin-act-get',
  access: 'audit.read',
  changes: false,
  summary:
    'Changes that admins made to the account, by id, in the order of the request; null for ids that do not exist.',
  input: z.object({ adminActIds: someIds }),
  reply: z.object({ acts: z.array(adminAct.nullable()) }),
});
