import type { Area } from '../kit/area.ts';
import { people } from '../tables/accounts.ts';

/** Only an operator makes somebody staff, with the owner’s role. */
export const accountWork: Area<unknown> = {
  fixed: [people.role],
  confidential: [{ column: people.passwordHash, readers: ['api'] }],
  guards: [
    {
      name: 'guard_staff',
      table: 'people',
      on: 'insert',
      refused: `new.role <> 'customer'`,
      because: 'only the owner of the database makes somebody staff',
    },
    {
      name: 'guard_people_of_worker',
      table: 'people',
      on: 'update',
      processes: ['worker'],
      refused: `new.password_hash not in ('', old.password_hash) or new.email not in (old.email, old.id || '@removed.invalid')`,
      because: 'the worker only forgets people',
    },
  ],
};
