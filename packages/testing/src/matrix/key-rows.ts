import { bySession, errors, everybody, ofAccount, pageInfo, type Outcome, type Row } from './row.ts';
import type { Actor } from './actors.ts';

const key =
  'id kind name prefix lastFour scopes apps { id } createdAt createdBy { label } expiresAt lastUsedAt viewerCanRevoke';
const forbidden = 'error FORBIDDEN';

/** Keys are managed by the owner, signed in: not by keys, whatever they may do. */
const byOwner = (outcome: Outcome, others: Partial<Record<Actor, Outcome>> = {}): Record<Actor, Outcome> => ({
  ...everybody(forbidden),
  nobody: 'error UNAUTHENTICATED',
  supportWithoutCase: 'error CASE_REQUIRED',
  unfinished: 'error PROFILE_UNFINISHED',
  owner: outcome,
  ...others,
});

/** The API keys of the account. */
export const keyRows: readonly Row[] = [
  ofAccount('apiKeys', `apiKeys(first: 5) { totalCount ${pageInfo} nodes { id } edges { cursor node { ${key} } } }`, {
    expected: byOwner('data', { nobody: 'null', support: 'data', admin: 'data' }),
  }),
  ofAccount('viewerCanManageApiKeys', 'viewerCanManageApiKeys', { expected: bySession }),
  {
    field: 'Query.node',
    document: 'query ($id: ID!) { node(id: $id) { id ... on ApiKey { lastFour } } }',
    variables: ({ apiKeyId }) => ({ id: apiKeyId }),
    expected: {
      ...everybody('null'),
      nobody: 'error UNAUTHENTICATED',
      removedMember: forbidden,
      otherOwner: forbidden,
      supportWithoutCase: 'error CASE_REQUIRED',
      unfinished: 'error PROFILE_UNFINISHED',
      streamingKey: forbidden,
      owner: 'data',
      support: 'data',
      admin: 'data',
    },
  },
  {
    field: 'Mutation.apiKeyCreate',
    document: `mutation ($key: String!) { apiKeyCreate(input: { name: "", scopes: [UPLOADS_WRITE], idempotencyKey: $key }) { apiKey { id } secret ${errors} } }`,
    variables: ({ fresh }) => ({ key: fresh }),
    expected: byOwner('refused KEY_NAME_MISSING'),
  },
  {
    field: 'Mutation.apiKeyGenerate',
    document: `mutation ($key: String!) { apiKeyGenerate(input: { kind: STREAMING, overlapHours: 168, idempotencyKey: $key }) { apiKey { id } secret ${errors} } }`,
    variables: ({ fresh }) => ({ key: fresh }),
    expected: byOwner('data'),
  },
  {
    field: 'Mutation.apiKeyRevoke',
    document: `mutation { apiKeyRevoke(input: { apiKeyId: "key_none" }) { revokedApiKeyId ${errors} } }`,
    expected: byOwner('refused KEY_NOT_FOUND'),
  },
  {
    field: 'Mutation.graphiqlTokenCreate',
    document: `mutation { graphiqlTokenCreate(input: { apiKeyId: "key_none" }) { token expiresAt ${errors} } }`,
    expected: byOwner('refused KEY_NOT_FOUND'),
  },
  {
    field: 'Mutation.clientTokenCreate',
    document: `mutation ($key: String!) { clientTokenCreate(input: { clientEmail: "client@agency.example", object: "{}", idempotencyKey: $key }) { token expiresAt ${errors} } }`,
    variables: ({ fresh }) => ({ key: fresh }),
    expected: byOwner('refused TOKEN_EXPIRY_MISSING'),
  },
];
