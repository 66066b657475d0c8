import { formatId, parseId } from '../kit/ids.ts';
import type { LinkKind } from './kind.ts';

/** The kind and UUID of a link’s public id, `lnk_…` or `mtg_…`. */
export interface LinkName {
  kind: LinkKind;
  id: string;
}

/** The kind of public id that each kind of link has. */
export const LINK_ID_KINDS = { streaming: 'streamingLink', meeting: 'meetingLink' } as const satisfies Record<
  LinkKind,
  string
>;

export const formatLinkId = ({ kind, id }: LinkName): string => formatId(LINK_ID_KINDS[kind], id);

/** Null for text that is not the id of a link. */
export function parseLinkId(id: string): LinkName | null {
  const streaming = parseId(LINK_ID_KINDS.streaming, id);
  if (streaming !== null) return { kind: 'streaming', id: streaming };
  const meeting = parseId(LINK_ID_KINDS.meeting, id);
  return meeting === null ? null : { kind: 'meeting', id: meeting };
}
