import { gql } from '@apollo/client';
import { screen, within } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { uploadFailures } from '@launchyard/domain/uploads';
import { UploadTimelinePageDocument } from '../../generated/graphql.ts';
import { fault, testClient } from '../../test-kit/api.ts';
import type { Upload } from '../../test-kit/generated/schema.ts';
import type { Given } from '../../test-kit/given.ts';
import { renderRoutes } from '../../test-kit/render.tsx';
import { anActor, aFailure, anApp, anEvent, anUpload, aRoot, type AnEvent } from '../../test-kit/world.ts';
import { Component as UploadTimelinePage } from './UploadTimelinePage.tsx';

afterEach(() => {
  vi.useRealTimers();
});

interface Page {
  after?: string | null;
}

/** A timeline that returns page by page, like the API. */
const aTimeline =
  (events: AnEvent[], first = 50) =>
  ({ after }: Page) => {
    const rest = events.filter((event) => !after || Number(event.number) < Number(after));
    const nodes = rest.slice(0, first);
    const endCursor = nodes.length === 0 ? null : String(Number(nodes.at(-1)?.number));
    return { totalCount: events.length, nodes, pageInfo: { hasNextPage: rest.length > first, endCursor } };
  };

async function open(upload: Given<Upload> | null) {
  const root = aRoot({ upload: upload && anUpload({ app: anApp(), ...upload }) });
  const rendered = await renderRoutes(
    [
      { path: '/', element: <p>Home</p> },
      { path: '/uploads/:id', element: <p>The dialog</p> },
      { path: '/uploads/:id/timeline', Component: UploadTimelinePage },
    ],
    '/uploads/upl_1/timeline',
    testClient(root),
  );
  return rendered;
}

const list = async () => within((await screen.findByText(/events?, newest first/)).parentElement ?? document.body);

const texts = async () => (await list()).getAllByText(/^Event \d$/).map((each) => each.textContent);

const unavailable = () => {
  throw fault('UPSTREAM_UNAVAILABLE', { requestId: 'request-9' });
};

test('events are listed with text, actor, figures and time', async () => {
  const events = [
    anEvent(3, {
      __typename: 'UploadCommitEvent',
      kind: 'COMMITTED',
      text: 'Everything has arrived',
      bytes: 1024 ** 3,
      seconds: 100,
      bytesPerSecond: 1024 ** 3 / 100,
      parts: 64,
      storageProvider: 'ALTERNATE',
      digest: 'ab'.repeat(32),
    }),
    anEvent(2, {
      __typename: 'UploadSendingEvent',
      kind: 'SENT',
      text: '1.00 GB sent',
      seconds: 100,
      bytesPerSecond: 1024 ** 3 / 100,
      parts: 64,
      retries: 2,
      storageProvider: 'ALTERNATE',
    }),
    anEvent(1, { kind: 'STARTED', text: 'Upload started', createdBy: anActor('Program', 'nora') }),
  ];
  await open({ client: 'CLI', timeline: aTimeline(events) });
  const rows = (await list()).getAllByRole('listitem').filter((row) => row.querySelector('time'));
  expect(rows.map((row) => row.querySelector('p')?.textContent)).toEqual([
    'Everything has arrived',
    '1.00 GB sent',
    'Upload started',
  ]);
  for (const words of ['10.24 MB/s', 'took 1 min 40 s', '64 parts', '2 parts sent again', 'Alternate store'])
    expect(rows[1]?.textContent).toContain(words);
  expect(rows[2]?.textContent).toContain('by an API key of nora from the command line');
  expect(rows[0]?.textContent).not.toContain('by ');
  const time = rows[0]?.querySelector('time');
  expect(time?.getAttribute('datetime')).toBe('2026-11-20T10:00:03Z');
  expect(time?.textContent).toMatch(/Nov \d\d, \d\d:\d\d:\d\d/);
});

test('a failure shows what was found, what to do, its page and its reference', async () => {
  const failure = aFailure({
    ...uploadFailures.noExecutable,
    evidence: 'Inspected only: 3 files.',
    advice: 'Pack the folder.',
  });
  const { user } = await open({ state: 'FAILED', failure, timeline: aTimeline([anEvent(1)]) });
  const banner = (await screen.findByText('No exe found in the zip')).closest('[role=alert]');
  if (!(banner instanceof HTMLElement)) throw new Error('a failure is not read out');
  const alert = within(banner);
  expect(alert.getByText(/Found: Inspected only: 3 files\./)).toBeTruthy();
  expect(alert.getByText(/Pack the folder\./)).toBeTruthy();
  expect(alert.getByText('EXECUTABLE_MISSING')).toBeTruthy();
  expect(alert.getByRole('link', { name: 'See Documentation' }).getAttribute('href')).toBe(
    'https://panel.example/help/a-page',
  );
  await user.click(alert.getByRole('button', { name: 'Copy reference' }));
  await screen.findByText('Reference copied');
  expect(await navigator.clipboard.readText()).toBe('upl_1.test.EXECUTABLE_MISSING');
});

test('a kept upload can be discarded from its page', async () => {
  const failure = aFailure({ code: uploadFailures.internal.code, message: uploadFailures.internal.message });
  const kept = { state: 'FAILED' as const, failure, expiresAt: '2026-11-22T09:41:00Z', sizeBytes: 5 * 1024 ** 3 };
  const { user } = await open({ ...kept, viewerCanRelease: true, timeline: aTimeline([]) });
  await screen.findByText(/Your upload is kept until Nov 22, 2026/);
  await user.click(screen.getByRole('button', { name: 'Discard upload' }));
  expect((await screen.findByText(/of storage now/)).textContent).toContain('5.00 GB');
  await user.click(screen.getByRole('button', { name: 'No' }));
  expect(screen.getByRole('button', { name: 'Discard upload' })).toBeTruthy();
});

test('earlier events come page by page and stay when newer ones come', async () => {
  const events = Array.from({ length: 5 }, (_, index) => anEvent(5 - index));
  const { user } = await open({ timeline: aTimeline(events, 2) });
  expect(await texts()).toEqual(['Event 5', 'Event 4']);
  await user.click(screen.getByRole('button', { name: 'Show earlier' }));
  await vi.waitFor(async () => expect(await texts()).toHaveLength(4));
  await user.click(screen.getByRole('button', { name: 'Show earlier' }));
  await vi.waitFor(async () => expect(await texts()).toEqual(['Event 5', 'Event 4', 'Event 3', 'Event 2', 'Event 1']));
  expect(screen.queryByRole('button', { name: 'Show earlier' })).toBeNull();
});

test('a cancelled upload names the actor and has not failed', async () => {
  const cancelledBy = anActor('Member', 'mira');
  await open({ state: 'CANCELLED', stageLabel: 'Upload cancelled', cancelledBy, timeline: aTimeline([anEvent(1)]) });
  expect(await screen.findByText('Cancelled by mira')).toBeTruthy();
  expect(screen.queryByText('Reference')).toBeNull();
});

test('an upload without events says so', async () => {
  await open({ timeline: aTimeline([]) });
  expect(await screen.findByText('No events yet')).toBeTruthy();
});

test('an unknown upload says so and leads home', async () => {
  await open(null);
  expect(await screen.findByText('This upload does not exist, or it is not yours.')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Streaming Apps' }).getAttribute('href')).toBe('/');
});

test('a failed timeline leaves the rest of the page and can be retried', async () => {
  await open({ timeline: unavailable });
  expect(await screen.findByText('The timeline could not be loaded')).toBeTruthy();
  expect(screen.getByText('AlpineVilla_Win64_Shipping.zip')).toBeTruthy();
});

test('new events appear while the page is open', async () => {
  const events = [anEvent(1)];
  const client = testClient(
    aRoot({ upload: anUpload({ app: anApp(), timeline: (page: Page) => aTimeline(events)(page) }) }),
  );
  await renderRoutes(
    [{ path: '/uploads/:id/timeline', Component: UploadTimelinePage }],
    '/uploads/upl_1/timeline',
    client,
  );
  await (await list()).findByText('Event 1');
  events.unshift(anEvent(2));
  client.cache.modify({ id: 'Upload:upl_1', fields: { receivedBytes: () => 5 } });
  expect(await screen.findByText('Event 2')).toBeTruthy();
  expect(screen.getByText('Event 1')).toBeTruthy();
});

test('a card that selects fewer fields of a failure removes none from the cache', async () => {
  const client = testClient(
    aRoot({ upload: anUpload({ state: 'FAILED', failure: aFailure(uploadFailures.crashed) }) }),
  );
  await client.query({ query: UploadTimelinePageDocument, variables: { id: 'upl_1' } });
  const card = gql`
    fragment Card on Upload {
      failure {
        code
      }
    }
  `;
  const failure = { __typename: 'UploadFailure', code: 'APP_CRASHED' };
  client.cache.writeFragment({ id: 'Upload:upl_1', fragment: card, data: { __typename: 'Upload', failure } });
  const query = { query: UploadTimelinePageDocument, variables: { id: 'upl_1' } };
  expect(client.cache.readQuery(query)?.viewer?.account.upload?.id).toBe('upl_1');
});
