import { builder, type Types } from '../kit/builder.ts';
import { describeIdempotencyKey } from '../kit/idempotency.ts';
import { askableId } from '../kit/ids.ts';

/** Declares the input of a mutation that makes a link of either kind. */
export const newLinkInput = (name: string, description: string) =>
  builder.inputType(name, { description, fields: newLinkFields });

const newLinkFields = (t: PothosSchemaTypes.InputFieldBuilder<Types, 'InputObject'>) => ({
  appId: t.id({ required: true, description: 'The id of the application, `app_…`. It needs a tested version.' }),
  configId: t.id({ description: 'The id of the config that the stream uses. Defaults to the default config.' }),
  appVersionId: t.id({ description: 'The id of the version to pin it to, `ver_…`. Omit to serve Latest.' }),
  idempotencyKey: t.string({ required: true, description: describeIdempotencyKey('link') }),
});

/** What the services are asked to make of it. */
export const askedLink = ({
  appId,
  configId,
  appVersionId,
  idempotencyKey,
}: ReturnType<typeof newLinkInput>['$inferInput']) => ({
  idempotencyKey,
  appId: askableId('app', appId),
  configId: typeof configId === 'string' ? askableId('config', configId) : undefined,
  appVersionId: typeof appVersionId === 'string' ? askableId('appVersion', appVersionId) : undefined,
});
