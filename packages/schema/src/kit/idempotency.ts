import { IDEMPOTENCY_HOURS, IDEMPOTENCY_KEY_LENGTH } from '@launchyard/domain/kit';

/** Describes the idempotency key of a create. */
export const describeIdempotencyKey = (made: string): string =>
  `A key of your choice, ${IDEMPOTENCY_KEY_LENGTH.least} to ${IDEMPOTENCY_KEY_LENGTH.most} characters. Repeating the call with the same key within ${IDEMPOTENCY_HOURS} hours returns the same ${made}.`;
