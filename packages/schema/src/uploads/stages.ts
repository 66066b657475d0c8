import type { Upload } from '@launchyard/contract/uploads';
import {
  QUEUE_PLACE_SECONDS,
  stageEstimate,
  type PartRange as Range,
  type TimedStage,
} from '@launchyard/domain/uploads';
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
    stage: t.expose('stage', { type: UploadStageName, description: 'The stage.' }),
    state: t.expose('state', { type: UploadStageState, description: 'Its state.' }),
    progressPercent: t.exposeFloat('progressPercent', { description: 'The progress of this stage, 0 to 100.' }),
    startedAt: t.expose('startedAt', {
      type: 'DateTime',
      nullable: true,
      description: 'When it started. Null before.',
    }),
    finishedAt: t.expose('finishedAt', {
      type: 'DateTime',
      nullable: true,
      description: 'When it ended. Null before.',
    }),
    estimateSeconds: t.int({
      nullable: true,
      description: `The expected duration in seconds; for the queue ${QUEUE_PLACE_SECONDS} per place. Null when the place is unknown.`,
      async resolve({ stage, upload }, _arguments, context) {
        const place = stage === 'queue' ? await loadPlace(context, upload.account.id, upload) : null;
        return stageEstimate(stage, upload.stages.map(toTimed), place);
      },
    }),
    note: t.exposeString('note', {
      nullable: true,
      description: 'Additional information, such as that a test only inspected the build. Null when there is none.',
    }),
  }),
});

export const PartRange = builder.objectRef<Range>('PartRange').implement({
  description: 'A range of consecutive parts.',
  fields: (t) => ({
    first: t.exposeInt('first', { description: 'The number of the first one; parts are numbered from 1.' }),
    last: t.exposeInt('last', { description: 'The number of the last one, inclusive.' }),
  }),
});

const toTimed = ({ startedAt, finishedAt, ...stage }: Stage): TimedStage => ({
  ...stage,
  startedAt: startedAt === null ? null : Date.parse(startedAt),
  finishedAt: finishedAt === null ? null : Date.parse(finishedAt),
});
