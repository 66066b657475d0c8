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
  description: 'A config as `Config.document` gave it, here or elsewhere.',
  fields: (t) => ({
    name: t.string({ required: true, description: 'The name of the new config: letters, digits and underscores.' }),
    document: t.string({
      required: true,
      description: `The document as JSON text: at most ${MAX_DOCUMENT_LENGTH} characters and ${MAX_DOCUMENT_DEPTH} levels. Keys that we do not know are kept as they are, except those that look like a password.`,
    }),
    password: t.string({ description: 'The password for viewers, where the document asks for one: it holds none.' }),
    idempotencyKey: t.string({ required: true, description: describeIdempotencyKey('config') }),
  }),
});

interface Imported {
  config: Config;
  left: readonly string[];
}

const ConfigImportPayload = payloadType<Imported>('ConfigImportPayload', 'What came of importing a config.', (t) => ({
  config: t.field({
    type: ConfigType,
    nullable: true,
    description: 'The config; null when it was refused.',
    resolve: ({ reply }) => reply && reply.config,
  }),
  leftOut: t.stringList({
    description:
      'What was left out of the document because it looks like a password, as paths: `theme.passwordToStart`. Empty when nothing was, and when it was refused.',
    resolve: ({ reply }) => reply?.left ?? [],
  }),
}));

builder.mutationField('configImport', (t) =>
  t.field({
    type: ConfigImportPayload,
    description: 'Makes a config from a document that was exported.',
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
