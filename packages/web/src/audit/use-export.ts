import { useEffect, useRef, useState } from 'react';
import type { ApolloClient } from '@apollo/client';
import { useApolloClient } from '@apollo/client/react';
import { auditCsv, MOST_AUDIT_ENTRIES_EXPORTED, type ExportedEntry } from '@launchyard/domain/audit';
import { AuditExportDocument, type AuditExportQuery, type AuditExportQueryVariables } from '../generated/graphql.ts';
import { actorText } from '../kit/actor-text.ts';
import { faultOf, isRateLimited } from '../kit/fault.ts';
import { saveFile } from '../kit/save-file.ts';
import { toastDone, toastFault } from '../kit/toasts.ts';
import { auditMessages } from './messages.ts';

type Filter = Omit<AuditExportQueryVariables, 'after'>;
export type ExportFormat = 'csv' | 'json';

/** Saves the entries that match as a file. `exported` counts while it reads them; leaving the page stops it. */
export function useAuditExport(filter: Filter) {
  const client = useApolloClient();
  const [exported, setExported] = useState<number | null>(null);
  const isGone = useRef(false);
  useEffect(() => {
    isGone.current = false;
    return () => {
      isGone.current = true;
    };
  }, []);
  const run = async (format: ExportFormat) => {
    setExported(0);
    try {
      const { entries, isCut } = await readAll(client, filter, (count) => {
        setExported(count);
        return !isGone.current;
      });
      if (isGone.current) return;
      save(format, entries);
      if (isCut) toastDone(auditMessages.exportCut(entries.length));
    } catch {
      if (!isGone.current) toastFault(auditMessages.exportFault);
    } finally {
      setExported(null);
    }
  };
  return { exported, run };
}

async function readAll(client: ApolloClient, filter: Filter, onRead: (count: number) => boolean) {
  const entries: ExportedEntry[] = [];
  let after: string | null = null;
  while (entries.length < MOST_AUDIT_ENTRIES_EXPORTED) {
    // oxlint-disable-next-line no-await-in-loop -- each page says where the next one begins
    const page = await readPage(client, { ...filter, after });
    entries.push(...page.nodes.map(exportedOf));
    if (!onRead(entries.length) || !page.pageInfo.hasNextPage) return { entries, isCut: false };
    after = page.pageInfo.endCursor;
  }
  return { entries, isCut: true };
}

type Page = NonNullable<NonNullable<AuditExportQuery['viewer']>['account']['auditEntries']>;

/** Waits when the minute’s budget is spent, which happens in large exports. */
async function readPage(client: ApolloClient, variables: AuditExportQueryVariables): Promise<Page> {
  const options = { query: AuditExportDocument, variables, errorPolicy: 'all', fetchPolicy: 'no-cache' } as const;
  const { data, error } = await client.query(options);
  const page = data?.viewer?.account.auditEntries;
  if (page) return page;
  const fault = faultOf(error);
  if (!isRateLimited(fault)) throw error ?? new Error('The export was not answered.');
  const seconds = fault.retryAfterSeconds ?? 1;
  await new Promise((resolve) => setTimeout(resolve, seconds * 1_000));
  return readPage(client, variables);
}

const exportedOf = (node: Page['nodes'][number]): ExportedEntry => ({
  id: node.id,
  createdAt: node.createdAt,
  who: actorText(node.createdBy),
  with: auditMessages.ways[node.createdBy.__typename] ?? '',
  action: node.actionText,
  subjectLabel: node.subjectLabel,
  subjectId: node.subjectId,
  caseId: node.supportCase?.id ?? null,
  caseReason: node.supportCase?.reason ?? null,
  networkAddress: node.networkAddress,
  changes: node.changes.map(({ field, before, after }) => ({ field, before, after })),
});

function save(format: ExportFormat, entries: readonly ExportedEntry[]): void {
  const name = `audit-log-${new Date().toISOString().slice(0, 10)}.${format}`;
  if (format === 'csv') return saveFile(name, 'text/csv', auditCsv(entries));
  return saveFile(name, 'application/json', `${JSON.stringify(entries, null, 2)}\n`);
}
