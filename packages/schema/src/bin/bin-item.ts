import { binGet, type binList } from '@launchyard/contract/bin';
import type { CallReply } from '@launchyard/contract/kit';
import { BIN_DAYS, type BinKind } from '@launchyard/domain/bin';
import { MAX_BINNED_CONFIGS } from '@launchyard/domain/configs';
import { Actor } from '../kit/actor.ts';
import { builder } from '../kit/builder.ts';
import { read } from '../kit/calls.ts';
import { foundById, Node } from '../kit/node.ts';
import { askableId } from '../kit/ids.ts';
import { batched } from '../kit/batched.ts';

export type BinItem = CallReply<typeof binList>['edges'][number]['node'];

export const BinItemKind = builder.enumType('BinItemKind', {
  description: 'The kind of an item in the bin.',
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
  description: `A deleted item that can be restored for ${BIN_DAYS} days.`,
  interfaces: [Node],
  fields: (t) => ({
    kind: t.expose('kind', { type: BinItemKind, description: 'What it is.' }),
    subjectId: t.exposeID('subjectId', {
      description: 'The id of the deleted item, which it has again once restored. It cannot be looked up until then.',
    }),
    name: t.exposeString('name', { description: 'Its name.' }),
    sizeBytes: t.expose('sizeBytes', {
      type: 'Bytes',
      description: 'The storage that it uses once restored, in bytes. In the bin it uses none.',
    }),
    deletedAt: t.expose('deletedAt', { type: 'DateTime', description: 'When it was deleted.' }),
    deletedBy: t.expose('deletedBy', { type: Actor, description: 'Who deleted it.' }),
    expiresAt: t.expose('expiresAt', {
      type: 'DateTime',
      description: `When it is removed for good. It is removed sooner when a new upload needs the room, and a config when ${MAX_BINNED_CONFIGS.toLocaleString('en-US')} others were deleted after it.`,
    }),
  }),
});

const loaded = batched<string, BinItem>(
  async (context, account, binItemIds) => (await read(context, binGet, { binItemIds }, account)).binItems,
);

foundById('binItem', {
  typeName: 'BinItem',
  load: async (context, scope, id) => loaded(context, scope.id, askableId('binItem', id)),
});
