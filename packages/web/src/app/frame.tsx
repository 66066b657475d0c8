import { brand } from './brand.ts';
import { Mark } from './Mark.tsx';

/** The product's frame around every signed-out page. */
export const frame = { mark: <Mark />, tagline: brand.tagline, taglineHint: brand.taglineHint };
