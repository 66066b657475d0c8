import type { binList } from '@launchyard/contract/bin';
import type { CallReply } from '@launchyard/contract/kit';
import type { BinKind } from '@launchyard/domain/bin';
import { Actor } from '../kit/actor.ts';
import { builder } from '../kit/builder.ts';

export type BinItem = CallReply<typeof binList>['edges'][number]['node'];

export const BinItemKind = builder.enumType('BinItemKind', {
  description: 'What something in the bin is.',
  values: {
    APP: { value: 'app', description: 'An application, with its versions, links and picture.' },
    APP_VERSION: { value: 'appVersion', description: 'One version of an application.' },
    STREAMING_LINK: { value: 'streamingLink', description: 'A streaming link.' },
    MEETING_LINK: { value: 'meetingLink', description: 'A meeting link.' },
    CONFIG: { value: 'config', description: 'A config.' },
    ASSET: { value: 'asset', description: 'An image, video or logo of the library.' },
  } as const satisfies Record<string, { value: BinKind; description: string }>,
});

export const BinItemType = builder.objectRef<BinItem>('BinItem').implement({
  description: 'Something that was deleted and can be brought back for 30 days.',
  fields: (t) => ({
    id: t.exposeID('id', { description: 'Its id in the bin, `bin_…`: `binItemRestore` takes it.' }),
    kind: t.expose('kind', { type: BinItemKind, description: 'What it is.' }),
    subjectId: t.exposeID('subjectId', {
      description: 'The id that it had, and has again when it is brought back. Until then nothing is found by it.',
    }),
    name: t.exposeString('name', { description: 'Its name.' }),
    sizeBytes: t.expose('sizeBytes', {
      type: 'Bytes',
      description: 'What it takes of the storage again when it is brought back; in the bin it takes nothing.',
    }),
    deletedAt: t.expose('deletedAt', { type: 'DateTime', description: 'When it was deleted.' }),
    deletedBy: t.expose('deletedBy', { type: Actor, description: 'Who deleted it.' }),
    keptUntil: t.expose('keptUntil', {
      type: 'DateTime',
      description: 'From then on it is gone for good; before that, too, if a new upload needs the room.',
    }),
  }),
});
