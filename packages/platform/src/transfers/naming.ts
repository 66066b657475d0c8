import { Refused } from '@launchyard/contract/kit';
import type { z } from 'zod';

/**
 * Does it, and has its refusals name fields of the call's input: what others refuse of a transfer, by names of their own, is about the file that
 * `field` names here.
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
