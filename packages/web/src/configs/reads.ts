import {
  ConfigEditorDocument,
  ConfigHistoryDocument,
  ConfigsDocument,
  ConfigUsedByDocument,
} from '../generated/graphql.ts';
import type { ContentRead } from '../kit/content-reads.ts';

/**
 * All except the history show which links use a config, and links are deleted with their
 * application.
 */
export const configReads: readonly ContentRead[] = [
  { document: ConfigEditorDocument, shows: ['APPS', 'LINKS', 'CONFIGS'] },
  { document: ConfigsDocument, shows: ['APPS', 'LINKS', 'CONFIGS'] },
  { document: ConfigUsedByDocument, shows: ['APPS', 'LINKS', 'CONFIGS'] },
  { document: ConfigHistoryDocument, shows: ['CONFIGS'] },
];
