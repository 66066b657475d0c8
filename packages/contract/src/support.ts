import { z } from 'zod';
import { call } from './kit/call.ts';
import { id, text } from './kit/shapes.ts';
import { account } from './session.ts';

export const accountFind = call({
  name: 'support.accountFind',
  method: 'POST',
  path: '/account-find',
  access: 'support',
  changes: false,
  summary: 'Any account, for support staff. Writes a row of the audit log, found or not.',
  input: z.object({
    by: z.union([
      z.strictObject({ id }),
      z.strictObject({ email: text(320) }),
      z.strictObject({ username: text(100) }),
    ]),
  }),
  reply: z.object({ account: account.nullable() }),
});
