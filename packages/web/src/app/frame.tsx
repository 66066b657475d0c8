import { brand } from './brand.ts';
import { Mark } from './Mark.tsx';

/** What every page before the panel shows of the product. */
export const frame = { mark: <Mark />, tagline: brand.tagline, taglineHint: brand.taglineHint };
