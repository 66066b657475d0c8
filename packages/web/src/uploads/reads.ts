import {
  AppByNameDocument,
  NewUploadDocument,
  UploadDocument,
  UploadEventsDocument,
  UploadTimelinePageDocument,
} from '../generated/graphql.ts';
import type { ContentRead } from '../kit/content-reads.ts';

/** Uploads go with their application. Those that show the storage show what the library takes of it, too. */
export const uploadReads: readonly ContentRead[] = [
  { document: AppByNameDocument, shows: ['APPS'] },
  { document: NewUploadDocument, shows: ['APPS', 'ASSETS'] },
  { document: UploadDocument, shows: ['APPS', 'ASSETS'] },
  { document: UploadEventsDocument, shows: ['APPS'] },
  { document: UploadTimelinePageDocument, shows: ['APPS'] },
];
