import { builder } from '../kit/builder.ts';
import { costs } from '../kit/cost.ts';
import { listUploads, uploadArguments, UploadConnection } from '../uploads/queries.ts';
import { AppType } from './app.ts';

builder.objectField(AppType, 'uploads', (t) =>
  t.field({
    type: UploadConnection,
    nullable: true,
    description:
      'Its uploads, newest first unless `orderBy` says otherwise: those that became versions and those that did not. Null when the uploads service does not respond. Loaded separately for each application, so it is expensive inside a list.',
    args: uploadArguments,
    extensions: costs({ call: 10 }),
    resolve: (app, args, context) => listUploads(context, app.account, app.id, args),
  }),
);
