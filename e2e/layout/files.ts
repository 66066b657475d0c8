import { fileURLToPath } from 'node:url';

export const PRINTS = fileURLToPath(new URL('prints/', import.meta.url));

export const printFile = (screen: string, variant: string): string => `${PRINTS}${screen}.${variant}.txt`;
