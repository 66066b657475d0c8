import { z } from 'zod';
import { PERSON_ROLES } from '@launchyard/domain/access';
import { grant } from './access.ts';
import { call } from './kit/call.ts';
import { count, id, instant, text } from './kit/shapes.ts';

export const person = z.object({ id, email: z.string(), username: z.string(), role: z.enum(PERSON_ROLES) });

/** A person as whoever reads an account knows them. */
export const knownPerson = person.extend({
  /** Null for others than the person and support. */
  email: person.shape.email.nullable(),
  role: person.shape.role.nullable(),
});
export type KnownPerson = z.infer<typeof knownPerson>;

/** An account as its caller sees it. */
export const account = z.object({
  id,
  username: z.string(),
  /** The id of the person to whom it belongs. */
  ownerId: id,
  createdAt: instant,
  /** When something of the account itself changed, not of what is in it. */
  updatedAt: instant,
  /** What the caller may do in it. */
  grant,
  /** Whether its links begin with the address for pay-per-launch. */
  isPayPerLaunch: z.boolean(),
  /** Whether versions are kept when a new one passes its test. */
  hasVersionControl: z.boolean(),
});

/** By which a browser is known to whom it signed in: new with each sign-in, shown once. */
const device = z.object({ token: z.string(), expiresAt: instant });
const signedIn = z.object({ token: z.string(), expiresAt: instant, person, device });

export const signIn = call({
  name: 'session.signIn',
  method: 'POST',
  path: '/sign-in',
  access: 'public',
  changes: true,
  summary:
    'Exchanges e-mail and password for a session. The token is shown once. On a device that is known for the person, only its own wrong tries count.',
  input: z.object({ email: text(320), password: z.string().max(1024) }),
  reply: signedIn,
});

export const signOut = call({
  name: 'session.signOut',
  method: 'POST',
  path: '/sign-out',
  access: 'signedIn',
  changes: true,
  summary: 'Ends the session of the request, everywhere and at once. A key is not a session: nothing happens to it.',
  input: z.object({}),
  reply: z.object({ signedOut: z.boolean() }),
});

export const signUpCheck = call({
  name: 'session.signUpCheck',
  method: 'POST',
  path: '/sign-up-check',
  access: 'public',
  changes: false,
  summary:
    'Whether an e-mail address and a username could be signed up with: refused when not. Counted for the client address.',
  input: z.object({ email: z.string().max(320).optional(), username: z.string().max(200).optional() }),
  reply: z.object({}),
});

export const pendingSignUp = z.object({
  id,
  email: z.string(),
  /** Until when the code is good. */
  expiresAt: instant,
  /** From when on another code can be asked for. */
  canSendAgainAt: instant,
});

export type PendingSignUp = z.output<typeof pendingSignUp>;

export const signUpStart = call({
  name: 'session.signUpStart',
  method: 'POST',
  path: '/send-otp',
  access: 'public',
  // Nobody has an account yet, so there is nothing that the audit log could speak of.
  changes: false,
  summary: 'Begins a sign-up and sends a one-time code to its e-mail address.',
  input: z.object({ email: z.string().max(320), password: z.string().max(1024), username: z.string().max(200) }),
  reply: z.object({ signUp: pendingSignUp }),
});

export const signUpSendAgain = call({
  name: 'session.signUpSendAgain',
  method: 'POST',
  path: '/send-otp-again',
  access: 'public',
  changes: false,
  summary: 'Sends another code for a sign-up; the one before is good no more.',
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
  summary: 'Sends a link to set a new password to an e-mail address. An earlier link is good no more.',
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
    'Sets a new password with the code of such a link, once, and ends every session of the person, and every key unless they are kept.',
  input: z.object({ code: z.string().max(512), password: z.string().max(1024), keepsKeys: z.boolean().default(false) }),
  reply: z.object({ endedKeyCount: count }),
});

export const sessionState = call({
  name: 'session.state',
  method: 'GET',
  path: '/session/state',
  access: 'signedIn',
  changes: false,
  summary: 'Who is asking, for which account, and which accounts they may act in, with what they may do in each.',
  input: z.object({}),
  reply: z.object({
    credential: z.enum(['session', 'key']),
    person,
    account,
    /** The caller's own, then those whose member they are; of a key, the one that it acts in. */
    accounts: z.array(account),
  }),
});

export const budgetTake = call({
  name: 'session.budgetTake',
  method: 'POST',
  path: '/budget-take',
  access: 'signedIn',
  // Counts, and changes nothing in any account.
  changes: false,
  summary:
    'Takes points of the budget that the credential of the request has in a minute: those wanted and some in advance, or none.',
  input: z.object({ points: z.number().int().min(0) }),
  reply: z.object({
    taken: z.number().int().min(0),
    /** What is left for others to take in this minute. */
    left: z.number().int().min(0),
    /** Until the budget is whole again. */
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
    'The owner of the account, and who asks, by id, in the order of the question; null for anybody else. E-mail and role are told to themselves and to support.',
  input: z.object({ personIds: z.array(id).max(100) }),
  reply: z.object({ people: z.array(knownPerson.nullable()) }),
});

export const versionControlSet = call({
  name: 'session.versionControlSet',
  method: 'POST',
  path: '/version-control',
  access: 'versionControl.set',
  changes: true,
  summary:
    'Says whether versions are kept when a new one passes its test. Off, the one that Latest served before goes into the bin. Changes nothing about versions that are there.',
  input: z.object({ hasVersionControl: z.boolean() }),
  reply: z.object({ account }),
});
