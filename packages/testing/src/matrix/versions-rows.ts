import { changedByA, errors, everybody, ofAccount, pageInfo, readByA, type Row } from './row.ts';

const version =
  'id number buildType sizeBytes createdAt testedAt testLabel isLatest pinnedLinkCount pinnedLinks { id name } createdBy { label } contents { defaultExecutable executables executableCount plugin { hasPlugin rootFolder isInManifest hasFolder isVersion2InManifest hasVersion2Folder } } viewerCanMakeLatest viewerCanDelete app { id }';
const move = 'id createdAt why fromNumber from { number } toNumber to { number } createdBy { label }';
const forbidden = 'error FORBIDDEN';

/** The version that Latest serves, the other versions, and whether they are kept. */
export const versionsRows: readonly Row[] = [
  ofAccount(
    'app',
    `app(by: { id: $id }) { uploads(first: 5) { totalCount nodes { id appName } } versions(first: 5) { totalCount ${pageInfo} nodes { id } edges { cursor node { ${version} } } } latestHistory(first: 5) { totalCount ${pageInfo} nodes { id } edges { cursor node { ${move} } } } }`,
    { document: '($id: ID!)', variables: ({ appId }) => ({ id: appId }) },
  ),
  {
    field: 'Query.node',
    document: 'query ($id: ID!) { node(id: $id) { id ... on AppVersion { number } } }',
    variables: ({ appVersionId }) => ({ id: appVersionId }),
    expected: readByA,
  },
  {
    field: 'Mutation.appVersionMakeLatest',
    document: `mutation ($id: ID!, $expected: ID!) { appVersionMakeLatest(input: { appVersionId: $id, expectedLatestVersionId: $expected }) { app { id } ${errors} } }`,
    variables: ({ appVersionId }) => ({ id: appVersionId, expected: appVersionId }),
    expected: changedByA('data'),
  },
  {
    field: 'Mutation.appVersionDelete',
    document: `mutation ($id: ID!) { appVersionDelete(input: { appVersionId: $id }) { deletedAppVersionId app { id } binItem { id } movedLinkCount movedLinks { id name } ${errors} } }`,
    variables: ({ appVersionId }) => ({ id: appVersionId }),
    expected: changedByA('refused VERSION_IS_LATEST'),
  },
  {
    field: 'Mutation.accountSetVersionControl',
    document: `mutation { accountSetVersionControl(input: { hasVersionControl: true }) { account { hasVersionControl viewerCanSetVersionControl } ${errors} } }`,
    expected: {
      ...everybody(forbidden),
      nobody: 'error UNAUTHENTICATED',
      expiredKey: 'error UNAUTHENTICATED',
      removedMemberKey: 'error UNAUTHENTICATED',
      supportWithoutCase: 'error CASE_REQUIRED',
      unfinished: 'error PROFILE_UNFINISHED',
      owner: 'data',
      key: 'data',
      graphiqlToken: 'data',
    },
  },
];
