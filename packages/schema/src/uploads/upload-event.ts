import { uploadTimeline, type TimelineEvent } from '@launchyard/contract/uploads';
import { tellEvent, type UploadActor as Actor } from '@launchyard/domain/uploads';
import { builder } from '../kit/builder.ts';
import { read } from '../kit/calls.ts';
import { asConnection, connectionType, pageArguments, pageInput } from '../kit/connection.ts';
import { costs } from '../kit/cost.ts';
import { StorageProvider, UploadActorKind, UploadClient, UploadEventKind, UploadStageName } from './states.ts';
import { UploadType } from './upload.ts';

export const UploadActor = builder.objectRef<Actor>('UploadActor').implement({
  description: 'Who did something to an upload.',
  fields: (t) => ({
    kind: t.expose('kind', { type: UploadActorKind, description: 'Whether a person did it or a program.' }),
    name: t.exposeString('name', {
      description: 'The username of the person, or of the owner of the key, at that time.',
    }),
    client: t.expose('client', {
      type: UploadClient,
      nullable: true,
      description: 'The client that started the upload. Null for other actions.',
    }),
  }),
});

const UploadEvent = builder.objectRef<TimelineEvent>('UploadEvent').implement({
  description: 'An event of an upload. Fields that do not apply to its kind are null.',
  fields: (t) => ({
    number: t.exposeInt('number', { description: 'Its number in the timeline, starting at 1.' }),
    at: t.expose('at', { type: 'DateTime', description: 'When it happened.' }),
    kind: t.expose('kind', { type: UploadEventKind, description: 'What happened.' }),
    text: t.string({ description: 'What happened, in a few words.', resolve: (event) => tellEvent(event) }),
    stage: t.expose('stage', { type: UploadStageName, nullable: true, description: 'The stage in which it happened.' }),
    by: t.expose('by', { type: UploadActor, nullable: true, description: 'Who did it. Null for the system.' }),
    bytes: t.expose('bytes', { type: 'Bytes', nullable: true, description: 'The number of bytes.' }),
    seconds: t.exposeFloat('seconds', { nullable: true, description: 'The duration in seconds.' }),
    bytesPerSecond: t.float({
      nullable: true,
      description: 'The average speed. Null when bytes or time are unknown.',
      resolve: ({ bytes, seconds }) => (bytes === null || !seconds ? null : bytes / seconds),
    }),
    items: t.exposeInt('items', { nullable: true, description: 'The number of parts or files.' }),
    retries: t.exposeInt('retries', { nullable: true, description: 'The number of parts that had to be sent again.' }),
    attempt: t.exposeInt('attempt', { nullable: true, description: 'The attempt at the stage, starting at 1.' }),
    place: t.exposeInt('place', {
      nullable: true,
      description: 'The place in the queue for tests; 1 is next.',
    }),
    storage: t.expose('storage', {
      type: StorageProvider,
      nullable: true,
      description: 'The store that received the parts.',
    }),
    detail: t.exposeString('detail', {
      nullable: true,
      description: 'What a check found, a digest, or the code of a failure and its evidence.',
    }),
  }),
});

const UploadEventConnection = connectionType(UploadEvent, 'events of an upload');

builder.objectFields(UploadType, (t) => ({
  startedBy: t.expose('startedBy', { type: UploadActor, description: 'Who started it, and from which client.' }),
  cancelledBy: t.expose('cancelledBy', {
    type: UploadActor,
    nullable: true,
    description: 'Who cancelled it. Null unless cancelled.',
  }),
  timeline: t.field({
    type: UploadEventConnection,
    nullable: true,
    description:
      'What happened to it, newest first: sending, stages, checks, its end. Null when the uploads service does not respond. Loaded separately for each upload, so it is expensive inside a list.',
    args: pageArguments,
    extensions: costs({ call: 10 }),
    resolve: async ({ account, id }, args, context) => {
      const page = await read(context, uploadTimeline, { ...pageInput(args), uploadId: id }, account.id);
      return asConnection(page, (event) => event);
    },
  }),
}));
