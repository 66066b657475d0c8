import { isHttpsAddress } from '../kit/https-address.ts';
import { hostOf, isPublicHost } from '../kit/public-host.ts';

const ADDRESS_END = /^\/[^\s\p{Cc}\\"'<>]*$/u;

/**
 * Whether viewers can reach a picture or video at this address: https and a public host, or the account’s own files if
 * those have an origin.
 */
export function isMediaAddress(address: string, { filesOrigin }: { filesOrigin: string | null }): boolean {
  if (isHttpsAddress(address) && isPublicHost(hostOf(address))) return true;
  return filesOrigin !== null && address.startsWith(filesOrigin) && ADDRESS_END.test(address.slice(filesOrigin.length));
}

/** Applications §5: the address of a video ends in .MP4. */
export const isVideoAddress = (address: string): boolean => /^[^?#]*\.mp4(?:[?#]|$)/i.test(address);
