import { linksAddress } from '../links/address.ts';
import type { ConfigTab } from './field.ts';

/** Pages beside the configs themselves; a config may be called so, too. */
const BESIDE: readonly string[] = ['new', 'import'];

/** The page of the panel with all configs. Those of an account are seen beside the links of an application, or on their own (null). */
export const configsAddress = (appName: string | null): string =>
  appName === null ? '/configs' : `${linksAddress(appName)}/configs`;

/** The page on which a config is edited. Names differ without regard to case, so one that is called like a page beside it is written large. */
export function configAddress(name: string, appName: string | null, tab?: ConfigTab | 'history'): string {
  const segment = BESIDE.includes(name) ? name.toUpperCase() : encodeURIComponent(name);
  return `${configsAddress(appName)}/${segment}${tab === undefined ? '' : `?tab=${tab}`}`;
}

/** The page that asks for the name of a new config. */
export const newConfigAddress = (appName: string | null): string => `${configsAddress(appName)}/new`;

/** The page on which a config is made from a document. */
export const importConfigAddress = (appName: string | null): string => `${configsAddress(appName)}/import`;
