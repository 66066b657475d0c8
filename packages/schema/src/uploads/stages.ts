import type { Upload } from '@launchyard/contract/uploads';
import { stageEstimate, type PartRange as Range, type TimedStage } from '@launchyard/domain/uploads';
import { builder } from '../kit/builder.ts';
import type { Owned } from '../kit/scope.ts';
import { loadPlace } from './loaders.ts';
import { UploadStageName, UploadStageState } from './states.ts';

type Stage = Upload['stages'][number];

/** A stage with the upload that it belongs to. */
export type StageOfUpload = Stage & { upload: Owned<Upload> };

export const UploadStage = builder.objectRef<StageOfUpload>('UploadStage').implement({
  description: 'One stage of an upload.',
  fields: (t) => ({
    stage: t.expose('stage', { type: UploadStageName, description: 'Which stage it is.' }),
    state: t.expose('state', { type: UploadStageState, description: 'Where it stands.' }),
    progressPercent: t.exposeFloat('progressPercent', { description: 'How far this stage alone is, 0 to 100.' }),
    startedAt: t.expose('startedAt', {
      type: 'DateTime',
      nullable: true,
      description: 'When it began; null before that.',
    }),
    finishedAt: t.expose('finishedAt', {
      type: 'DateTime',
      nullable: true,
      description: 'When it ended, well or not; null before that.',
    }),
    estimateSeconds: t.int({
      nullable: true,
      description:
        'How many seconds it is expected to take from its beginning on: 60 for each place while it waits for its test. Null when the place is not known.',
      async resolve({ stage, upload }, _arguments, context) {
        const place = stage === 'queue' ? await loadPlace(context, upload.account.id, upload) : null;
        return stageEstimate(stage, upload.stages.map(toTimed), place);
      },
    }),
    note: t.exposeString('note', {
      nullable: true,
      description:
        'What was looked at and how, in a sentence: a test that only inspected the build says so. Null when there is nothing to say.',
    }),
  }),
});

export const PartRange = builder.objectRef<Range>('PartRange').implement({
  description: 'Parts of an upload that follow one another.',
  fields: (t) => ({
    first: t.exposeInt('first', { description: 'The number of the first one; parts are numbered from 1.' }),
    last: t.exposeInt('last', { description: 'The number of the last one, which belongs to the range.' }),
  }),
});

const toTimed = ({ startedAt, finishedAt, ...stage }: Stage): TimedStage => ({
  ...stage,
  startedAt: startedAt === null ? null : Date.parse(startedAt),
  finishedAt: finishedAt === null ? null : Date.parse(finishedAt),
});
