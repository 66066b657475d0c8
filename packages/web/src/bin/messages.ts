import { BIN_DAYS } from '@launchyard/domain/bin';
import type { BinItemKind } from '../generated/graphql.ts';

/** Labels and toasts of the bin. */
export const binMessages = {
  restored: (name: string) => `${name} is back`,
  bin: 'Bin',
  hint: `What you delete is kept here for ${BIN_DAYS} days and takes none of your storage. New uploads that need the room may remove the oldest sooner.`,
  name: 'Name',
  kind: 'Kind',
  size: 'Size',
  deleted: 'Deleted',
  deletedBy: (moment: string, name: string) => `${moment} by ${name}`,
  keptUntil: 'Kept until',
  actions: 'Actions',
  none: '—',
  restore: 'Restore',
  restoreOf: (name: string) => `Restore ${name}`,
  emptyTitle: 'The bin is empty',
  emptyHint: `What you delete is kept here for ${BIN_DAYS} days.`,
  fault: 'The bin could not be read',
  faultHint: 'What is in it stays there.',
  kinds: {
    APP: 'Application',
    APP_VERSION: 'Version',
    STREAMING_LINK: 'Streaming link',
    MEETING_LINK: 'Meeting link',
    CONFIG: 'Config',
    ASSET: 'Asset',
  } satisfies Record<BinItemKind, string>,
} as const;
