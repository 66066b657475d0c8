import { createHash } from 'node:crypto';
import type { CodegenConfig } from '@graphql-codegen/cli';
import { addTypenameSelectionDocumentTransform } from '@graphql-codegen/client-preset';

/**
 * The panel's documents, typed, and the manifest of its persisted operations. The gateway knows an operation by `sha256:` and the digest of
 * its normalized text. `documentMode` stays unset: naming the default one writes an empty manifest.
 */
const config: CodegenConfig = {
  schema: 'packages/schema/schema.graphql',
  documents: ['packages/web/src/**/*.graphql'],
  ignoreNoDocuments: false,
  generates: {
    'packages/web/src/generated/': {
      preset: 'client',
      documentTransforms: [addTypenameSelectionDocumentTransform],
      presetConfig: {
        fragmentMasking: false,
        persistedDocuments: {
          hashAlgorithm: (operation: string) => `sha256:${createHash('sha256').update(operation).digest('hex')}`,
        },
      },
      config: {
        inlineFragmentTypes: 'mask',
        customDirectives: { apolloUnmask: true },
        nonOptionalTypename: false,
        useTypeImports: true,
        strictScalars: true,
        scalars: { Bytes: 'number', DateTime: 'string', ID: 'string' },
        importExtension: '.ts',
      },
    },
  },
};

export default config;
