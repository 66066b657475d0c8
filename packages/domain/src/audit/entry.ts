import type { AuditChange } from './changes.ts';

/** What an export says about an entry of the audit log. */
export interface ExportedEntry {
  id: string;
  createdAt: string;
  who: string;
  /** What they proved themselves with: a session, an API key; or support. */
  with: string;
  action: string;
  /** The support case that it was done in, with its reason. */
  caseId: string | null;
  caseReason: string | null;
  subjectLabel: string | null;
  subjectId: string | null;
  networkAddress: string | null;
  changes: readonly AuditChange[];
}
