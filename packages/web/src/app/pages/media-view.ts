import type { EditorView } from '../../configs/addresses.ts';

/** Where settings take pictures and films: what the library lies over, and where it leads back to (applications §2). */
export const MEDIA_VIEW: EditorView = { tab: 'customization', isAdvanced: true };
