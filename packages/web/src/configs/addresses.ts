import { CONFIG_TABS, type ConfigTab } from '@launchyard/domain/configs';

export { configAddress, configsAddress, importConfigAddress, newConfigAddress } from '@launchyard/domain/configs';

/** Which part of the editor is shown: a tab of settings, or the history. */
export type EditorTab = ConfigTab | 'history';

export interface EditorView {
  tab: EditorTab;
  /** Applications §2: UI, Customization and Developer are only shown then. */
  isAdvanced: boolean;
}

/**
 * Parses the query. A tab that needs the advanced options turns them on; anything invalid counts as
 * Common.
 */
export function readView(query: URLSearchParams): EditorView {
  const wanted = query.get('tab');
  const tab = wanted === 'history' ? wanted : (CONFIG_TABS.find((each) => each === wanted) ?? 'common');
  const isOfAll = tab === 'common' || tab === 'history';
  return { tab, isAdvanced: query.get('advanced') === '1' || !isOfAll };
}

export function viewQuery({ tab, isAdvanced }: EditorView): string {
  const query = new URLSearchParams();
  if (tab !== 'common') query.set('tab', tab);
  if (isAdvanced) query.set('advanced', '1');
  return query.size > 0 ? `?${query}` : '';
}
