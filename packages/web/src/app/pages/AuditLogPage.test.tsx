import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { Component as AuditLogPage } from './AuditLogPage.tsx';
import { fault, testClient } from '../../test-kit/api.ts';
import { renderRoutes } from '../../test-kit/render.tsx';
import { aConnection, anActor, aRoot } from '../../test-kit/world.ts';
import type * as Api from '../../test-kit/generated/schema.ts';
import type { Given } from '../../test-kit/given.ts';

const aConfig = { __typename: 'Config', id: 'cfg_1', name: 'kiosk' };

const anEntry = (fields: Given<Api.AuditEntry> = {}): Given<Api.AuditEntry> => ({
  __typename: 'AuditEntry',
  id: 'aud_1',
  createdAt: '2026-11-21T11:05:47Z',
  createdBy: anActor('Member', 'tomas'),
  action: 'LINKS_RENAME',
  actionText: 'Renamed a link',
  subjectId: 'cfg_1',
  subjectLabel: 'kiosk',
  subject: aConfig,
  networkAddress: '203.0.113.24',
  changes: [{ field: 'Name', before: '=Lobby', after: 'Fair' }],
  ...fields,
});

const support = anEntry({
  id: 'aud_2',
  createdBy: anActor('SupportColleague', 'Launchyard Support'),
  actionText: 'Viewed the account',
  subjectId: null,
  subjectLabel: null,
  subject: null,
  networkAddress: null,
  changes: [],
});

let asked: object[] = [];
/** The log answers with these, and notes what it was asked. */
function aLog(nodes: Array<Given<Api.AuditEntry>>, account: Given<Api.Account> = {}) {
  const auditEntries = (filter: object) => {
    asked.push(filter);
    return { ...aConnection(nodes), hasMoreThanCounted: false };
  };
  const root = aRoot(
    {
      viewerCanReadAuditLog: true,
      auditEntries,
      auditActors: [{ actorId: 'per_2', actor: anActor('Member', 'tomas') }],
      ...account,
    },
    { node: () => anEntry() },
  );
  return testClient(root);
}

const open = (client: ReturnType<typeof aLog>, query = '') =>
  renderRoutes([{ path: '/team/audit-log', Component: AuditLogPage }], `/team/audit-log${query}`, client);

let saved: Blob[] = [];
beforeEach(() => {
  asked = [];
  saved = [];
  vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => {
    if (blob instanceof Blob) saved.push(blob);
    return 'blob:test';
  });
  vi.spyOn(URL, 'revokeObjectURL').mockReturnValue();
});

test('an entry opens to what it changed, from where, and where it is now', async () => {
  const { user } = await open(aLog([anEntry(), support]));
  expect(await screen.findByText('2 entries')).toBeTruthy();
  const row = screen.getByRole('row', { name: /Renamed a link/ });
  expect(within(row).getByText('tomas')).toBeTruthy();
  const button = within(row).getByRole('button', { name: 'Details: Renamed a link' });
  await user.click(button);
  expect(button.getAttribute('aria-expanded')).toBe('true');
  expect(screen.getByText('=Lobby').tagName).toBe('DEL');
  expect(screen.getByText('Fair')).toBeTruthy();
  expect(screen.getByText('203.0.113.24')).toBeTruthy();
  expect((await screen.findByRole('link', { name: 'Open kiosk' })).getAttribute('href')).toBe('/configs/kiosk');
  await user.click(button);
  expect(screen.queryByText('203.0.113.24')).toBeNull();
  expect(screen.getByRole('row', { name: /Viewed the account/ }).textContent).toContain('Launchyard Support');
});

test('the address holds the filter, and what is invalid in it is left out', async () => {
  await open(aLog([]), '?who=per_2&action=LINKS_RENAME&from=2026-11-01&to=2026-11-21&search=fair');
  expect(await screen.findByText('No entries match')).toBeTruthy();
  expect(asked.at(-1)).toMatchObject({
    actorId: 'per_2',
    action: 'LINKS_RENAME',
    createdFrom: new Date(2026, 10, 1).toISOString(),
    createdBefore: new Date(2026, 10, 22).toISOString(),
    search: 'fair',
  });
  asked = [];
  await open(aLog([]), '?action=NONSENSE&from=yesterday');
  await waitFor(() => expect(asked).not.toEqual([]));
  expect(asked.at(-1)).not.toHaveProperty('action');
  expect(asked.at(-1)).not.toHaveProperty('createdFrom');
});

test('choosing a day and typing a name filter the list', async () => {
  const { user } = await open(aLog([anEntry()]));
  await user.type(await screen.findByLabelText('From day'), '2026-11-20');
  await waitFor(() => expect(asked.at(-1)).toMatchObject({ createdFrom: new Date(2026, 10, 20).toISOString() }));
  await user.type(screen.getByRole('searchbox', { name: 'Search names' }), 'fair');
  await waitFor(() => expect(asked.at(-1)).toMatchObject({ search: 'fair' }));
});

test('an export is a file of everything that matches, in which no cell is a formula', async () => {
  const { user } = await open(aLog([anEntry({ subjectLabel: '=1+1' })]), '?who=per_2');
  await user.click(await screen.findByRole('button', { name: 'Export CSV' }));
  await waitFor(() => expect(saved).toHaveLength(1));
  const csv = await saved[0]?.text();
  expect(csv).toContain(
    `"tomas","Session","Renamed a link","'=1+1","cfg_1","","","203.0.113.24","Name: =Lobby to Fair"`,
  );
  expect(asked.at(-1)).toMatchObject({ first: 100, actorId: 'per_2' });
  await user.click(await screen.findByRole('button', { name: 'Export JSON' }));
  await waitFor(() => expect(saved).toHaveLength(2));
  expect(JSON.parse((await saved[1]?.text()) ?? '')).toMatchObject([{ id: 'aud_1', subjectLabel: '=1+1' }]);
});

/** One of three. */
const page = (number: number) => ({
  ...aConnection([anEntry({ id: `aud_${number}` })]),
  pageInfo: { hasNextPage: number < 3, hasPreviousPage: false, startCursor: null, endCursor: String(number) },
  hasMoreThanCounted: false,
});
const threePages = ({ after }: { after?: string | null }) => page(after ? Number(after) + 1 : 1);

test('an export reads page after page', async () => {
  const { user } = await open(aLog([], { auditEntries: threePages }));
  await user.click(await screen.findByRole('button', { name: 'Export JSON' }));
  await waitFor(() => expect(saved).toHaveLength(1));
  const ids = JSON.parse((await saved[0]?.text()) ?? '').map(({ id }: { id: string }) => id);
  expect(ids).toEqual(['aud_1', 'aud_2', 'aud_3']);
});

test('a member who may not read it is told so', async () => {
  await open(aLog([], { viewerCanReadAuditLog: false, auditEntries: fault('FORBIDDEN') }));
  const title = 'Only the owner and finance members can open the audit log';
  expect(await screen.findByRole('heading', { level: 1, name: title })).toBeTruthy();
});
