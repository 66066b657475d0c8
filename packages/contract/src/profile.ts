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
