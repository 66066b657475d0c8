import { configImport } from '@launchyard/contract/configs';
import { MAX_DOCUMENT_DEPTH, MAX_DOCUMENT_LENGTH } from '@launchyard/domain/configs';
import { builder } from '../kit/builder.ts';
import { write } from '../kit/calls.ts';
import { describeIdempotencyKey } from '../kit/idempotency.ts';
import { actingAccount } from '../session/account.ts';
import { payloadType } from '../kit/user-errors.ts';
import { ConfigType } from './config.ts';
import { ofAccount } from './config-payload.ts';
import type { Config } from './load.ts';

const ConfigImportInput = builder.inputType('ConfigImportInput', {
  description: 'A config to import, in the format of `Config.document`.',
  fields: (t) => ({
    name: t.string({ required: true, description: 'The name of the new config: letters, digits and underscores.' }),
    document: t.string({
      required: true,
      description: `The document as JSON text: at most ${MAX_DOCUMENT_LENGTH} characters and ${MAX_DOCUMENT_DEPTH} levels. Unknown keys are kept, except those that look like a password.`,
    }),
    password: t.string({
      description: 'The password for viewers, if the document requires one. Documents never contain it.',
    }),
    idempotencyKey: t.string({ required: true, description: describeIdempotencyKey('config') }),
  }),
});

interface Imported {
  config: Config;
  left: readonly string[];
}

const ConfigImportPayload = payloadType<Imported>('ConfigImportPayload', 'The result of importing a config.', (t) => ({
  config: t.field({
    type: ConfigType,
    nullable: true,
    description: 'The config. Null if refused.',
    resolve: ({ reply }) => reply && reply.config,
  }),
  leftOut: t.stringList({
    description:
      'The paths of keys that were dropped because they look like a password, such as `theme.passwordToStart`. Empty when there were none, or if refused.',
    resolve: ({ reply }) => reply?.left ?? [],
  }),
}));

builder.mutationField('configImport', (t) =>
  t.field({
    nullable: true,
    type: ConfigImportPayload,
    description: 'Creates a config from an exported document.',
    args: { input: t.arg({ type: ConfigImportInput, required: true, description: 'The document.' }) },
    resolve: async (_root, { input: { password, ...input } }, context) => {
      const account = await actingAccount(context);
      const given = { ...input, password: password ?? undefined };
      const outcome = await write(context, configImport, given);
      const { reply: config, refusals } = ofAccount(account, outcome);
      return { reply: config && { config, left: outcome.reply?.left ?? [] }, refusals };
    },
  }),
);
