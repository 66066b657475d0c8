/** The page of the panel of one upload, by its public id. */
export const uploadAddress = (uploadId: string): string => `/uploads/${encodeURIComponent(uploadId)}`;
