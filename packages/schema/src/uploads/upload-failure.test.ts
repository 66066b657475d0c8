import { explainFailure } from '@launchyard/domain/uploads';
import type { TestPerson } from '@launchyard/testing/world/people';
import { startSchemaWorld, type SchemaCaller, type SchemaWorld } from '@launchyard/testing/world/schema-world';
import { openCaseFor } from '@launchyard/testing/world/support-cases';
import { placeUpload, startUpload } from '@launchyard/testing/world/uploads';
import { beforeAll, beforeEach, expect, test } from 'vitest';

const EXPLAINED = `fragment explained on Upload { failure { code advice documentationUrl reference classification solvedBy isRetryable } }`;

let world: SchemaWorld;
let colleague: TestPerson;
let support: SchemaCaller;
let person: TestPerson;
let ada: SchemaCaller;
let id: string;
beforeAll(async () => {
  world = await startSchemaWorld();
  colleague = await world.person({ role: 'support' });
  support = world.as(colleague);
  return () => world.close();
});
beforeEach(async () => {
  person = await world.person();
  await openCaseFor(world, colleague, person);
  ada = world.as(person);
  id = (await startUpload(world, person, 'Museum')).id;
});

test('a failure says what to do, links its page, and has a reference and an owner', async () => {
  const failure = { code: 'EXECUTABLE_MISSING', stage: 'prepare', message: 'No exe found in the zip' } as const;
  await placeUpload(world, id, { state: 'failed', failure });
  const { data } = await ada.run(`{ viewer { account { upload(id: "${id}") { ...explained } } } } ${EXPLAINED}`);
  expect(data.viewer.account.upload.failure).toEqual({
    code: 'EXECUTABLE_MISSING',
    advice: explainFailure('EXECUTABLE_MISSING').advice,
    documentationUrl: `${world.config.addresses.panel}/help/executable-missing`,
    reference: `${id}.prepare.EXECUTABLE_MISSING`,
    classification: 'shared-drive extraction error',
    solvedBy: 'CUSTOMER',
    isRetryable: false,
  });
});

test('the advice of a failure replaces that of its code', async () => {
  const advice = 'Pack the build again without a password.';
  const failure = { code: 'ARCHIVE_NOT_EXTRACTABLE', stage: 'prepare', message: '', advice } as const;
  await placeUpload(world, id, { state: 'failed', failure });
  const { data } = await ada.run('{ viewer { account { uploads { nodes { failure { advice } } } } } }');
  expect(data.viewer.account.uploads.nodes[0].failure.advice).toBe(advice);
});

test.each([
  ['its owner', 3600, true, true],
  ['its owner', -1, true, false],
  ['its owner', undefined, true, false],
  ['support', 3600, false, true],
] as const)(
  'to %s what is kept for %s s more can be tried again or given up: %s, and the advice says so: %s',
  async (who, keptSeconds, mayChange, isAdvised) => {
    const failure = { code: 'INTERNAL', stage: 'prepare', message: '' } as const;
    await placeUpload(world, id, { state: 'failed', failure, ...(keptSeconds && { keptSeconds }) });
    const fields = 'uploads { nodes { viewerCanRetry viewerCanRelease failure { advice isRetryable } } }';
    const { data } =
      who === 'support'
        ? await support.run(`{ account(by: { email: "${person.email}" }) { ${fields} } }`)
        : await ada.run(`{ viewer { account { ${fields} } } }`);
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
