import { PRODUCT_NAME } from '@launchyard/domain/kit';

/**
 * The product's name and mark. The mark is drawn on a 24 × 24 grid: a plate, a cube's outline, a
 * play sign. `public/mark.svg` is the same drawing.
 */
export const brand = {
  name: PRODUCT_NAME,
  mark: {
    outline: 'M12 4.9 18.2 8.4v7.2L12 19.1 5.8 15.6V8.4Z',
    sign: 'M10.4 9.4v5.2l4.3-2.6Z',
  },
  tagline: 'Your Unreal Engine build, in any browser.',
  taglineHint: 'Upload a ZIP, share a link.',
} as const;
