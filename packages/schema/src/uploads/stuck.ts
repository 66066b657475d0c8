import type { Stuck as StuckRow } from '@launchyard/contract/upload-stuck';
import { STUCK_AFTER_SECONDS, type StuckKind } from '@launchyard/domain/uploads';
import { builder } from '../kit/builder.ts';
import { UploadStageName } from './states.ts';

const Kind = builder.enumType('UploadStuckKind', {
  description: 'What a stuck upload is waiting for.',
  values: {
    STALLED: { value: 'stalled', description: 'Its client reports that it is sending, but no data arrives.' },
    SILENT: {
      value: 'silent',
      description: `Its client has been silent for ${STUCK_AFTER_SECONDS / 60} minutes: paused, closed or offline.`,
    },
    WAITS_FOR_SERVER: { value: 'waitsForServer', description: 'The stream test server is down.' },
    NO_PROGRESS: {
      value: 'noProgress',
      description: `It is being processed, and no stage has progressed for ${STUCK_AFTER_SECONDS / 60} minutes.`,
    },
  } as const satisfies Record<string, { value: StuckKind; description: string }>,
});

export const UploadStuck = builder.objectRef<StuckRow>('UploadStuck').implement({
  description: 'Why an upload is stuck, and in which stage.',
  fields: (t) => ({
    kind: t.expose('kind', { type: Kind, description: 'What it is waiting for.' }),
    startedAt: t.expose('startedAt', { type: 'DateTime', description: 'Since when there has been no progress.' }),
    stage: t.expose('stage', {
      type: UploadStageName,
      description: 'The current stage, where it is most likely stuck.',
    }),
    why: t.exposeString('why', { description: 'Why, in a sentence for support.' }),
    attempts: t.exposeInt('attempts', {
      description: 'How often the current stage was started. Many attempts without faults mean that workers died.',
    }),
    faults: t.exposeInt('faults', {
      description: 'How many of these attempts ended in an internal error. The worker’s log has the causes.',
    }),
  }),
});
