import { changedByWhole, errors, nothingFor, ofAccount, pageInfo, readByA, throughViewer, type Row } from './row.ts';

const asset =
  'id kind name url mediaType sizeBytes width height createdAt createdBy { label } usedByCount usedBy { id name } viewerCanDelete';
const upload = 'assetUpload { id fileName sizeBytes partBytes missingParts { first last } }';
const uploadId = ({ assetUploadId }: { assetUploadId: string }) => ({ id: assetUploadId });

/** The library. Mutations use a file whose upload is incomplete. */
export const assetRows: readonly Row[] = [
  ofAccount('logoUrl', 'logoUrl', { expected: nothingFor(throughViewer) }),
  ofAccount(
    'assets',
    `assets(kind: IMAGE, first: 5) { totalCount ${pageInfo} nodes { id } edges { cursor node { ${asset} } } }`,
  ),
  {
    field: 'Query.node',
    document: `query ($id: ID!) { node(id: $id) { id ... on Asset { ${asset} } } }`,
    variables: ({ libraryAssetId }) => ({ id: libraryAssetId }),
    expected: readByA,
  },
  {
    field: 'Mutation.assetStart',
    document: `mutation ($name: String!) { assetStart(input: { kind: IMAGE, fileName: $name, sizeBytes: 9, idempotencyKey: "12345678" }) { ${upload} ${errors} } }`,
    variables: () => ({ name: 'a b.png' }),
    expected: changedByWhole('refused ASSET_NAME_SPACES'),
  },
  {
    field: 'Mutation.assetPartsSign',
    document: `mutation ($id: ID!) { assetPartsSign(input: { assetUploadId: $id, partNumbers: [1] }) { ${upload} links { number } ${errors} } }`,
    variables: uploadId,
    expected: changedByWhole('data'),
  },
  {
    field: 'Mutation.assetFinish',
    document: `mutation ($id: ID!) { assetFinish(input: { assetUploadId: $id }) { asset { id } ${errors} } }`,
    variables: uploadId,
    expected: changedByWhole('refused PARTS_MISSING'),
  },
  {
    field: 'Mutation.assetCancel',
    document: `mutation ($id: ID!) { assetCancel(input: { assetUploadId: $id }) { isCancelled ${errors} } }`,
    variables: () => ({ id: 'trf_none' }),
    strangerVariables: uploadId,
    expected: changedByWhole('refused ASSET_NOT_FOUND'),
  },
  {
    field: 'Mutation.assetDelete',
    document: `mutation ($id: ID!) { assetDelete(input: { assetId: $id }) { deletedAssetId usedByCount usedBy { id name } binItem { id } ${errors} } }`,
    variables: () => ({ id: 'ast_none' }),
    strangerVariables: ({ assetId }) => ({ id: assetId }),
    expected: changedByWhole('refused ASSET_NOT_FOUND'),
  },
];
