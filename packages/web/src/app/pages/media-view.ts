import type { EditorView } from '../../configs/addresses.ts';

/**
 * Where settings choose pictures and films: the page below the library, and where it returns to
 * (applications §2).
 */
export const MEDIA_VIEW: EditorView = { tab: 'customization', isAdvanced: true };
