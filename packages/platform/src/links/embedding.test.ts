import { beforeAll, expect, test } from 'vitest';
import * as contract from '@launchyard/contract/embedding';
import * as linkCalls from '@launchyard/contract/links';
import { auditList } from '@launchyard/contract/audit';
import { embeddingViolations, MAX_EMBEDDING_DOMAINS } from '@launchyard/domain/links';
import { makeTestedApp } from '@launchyard/testing/world/apps';
import { makeConfig, makeLink } from '@launchyard/testing/world/links';
import type { TestPerson } from '@launchyard/testing/world/people';
import { startPlatform, type PlatformWorld } from '@launchyard/testing/world/platform';
import { expectReply } from '@launchyard/testing/world/rest';

let world: PlatformWorld;
beforeAll(async () => {
  world = await startPlatform();
  return () => world.close();
});

const add = (owner: TestPerson, domain: string) =>
  world.rest(contract.embeddingDomainAdd, { domain }, { token: owner.session });
const domainsOf = async (owner: TestPerson) => {
  const { domains } = expectReply(await world.rest(contract.embeddingDomainList, {}, { token: owner.session }));
  return domains.map(({ domain }) => domain);
};

/** Who may frame the page at a URL. */
async function framers(url: string): Promise<string> {
  const policy = (await fetch(url)).headers.get('content-security-policy') ?? '';
  return /frame-ancestors ([^;]*)/.exec(policy)?.[1] ?? 'everybody';
}

test('the pages of an account may be embedded by the websites that it allows, whatever they say', async () => {
  const owner = await world.person();
  const other = await world.person();
  const data = { isPasswordToSecureStreamAccess: '1' };
  const configId = await makeConfig(world, owner, 'secret', data, 'open sesame');
  const { id: appId } = await makeTestedApp(world, owner, 'Harbour');
  const { url } = await makeLink(world, owner, { appId });
  const asking = await makeLink(world, owner, { appId, configId });
  expect(await framers(url)).toBe("'none'");
  expectReply(await add(owner, ' Shop.example.com'));
  expectReply(await add(owner, 'a.example'));
  expectReply(await add(other, 'evil.example'));
  for (const each of [url, asking.url]) expect(await framers(each)).toBe('https://a.example https://shop.example.com');
  expectReply(await world.rest(linkCalls.linkDelete, { linkId: asking.id }, { token: owner.session }));
  expect(await framers(asking.url)).toBe('https://a.example https://shop.example.com');
  // A page that belongs to no account belongs in no other page.
  expect(await framers(`${new URL(url).origin}/v5/nobody/Nothing/default`)).toBe("'none'");
  const removed = { domain: 'shop.example.com' };
  expectReply(await world.rest(contract.embeddingDomainRemove, removed, { token: owner.session }));
  expect(await framers(url)).toBe('https://a.example');
  const again = await world.rest(contract.embeddingDomainRemove, removed, { token: owner.session });
  expect(again.refusals).toEqual([embeddingViolations.notFound]);
});

test('adding a website again changes nothing; hostile text is refused and stored nowhere', async () => {
  const owner = await world.person();
  for (const domain of ['shop.example.com', 'SHOP.example.com']) expectReply(await add(owner, domain));
  const hostile = [
    "a.example; script-src 'unsafe-inline'",
    'https://*',
    'a.example\r\nx: y',
    'a\0.example',
    '\uD800.example',
  ];
  for (const domain of hostile) expect((await add(owner, domain)).refusals).toHaveLength(1);
  expect(await domainsOf(owner)).toEqual(['shop.example.com']);
});

test('fifty websites added at once end at the limit, each in the audit log', async () => {
  const owner = await world.person();
  const answers = await Promise.all(Array.from({ length: 50 }, (_, index) => add(owner, `site-${index}.example`)));
  const refused = answers.flatMap(({ refusals = [] }) => refusals);
  expect(refused).toHaveLength(50 - MAX_EMBEDDING_DOMAINS);
  expect(refused[0]).toEqual(embeddingViolations.limitReached);
  expect(await domainsOf(owner)).toHaveLength(MAX_EMBEDDING_DOMAINS);
  const log = expectReply(await world.rest(auditList, { first: 50 }, { token: owner.session }));
  const added = log.edges.filter(({ node }) => node.action === 'links.embeddingDomainAdd');
  expect(added).toHaveLength(MAX_EMBEDDING_DOMAINS);
  expect(added[0]?.node.changes).toMatchObject([{ field: 'Website', before: null }]);
});
