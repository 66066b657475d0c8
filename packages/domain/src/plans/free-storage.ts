import { GIB } from '../kit/index.ts';

/**
 * Account §9: 10 GB are free; purchased storage is added. The page for signing up names it, and imports
 * this file by itself, so that it loads nothing else of the plans.
 */
export const FREE_STORAGE_BYTES = 10 * GIB;
