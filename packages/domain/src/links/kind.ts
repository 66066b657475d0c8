/** A streaming link opens the application for one viewer; a meeting has an address for the host and one for guests. */
export const LINK_KINDS = ['streaming', 'meeting'] as const;
export type LinkKind = (typeof LINK_KINDS)[number];
