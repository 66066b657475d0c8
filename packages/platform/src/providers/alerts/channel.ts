import type { AlertMessage } from '@launchyard/domain/alerts';

/** Somewhere messages to operators are sent. */
export interface Channel {
  /** Never rejects. `id` is the same at every try. */
  send(id: string, message: AlertMessage): Promise<Sent>;
}

/** `problem` never contains the channel’s address, which may be a secret. */
export type Sent =
  { isSent: true } | { isSent: false; problem: string; isFinal: boolean; retryAfterSeconds: number | null };
