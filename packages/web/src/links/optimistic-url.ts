/**
 * What an address will most likely be after a change, until the services say what it is. Sealed addresses, and those that a change gives
 * another host, are left to them.
 */
export function urlWith(url: string, change: { configName: string } | { version: number | null }): string {
  const address = new URL(url);
  if (!address.pathname.startsWith('/v5/')) return url;
  if ('configName' in change) {
    const segments = address.pathname.split('/');
    address.pathname = [...segments.slice(0, -1), encodeURIComponent(change.configName)].join('/');
    return address.href;
  }
  // A meeting's address does not tell its version.
  if (/MeetingId=/.test(address.search)) return url;
  if (change.version === null) address.searchParams.delete('appVersion');
  else address.searchParams.set('appVersion', String(change.version));
  return address.href;
}
