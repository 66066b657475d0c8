import { builder } from '../kit/builder.ts';
import { uploadChanges, type UploadChange as Change } from './changes.ts';
import { UploadType } from './upload.ts';

const UploadChange = builder.objectRef<Change>('UploadChange').implement({
  description:
    'A change of an upload, with the whole upload at that time. Pass `cursor` as `after` to resume without a gap.',
  fields: (t) => ({
    cursor: t.string({
      description: 'The position of this change among all changes.',
      resolve: ({ number }) => String(number),
    }),
    upload: t.expose('value', {
      type: UploadType,
      nullable: true,
      description: 'The upload after the change. Null only together with `resync`.',
    }),
    resync: t.boolean({
      description: 'True when too many changes were missed. Reload the lists, then resume from `cursor`.',
      resolve: ({ value }) => value === null,
    }),
  }),
});

const AFTER = 'The `cursor` of the last change seen: what was missed since then is told first.';

builder.subscriptionFields((t) => ({
  uploadsChanged: t.field({
    type: UploadChange,
    description:
      'Changes of all uploads of the account. Starts with the running uploads, or after `after` with what was missed.',
    args: { after: t.arg.string({ description: AFTER }) },
    subscribe: (_root, { after }, context) => uploadChanges(context, { after }),
    resolve: (change) => change,
  }),
  uploadChanged: t.field({
    type: UploadChange,
    description: 'Changes of one upload. Starts with the current upload, or after `after` with what was missed.',
    args: {
      id: t.arg.id({ required: true, description: 'The id of the upload, `upl_…`.' }),
      after: t.arg.string({ description: AFTER }),
    },
    subscribe: (_root, { id, after }, context) => uploadChanges(context, { id, after }),
    resolve: (change) => change,
  }),
}));
