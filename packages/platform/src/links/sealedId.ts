import { randomBytes } from 'node:crypto';

/** 128 random bits, as they stand in an anonymised address. */
export const newSealedId = (): string => randomBytes(16).toString('base64url');
