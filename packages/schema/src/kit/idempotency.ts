import { IDEMPOTENCY_HOURS, IDEMPOTENCY_KEY_LENGTH } from '@launchyard/domain/kit';

/** Describes the key of a mutation that makes one of these. */
export const describeIdempotencyKey = (made: string): string =>
  `Chosen by the caller, ${IDEMPOTENCY_KEY_LENGTH.least} to ${IDEMPOTENCY_KEY_LENGTH.most} characters: asked again with the same one within ${IDEMPOTENCY_HOURS} hours, the same ${made} is answered.`;
