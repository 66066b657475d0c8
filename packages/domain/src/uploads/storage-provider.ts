/**
 * Where the parts of a file are sent: to the default store, or to the alternate one if a client keeps failing on it.
 */
export const STORAGE_PROVIDERS = ['default', 'alternate'] as const;
export type StorageProvider = (typeof STORAGE_PROVIDERS)[number];

/**
 * In applications §7 clients recognise the store by a part of its address, which anybody can put into one. Ours read a
 * field. Whether an upload uses the alternate system, which such clients ask, is answered from that field and never
 * from an address.
 */
export const isAlternateUpload = (provider: StorageProvider): boolean => provider === 'alternate';
