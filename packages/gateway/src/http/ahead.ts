import type { PanelFiles } from './panel-files.ts';

/** The `Link` header of a page: what its first screen loads after the entry. */
export type Ahead = (pathname: string) => string | undefined;

const LIST = '/ahead.json';

/**
 * Reads from the build what an address will need besides what its page names, to save a round trip. Without that
 * information the header is empty.
 */
export function readAhead(files: PanelFiles): Ahead {
  const list = files.get(LIST);
  const byAddress = new Map(list ? Object.entries(parse(list.forms.identity.toString())) : []);
  return (pathname) => byAddress.get(pathname);
}

function parse(text: string): Record<string, string> {
  const parsed: Record<string, string[]> = JSON.parse(text);
  return Object.fromEntries(Object.entries(parsed).map(([address, files]) => [address, files.map(link).join(', ')]));
}

const link = (file: string) =>
  file.endsWith('.css') ? `<${file}>; rel=preload; as=style; crossorigin` : `<${file}>; rel=modulepreload; crossorigin`;
