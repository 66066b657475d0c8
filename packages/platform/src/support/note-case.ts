import { formatId } from '@launchyard/domain/kit';
import type { AuditFields } from '@launchyard/domain/audit';
import type { Caller } from '../access/caller.ts';
import type { SupportCase } from '../access/support-case.ts';
import type { InTransaction } from '../audit/audited-transaction.ts';
import { supportAuthor } from '../audit/log.ts';

type Note = Parameters<Parameters<InTransaction>[0]>[1];

/** Notes a change of a case for the customer’s audit log, which names it by its reason. */
export const noteCase = (
  note: Note,
  caller: Caller,
  { id, accountId, reason }: SupportCase,
  changes: { before?: AuditFields; after?: AuditFields },
): void =>
  note({
    author: supportAuthor(caller, accountId, id),
    subject: formatId('supportCase', id),
    label: reason,
    ...changes,
  });
