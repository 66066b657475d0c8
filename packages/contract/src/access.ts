import { ACCOUNT_ROLES, ACTIONS, STAFF_ROLES, WAYS } from '@launchyard/domain/access';
import { z } from 'zod';
import { id } from './kit/shapes.ts';

/** What a caller may do in one account: worked out by the services for each request, read by everybody else. */
export const grant = z.object({
  role: z.enum(ACCOUNT_ROLES),
  way: z.enum(WAYS),
  staff: z.enum(STAFF_ROLES).nullable(),
  /** An action of a newer service means nothing here: what nobody knows, nobody may. */
  actions: z.array(z.string()).transform((given) => ACTIONS.filter((action) => given.includes(action))),
  appIds: z.array(id).nullable(),
});
