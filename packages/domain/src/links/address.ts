import type { LinkKind } from './kind.ts';

/** The page of the panel with the links of an application: its streaming links, or its meetings. */
export function linksAddress(appName: string, kind: LinkKind = 'streaming'): string {
  return `/apps/${encodeURIComponent(appName)}/links${kind === 'meeting' ? '?tab=meeting' : ''}`;
}
