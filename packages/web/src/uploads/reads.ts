import {
  AppByNameDocument,
  NewUploadDocument,
  UploadDocument,
  UploadEventsDocument,
  UploadTimelinePageDocument,
} from '../generated/graphql.ts';
import type { ContentRead } from '../kit/content-reads.ts';

/** Uploads are deleted with their application. Queries that show storage include the library's. */
export const uploadReads: readonly ContentRead[] = [
  { document: AppByNameDocument, shows: ['APPS'] },
  { document: NewUploadDocument, shows: ['APPS', 'ASSETS'] },
  { document: UploadDocument, shows: ['APPS', 'ASSETS'] },
  { document: UploadEventsDocument, shows: ['APPS'] },
  { document: UploadTimelinePageDocument, shows: ['APPS'] },
];
