import { STUCK_AGAIN_SECONDS } from '../uploads/stuck.ts';

const HOUR_SECONDS = 3600;

/**
 * What operators are alerted of: the title of its messages, and for how long further occurrences of the same thing are
 * collected before another message reports them. A stuck upload is repeated at its own pace (applications §9).
 */
export const alertKinds = {
  serviceFault: { title: 'Unexpected error', groupSeconds: HOUR_SECONDS },
  upstreamTimeout: { title: 'A service timed out', groupSeconds: HOUR_SECONDS },
  upstreamDown: { title: 'A service is down', groupSeconds: HOUR_SECONDS },
  jobGaveUp: { title: 'A job gave up', groupSeconds: HOUR_SECONDS },
  mailUndeliverable: { title: 'E-mails cannot be sent', groupSeconds: HOUR_SECONDS },
  uploadStuck: { title: 'Upload stuck', groupSeconds: STUCK_AGAIN_SECONDS },
  uploadTested: { title: 'Upload tested', groupSeconds: HOUR_SECONDS },
  uploadFailed: { title: 'Upload failed', groupSeconds: HOUR_SECONDS },
  testServerDown: { title: 'Stream test server down', groupSeconds: 0 },
  testServerUp: { title: 'Stream test server up again', groupSeconds: 0 },
  browserFault: { title: 'Error in the panel', groupSeconds: HOUR_SECONDS },
} as const satisfies Record<string, { title: string; groupSeconds: number }>;

/** What operators are alerted of. */
export type AlertKind = keyof typeof alertKinds;

// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- an object's own keys
export const ALERT_KINDS = Object.keys(alertKinds) as [AlertKind, ...AlertKind[]];
