import { createHash } from 'node:crypto';
import type { CodegenConfig } from '@graphql-codegen/cli';
import { addTypenameSelectionDocumentTransform } from '@graphql-codegen/client-preset';

/** What the gateway is asked: Apollo Client keeps `@unmask`, which no schema has, to itself. */
export const asSent = (operation: string): string => operation.replaceAll(' @unmask', '');

/** The gateway knows an operation by `sha256:` and the digest of its normalized text. */
const persistedDocuments = {
  hashAlgorithm: (operation: string) => `sha256:${createHash('sha256').update(asSent(operation)).digest('hex')}`,
};

const panel = {
  inlineFragmentTypes: 'mask',
  customDirectives: { apolloUnmask: true },
  nonOptionalTypename: false,
  useTypeImports: true,
  strictScalars: true,
  scalars: { Bytes: 'number', DateTime: 'string', ID: 'string', URL: 'string' },
  importExtension: '.ts',
} as const;

/**
 * The panel's documents, typed, and the manifest of its persisted operations. `documentMode` stays unset: naming the default one writes an
 * empty manifest. The pages before the panel get their own as plain text, since they load without Apollo Client; their digests stand in the
 * manifest as well.
 */
const config: CodegenConfig = {
  schema: 'packages/schema/schema.graphql',
  ignoreNoDocuments: false,
  generates: {
    'packages/web/src/generated/': {
      preset: 'client',
      documents: ['packages/web/src/**/*.graphql'],
      documentTransforms: [addTypenameSelectionDocumentTransform],
      presetConfig: { fragmentMasking: false, persistedDocuments },
      config: panel,
    },
    // Which types an interface may be, for the cache of Apollo Client.
    'packages/web/src/generated/possible-types.ts': {
      plugins: ['fragment-matcher'],
      config: { useExplicitTyping: false },
    },
    'packages/web/src/generated/session/': {
      preset: 'client',
      documents: ['packages/web/src/session/*.graphql'],
      documentTransforms: [addTypenameSelectionDocumentTransform],
      presetConfig: { fragmentMasking: false, persistedDocuments },
      config: { ...panel, documentMode: 'string' },
    },
    // Apart, since few people open these pages: those that are visited first load without them.
    'packages/web/src/generated/by-link/': {
      preset: 'client',
      documents: ['packages/web/src/session/{by-link,username}/*.graphql'],
      documentTransforms: [addTypenameSelectionDocumentTransform],
      presetConfig: { fragmentMasking: false, persistedDocuments },
      config: { ...panel, documentMode: 'string' },
    },
    // The command's, as plain text as well. It asks with a key, so no manifest names them.
    'packages/cli/src/generated/': {
      preset: 'client',
      documents: ['packages/cli/src/**/*.graphql'],
      presetConfig: { fragmentMasking: false },
      config: { ...panel, inlineFragmentTypes: 'combine', skipTypename: true, documentMode: 'string' },
    },
    'packages/web/src/test-kit/generated/schema.ts': {
      plugins: ['typescript'],
      config: {
        ...panel,
        enumsAsTypes: true,
        onlyOperationTypes: false,
        skipTypename: false,
        disableDescriptions: true,
        defaultScalarType: 'never',
      },
    },
  },
};

export default config;
