import type { ContentRead } from '../kit/content-reads.ts';

/** Uploads are deleted with their application. Queries that show storage include the library's. */
export const uploadReads: readonly ContentRead[] = [
  { query: 'AppByName', shows: ['APPS'] },
  { query: 'NewUpload', shows: ['APPS', 'ASSETS'] },
  { query: 'Upload', shows: ['APPS', 'ASSETS'] },
  { query: 'UploadEvents', shows: ['APPS'] },
  { query: 'UploadTimelinePage', shows: ['APPS'] },
];
