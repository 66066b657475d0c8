import { auditChanges, MAX_AUDIT_VALUE, type AuditFields } from '@launchyard/domain/audit';
import { formatId, SUPPORT } from '@launchyard/domain/kit';
import { personLabel } from '@launchyard/domain/session';
import { actorOf } from '../access/actor.ts';
import type { Caller } from '../access/caller.ts';
import { newId } from '../kit/columns.ts';
import type { Sql } from '../kit/database.ts';
import { auditAddresses, auditLog, type Author, type CredentialKind } from '../tables/audit.ts';

export type { Author } from '../tables/audit.ts';

/** What was changed (a public id), its name, and which of its fields, before and after: never a secret. */
export interface AuditDetails {
  subject?: string;
  label?: string;
  /** Fields that are equal before and after are left out. */
  before?: AuditFields;
  after?: AuditFields;
}

export function authorOf(caller: Caller): Author {
  const { grant, person, credential, account } = caller;
  if (grant.way === 'support') return supportAuthor(caller, account.id, caller.supportCase?.id ?? null);
  return {
    ...credentialOf(caller),
    accountId: account.id,
    who: credential.kind === 'key' ? formatId('apiKey', credential.id) : formatId('person', person.id),
    actor: actorOf(caller),
    networkAddress: caller.clientAddress,
    caseId: null,
  };
}

/** A colleague who does something in a customer’s account: the customer learns that it was support, not who. */
export const supportAuthor = (caller: Caller, accountId: string | null, caseId: string | null): Author => ({
  ...credentialOf(caller),
  accountId,
  who: 'support',
  actor: SUPPORT,
  networkAddress: null,
  caseId,
});

const credentialOf = ({ requestId, person, credential }: Caller) => ({
  requestId,
  personId: person.id,
  credentialId: credential.id,
  credentialKind: credential.kind,
});

/** Somebody who proves who they are by the request itself: signing up, signing in, resetting their password. */
export const personAuthor = (
  { requestId, clientAddress }: { requestId: string; clientAddress: string },
  person: { id: string; accountId: string; username: string | null; email: string },
  credential: { kind: CredentialKind; id: string },
): Author => ({
  requestId,
  personId: person.id,
  credentialId: credential.id,
  credentialKind: credential.kind,
  accountId: person.accountId,
  who: formatId('person', person.id),
  actor: { kind: 'member', label: personLabel(person) },
  networkAddress: clientAddress,
  caseId: null,
});

/** Adds a row to the append-only log: who did what, to what, and what changed. */
export async function audit(
  sql: Sql,
  now: Date,
  { networkAddress, ...author }: Author,
  { call, subject, label, before, after }: { call: string } & AuditDetails,
): Promise<void> {
  const id = newId();
  const changes = auditChanges(before, after);
  const name = label?.slice(0, MAX_AUDIT_VALUE).toWellFormed();
  await sql.insert(auditLog).values({ id, at: now, ...author, call, subject, label: name, changes, outcome: 'done' });
  // A read by support is written outside a transaction, but has no address.
  if (networkAddress !== null)
    await sql.insert(auditAddresses).values({ entryId: id, at: now, address: networkAddress });
}
