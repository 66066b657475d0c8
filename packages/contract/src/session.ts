import { z } from 'zod';
import { ROLES, STANDINGS } from '@launchyard/domain/session';
import { call } from './kit/call.ts';
import { id, instant, text } from './kit/shapes.ts';

export const person = z.object({ id, email: z.string(), username: z.string(), role: z.enum(ROLES) });

/** An account as its caller sees it. */
export const account = z.object({
  id,
  username: z.string(),
  createdAt: instant,
  /** How the caller stands to it. */
  standing: z.enum(STANDINGS),
});

export const signIn = call({
  name: 'session.signIn',
  method: 'POST',
  path: '/sign-in',
  access: 'public',
  changes: true,
  summary: 'Exchanges e-mail and password for a session. The token is shown once.',
  input: z.object({ email: text(320), password: z.string().max(1024) }),
  reply: z.object({ token: z.string(), expiresAt: instant, person }),
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

export const sessionState = call({
  name: 'session.state',
  method: 'GET',
  path: '/session/state',
  access: 'signedIn',
  changes: false,
  summary: 'Who is asking, for which account, and which accounts they may act in.',
  input: z.object({}),
  reply: z.object({
    credential: z.enum(['session', 'key']),
    /** Whether this credential opens any account to its holder: staff's own, not a key that they made in another's account. */
    mayLookUpAccounts: z.boolean(),
    person,
    account,
    accounts: z.array(z.object({ id, username: z.string(), standing: z.enum(['owner', 'member']) })),
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
