import { z } from 'zod';
import { PERSON_ROLES } from '@launchyard/domain/access';
import { MAX_SESSIONS } from '@launchyard/domain/session';
import { grant } from './access.ts';
import { call } from './kit/call.ts';
import { count, id, instant, someIds, text } from './kit/shapes.ts';

export const person = z.object({
  id,
  email: z.string(),
  /** Null until they have finished their profile. */
  username: z.string().nullable(),
  role: z.enum(PERSON_ROLES),
});

/** A person as others who can read the account see them. */
export const knownPerson = person.extend({
  /** Null unless the caller is the person or support. */
  email: person.shape.email.nullable(),
  role: person.shape.role.nullable(),
});
export type KnownPerson = z.infer<typeof knownPerson>;

/** An account as its caller sees it. */
export const account = z.object({
  id,
  /** Null until its owner has finished their profile. */
  username: z.string().nullable(),
  /** The name to show: the username, or the owner’s e-mail address while there is none. */
  label: z.string(),
  /** The id of its owner. */
  ownerId: id,
  createdAt: instant,
  /** When the account itself last changed, not its contents. */
  updatedAt: instant,
  /** What the caller may do in the account. */
  grant,
  /** Whether its links use the address for pay-per-launch. */
  isPayPerLaunch: z.boolean(),
  /** Whether older versions are kept when a new one passes its test. */
  hasVersionControl: z.boolean(),
  /** When its owner deleted it; null: it is not deleted. Only support reads a deleted account. */
  deletedAt: instant.nullable(),
});

/** Lets a browser prove that its user signed in before. New with each sign-in, shown once. */
const device = z.object({ token: z.string(), expiresAt: instant });
const signedIn = z.object({ token: z.string(), expiresAt: instant, person, device });

export const signIn = call({
  name: 'session.signIn',
  method: 'POST',
  path: '/sign-in',
  access: 'public',
  changes: true,
  summary:
    'Exchanges e-mail and password for a session. The token is shown once. On a known device of the person, only failed attempts from that device count.',
  input: z.object({ email: text(320), password: z.string().max(1024) }),
  reply: signedIn,
});

export const signInCodeCreate = call({
  name: 'session.signInCodeCreate',
  method: 'POST',
  path: '/sign-in-code-create',
  access: 'signedIn',
  changes: true,
  summary:
    'Makes a code with which another page or browser signs in as the same person, once, within a minute and while the session of the request is open. Shown once. Forbidden for an API key, which must not become a session.',
  input: z.object({}),
  reply: z.object({ code: z.string(), expiresAt: instant }),
});

export const signInWithCode = call({
  name: 'session.signInWithCode',
  method: 'POST',
  path: '/sign-in-with-code',
  access: 'public',
  changes: true,
  summary: 'Exchanges such a code for a session. The token is shown once. Rate limited by client address.',
  input: z.object({ code: z.string().max(512) }),
  reply: signedIn,
});

export const signOut = call({
  name: 'session.signOut',
  method: 'POST',
  path: '/sign-out',
  access: 'signedIn',
  changes: true,
  summary: 'Ends the session of the request, everywhere and immediately. Does nothing for an API key.',
  input: z.object({}),
  reply: z.object({ signedOut: z.boolean() }),
});

export const sessionRow = z.object({
  id,
  createdAt: instant,
  /** To the minute or so. */
  lastUsedAt: instant,
  expiresAt: instant,
  /** What the browser called itself when it signed in; null for what is unknown. */
  browser: z.string().nullable(),
  system: z.string().nullable(),
  /** Where the person signed in: an ISO 3166-1 alpha-2 code; null if no proxy said it. */
  country: z.string().nullable(),
  /** Whether it is the session of the request. */
  isCurrent: z.boolean(),
});
export type SessionRow = z.output<typeof sessionRow>;

export const sessionList = call({
  name: 'session.list',
  method: 'GET',
  path: '/session-list',
  access: 'signedIn',
  changes: false,
  summary: 'The open sessions of the signed-in person, the last used first. Forbidden for an API key.',
  input: z.object({}),
  reply: z.object({ sessions: z.array(sessionRow).max(MAX_SESSIONS) }),
});

export const sessionRevoke = call({
  name: 'session.revoke',
  method: 'POST',
  path: '/session-revoke',
  access: 'signedIn',
  changes: true,
  summary: 'Ends one other session of the signed-in person, everywhere and immediately. Forbidden for an API key.',
  input: z.object({ sessionId: id }),
  reply: z.object({}),
});

export const sessionRevokeOthers = call({
  name: 'session.revokeOthers',
  method: 'POST',
  path: '/session-revoke-others',
  access: 'signedIn',
  changes: true,
  summary:
    'Ends every session of the signed-in person except that of the request, everywhere and immediately. Forbidden for an API key.',
  input: z.object({}),
  reply: z.object({ endedCount: count }),
});

export const signUpCheck = call({
  name: 'session.signUpCheck',
  method: 'POST',
  path: '/sign-up-check',
  access: 'public',
  changes: false,
  summary:
    'Checks whether an e-mail address and a username are available for a sign-up; refused if not. Rate limited by client address.',
  input: z.object({ email: z.string().max(320).optional(), username: z.string().max(200).optional() }),
  reply: z.object({}),
});

export const pendingSignUp = z.object({
  id,
  email: z.string(),
  /** When the code expires. */
  expiresAt: instant,
  /** When another code can be requested. */
  canSendAgainAt: instant,
});

export type PendingSignUp = z.output<typeof pendingSignUp>;

export const signUpStart = call({
  name: 'session.signUpStart',
  method: 'POST',
  path: '/send-otp',
  access: 'public',
  // There is no account yet that the audit log could name.
  changes: false,
  summary: 'Starts a sign-up and sends a one-time code to its e-mail address.',
  input: z.object({ email: z.string().max(320), password: z.string().max(1024), username: z.string().max(200) }),
  reply: z.object({ signUp: pendingSignUp }),
});

export const signUpSendAgain = call({
  name: 'session.signUpSendAgain',
  method: 'POST',
  path: '/send-otp-again',
  access: 'public',
  changes: false,
  summary: 'Sends another code for a sign-up; the previous code no longer works.',
  input: z.object({ signUpId: id }),
  reply: z.object({ signUp: pendingSignUp }),
});

export const signUpFinish = call({
  name: 'session.signUpFinish',
  method: 'POST',
  path: '/verify-otp',
  access: 'public',
  changes: true,
  summary: 'Exchanges the code of a sign-up for an account and a session. The token is shown once.',
  input: z.object({ signUpId: id, code: z.string().max(64) }),
  reply: signedIn,
});

export const passwordResetStart = call({
  name: 'session.passwordResetStart',
  method: 'POST',
  path: '/reset-password',
  access: 'public',
  changes: false,
  summary: 'Sends a link to reset the password to an e-mail address. Earlier links no longer work.',
  input: z.object({ email: z.string().max(320) }),
  reply: z.object({}),
});

export const passwordResetFinish = call({
  name: 'session.passwordResetFinish',
  method: 'POST',
  path: '/set-password',
  access: 'public',
  changes: true,
  summary:
    'Sets a new password with the code of such a link, which works once. Ends every session of the person, and revokes their keys unless told to keep them.',
  input: z.object({ code: z.string().max(512), password: z.string().max(1024), keepsKeys: z.boolean().default(false) }),
  reply: z.object({ endedKeyCount: count }),
});

export const sessionState = call({
  name: 'session.state',
  method: 'GET',
  path: '/session/state',
  access: 'signedIn',
  changes: false,
  summary:
    'Who the caller is, the account of the request, and the accounts in which they may act, with what they may do in each.',
  input: z.object({}),
  reply: z.object({
    credential: z.enum(['session', 'key']),
    person,
    account,
    /** The caller’s own account, then those in which they are a member; for a key, only its own. */
    accounts: z.array(account),
  }),
});

export const budgetTake = call({
  name: 'session.budgetTake',
  method: 'POST',
  path: '/budget-take',
  access: 'signedIn',
  // It counts, but changes nothing in any account.
  changes: false,
  summary:
    'Takes points from the minute’s budget of the request’s credential: the requested points plus some in advance, or none.',
  input: z.object({ points: z.number().int().min(0) }),
  reply: z.object({
    taken: z.number().int().min(0),
    /** The points that others can still take in this minute. */
    left: z.number().int().min(0),
    /** Seconds until the budget is full again. */
    secondsLeft: z.number().min(0),
  }),
});

export const accountGet = call({
  name: 'session.accountGet',
  method: 'POST',
  path: '/account-get',
  access: 'account.read',
  changes: false,
  summary: 'The account of the request.',
  input: z.object({}),
  reply: z.object({ account }),
});

export const personGet = call({
  name: 'session.personGet',
  method: 'POST',
  path: '/person-get',
  access: 'account.read',
  changes: false,
  summary:
    'The owner of the account and the caller, by id, in the order of the request; null for anybody else. E-mail and role are shown only to themselves and to support.',
  input: z.object({ personIds: someIds }),
  reply: z.object({ people: z.array(knownPerson.nullable()) }),
});

export const versionControlSet = call({
  name: 'session.versionControlSet',
  method: 'POST',
  path: '/version-control',
  access: 'versionControl.set',
  changes: true,
  summary:
    'Sets whether older versions are kept when a new one passes its test. If not, the version that Latest served before moves to the bin. Existing versions are not affected.',
  input: z.object({ hasVersionControl: z.boolean() }),
  reply: z.object({ account }),
});
