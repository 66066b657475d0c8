import { z } from 'zod';
import { call } from './kit/call.ts';
import { id } from './kit/shapes.ts';
import { account } from './session.ts';

export const accountFind = call({
  name: 'support.accountFind',
  method: 'POST',
  path: '/account-find',
  access: 'support',
  summary: 'Any account, for support staff. Writes a row of the audit log, found or not.',
  input: z.object({
    by: z.union([
      z.strictObject({ id }),
      z.strictObject({ email: z.string().max(320) }),
      z.strictObject({ username: z.string().max(100) }),
    ]),
  }),
  reply: z.object({ account: account.nullable() }),
});
