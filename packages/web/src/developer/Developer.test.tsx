import { screen, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { refusal, testClient } from '../test-kit/api.ts';
import type { Account, ApiKey, ApiKeyCreateInput, ApiKeyGenerateInput } from '../test-kit/generated/schema.ts';
import type { Given } from '../test-kit/given.ts';
import { renderRoutes } from '../test-kit/render.tsx';
import { aConnection, anActor, anApp, aRoot } from '../test-kit/world.ts';
import { Developer } from './Developer.tsx';

const SECRET = `lyk_${'k'.repeat(45)}3fQ9`;

const aKey = (fields: Given<ApiKey> = {}): Given<ApiKey> => ({
  id: 'key_1',
  kind: 'API',
  name: null,
  prefix: 'lyk_',
  lastFour: '4f2a',
  scopes: null,
  apps: null,
  createdAt: '2026-11-01T10:00:00Z',
  createdBy: anActor('Member', 'northlight'),
  expiresAt: null,
  lastUsedAt: null,
  ...fields,
});

const website = (domain: string) => ({
  domain,
  createdAt: '2026-11-01T10:00:00Z',
  createdBy: anActor('Member', 'northlight'),
});

/** The services behind the page. */
function anApi(given: Given<ApiKey>[] = [aKey()], account: Given<Account> = {}) {
  let keys = given;
  const apiKeyGenerate = vi.fn(({ input }: { input: ApiKeyGenerateInput }) => {
    const fresh = aKey({ id: 'key_2', kind: input.kind, lastFour: '3fQ9' });
    const expiresAt = new Date(Date.now() + input.overlapHours * 3_600_000).toISOString();
    const before = keys.map((key) => ({ ...key, expiresAt }));
    keys = [fresh, ...(input.overlapHours > 0 ? before : [])];
    return { apiKey: fresh, secret: SECRET, userErrors: [] };
  });
  const apiKeyCreate = vi.fn(({ input }: { input: ApiKeyCreateInput }) => {
    const { name } = input;
    if (name === 'full')
      return { apiKey: null, secret: null, userErrors: [refusal('KEY_LIMIT_REACHED', 'At most 50.')] };
    const fresh = aKey({ id: 'key_3', kind: 'NAMED', name, lastFour: '3fQ9', scopes: input.scopes });
    keys = [fresh, ...keys];
    return { apiKey: fresh, secret: SECRET, userErrors: [] };
  });
  const apiKeyRevoke = vi.fn(({ input }: { input: { apiKeyId: string } }) => {
    keys = keys.filter(({ id }) => id !== input.apiKeyId);
    return { revokedApiKeyId: input.apiKeyId, userErrors: [] };
  });
  const graphiqlTokenCreate = vi.fn(({ input }: { input: { apiKeyId: string } }) =>
    input.apiKeyId === 'key_gone'
      ? { token: null, userErrors: [refusal('KEY_NOT_FOUND', 'This key does not exist.')] }
      : { token: 'lyg_secret', userErrors: [] },
  );
  const changes = { apiKeyGenerate, apiKeyCreate, apiKeyRevoke, graphiqlTokenCreate };
  const fields = {
    viewerCanManageApiKeys: true,
    apiKeys: () => aConnection(keys),
    apps: aConnection([anApp()]),
    ...account,
  };
  return { ...changes, client: testClient(aRoot(fields, changes)) };
}

async function open(api: ReturnType<typeof anApi>) {
  const routes = [
    { path: '/', element: <p>Home</p> },
    { path: '/developer-section', element: <Developer VersionControl={() => null} /> },
  ];
  return (await renderRoutes(routes, '/developer-section', api.client)).user;
}

test('Generate asks, shows the key once with Copy, and then only its last four characters', async () => {
  const api = anApi();
  const user = await open(api);
  expect(await screen.findByText('lyk_••••4f2a')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Generate apiKey' }));
  const question = await screen.findByRole('dialog', { name: 'Generate a new apiKey?' });
  await user.click(within(question).getByRole('radio', { name: 'works for another 24 hours' }));
  await user.click(within(question).getByRole('button', { name: 'Generate' }));
  expect(await screen.findByText('New Api Key generated successfully')).toBeTruthy();
  expect(api.apiKeyGenerate.mock.calls[0]?.[0].input).toMatchObject({ kind: 'API', overlapHours: 24 });
  expect(await screen.findByText(SECRET)).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Copy key' }));
  expect(await screen.findByText('Key copied')).toBeTruthy();
  expect(await navigator.clipboard.readText()).toBe(SECRET);
  await user.click(screen.getByRole('button', { name: 'I have stored it' }));
  await vi.waitFor(() => expect(screen.queryByText(SECRET)).toBeNull());
  expect(await screen.findByText('lyk_••••3fQ9')).toBeTruthy();
  expect(await screen.findByText(/The previous key lyk_••••4f2a works until/)).toBeTruthy();
});

test('the first key replaces none, so no overlap is asked for', async () => {
  const user = await open(anApi([]));
  await user.click(await screen.findByRole('button', { name: 'Generate streamingApiKey' }));
  const question = await screen.findByRole('dialog', { name: 'Generate a new streamingApiKey?' });
  expect(within(question).queryByRole('radio')).toBeNull();
});

test('a key for one program has a name, scopes and an expiry, and is revoked after a question', async () => {
  const api = anApi();
  const user = await open(api);
  await user.click(await screen.findByRole('button', { name: 'New key' }));
  const dialog = await screen.findByRole('dialog', { name: 'New key' });
  await user.click(within(dialog).getByRole('button', { name: 'Create key' }));
  expect(await within(dialog).findByText('Give the key a name.')).toBeTruthy();
  await user.type(within(dialog).getByRole('textbox', { name: 'Name' }), 'ci-upload');
  await user.click(within(dialog).getByRole('checkbox', { name: 'Upload builds' }));
  await user.click(within(dialog).getByRole('button', { name: 'Create key' }));
  expect(await screen.findByText(SECRET)).toBeTruthy();
  expect(api.apiKeyCreate.mock.calls[0]?.[0].input).toMatchObject({
    name: 'ci-upload',
    scopes: ['UPLOADS_WRITE'],
    appIds: null,
    expiresInDays: 90,
  });
  await user.click(screen.getByRole('button', { name: 'I have stored it' }));
  await user.click(await screen.findByRole('button', { name: 'Revoke ci-upload' }));
  const question = await screen.findByRole('dialog', { name: 'Revoke ci-upload?' });
  await user.click(within(question).getByRole('button', { name: 'Revoke' }));
  expect(await screen.findByText('Key revoked')).toBeTruthy();
  await vi.waitFor(() => expect(screen.queryByRole('row', { name: /ci-upload/ })).toBeNull());
});

test('a refused key keeps its dialog with what was typed', async () => {
  const user = await open(anApi());
  await user.click(await screen.findByRole('button', { name: 'New key' }));
  const dialog = await screen.findByRole('dialog', { name: 'New key' });
  await user.type(within(dialog).getByRole('textbox', { name: 'Name' }), 'full');
  await user.click(within(dialog).getByRole('button', { name: 'Create key' }));
  expect(await within(dialog).findByText('At most 50.')).toBeTruthy();
});

test('others than the owner are sent home, with a sentence why', async () => {
  await open(anApi([], { viewerCanManageApiKeys: false, apiKeys: null }));
  expect(await screen.findByText('Home')).toBeTruthy();
  expect(await screen.findByText('Only the account owner can open the Developer Section.')).toBeTruthy();
});

test('a website is allowed by its domain, and removed', async () => {
  let domains = ['a.example'];
  const embeddingDomainAdd = vi.fn(({ input }: { input: { domain: string } }) => {
    domains = [...domains, input.domain];
    return { embeddingDomain: website(input.domain), userErrors: [] };
  });
  const embeddingDomainRemove = vi.fn(({ input }: { input: { domain: string } }) => {
    domains = domains.filter((each) => each !== input.domain);
    return { removedDomain: input.domain, userErrors: [] };
  });
  const account = { apiKeys: aConnection([]), embeddingDomains: () => domains.map(website) };
  const client = testClient(aRoot(account, { embeddingDomainAdd, embeddingDomainRemove }));
  const routes = [{ path: '/', element: <Developer VersionControl={() => null} /> }];
  const { user } = await renderRoutes(routes, '/', client);
  const field = await screen.findByRole('textbox', { name: 'Domain' });
  await user.type(field, 'https://*.co.uk');
  await user.click(screen.getByRole('button', { name: 'Allow website' }));
  expect(await screen.findByText('Wildcards are not allowed. Add each domain and subdomain by itself.')).toBeTruthy();
  expect(embeddingDomainAdd).not.toHaveBeenCalled();
  await user.clear(field);
  await user.type(field, 'shop.example.com{Enter}');
  expect(await screen.findByText('shop.example.com may embed your streams')).toBeTruthy();
  expect(await screen.findByRole('row', { name: /shop.example.com/ })).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Remove a.example' }));
  await user.click(await screen.findByRole('button', { name: 'Remove shop.example.com' }));
  expect(await screen.findByText(/No website may show your streams in its pages yet/)).toBeTruthy();
});

test('a token is generated once its fields are right, and can be copied', async () => {
  const clientTokenCreate = vi.fn(() => ({ token: 'head.claims.signature', userErrors: [] }));
  const root = aRoot({ viewerCanManageApiKeys: true, apiKeys: aConnection([]) }, { clientTokenCreate });
  const routes = [{ path: '/', element: <Developer VersionControl={() => null} /> }];
  const { user } = await renderRoutes(routes, '/', testClient(root));
  const generate = () => user.click(screen.getByRole('button', { name: 'Generate token' }));
  await generate();
  expect(await screen.findByText('Enter Expiry Minutes')).toBeTruthy();
  expect(screen.getByText('Invalid JSON Object')).toBeTruthy();
  await user.type(screen.getByRole('textbox', { name: 'Client e-mail' }), 'client@agency.example');
  await user.type(screen.getByRole('textbox', { name: 'Expiry' }), '30');
  await user.type(screen.getByRole('textbox', { name: 'JSON object' }), '{{ "seat": 12 }');
  await generate();
  expect(await screen.findByText('Token generated successfully')).toBeTruthy();
  expect(clientTokenCreate).toHaveBeenCalledTimes(1);
  await user.click(screen.getByRole('button', { name: 'Copy token' }));
  expect(await navigator.clipboard.readText()).toBe('head.claims.signature');
});

/** The new tab, as far as this one touches it. */
function aTab() {
  const stored = new Map<string, string>();
  const tab = {
    sessionStorage: { clear: () => stored.clear(), setItem: (name: string, value: string) => stored.set(name, value) },
    location: { replace: vi.fn() },
    opener: {},
    close: vi.fn(),
  };
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the part of a window that is used
  vi.spyOn(window, 'open').mockReturnValue(tab as unknown as Window);
  return { ...tab, stored };
}

test('Try it opens GraphiQL in a new tab whose storage, and no address, has the token', async () => {
  const api = anApi([aKey(), aKey({ id: 'key_s', kind: 'STREAMING', prefix: 'lyst_' })]);
  const user = await open(api);
  const tab = aTab();
  expect(screen.queryByRole('button', { name: 'Try it streamingApiKey' })).toBeNull();
  await user.click(await screen.findByRole('button', { name: 'Try it apiKey' }));
  await vi.waitFor(() => expect(tab.location.replace).toHaveBeenCalledWith('/graphiql'));
  expect(api.graphiqlTokenCreate.mock.calls[0]?.[0].input).toEqual({ apiKeyId: 'key_1' });
  expect([...tab.stored.values()]).toEqual(['lyg_secret']);
});

test('a tab for a key that is gone closes again, and the reason is shown', async () => {
  const user = await open(anApi([aKey({ id: 'key_gone' })]));
  const tab = aTab();
  await user.click(await screen.findByRole('button', { name: 'Try it apiKey' }));
  expect(await screen.findByText('This key does not exist.')).toBeTruthy();
  expect(tab.close).toHaveBeenCalled();
  expect(tab.location.replace).not.toHaveBeenCalled();
});

test('API documentation opens beside the editor, with a key', async () => {
  const user = await open(anApi());
  const tab = aTab();
  await user.click(await screen.findByRole('button', { name: 'API documentation' }));
  await vi.waitFor(() => expect(tab.location.replace).toHaveBeenCalledWith('/graphiql#docs'));
});

test('API documentation without a key opens GraphiQL, which says how to get one', async () => {
  const api = anApi([]);
  const user = await open(api);
  const tab = aTab();
  await user.click(await screen.findByRole('button', { name: 'API documentation' }));
  await vi.waitFor(() => expect(tab.location.replace).toHaveBeenCalledWith('/graphiql#docs'));
  expect(api.graphiqlTokenCreate).not.toHaveBeenCalled();
  expect(tab.stored.size).toBe(0);
});
