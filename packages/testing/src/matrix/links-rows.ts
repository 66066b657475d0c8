import {
  bySession,
  changedByA,
  errors,
  everybody,
  ofAccount,
  pageInfo,
  readByA,
  type Outcome,
  type Row,
} from './row.ts';

const link =
  'id name revision isAnonymised isUrlShared createdAt createdBy { label } updatedAt viewerCanChange viewerCanDelete app { id name } config { id name } servesLatest pinnedVersion { id number }';
const connection = (node: string) => `{ totalCount ${pageInfo} nodes { id } edges { cursor node { ${node} } } }`;

const kinds = [
  { name: 'streamingLink', type: 'StreamingLink', target: 'linkId', none: 'lnk_none', more: 'url iframeSnippet' },
  {
    name: 'meetingLink',
    type: 'MeetingLink',
    target: 'meetingId',
    none: 'mtg_none',
    more: 'hostUrl guestUrl hostIframeSnippet guestIframeSnippet',
  },
] as const;

/** Links of both kinds. Changes send a revision that no link has, so that permitted callers get a conflict and change nothing. */
const linksOfKinds: readonly Row[] = kinds.flatMap(({ name, type, target, none, more }): Row[] => {
  const change = (what: string, given: Record<string, unknown> = {}): Row => ({
    field: `Mutation.link${what}`,
    document: `mutation ($input: Link${what}Input!) { link${what}(input: $input) { link { id } ${errors} } }`,
    variables: (of) => ({ input: { linkId: of[target], revision: 999, ...given } }),
    expected: changedByA('refused LINK_CHANGED'),
  });
  return [
    ofAccount(`${name}s`, `${name}s(first: 5, app: $id) ${connection(`${link} ${more}`)}`, {
      document: '($id: ID)',
      variables: ({ appId }) => ({ id: appId }),
    }),
    ofAccount('app', `app(by: { id: $id }) { linkableVersions { id number } ${name}s(first: 1) { totalCount } }`, {
      document: '($id: ID!)',
      variables: ({ appId }) => ({ id: appId }),
    }),
    {
      field: 'Query.node',
      document: `query ($id: ID!) { node(id: $id) { id ... on ${type} { ${more} } } }`,
      variables: (of) => ({ id: of[target] }),
      expected: readByA,
    },
    {
      field: `Mutation.${name}Create`,
      document: `mutation ($app: ID!, $key: String!) { ${name}Create(input: { appId: $app, idempotencyKey: $key }) { ${name} { id } ${errors} } }`,
      variables: ({ appId, fresh }) => ({ app: appId, key: fresh }),
      expected: changedByA('data'),
    },
    {
      field: 'Mutation.linkDelete',
      document: `mutation ($id: ID!) { linkDelete(input: { linkId: $id }) { deletedLinkId binItem { id } link { id } ${errors} } }`,
      variables: () => ({ id: none }),
      strangerVariables: (of) => ({ id: of[target] }),
      expected: changedByA('refused LINK_NOT_FOUND'),
    },
    change('Rename', { name: 'Matrix' }),
    change('SetVersion', { servesLatest: true }),
    {
      ...change('SetConfig'),
      variables: (of) => ({ input: { linkId: of[target], revision: 999, configId: of.configId } }),
    },
  ];
});

const forbidden = 'error FORBIDDEN';

/** Only the owner chooses, signed in or by a key that is not narrowed. */
const byOwner = (outcome: Outcome): Row['expected'] => ({
  ...everybody(forbidden),
  nobody: 'error UNAUTHENTICATED',
  supportWithoutCase: 'error CASE_REQUIRED',
  unfinished: 'error PROFILE_UNFINISHED',
  owner: outcome,
  key: outcome,
  graphiqlToken: outcome,
});

/** An id that nothing has. */
const nothingFound: Row['expected'] = {
  ...readByA,
  owner: 'null',
  member: 'null',
  key: 'null',
  graphiqlToken: 'null',
  limitedMember: 'null',
  limitedKey: 'null',
  readingKey: 'null',
  support: 'null',
  admin: 'null',
};

/** The websites that may embed the streams. */
const embeddingRows: readonly Row[] = [
  ofAccount('embeddingDomains', 'embeddingDomains { domain createdAt createdBy { label } }'),
  ofAccount('viewerCanSetEmbeddingDomains', 'viewerCanSetEmbeddingDomains', { expected: bySession }),
  {
    field: 'Mutation.embeddingDomainAdd',
    document: `mutation { embeddingDomainAdd(input: { domain: "shop.example.com" }) { embeddingDomain { domain } ${errors} } }`,
    expected: byOwner('data'),
  },
  {
    field: 'Mutation.embeddingDomainRemove',
    document: `mutation { embeddingDomainRemove(input: { domain: "other.example.com" }) { removedDomain ${errors} } }`,
    expected: byOwner('refused EMBEDDING_DOMAIN_NOT_FOUND'),
  },
];

/** Links that end. */
const signedRows: readonly Row[] = [
  ofAccount(
    'streamingLinks',
    `streamingLinks(first: 5) { nodes { signedLinkCount hasMoreSignedLinks signedLinks(first: 5) { totalCount hasMoreThanCounted ${pageInfo} nodes { id } edges { cursor node { id lastFour state stateLabel maxUses useCount expiresAt createdAt createdBy { label } lastUsedAt viewerCanRevoke streamingLink { id } } } } } }`,
  ),
  {
    field: 'Query.node',
    document: 'query { node(id: "sgl_00000000000000000000000000") { id ... on SignedLink { lastFour } } }',
    expected: nothingFound,
  },
  {
    field: 'Mutation.signedLinkCreate',
    document: `mutation ($id: ID!, $key: String!) { signedLinkCreate(input: { linkId: $id, maxUses: 1, idempotencyKey: $key }) { signedLink { id } url ${errors} } }`,
    variables: ({ linkId, fresh }) => ({ id: linkId, key: fresh }),
    expected: changedByA('data'),
  },
  {
    field: 'Mutation.signedLinkRevoke',
    document: `mutation { signedLinkRevoke(input: { signedLinkId: "sgl_none" }) { signedLink { id } ${errors} } }`,
    expected: changedByA('refused SIGNED_LINK_NOT_FOUND'),
  },
];

export const linksRows: readonly Row[] = [...linksOfKinds, ...embeddingRows, ...signedRows];
