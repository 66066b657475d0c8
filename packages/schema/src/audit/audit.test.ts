import { makeTestedApp } from '@launchyard/testing/world/apps';
import { makeLink } from '@launchyard/testing/world/links';
import { startSchemaWorld, type SchemaWorld } from '@launchyard/testing/world/schema-world';
import { beforeAll, expect, test } from 'vitest';

let world: SchemaWorld;
beforeAll(async () => {
  world = await startSchemaWorld();
  return () => world.close();
});

const ENTRIES = `query ($actorId: ID, $action: AuditAction, $search: String) { viewer { account { viewerCanReadAuditLog auditEntries(first: 10, actorId: $actorId, action: $action, search: $search) {
  totalCount hasMoreThanCounted
  nodes { id createdBy { __typename label } action actionText subjectLabel subject { __typename id } changes { field before after } }
} } } }`;

test('a link that is renamed and deleted leaves entries, which lead to it while it is there', async () => {
  const person = await world.person();
  const ada = world.as(person);
  const app = await makeTestedApp(world, person, 'Harbour');
  const link = await makeLink(world, person, { appId: app.id });
  const read = async (filter: Record<string, unknown>) => {
    const { data, errors } = await ada.run(ENTRIES, filter);
    expect(errors).toEqual([]);
    return data.viewer.account.auditEntries;
  };
  const rename = `mutation ($id: ID!) { linkRename(input: { linkId: $id, revision: 1, name: "Fair" }) { userErrors { code } } }`;
  expect((await ada.run(rename, { id: link.id })).data.linkRename.userErrors).toEqual([]);
  const renamed = await read({ action: 'LINKS_RENAME' });
  expect(renamed).toMatchObject({ totalCount: 1, hasMoreThanCounted: false });
  expect(renamed.nodes[0]).toEqual({
    id: expect.stringMatching(/^aud_/),
    createdBy: { __typename: 'Member', label: person.username },
    action: 'LINKS_RENAME',
    actionText: 'Renamed a link',
    subjectLabel: link.name,
    subject: { __typename: 'StreamingLink', id: link.id },
    changes: [{ field: 'Name', before: link.name, after: 'Fair' }],
  });
  await ada.run('mutation ($id: ID!) { linkDelete(input: { linkId: $id }) { userErrors { code } } }', { id: link.id });
  const found = await read({ search: 'fair', actorId: person.personId, action: null });
  expect(found.nodes).toMatchObject([{ actionText: 'Deleted a link', subjectLabel: 'Fair', subject: null }]);
});

test('a member learns from viewerCanReadAuditLog that they may not read it', async () => {
  const owner = await world.person();
  const member = await world.person({ memberOf: owner });
  const asked = await world
    .as({ session: member.session, account: owner.accountId })
    .run('{ viewer { account { viewerCanReadAuditLog auditEntries { totalCount } } } }');
  expect(asked.data.viewer.account).toEqual({ viewerCanReadAuditLog: false, auditEntries: null });
  expect(asked.errors[0]).toMatchObject({ extensions: { code: 'FORBIDDEN' } });
});
