import { makeKey } from '@launchyard/platform/keys/keys';
import { removeMember } from '@launchyard/platform/team/members';
import { beforeAll, expect, test } from 'vitest';
import { makeTestedApp } from '../world/apps.ts';
import { limitMember } from '../world/limits.ts';
import type { TestPerson } from '../world/people.ts';
import { startSchemaWorld, type SchemaWorld } from '../world/schema-world.ts';
import { openCaseFor } from '../world/support-cases.ts';

const ACCOUNTS = `{ viewer { accounts { id username viewerStanding viewerCanUpload viewerCanSetVersionControl
  owner { id username email role } apps { totalCount nodes { name } } } } }`;
const OWNER = `query ($by: AccountLookup!) { account(by: $by) { owner { id username email role } } }`;

let world: SchemaWorld;
let ada: TestPerson;
let member: TestPerson;
beforeAll(async () => {
  world = await startSchemaWorld();
  ada = await world.person();
  member = await world.person({ memberOf: ada });
  await makeTestedApp(world, ada, 'Harbour');
  await makeTestedApp(world, member, 'Museum');
  return () => world.close();
});

const accountsOf = async (asker: Parameters<SchemaWorld['as']>[0]) => {
  const { data, errors } = await world.as(asker).run(ACCOUNTS);
  expect(errors).toEqual([]);
  return data.viewer.accounts;
};
const hers = () => ({ id: ada.personId, username: ada.username, email: null, role: null });

test('each account shows what its caller may do in it, and names its owner without their e-mail address', async () => {
  expect(await accountsOf(member)).toEqual([
    {
      id: member.accountId,
      username: member.username,
      viewerStanding: 'OWNER',
      viewerCanUpload: true,
      viewerCanSetVersionControl: true,
      owner: { id: member.personId, username: member.username, email: member.email, role: 'CUSTOMER' },
      apps: { totalCount: 1, nodes: [{ name: 'Museum' }] },
    },
    {
      id: ada.accountId,
      username: ada.username,
      viewerStanding: 'MEMBER',
      viewerCanUpload: true,
      viewerCanSetVersionControl: false,
      owner: hers(),
      apps: { totalCount: 1, nodes: [{ name: 'Harbour' }] },
    },
  ]);
});

test('a member limited to some applications reads only those there, and everything of their own account', async () => {
  const limited = await world.person({ memberOf: ada });
  await makeTestedApp(world, limited, 'Tower');
  await limitMember(world, ada, limited, []);
  expect(await accountsOf(limited)).toMatchObject([
    { viewerCanUpload: true, apps: { nodes: [{ name: 'Tower' }] } },
    { id: ada.accountId, viewerCanUpload: false, apps: { totalCount: 0, nodes: [] } },
  ]);
});

test('an account whose team somebody left is not listed', async () => {
  const removed = await world.person({ memberOf: ada });
  expect(await accountsOf(removed)).toHaveLength(2);
  await removeMember({ ...world, clock: () => new Date() }, ada.uuids.account, removed.uuids.person);
  expect(await accountsOf(removed)).toMatchObject([{ id: removed.accountId }]);
});

test('a key sees only its own account, even if a member created it for somebody else’s account', async () => {
  expect(await accountsOf({ key: ada.apiKey })).toMatchObject([
    { id: ada.accountId, viewerStanding: 'KEY', owner: { email: ada.email } },
  ]);
  const maker = { accountId: ada.uuids.account, personId: member.uuids.person };
  const { token } = await makeKey(world.database.sql, new Date(), maker, 'api');
  expect(await accountsOf({ key: token })).toMatchObject([
    { id: ada.accountId, viewerStanding: 'KEY', owner: hers(), apps: { nodes: [{ name: 'Harbour' }] } },
  ]);
});

test('staff see their own accounts, and within a case the owner of the account', async () => {
  const support = await world.person({ role: 'support' });
  expect(await accountsOf(support)).toMatchObject([{ id: support.accountId, viewerStanding: 'OWNER' }]);
  await openCaseFor(world, support, ada);
  const { data } = await world.as(support).run(OWNER, { by: { username: ada.username } });
  expect(data.account.owner).toEqual({ ...hers(), email: ada.email, role: 'CUSTOMER' });
});
