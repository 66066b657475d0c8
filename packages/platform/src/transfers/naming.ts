import { Refused } from '@launchyard/contract/kit';
import type { z } from 'zod';

/**
 * Runs `work` and renames the fields of its refusals: a transfer’s own field names become `field` of the call’s input.
 */
export async function naming<Result>(
  call: { input: z.ZodObject },
  field: string,
  work: () => Promise<Result>,
): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof Refused)) throw error;
    const isKnown = (name: string | undefined) => name === undefined || name in call.input.shape;
    throw new Refused(error.violations.map((each) => (isKnown(each.field[0]) ? each : { ...each, field: [field] })));
  }
}
