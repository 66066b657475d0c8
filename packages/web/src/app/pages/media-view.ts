import type { EditorView } from '../../configs/addresses.ts';

/**
 * The editor's view with the settings for pictures and films: the library opens over it and returns
 * to it (applications §2).
 */
export const MEDIA_VIEW: EditorView = { tab: 'customization', isAdvanced: true };
