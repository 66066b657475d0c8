import { z } from 'zod';
import { id, instant } from './kit/shapes.ts';

/** A stretch of time in which a support colleague reads an account. It does not say which colleague. */
export const supportCase = z.object({
  id,
  accountId: id,
  /** The name of the account. */
  username: z.string(),
  reason: z.string(),
  openedAt: instant,
  /** When it ends, or has ended. */
  endsAt: instant,
  isOpen: z.boolean(),
  /** Whether the caller opened it and may renew or close it: only while it is open. */
  isRenewable: z.boolean(),
  isClosable: z.boolean(),
});
export type SupportCaseRow = z.infer<typeof supportCase>;
