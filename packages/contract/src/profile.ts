import { call } from './kit/call.ts';
import { z } from 'zod';
import { person } from './session.ts';

export const profileFinish = call({
  name: 'session.profileFinish',
  method: 'POST',
  path: '/profile-finish',
  access: 'signedIn',
  changes: true,
  summary:
    'Finishes the profile of the signed-in person: names their own account, and keeps phone number and lead source. With the version of the newsletter’s wording, they agreed to it. Sent again it changes nothing. Rate limited by client address. Forbidden for an API key.',
  input: z.object({
    username: z.string().max(200),
    phoneNumber: z.string().max(200),
    leadSource: z.string().max(1000),
    newsletterWordingVersion: z.number().int().nullable().default(null),
  }),
  reply: z.object({ person }),
});

export const profileGet = call({
  name: 'session.profileGet',
  method: 'GET',
  path: '/profile',
  access: 'signedIn',
  changes: false,
  summary: 'What only the signed-in person sees of their profile. Forbidden for an API key.',
  input: z.object({}),
  reply: z.object({
    /** In E.164; null if they gave none. */
    phoneNumber: z.string().nullable(),
  }),
});

export const phoneChange = call({
  name: 'session.phoneChange',
  method: 'POST',
  path: '/mobile-change',
  access: 'signedIn',
  changes: true,
  summary: 'Changes the mobile number of the signed-in person. Forbidden for an API key.',
  input: z.object({ phoneNumber: z.string().max(200) }),
  reply: z.object({ phoneNumber: z.string() }),
});

export const usernameChange = call({
  name: 'session.usernameChange',
  method: 'POST',
  path: '/username-change',
  access: 'signedIn',
  changes: true,
  summary:
    'Changes the username of the signed-in person, which is the name of their own account. Nobody else gets the old one, and links with it lead to the new one. Rate limited. Forbidden for an API key.',
  input: z.object({ username: z.string().max(200) }),
  reply: z.object({ person }),
});
