import type { Actor } from '../kit/index.ts';
import type { AuditAction } from './actions.ts';
import type { AuditChange } from './changes.ts';

/** What an export says about an entry. */
export interface ExportedEntry {
  id: string;
  createdAt: string;
  createdBy: Actor;
  action: AuditAction;
  subjectId: string | null;
  subjectLabel: string | null;
  networkAddress: string | null;
  changes: readonly AuditChange[];
}
