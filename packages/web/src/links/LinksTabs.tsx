import { LINK_KINDS, type LinkKind } from '@launchyard/domain/links';
import { TabLinks } from '../kit/TabLinks.tsx';
import { linksQuery } from './addresses.ts';
import { linkMessages } from './messages.ts';

interface Props {
  kind: LinkKind;
  /** The number of links of each kind, if known. */
  counts: Partial<Record<LinkKind, number | undefined>>;
}

export function LinksTabs({ kind, counts }: Props) {
  const tabs = LINK_KINDS.map((key) => ({
    key,
    label: linkMessages.tabs[key],
    to: { search: linksQuery(key, 1) },
    count: counts[key] ?? null,
  }));
  return <TabLinks label={linkMessages.tabsLabel} tabs={tabs} current={kind} />;
}
