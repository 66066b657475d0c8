import { changedByA, errors, ofAccount, pageInfo, readByA, type Row } from './row.ts';

const item = 'id kind subjectId name sizeBytes deletedAt deletedBy { label } expiresAt';

/** Deleted items that can be restored, and the event for changes of the bin. */
export const binRows: readonly Row[] = [
  ofAccount('bin', `bin(first: 5) { totalCount ${pageInfo} nodes { id } edges { cursor node { ${item} } } }`),
  {
    field: 'Mutation.binItemRestore',
    document: `mutation ($id: ID!) { binItemRestore(input: { binItemId: $id }) { restoredId kind ${errors} } }`,
    variables: () => ({ id: 'bin_none' }),
    strangerVariables: ({ binItemId }) => ({ id: binItemId }),
    expected: changedByA('refused BIN_ITEM_NOT_FOUND'),
  },
  {
    field: 'Subscription.contentChanged',
    document: 'subscription { contentChanged { cursor area resync } }',
    expected: readByA,
  },
];
