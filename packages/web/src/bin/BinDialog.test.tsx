import { screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { GIB } from '@launchyard/domain/kit';
import { refusal, testClient, type TestRoot } from '../test-kit/api.ts';
import type { BinItem } from '../test-kit/generated/schema.ts';
import type { Given } from '../test-kit/given.ts';
import { renderPart } from '../test-kit/render.tsx';
import { anActor, aConnection, aRoot } from '../test-kit/world.ts';
import { BinDialog } from './BinDialog.tsx';
import { RestoreProvider } from './RestoreProvider.tsx';

const anItem = (id: string, fields: Given<BinItem>): Given<BinItem> => ({
  __typename: 'BinItem',
  id,
  kind: 'STREAMING_LINK',
  subjectId: 'lnk_1',
  sizeBytes: 0,
  deletedAt: '2026-11-18T10:00:00Z',
  deletedBy: anActor('Member', 'nora'),
  expiresAt: '2026-12-18T10:00:00Z',
  ...fields,
});

async function open(items: Given<BinItem>[], root: TestRoot = {}) {
  const client = testClient(aRoot({ bin: () => aConnection(items) }, root));
  const { user } = await renderPart(
    <RestoreProvider>
      <BinDialog onClose={() => undefined} />
    </RestoreProvider>,
    client,
  );
  await screen.findByRole('dialog', { name: 'Bin' });
  return user;
}

const rows = () => screen.queryAllByRole('row').slice(1);

test('the bin shows kind, size, actor and expiry of each item', async () => {
  await open([
    anItem('bin_2', { kind: 'APP', name: 'Museum', sizeBytes: 2 * GIB }),
    anItem('bin_1', { name: 'Kiosk', deletedBy: anActor('Program', 'nora') }),
  ]);
  expect(rows()[0]?.textContent).toContain('MuseumApplication2.00 GB');
  expect(rows()[0]?.textContent).toContain('by nora');
  expect(rows()[1]?.textContent).toContain('KioskStreaming link—');
  expect(rows()[1]?.textContent).toContain('by an API key of nora');
});

test('a restored item leaves the list', async () => {
  const items = [anItem('bin_1', { name: 'Kiosk' })];
  const binItemRestore = vi.fn(() => {
    items.splice(0, 1);
    return { restoredId: 'lnk_1', userErrors: [] };
  });
  const user = await open(items, { binItemRestore });
  await user.click(screen.getByRole('button', { name: 'Restore Kiosk' }));
  expect(await screen.findByText('Kiosk is back')).toBeTruthy();
  expect(await screen.findByText('The bin is empty')).toBeTruthy();
});

test('an item that cannot be restored says why and stays', async () => {
  const words = 'Something else is named "Kiosk" now. Delete that first, then bring this back.';
  const refused = { restoredId: null, userErrors: [refusal('NAME_TAKEN_SINCE', words)] };
  const user = await open([anItem('bin_1', { name: 'Kiosk' })], { binItemRestore: refused });
  await user.click(screen.getByRole('button', { name: 'Restore Kiosk' }));
  expect(await screen.findByText(words)).toBeTruthy();
  expect(rows()).toHaveLength(1);
});
