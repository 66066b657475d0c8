import type { FragmentType } from '@apollo/client';
import { useSuspenseQuery } from '@apollo/client/react';
import { screen, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { LiveUpload_UploadFragmentDoc, UploadDocument, type LiveUpload_UploadFragment } from '../generated/graphql.ts';
import { useFragmentData } from '../kit/use-fragment-data.ts';
import { testClient } from '../test-kit/api.ts';
import { renderPart } from '../test-kit/render.tsx';
import { anUpload, aRoot } from '../test-kit/world.ts';
import { UploadProgress } from './UploadProgress.tsx';

beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-20T12:00:00Z') }));

const STAGES = ['UPLOAD', 'ACQUIRE', 'SCAN', 'PREPARE', 'QUEUE', 'TEST'];

const ago = (seconds: number) => new Date(Date.now() - seconds * 1000).toISOString();

/**
 * An upload whose stages before the running one took ten seconds each; the running one started this
 * many seconds ago.
 */
function at(running: string, secondsAgo: number, progressPercent = 0) {
  const index = STAGES.indexOf(running);
  return STAGES.map((stage, place) => ({
    stage,
    state: place < index ? 'DONE' : place === index ? 'RUNNING' : 'WAITING',
    progressPercent: place < index ? 100 : place === index ? progressPercent : 0,
    startedAt: place > index ? null : place === index ? ago(secondsAgo) : ago(secondsAgo + 10 * (index - place)),
    finishedAt: place < index ? ago(secondsAgo + 10 * (index - place - 1)) : null,
    note: null,
  }));
}

async function show(upload: Record<string, unknown>) {
  await renderPart(<Progress />, testClient(aRoot({ upload: anUpload(upload) })));
}

function Progress() {
  const { data } = useSuspenseQuery(UploadDocument, { variables: { id: 'upl_1' } });
  const shown = data.viewer?.account.upload;
  if (!shown) throw new Error('the test has an upload');
  return <Shown upload={shown} />;
}

function Shown({ upload }: { upload: FragmentType<LiveUpload_UploadFragment> }) {
  return <UploadProgress upload={useFragmentData(LiveUpload_UploadFragmentDoc, upload)} transfer={null} />;
}

const noteOf = (label: string) =>
  within(screen.getByRole('list', { name: 'Stages' }))
    .getByText(label)
    .closest('li')?.textContent ?? '';

test('a queued upload shows its place and estimate', async () => {
  await show({ state: 'QUEUED', phaseLabel: 'Queueing', stages: at('QUEUE', 0), queuePlace: 4 });
  expect(await screen.findByText('Place 4 · 4:00')).toBeTruthy();
});

test('a test counts down from its estimate', async () => {
  await show({ state: 'TESTING', phaseLabel: 'Testing', stages: at('TEST', 20), queuePlace: null });
  expect(noteOf('Testing')).toContain('1:40 left');
});

test('a stage with a known pace is estimated by it', async () => {
  await show({ state: 'ACQUIRING', phaseLabel: 'Acquiring', stages: at('ACQUIRE', 30, 25), queuePlace: null });
  expect(noteOf('Acquiring')).toContain('1:30 left');
});

test('a stage that exceeds its estimate says so and stops counting down', async () => {
  await show({ state: 'ACQUIRING', phaseLabel: 'Acquiring', stages: at('ACQUIRE', 61), queuePlace: null });
  expect(noteOf('Acquiring')).toContain('taking longer than usual');
});

test('a temporary internal error shows when it is retried', async () => {
  const triesAgainAt = new Date(Date.now() + 8_000).toISOString();
  await show({ state: 'SCANNING', phaseLabel: 'Preparing', stages: at('SCAN', 30), queuePlace: null, triesAgainAt });
  expect(screen.getByText('Something on our side failed; retrying in 8 s.')).toBeTruthy();
  expect(screen.getByText(/^Your upload is safe/)).toBeTruthy();
  expect(noteOf('Preparing')).toContain('interrupted');
});

test.each([
  ['within one day', '2026-11-20T12:00:00Z', '2026-11-20T12:32:26Z', /^Uploaded, done\d+:\d\d – \d+:\d\d [AP]M$/],
  [
    'over several days with a closed laptop',
    '2026-11-20T12:00:00Z',
    '2026-11-22T12:00:00Z',
    /^Uploaded, doneNov 2\d – 2\d$/,
  ],
])('sending shows its start and end, not a duration: %s', async (_, startedAt, finishedAt, note) => {
  const [sent, ...others] = at('ACQUIRE', 1);
  const stages = [{ ...sent, startedAt, finishedAt }, ...others];
  await show({ state: 'ACQUIRING', phaseLabel: 'Acquiring', stages, queuePlace: null });
  expect(noteOf('Uploaded').replaceAll('\u202f', ' ').replaceAll('\u2009', ' ')).toMatch(note);
});
