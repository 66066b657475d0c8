import { CONSENT_ACTS, CONSENT_CHANNELS } from '@launchyard/domain/support';
import { z } from 'zod';
import { id, instant } from './kit/shapes.ts';

/** What the customer allowed an admin to do within a case. */
export const consent = z.object({
  act: z.enum(CONSENT_ACTS),
  givenBy: z.string(),
  channel: z.enum(CONSENT_CHANNELS),
  note: z.string().nullable(),
  createdAt: instant,
});

/** A stretch of time in which a support colleague reads an account. It does not say which colleague. */
export const supportCase = z.object({
  id,
  accountId: id,
  /** The name of the account, or the e-mail address of its owner while there is none. */
  accountLabel: z.string(),
  reason: z.string(),
  openedAt: instant,
  /** When it ends, or has ended. */
  endsAt: instant,
  isOpen: z.boolean(),
  /** Whether the caller opened it and may renew or close it: only while it is open. */
  isRenewable: z.boolean(),
  isClosable: z.boolean(),
  /** Whether the caller may act with consent: an admin in an open case of their own. */
  isActable: z.boolean(),
  consents: z.array(consent),
});
export type SupportCaseRow = z.infer<typeof supportCase>;
