import { inArray } from 'drizzle-orm';
import type { AuditEntry } from '@launchyard/contract/audit';
import { auditActionOf } from '@launchyard/domain/audit';
import { formatId } from '@launchyard/domain/kit';
import type { Caller } from '../access/caller.ts';
import { presentCase, selectCases } from '../access/support-case.ts';
import type { Deps } from '../kit/deps.ts';
import { instant } from '../kit/present.ts';
import { auditAddresses, auditLog, type CredentialKind } from '../tables/audit.ts';
import { supportCases } from '../tables/support.ts';

export type EntryRow = typeof auditLog.$inferSelect;

const ID_KINDS = {
  session: 'session',
  key: 'apiKey',
  passwordReset: 'passwordReset',
  clientToken: 'clientToken',
  // The link is the person’s.
  newsletterLink: 'person',
} as const satisfies Record<CredentialKind, string>;

/** What a customer may know of an entry: support has neither an id nor a credential. */
export function presentEntry(row: EntryRow, { addresses, cases }: Beside): AuditEntry {
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
    supportCase: (row.caseId !== null && cases.get(row.caseId)) || null,
    subjectId: row.subject,
    subjectLabel: row.label,
    networkAddress: addresses.get(row.id) ?? null,
    changes: row.changes,
  };
}

/** What is stored beside entries. */
interface Beside {
  /** By the ids of entries; old ones are gone. */
  addresses: ReadonlyMap<string, string>;
  /** By their ids. */
  cases: ReadonlyMap<string, AuditEntry['supportCase']>;
}

/** What is shown with these entries to a caller. */
export async function readBeside(
  { database: { sql }, clock }: Pick<Deps, 'database' | 'clock'>,
  reader: Pick<Caller, 'person' | 'grant'>,
  rows: readonly EntryRow[],
): Promise<Beside> {
  const ids = rows.map(({ id }) => id);
  const caseIds = [...new Set(rows.flatMap(({ caseId }) => caseId ?? []))];
  const [addresses, cases] = await Promise.all([
    sql.select().from(auditAddresses).where(inArray(auditAddresses.entryId, ids)),
    caseIds.length === 0 ? [] : selectCases(sql, inArray(supportCases.id, caseIds)),
  ]);
  const now = clock();
  return {
    addresses: new Map(addresses.map(({ entryId, address }) => [entryId, address])),
    cases: new Map(cases.map((row) => [row.id, presentCase(row, reader, now)])),
  };
}
