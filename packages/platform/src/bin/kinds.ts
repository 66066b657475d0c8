import type { ContentArea } from '@launchyard/contract/events';
import type { BinKind } from '@launchyard/domain/bin';
import { binnableApp } from '../apps/bin.ts';
import { binnableVersion } from '../apps/versions/bin.ts';
import { binnableAsset } from '../assets/bin.ts';
import { binnableConfig } from '../configs/bin.ts';
import { binnableLink } from '../links/bin.ts';
import type { Binnable } from './binnable.ts';

/** Each area says how its things come back and go, and which lists show them. */
export const binKinds: Partial<Record<BinKind, Binnable & { area: ContentArea }>> = {
  app: { ...binnableApp, area: 'apps' },
  appVersion: { ...binnableVersion, area: 'apps' },
  asset: { ...binnableAsset, area: 'assets' },
  config: { ...binnableConfig, area: 'configs' },
  streamingLink: { ...binnableLink, area: 'links' },
  meetingLink: { ...binnableLink, area: 'links' },
};

/** Throws for an item of a kind that nothing is put into the bin as. */
export function binnableOf(kind: BinKind): Binnable & { area: ContentArea } {
  const binnable = binKinds[kind];
  if (!binnable) throw new Error(`nothing of the kind ${kind} is in any bin`);
  return binnable;
}
