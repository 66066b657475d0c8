import { ACCOUNT_ROLES, ACTIONS, STAFF_ROLES, WAYS } from '@launchyard/domain/access';
import { z } from 'zod';
import { id } from './kit/shapes.ts';

/** What a caller may do in one account. The services compute it for each request; everybody else only reads it. */
export const grant = z.object({
  role: z.enum(ACCOUNT_ROLES),
  way: z.enum(WAYS),
  staff: z.enum(STAFF_ROLES).nullable(),
  /** An action of a newer service is unknown here and therefore not allowed. */
  actions: z.array(z.string()).transform((given) => ACTIONS.filter((action) => given.includes(action))),
  appIds: z.array(id).nullable(),
});
