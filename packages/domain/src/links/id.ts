import { parseId } from '../kit/ids.ts';
import type { LinkKind } from './kind.ts';

/** What the public id of a link speaks of, `lnk_…` or `mtg_…`, with its UUID. */
export interface LinkName {
  kind: LinkKind;
  id: string;
}

/** Null for text that is the id of no link. */
export function parseLinkId(id: string): LinkName | null {
  const streaming = parseId('streamingLink', id);
  if (streaming !== null) return { kind: 'streaming', id: streaming };
  const meeting = parseId('meetingLink', id);
  return meeting === null ? null : { kind: 'meeting', id: meeting };
}
