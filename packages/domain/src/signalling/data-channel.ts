/**
 * An answer that turns down the data channel that was offered, and takes everything else. The part of the channel is
 * written anew, with port 0 and outside of the bundle, because what its sender wrote there could take it all the same
 * (`a=bundle-only`, a second `a=mid`). Without such a part the answer stays as it is.
 */
export function withoutDataChannel(sdp: string): string {
  const parts = sdp.split(/^(?=m=)/im);
  const mids = new Set(parts.filter(isDataChannel).flatMap(midsOf));
  const bundle = (line: string) =>
    line
      .split(' ')
      .filter((mid) => !mids.has(mid))
      .join(' ');
  return parts
    .map((part) => (isDataChannel(part) ? turnedDown(part) : part))
    .join('')
    .replaceAll(/^a=group:BUNDLE.*$/gim, bundle);
}

const isDataChannel = (part: string) => /^m=application\b/i.test(part);
const midsOf = (part: string) => [...part.matchAll(/^a=mid:(\S+)/gim)].map(([, mid = '']) => mid);

function turnedDown(part: string): string {
  const [, end = ''] = /(\r?\n|\r)/.exec(part) ?? [];
  const [media = ''] = part.split(/[\r\n]/);
  const lines = [
    media.replace(/^(m=\S+)\s+\S+/i, '$1 0'),
    'c=IN IP4 0.0.0.0',
    ...midsOf(part)
      .slice(0, 1)
      .map((mid) => `a=mid:${mid}`),
  ];
  return lines.join(end || '\n') + end;
}
