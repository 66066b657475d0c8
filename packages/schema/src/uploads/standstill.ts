import type { Standstill as StandstillRow } from '@launchyard/contract/upload-standstills';
import type { StandstillKind } from '@launchyard/domain/uploads';
import { builder } from '../kit/builder.ts';
import { UploadStageName } from './states.ts';

const Kind = builder.enumType('StandstillKind', {
  description: 'What a stuck upload is waiting for.',
  values: {
    STALLED: { value: 'stalled', description: 'Its client says that it is sending, and no byte arrives.' },
    SILENT: {
      value: 'silent',
      description:
        'Its client has said nothing and sent nothing for four minutes: paused, closed or without a network.',
    },
    WAITS_FOR_SERVER: { value: 'waitsForServer', description: 'The stream test server is down.' },
    STANDS_STILL: {
      value: 'standsStill',
      description: 'It is ours to process, and no stage has moved for four minutes.',
    },
  } as const satisfies Record<string, { value: StandstillKind; description: string }>,
});

/** What is told of an upload that does not go on, wherever it is told. */
export const Standstill = builder.interfaceRef<StandstillRow>('Standstill').implement({
  description: 'Why an upload is not progressing, and where it is most likely stuck.',
  fields: (t) => ({
    kind: t.expose('kind', { type: Kind, description: 'What it is waiting for.' }),
    since: t.expose('since', { type: 'DateTime', description: 'Since when there has been no progress.' }),
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

export const UploadStandstill = builder.objectRef<StandstillRow>('UploadStandstill').implement({
  description: 'Why this upload is not progressing, and where it is most likely stuck.',
  interfaces: [Standstill],
});
