import { builder } from '../kit/builder.ts';
import { uploadChanges, type UploadChange as Change } from './changes.ts';
import { UploadType } from './upload.ts';

const UploadChange = builder.objectRef<Change>('UploadChange').implement({
  description:
    'One change of one upload. Give `cursor` back as `after` to go on without a gap. Each change carries the whole upload as it was then.',
  fields: (t) => ({
    cursor: t.string({
      description: 'The place of this change in the order of all changes.',
      resolve: ({ number }) => String(number),
    }),
    upload: t.expose('value', {
      type: UploadType,
      nullable: true,
      description: 'The upload after the change. Null only together with `resync`.',
    }),
    resync: t.boolean({
      description: 'True when too much was missed to be told: read the lists again, then go on from `cursor`.',
      resolve: ({ value }) => value === null,
    }),
  }),
});

const AFTER = 'The `cursor` of the last change seen: what was missed since then is told first.';

builder.subscriptionFields((t) => ({
  uploadsChanged: t.field({
    type: UploadChange,
    description:
      'Every change of every upload of the account, wherever it was started. Begins with what is running now, or after `after` with what was missed.',
    args: { after: t.arg.string({ description: AFTER }) },
    subscribe: (_root, { after }, context) => uploadChanges(context, { after }),
    resolve: (change) => change,
  }),
  uploadChanged: t.field({
    type: UploadChange,
    description:
      'Every change of one upload, for its own page. Begins with the upload as it is now, or after `after` with what was missed.',
    args: {
      id: t.arg.id({ required: true, description: 'The id of the upload, `upl_…`.' }),
      after: t.arg.string({ description: AFTER }),
    },
    subscribe: (_root, { id, after }, context) => uploadChanges(context, { id, after }),
    resolve: (change) => change,
  }),
}));
