import { readableFields } from '@launchyard/domain/configs';
import { changedByWhole, errors, ofAccount, pageInfo, type Row, type Target } from './row.ts';

const settings = `settings { hasPassword ${readableFields.map(({ name }) => name).join(' ')} }`;
const config = `id name isProtected revision ${settings} warnings { field message } document usedByCount createdAt createdBy { label } updatedAt viewerCanEdit`;
const change = `id revision createdAt createdBy { label } reason differences { field label before after } ${settings} document`;
const connection = (node: string) => `{ totalCount ${pageInfo} nodes { id } edges { cursor node { ${node} } } }`;
const idOf = ({ configId }: Target) => ({ id: configId });

/** How streams are configured. The target is an editable config; permitted callers send an empty change. */
export const configRows: readonly Row[] = [
  ofAccount('configs', `configs(first: 5, search: "") ${connection(config)}`),
  ofAccount('config', 'config(by: { id: $id }) { id }', { document: '($id: ID!)', variables: idOf }),
  ofAccount('config', `config(by: { id: $id }) { history(first: 5) ${connection(change)} }`, {
    document: '($id: ID!)',
    variables: idOf,
  }),
  ofAccount('config', `config(by: { id: $id }) { usedBy(first: 5) ${connection('id name revision app { id }')} }`, {
    document: '($id: ID!)',
    variables: idOf,
  }),
  {
    field: 'Mutation.configCreate',
    document: `mutation ($name: String!, $key: String!) { configCreate(input: { name: $name, idempotencyKey: $key }) { config { isProtected } ${errors} } }`,
    variables: ({ fresh }) => ({ name: nameOf(fresh), key: fresh }),
    expected: changedByWhole('data'),
  },
  {
    field: 'Mutation.configImport',
    document: `mutation ($name: String!, $key: String!) { configImport(input: { name: $name, document: "{}", idempotencyKey: $key }) { config { isProtected } leftOut ${errors} } }`,
    variables: ({ fresh }) => ({ name: nameOf(fresh), key: fresh }),
    expected: changedByWhole('data'),
  },
  {
    field: 'Mutation.configDuplicate',
    document: `mutation ($id: ID!, $key: String!) { configDuplicate(input: { configId: $id, idempotencyKey: $key }) { config { isProtected } ${errors} } }`,
    variables: ({ configId, fresh }) => ({ id: configId, key: fresh }),
    expected: changedByWhole('data'),
  },
  {
    field: 'Mutation.configUpdate',
    document: `mutation ($id: ID!) { configUpdate(input: { configId: $id, revision: 1, settings: {} }) { config { id } ${errors} } }`,
    variables: idOf,
    expected: changedByWhole('data'),
  },
  {
    field: 'Mutation.configRestoreChange',
    document: `mutation ($id: ID!) { configRestoreChange(input: { configId: $id, revision: 1, changeId: "cch_none" }) { config { id } ${errors} } }`,
    variables: idOf,
    expected: changedByWhole('refused CONFIG_CHANGE_NOT_FOUND'),
  },
  {
    field: 'Mutation.configDelete',
    document: `mutation ($id: ID!) { configDelete(input: { configId: $id }) { deletedConfigId movedLinkCount movedLinks { id name } binItem { id } ${errors} } }`,
    variables: () => ({ id: 'cfg_none' }),
    strangerVariables: idOf,
    expected: changedByWhole('refused CONFIG_NOT_FOUND'),
  },
];

/** A valid config name, different in every call. */
const nameOf = (fresh: string): string => fresh.replaceAll(/\W/g, '_').slice(-50);
