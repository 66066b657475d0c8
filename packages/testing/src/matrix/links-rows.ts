import { changedByA, errors, ofAccount, pageInfo, readByA, type Row } from './row.ts';

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

/** Links of both kinds. A change names a revision that no link has, so that whoever gets through changes nothing and is told so. */
export const linksRows: readonly Row[] = kinds.flatMap(({ name, type, target, none, more }): Row[] => {
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
