import { linksAddress } from '../links/address.ts';
import type { ConfigTab } from './field.ts';

/** Pages next to those of the configs. A config may have one of these names, too. */
const BESIDE: readonly string[] = ['new', 'import'];

/** The panel page with all configs, either within an application’s links or on its own (null). */
export const configsAddress = (appName: string | null): string =>
  appName === null ? '/configs' : `${linksAddress(appName)}/configs`;

/**
 * The panel page to edit a config. Names are case-insensitive, so a config that is named like one of those pages is
 * written in capitals.
 */
export function configAddress(name: string, appName: string | null, tab?: ConfigTab | 'history'): string {
  const segment = BESIDE.includes(name) ? name.toUpperCase() : encodeURIComponent(name);
  return `${configsAddress(appName)}/${segment}${tab === undefined ? '' : `?tab=${tab}`}`;
}

/** The panel page to create a config. */
export const newConfigAddress = (appName: string | null): string => `${configsAddress(appName)}/new`;

/** The panel page to create a config from a document. */
export const importConfigAddress = (appName: string | null): string => `${configsAddress(appName)}/import`;
