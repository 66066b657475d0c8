/** What a streaming link's address is made of. `version` null serves Latest. */
export interface StreamingAddress {
  username: string;
  appName: string;
  configName: string;
  version: number | null;
}

/** Applications §7: `{base}/v5/{user}/{app}/{config}`, with `?appVersion=<n>` when a specific version is chosen. */
export function streamingUrl(base: string, address: StreamingAddress): string {
  const path = [address.username, address.appName, address.configName].map(encodeURIComponent).join('/');
  return `${base}/v5/${path}${address.version === null ? '' : `?appVersion=${address.version}`}`;
}

/** Reads the path and query of a streaming link back, or null when it is none. */
export function parseStreamingPath(path: string, appVersion: string | null): StreamingAddress | null {
  const match = /^\/v5\/([^/]+)\/([^/]+)\/([^/]+)\/?$/.exec(path);
  if (!match) return null;
  const [username, appName, configName] = match.slice(1).map(decode);
  if (!username || !appName || !configName) return null;
  if (appVersion === null) return { username, appName, configName, version: null };
  if (!/^[1-9][0-9]{0,8}$/.test(appVersion)) return null;
  return { username, appName, configName, version: Number(appVersion) };
}

/** The iframe that customers paste into their own page. */
export function iframeSnippet(url: string): string {
  const escaped = url.replaceAll('&', '&amp;').replaceAll('"', '&quot;');
  return `<iframe src="${escaped}" width="100%" height="600" allow="autoplay; fullscreen; microphone" style="border:0"></iframe>`;
}

function decode(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    // A malformed escape is no name of ours.
    return '';
  }
}
