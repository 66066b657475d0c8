import { byAuditReaders, ofAccount, pageInfo, type Row } from './row.ts';

const entry = `id createdAt createdBy { label } actorId action actionText credentialId subjectId subjectLabel subject { id } networkAddress supportCase { id }
  changes { field before after }`;

/** The audit log, and what admins did. */
export const auditRows: readonly Row[] = [
  ofAccount(
    'auditEntries',
    `viewerCanReadAuditLog auditEntries(first: 5, search: "") { totalCount hasMoreThanCounted ${pageInfo} nodes { id } edges { cursor node { ${entry} } } }`,
    { expected: byAuditReaders },
  ),
  ofAccount('auditActors', 'auditActors { actorId actor { label } }', { expected: byAuditReaders }),
  ofAccount(
    'adminActs',
    `adminActs(first: 5) { totalCount ${pageInfo} nodes { id } edges { cursor node { id createdAt createdBy { label } kind reason } } }`,
    { expected: byAuditReaders },
  ),
];
