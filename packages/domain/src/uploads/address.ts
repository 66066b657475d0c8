/** The panel page of an upload, by its public id. */
export const uploadAddress = (uploadId: string): string => `/uploads/${encodeURIComponent(uploadId)}`;
