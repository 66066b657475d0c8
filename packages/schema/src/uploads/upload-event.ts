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
      description: 'The user name of the person, or of the one whose key it was, as it was then.',
    }),
    client: t.expose('client', {
      type: UploadClient,
      nullable: true,
      description: 'What the upload was started from; null for anything but the start.',
    }),
  }),
});

const UploadEvent = builder.objectRef<TimelineEvent>('UploadEvent').implement({
  description: 'One thing that happened to an upload. What has nothing to do with its kind is null.',
  fields: (t) => ({
    number: t.exposeInt('number', { description: 'Its number in the timeline, from 1 on.' }),
    at: t.expose('at', { type: 'DateTime', description: 'When it happened.' }),
    kind: t.expose('kind', { type: UploadEventKind, description: 'What happened.' }),
    text: t.string({ description: 'What happened, in a few words.', resolve: (event) => tellEvent(event) }),
    stage: t.expose('stage', { type: UploadStageName, nullable: true, description: 'The stage that it happened in.' }),
    by: t.expose('by', { type: UploadActor, nullable: true, description: 'Who did it; null for what we did.' }),
    bytes: t.expose('bytes', { type: 'Bytes', nullable: true, description: 'How many bytes it is about.' }),
    seconds: t.exposeFloat('seconds', { nullable: true, description: 'How long it took or had lasted, in seconds.' }),
    bytesPerSecond: t.float({
      nullable: true,
      description: 'The average speed; null where bytes or time are not known.',
      resolve: ({ bytes, seconds }) => (bytes === null || !seconds ? null : bytes / seconds),
    }),
    items: t.exposeInt('items', { nullable: true, description: 'How many parts or files it is about.' }),
    retries: t.exposeInt('retries', { nullable: true, description: 'How many parts had to be sent again.' }),
    attempt: t.exposeInt('attempt', { nullable: true, description: 'Which attempt at the stage it was, from 1 on.' }),
    place: t.exposeInt('place', {
      nullable: true,
      description: 'The place in the line before the tests: 1 is the next.',
    }),
    storage: t.expose('storage', {
      type: StorageProvider,
      nullable: true,
      description: 'The store that parts went to.',
    }),
    detail: t.exposeString('detail', {
      nullable: true,
      description: 'What a check looked at and found, a digest, or the code of a failure and what was found.',
    }),
  }),
});

const UploadEventConnection = connectionType(UploadEvent, 'events of an upload');

builder.objectFields(UploadType, (t) => ({
  startedBy: t.expose('startedBy', { type: UploadActor, description: 'Who started it, and from what.' }),
  cancelledBy: t.expose('cancelledBy', {
    type: UploadActor,
    nullable: true,
    description: 'Who cancelled it; null when nobody did.',
  }),
  timeline: t.field({
    type: UploadEventConnection,
    nullable: true,
    description:
      'What happened to it, the newest first: sending, stages, checks, its end. Null when the uploads service does not answer. Asked for each upload on its own: dear within a list.',
    args: pageArguments,
    extensions: costs({ call: 10 }),
    resolve: async ({ account, id }, args, context) => {
      const page = await read(context, uploadTimeline, { ...pageInput(args), uploadId: id }, account.id);
      return asConnection(page, args, (event) => event);
    },
  }),
}));
