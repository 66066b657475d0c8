import { join, resolve } from 'node:path';
import type { Addresses } from '@launchyard/domain/settings';
import { openEmbeddedStore } from './embedded-store.ts';
import type { Signers, Stores } from './object-store.ts';
import { openEmbeddedSigner } from './part-link.ts';

export interface StoreConfig {
  dataDir: string;
  /** The folder of the alternate store. Unset: one in the data folder. */
  alternateFilesDir: string | undefined;
}

/** The stores of an installation: two folders, which may be on two disks. Shared by every process that uses files. */
export function openStores({ dataDir, alternateFilesDir }: StoreConfig): Stores {
  const root = resolve(dataDir);
  return {
    default: openEmbeddedStore(join(root, 'files', 'objects')),
    alternate: openEmbeddedStore(join(resolve(alternateFilesDir ?? join(root, 'files-alternate')), 'objects')),
  };
}

/** The signers of upload links for these stores. */
export function openSigners({ addresses, signingSecret }: { addresses: Addresses; signingSecret: string }): Signers {
  return {
    default: openEmbeddedSigner('default', addresses.files, signingSecret),
    alternate: openEmbeddedSigner('alternate', addresses.alternateFiles, signingSecret),
  };
}
