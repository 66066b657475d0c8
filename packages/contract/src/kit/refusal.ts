import { namesOf, refusalCodes, SERVICE_FAULT } from '@launchyard/domain/kit/codes';
import { z } from 'zod';

/** HTTP 422: the customer can put it right. The same shape as domain’s Violation. */
export const refusal = z.object({
  code: z.enum(namesOf(refusalCodes)),
  message: z.string(),
  field: z.array(z.string()),
  figures: z.record(z.string(), z.number()).optional(),
});
export const refusedBody = z.object({ refusals: z.array(refusal).min(1) });

/** Any status other than 200 and 422. `INPUT_MALFORMED` (400) names the paths; `INTERNAL` (500) only the request id. */
export const faultBody = z.object({
  fault: z.object({
    code: z.enum(SERVICE_FAULT),
    message: z.string(),
    requestId: z.string(),
    retryAfterSeconds: z.number().optional(),
  }),
});
/** Everything that a caller learns about a fault of ours, besides the request id. */
export const INTERNAL_MESSAGE = 'Something went wrong on our side.';

export type Fault = z.infer<typeof faultBody>['fault'];
