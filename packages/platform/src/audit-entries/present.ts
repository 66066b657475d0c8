import { inArray } from 'drizzle-orm';
import type { AuditEntry } from '@launchyard/contract/audit';
import { auditActionOf } from '@launchyard/domain/audit';
import { formatId } from '@launchyard/domain/kit';
import type { Sql } from '../kit/database.ts';
import { instant } from '../kit/present.ts';
import { auditAddresses, auditLog, type CredentialKind } from '../tables/audit.ts';

export type EntryRow = typeof auditLog.$inferSelect;

const ID_KINDS = {
  session: 'session',
  key: 'apiKey',
  passwordReset: 'passwordReset',
  clientToken: 'clientToken',
} as const satisfies Record<CredentialKind, string>;

/** What a customer may know of an entry: support has neither an id nor a credential. */
export function presentEntry(row: EntryRow, addresses: ReadonlyMap<string, string>): AuditEntry {
  const action = auditActionOf(row.call);
  if (!action) throw new Error(`the audit log has no words for ${row.call}`);
  const isSupport = row.who === 'support';
  return {
    id: formatId('auditEntry', row.id),
    createdAt: instant(row.at),
    createdBy: row.actor,
    actorId: isSupport ? null : row.who,
    action,
    credentialId: isSupport ? null : formatId(ID_KINDS[row.credentialKind], row.credentialId),
    subjectId: row.subject,
    subjectLabel: row.label,
    networkAddress: addresses.get(row.id) ?? null,
    changes: row.changes,
  };
}

/** The network addresses of entries, by their ids; old ones are gone. */
export async function readAddresses(sql: Sql, rows: readonly EntryRow[]): Promise<Map<string, string>> {
  const ids = rows.map(({ id }) => id);
  const found = await sql.select().from(auditAddresses).where(inArray(auditAddresses.entryId, ids));
  return new Map(found.map(({ entryId, address }) => [entryId, address]));
}
