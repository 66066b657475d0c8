import { BIN_DAYS } from '@launchyard/domain/bin';
import type { BinItemKind } from '../generated/graphql.ts';

export const binMessages = {
  restored: (name: string) => `${name} is back`,
  bin: 'Bin',
  hint: `Deleted items stay here for ${BIN_DAYS} days and use none of your storage. New uploads may remove the oldest sooner.`,
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
  emptyHint: `Deleted items stay here for ${BIN_DAYS} days.`,
  fault: 'The bin could not be loaded',
  faultHint: 'Its items are safe.',
  kinds: {
    APP: 'Application',
    APP_VERSION: 'Version',
    STREAMING_LINK: 'Streaming link',
    MEETING_LINK: 'Meeting link',
    CONFIG: 'Config',
    ASSET: 'Asset',
  } satisfies Record<BinItemKind, string>,
} as const;
