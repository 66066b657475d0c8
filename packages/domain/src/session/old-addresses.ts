import { readQuery, writeQuery } from '../kit/web.ts';
import { withoutCredential } from './address-credential.ts';

const DEDICATED_SERVERS = '/dedicated-servers';

/**
 * Access §4: where a link of the former upload domain leads in the panel. `address` is its path with query; only
 * `assetType` and `uploadAppName` are taken over.
 */
export function pathOfUploadLink(address: string): string {
  const given = readQuery(/\?([^#]*)/.exec(address)?.[1] ?? '');
  const assetType = given.get('assetType') ?? '';
  const appName = given.get('uploadAppName');
  const query = writeQuery({ ...(appName ? { uploadAppName: appName } : {}), assetType });
  if (assetType === 'asset2d' || assetType === 'assetvideo') return `/?${writeQuery({ assetType })}`;
  if (assetType === 'streamingapp') return `/?${query}`;
  return assetType === 'dedicatedserver' ? `${DEDICATED_SERVERS}?${query}` : '/';
}

/** The same path and query in the panel, for a link of a former host of it; without a credential. */
export function pathOfOldLink(address: string): string {
  // A target in absolute form, or one that begins with two slashes, names a foreign host.
  if (!address.startsWith('/') || address.startsWith('//')) return '/';
  return withoutCredential(address) ?? address;
}
