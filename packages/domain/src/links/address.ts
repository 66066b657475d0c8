import type { LinkKind } from './kind.ts';

/** The panel page with the links of an application: its streaming links, or its meetings. */
export function linksAddress(appName: string, kind: LinkKind = 'streaming'): string {
  return `/apps/${encodeURIComponent(appName)}/links${kind === 'meeting' ? '?tab=meeting' : ''}`;
}
