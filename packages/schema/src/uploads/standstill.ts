import type { Standstill as StandstillRow } from '@launchyard/contract/upload-standstills';
import type { StandstillKind } from '@launchyard/domain/uploads';
import { builder } from '../kit/builder.ts';
import { UploadStageName } from './states.ts';

const Kind = builder.enumType('StandstillKind', {
  description: 'Who or what keeps an upload from progressing.',
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
    kind: t.expose('kind', { type: Kind, description: 'Who or what keeps it from progressing.' }),
    since: t.expose('since', { type: 'DateTime', description: 'Since when nothing has moved.' }),
    stage: t.expose('stage', {
      type: UploadStageName,
      description: 'Where it is most likely stuck: the stage that it is in.',
    }),
    why: t.exposeString('why', { description: 'Why, in a sentence for support.' }),
    attempts: t.exposeInt('attempts', {
      description: 'How often the stage that it is in was begun. Many without a fault: its workers died.',
    }),
    faults: t.exposeInt('faults', {
      description:
        'How many of these attempts ended in a fault of ours. The log of the worker has each with its cause.',
    }),
  }),
});

export const UploadStandstill = builder.objectRef<StandstillRow>('UploadStandstill').implement({
  description: 'Why this upload is not progressing, and where it is most likely stuck.',
  interfaces: [Standstill],
});
