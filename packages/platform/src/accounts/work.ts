import type { Area } from '../kit/area.ts';
import { people } from '../tables/accounts.ts';

/** Who works here is written by an operator, with the owner’s role. */
export const accountWork: Area<unknown> = {
  fixed: [people.role],
  guards: [
    {
      name: 'guard_staff',
      table: 'people',
      on: 'insert',
      refused: `new.role <> 'customer'`,
      because: 'only the owner of the database makes somebody staff',
    },
  ],
};
