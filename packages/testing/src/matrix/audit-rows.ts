import type { Actor } from './actors.ts';
import { ofAccount, pageInfo, throughViewer, type Outcome, type Row } from './row.ts';

const entry = `id createdAt createdBy { label } actorId action actionText credentialId subjectId subjectLabel subject { id } networkAddress supportCase { id }
  changes { field before after }`;

/** Members may not, limited or not; neither may a limited key. */
const expected: Record<Actor, Outcome> = {
  ...throughViewer,
  member: 'error FORBIDDEN',
  limitedMember: 'error FORBIDDEN',
  limitedKey: 'error FORBIDDEN',
  readingKey: 'error FORBIDDEN',
};

/** The audit log, for owners and support. */
export const auditRows: readonly Row[] = [
  ofAccount(
    'auditEntries',
    `viewerCanReadAuditLog auditEntries(first: 5, search: "") { totalCount hasMoreThanCounted ${pageInfo} nodes { id } edges { cursor node { ${entry} } } }`,
    { expected },
  ),
  ofAccount('auditActors', 'auditActors { actorId actor { label } }', { expected }),
];
