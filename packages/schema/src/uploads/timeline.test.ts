import { parseId, SYSTEM } from '@launchyard/domain/kit';
import type { TimelineEvent } from '@launchyard/domain/uploads';
import type { TestPerson } from '@launchyard/testing/world/people';
import { startSchemaWorld, type SchemaWorld } from '@launchyard/testing/world/schema-world';
import { openCaseFor } from '@launchyard/testing/world/support-cases';
import { startUpload } from '@launchyard/testing/world/uploads';
import { beforeAll, beforeEach, expect, test } from 'vitest';

const TIMELINE = `fragment timeline on Upload { createdBy { __typename label } client timeline(first: 20) {
  totalCount nodes { __typename number kind text createdBy { __typename label }
    ... on UploadSendingEvent { bytes seconds bytesPerSecond parts retries storageProvider }
    ... on UploadCommitEvent { bytes seconds bytesPerSecond parts storageProvider digest }
    ... on UploadStageEvent { stage attempt tookSeconds }
    ... on UploadWaitEvent { stage waitedSeconds }
    ... on UploadQueueEvent { place }
    ... on UploadCheckEvent { stage finding checkedBytes checkedItems }
    ... on UploadFailureEvent { stage code evidence }
    ... on UploadRetryEvent { stage } } } }`;

let world: SchemaWorld;
let person: TestPerson;
beforeAll(async () => {
  world = await startSchemaWorld();
  return () => world.close();
});
beforeEach(async () => {
  person = await world.person();
});

const sent = { bytes: 40_000_000, seconds: 40, parts: 3, storageProvider: 'default' } as const;

/** Each of another type, and what is told of it besides. */
const EVENTS: ReadonlyArray<[TimelineEvent, object]> = [
  [
    { kind: 'sent', ...sent, retries: 1 },
    { __typename: 'UploadSendingEvent', bytes: 40_000_000, bytesPerSecond: 1_000_000, parts: 3, retries: 1 },
  ],
  [
    { kind: 'committed', ...sent, seconds: 0, digest: 'abc' },
    { __typename: 'UploadCommitEvent', bytesPerSecond: null, storageProvider: 'DEFAULT', digest: 'abc' },
  ],
  [
    { kind: 'stage_begun', stage: 'scan', attempt: 2, tookSeconds: null },
    { __typename: 'UploadStageEvent', stage: 'SCAN', attempt: 2, tookSeconds: null },
  ],
  [
    { kind: 'room_found', stage: 'prepare', waitedSeconds: 60 },
    { __typename: 'UploadWaitEvent', stage: 'PREPARE', waitedSeconds: 60 },
  ],
  [
    { kind: 'queued', place: 3 },
    { __typename: 'UploadQueueEvent', place: 3 },
  ],
  [
    { kind: 'checked', stage: 'test', finding: 'Inspected only.', checkedBytes: null, checkedItems: null },
    { __typename: 'UploadCheckEvent', stage: 'TEST', finding: 'Inspected only.', checkedBytes: null },
  ],
  [
    { kind: 'failed', stage: 'test', code: 'INTERNAL', evidence: null },
    { __typename: 'UploadFailureEvent', stage: 'TEST', code: 'INTERNAL', evidence: null },
  ],
  [
    { kind: 'retried', stage: 'test' },
    { __typename: 'UploadRetryEvent', stage: 'TEST' },
  ],
  [{ kind: 'shortened' }, { __typename: 'UploadMilestoneEvent' }],
];

test.each(['its owner', 'support'])(
  '%s reads what happened to an upload, the newest first, each event with what its kind carries',
  async (who) => {
    const { id } = await startUpload(world, person, 'Harbour', { client: 'panel' });
    for (const [index, [{ kind, ...details }]] of EVENTS.entries()) {
      await world.database.pool.query(
        'insert into upload_events (upload_id, number, created_at, kind, created_by, details) values ($1, $2, now(), $3, $4, $5)',
        [parseId('upload', id), index + 2, kind, SYSTEM, details],
      );
    }
    const fields = `{ upload(id: "${id}") { ...timeline } }`;
    const colleagueInCase = async () => {
      const colleague = await world.person({ role: 'support' });
      await openCaseFor(world, colleague, person);
      return colleague;
    };
    const { data, errors } =
      who === 'support'
        ? await world
            .as(await colleagueInCase())
            .run(`{ account(by: { email: "${person.email}" }) ${fields} } ${TIMELINE}`)
        : await world.as(person).run(`{ viewer { account ${fields} } } ${TIMELINE}`);
    expect(errors).toEqual([]);
    const { upload } = data.account ?? data.viewer.account;
    const owner = { __typename: 'Member', label: person.username };
    expect(upload).toMatchObject({ createdBy: owner, client: 'PANEL', timeline: { totalCount: EVENTS.length + 1 } });
    const [started, ...others] = upload.timeline.nodes.toReversed();
    expect(started).toEqual({
      __typename: 'UploadMilestoneEvent',
      number: 1,
      kind: 'STARTED',
      text: 'Upload started',
      createdBy: owner,
    });
    const createdBy = { __typename: 'System', label: 'Launchyard' };
    expect(others).toMatchObject(EVENTS.map(([{ kind }, told]) => ({ kind: kind.toUpperCase(), createdBy, ...told })));
  },
);
