import { LINK_KINDS, type LinkKind } from '@launchyard/domain/links';
import { TabLinks } from '../kit/TabLinks.tsx';
import { linksQuery } from './addresses.ts';
import { linkMessages } from './messages.ts';

interface Props {
  kind: LinkKind;
  /** How many links there are of each kind, where that is known. */
  counts: Partial<Record<LinkKind, number | undefined>>;
}

/** The two kinds of links. */
export function LinksTabs({ kind, counts }: Props) {
  const tabs = LINK_KINDS.map((key) => ({
    key,
    label: linkMessages.tabs[key],
    to: { search: linksQuery(key, 1) },
    count: counts[key] ?? null,
  }));
  return <TabLinks label={linkMessages.tabsLabel} tabs={tabs} current={kind} />;
}
