import type { Actor } from './actors.ts';
import { byAuditReaders, errors, ofAccount, pageInfo, readBySupport, type Outcome, type Row } from './row.ts';

const supportCase =
  'id reason accountLabel createdAt expiresAt isOpen viewerCanRenew viewerCanClose viewerCanActWithConsent consents { act givenBy channel note createdAt } sessions { personLabel session { id } } account { id }';
const connection = `{ totalCount ${pageInfo} nodes { id } edges { cursor node { ${supportCase} } } }`;

/** Calls of support staff, which name the account themselves: they need no case to be asked. */
const byStaff = (outcome: Outcome): Record<Actor, Outcome> => ({
  ...readBySupport,
  support: outcome,
  admin: outcome,
  supportWithoutCase: outcome,
});

/** Calls of admins. */
const byAdmin = (outcome: Outcome): Record<Actor, Outcome> => ({
  ...byStaff('error FORBIDDEN'),
  admin: outcome,
});

/** Support cases. */
export const caseRows: readonly Row[] = [
  { field: 'Query.supportCases', document: `{ supportCases(first: 5) ${connection} }`, expected: byStaff('data') },
  ofAccount('supportCases', `supportCases(first: 5) ${connection}`, { expected: byAuditReaders }),
  {
    field: 'Query.node',
    document: 'query ($id: ID!) { node(id: $id) { id ... on SupportCase { reason } } }',
    variables: ({ caseId }) => ({ id: caseId }),
    expected: {
      ...byAuditReaders,
      nobody: 'error UNAUTHENTICATED',
      member: 'null',
      limitedMember: 'null',
      limitedKey: 'null',
      readingKey: 'null',
    },
  },
  {
    field: 'Mutation.supportCaseOpen',
    document: `mutation { supportCaseOpen(input: { by: { username: "nobody" }, reason: "Asked by e-mail" }) { supportCase { id } memberOf { accountId accountLabel } ${errors} } }`,
    expected: byStaff('refused ACCOUNT_NOT_FOUND'),
  },
  ...['Renew', 'Close'].map((verb): Row => ({
    field: `Mutation.supportCase${verb}`,
    document: `mutation ($id: ID!) { supportCase${verb}(input: { caseId: $id }) { supportCase { id } ${errors} } }`,
    variables: ({ caseId }) => ({ id: caseId }),
    // A case of a colleague is not there.
    expected: byStaff('refused CASE_NOT_FOUND'),
  })),
  {
    field: 'Mutation.supportCaseRecordConsent',
    document: `mutation ($id: ID!) { supportCaseRecordConsent(input: { caseId: $id, act: END_SESSION, givenBy: "Nora", channel: PHONE }) { supportCase { id } ${errors} } }`,
    variables: ({ caseId }) => ({ id: caseId }),
    expected: byAdmin('refused CASE_NOT_FOUND'),
  },
  {
    field: 'Mutation.supportCaseEndSession',
    document: `mutation ($id: ID!) { supportCaseEndSession(input: { caseId: $id, sessionId: "ses_none" }) { supportCase { id } ${errors} } }`,
    variables: ({ caseId }) => ({ id: caseId }),
    expected: byAdmin('refused CASE_NOT_FOUND'),
  },
  {
    field: 'Mutation.supportCaseRetryUpload',
    document: `mutation ($id: ID!, $uploadId: ID!) { supportCaseRetryUpload(input: { caseId: $id, uploadId: $uploadId }) { upload { id } ${errors} } }`,
    variables: ({ caseId, uploadId }) => ({ id: caseId, uploadId }),
    expected: byAdmin('refused CASE_NOT_FOUND'),
  },
];
