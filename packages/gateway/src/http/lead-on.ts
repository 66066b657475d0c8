import type { IncomingMessage } from 'node:http';
import { LEAVE_PATH, pathOfOldLink, pathOfUploadLink, redirectTarget } from '@launchyard/domain/session';

interface Hosts {
  panelOrigin: string;
  oldHosts: readonly string[];
  uploadHosts: readonly string[];
}

/** Where a request to a former host of the panel or of its upload domain leads (access §4); null for other hosts. */
export function addressOfOldHost(request: IncomingMessage, { panelOrigin, oldHosts, uploadHosts }: Hosts) {
  const host = /^[^:]*/.exec(request.headers.host ?? '')?.[0].toLowerCase() ?? '';
  const address = request.url ?? '';
  if (uploadHosts.includes(host)) return panelOrigin + pathOfUploadLink(address);
  return oldHosts.includes(host) ? panelOrigin + pathOfOldLink(address) : null;
}

/**
 * Where the page that leaves the panel leads: to its `redirect`, if that is the panel’s or a configured origin,
 * otherwise home. Null at any other path.
 */
export function addressToLeaveFor(
  request: IncomingMessage,
  { panelOrigin, redirectOrigins }: { panelOrigin: string; redirectOrigins: readonly string[] },
): string | null {
  const [path, query = ''] = (request.url ?? '').split(/\?(.*)/s);
  if (path !== LEAVE_PATH) return null;
  const target = redirectTarget(new URLSearchParams(query).get('redirect'), panelOrigin, redirectOrigins);
  return new URL(target, panelOrigin).href;
}
