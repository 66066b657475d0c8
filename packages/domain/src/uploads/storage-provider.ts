/** Where the parts of a file go: to the default store, or to the alternate one when a client keeps failing on it. */
export const STORAGE_PROVIDERS = ['default', 'alternate'] as const;
export type StorageProvider = (typeof STORAGE_PROVIDERS)[number];

/**
 * Applications §7 has clients tell the store by a part of its address, which anybody can put into one. Ours say it in a field; what such
 * clients ask, whether the upload goes by the alternate system, is answered from that field and never from an address.
 */
export const isAlternateUpload = (provider: StorageProvider): boolean => provider === 'alternate';
