import { changeCodes, faultCodes, uploadFailureCodes } from '@launchyard/domain/kit/codes';
import { builder } from './builder.ts';

/** The enums of codes, made from the domain's tables: a value for each code, described by when it comes and what to do. */
export const UserErrorCode = builder.enumType('UserErrorCode', {
  description: 'Why a change was refused: every `code` of `userErrors`.',
  values: described(changeCodes),
});

export const UploadFailureCode = builder.enumType('UploadFailureCode', {
  description: 'Why an upload failed. Each has a help page, whose URL is in `documentationUrl`.',
  values: described(uploadFailureCodes),
});

builder.enumType('FaultCode', {
  description:
    'What went wrong with a request: every `extensions.code` of a top-level error. `extensions` also has `retryAfterSeconds` (with RATE_LIMITED, in seconds), `service` (with UPSTREAM_UNAVAILABLE, the name of the service) and `requestId` (with INTERNAL, for support).',
  values: described(faultCodes),
});

function described<Code extends string>(
  meanings: Readonly<Record<Code, string>>,
): Record<Code, { description: string }> {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the same keys as before
  return Object.fromEntries(
    Object.entries<string>(meanings).map(([code, description]) => [code, { value: code, description }]),
  ) as Record<Code, { value: Code; description: string }>;
}
