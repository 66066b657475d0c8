import { eq } from 'drizzle-orm';
import type { Removal } from '../../kit/area.ts';
import { removeRows } from '../../kit/prune.ts';
import { mails } from '../../tables/providers.ts';

export const removeMails: Removal = ({ person }) =>
  person ? [removeRows(mails, () => eq(mails.recipient, person.email))] : [];
