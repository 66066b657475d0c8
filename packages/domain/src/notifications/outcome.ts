import { linksAddress } from '../links/index.ts';
import { uploadAddress } from '../uploads/index.ts';
import type { NotificationLink } from './link.ts';

/** What a notification is about; also chooses its icon. */
export const NOTIFICATION_KINDS = ['uploadTested', 'uploadFailed', 'accountChanged'] as const;
export type NotificationKind = (typeof NOTIFICATION_KINDS)[number];

/** Kinds that name no application. */
export const ACCOUNT_KINDS = ['accountChanged'] as const satisfies readonly NotificationKind[];

/** The label of the link to a failed upload, wherever one is shown. */
export const SEE_WHAT_FAILED = 'See what failed';

/** A notification before it is stored. */
export interface Notice {
  kind: NotificationKind;
  /** Plain text. */
  message: string;
  link: NotificationLink | null;
}

/**
 * What the customer is told when an upload has ended: that it can be streamed, or that it failed and why (applications
 * §4; cancelled uploads do not count as failures). `uploadId` is the public id.
 */
export function outcomeNotice(
  { uploadId, appName, version }: { uploadId: string; appName: string; version: number },
  failure: { message: string } | null,
): Notice {
  const name = `${appName} v${version}`;
  if (!failure) {
    const link = { title: 'Open links', url: linksAddress(appName) };
    return { kind: 'uploadTested', message: `${name} is Ready To Stream`, link };
  }
  const link = { title: SEE_WHAT_FAILED, url: uploadAddress(uploadId) };
  return { kind: 'uploadFailed', message: `${name} failed: ${failure.message}`, link };
}
