import { expect, test } from 'vitest';
import { explainFailure } from '@launchyard/domain/uploads';
import { anUpload, idOf } from '../testing/rows.ts';
import { World } from '../testing/world.ts';

const EXPLAINED = `fragment explained on Upload { failure { code advice documentationUrl reference classification solvedBy isRetryable } }`;

test('a failure says what to do, where to read about it, what to tell support and whose it is', async () => {
  const id = idOf('upload', 2);
  const { data } = await new World().run(
    `{ viewer { account { upload(id: "${id}") { ...explained } } } } ${EXPLAINED}`,
    'ada',
  );
  expect(data.viewer.account.upload.failure).toEqual({
    code: 'EXECUTABLE_MISSING',
    advice: explainFailure('EXECUTABLE_MISSING').advice,
    documentationUrl: 'https://panel.example/help/executable-missing',
    reference: `${id}.prepare.EXECUTABLE_MISSING`,
    classification: 'shared-drive extraction error',
    solvedBy: 'CUSTOMER',
    isRetryable: false,
  });
});

test('what is known of the one case is advised before what the code says', async () => {
  const world = new World();
  const failure = { code: 'ARCHIVE_NOT_EXTRACTABLE', stage: 'prepare' as const, message: '', evidence: null };
  const advice = 'Pack the build again without a password.';
  world.ada.uploads = [anUpload(2, idOf('app', 2), 'Museum', { state: 'failed', failure: { ...failure, advice } })];
  const { data } = await world.run('{ viewer { account { uploads { nodes { failure { advice } } } } } }', 'ada');
  expect(data.viewer.account.uploads.nodes[0].failure.advice).toBe(advice);
});

test.each([
  ['ada', 'viewer { account', 3600, true, true],
  ['ada', 'viewer { account', -1, true, false],
  ['ada', 'viewer { account', null, true, false],
  ['support', 'account(by: { email: "ada@example.com" })', 3600, false, true],
] as const)(
  'to %s, by %s, what is kept for %s s more can be tried again or given up: %s, and the advice says so: %s',
  async (who, path, keptSeconds, mayChange, isAdvised) => {
    const world = new World();
    const retryUntil = keptSeconds === null ? null : new Date(Date.now() + 1000 * keptSeconds).toISOString();
    const failure = { code: 'INTERNAL', stage: 'prepare' as const, message: '', evidence: null, advice: null };
    world.ada.uploads = [anUpload(2, idOf('app', 2), 'Museum', { state: 'failed', failure, retryUntil })];
    const fields = 'uploads { nodes { viewerCanRetry viewerCanRelease failure { advice isRetryable } } }';
    const { data } = await world.run(`{ ${path} { ${fields} } ${path.startsWith('viewer') ? '}' : ''} }`, who);
    const { nodes } = (data.viewer?.account ?? data.account).uploads;
    const can = mayChange && (keptSeconds ?? 0) > 0;
    const { advice, retryAdvice } = explainFailure('INTERNAL');
    expect(nodes).toEqual([
      {
        viewerCanRetry: can,
        viewerCanRelease: can,
        failure: { advice: isAdvised ? retryAdvice : advice, isRetryable: true },
      },
    ]);
  },
);
