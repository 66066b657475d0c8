import { configFields, type ConfigTab, type NamedField } from '@launchyard/domain/configs';

/** A setting with its dependent settings, whose inputs are inside its row. */
export interface SettingRow extends NamedField {
  dependents: NamedField[];
}

/** Rows under one heading. */
export interface SettingGroup {
  title: string;
  rows: SettingRow[];
}

/** The settings of a tab, in catalogue order. */
export function groupsOf(tab: ConfigTab): SettingGroup[] {
  const shown = configFields.filter(({ field }) => field.tabs.includes(tab));
  const names = new Set<string>(shown.map(({ name }) => name));
  const isWithin = ({ field }: NamedField) => field.dependsOn !== undefined && names.has(field.dependsOn.field);
  const groups = new Map<string, SettingRow[]>();
  for (const each of shown) {
    if (isWithin(each)) continue;
    const dependents = shown.filter(({ field }) => field.dependsOn?.field === each.name);
    const rows = groups.get(each.field.group) ?? [];
    groups.set(each.field.group, [...rows, { ...each, dependents }]);
  }
  return [...groups].map(([title, rows]) => ({ title, rows }));
}

/** Splits the groups into two columns as equal as possible, keeping their order. */
export function inColumns(groups: readonly SettingGroup[]): [SettingGroup[], SettingGroup[]] {
  const cuts = groups.map((_, index) => index + 1);
  const unevenness = (cut: number) => Math.abs(sizeOf(groups.slice(0, cut)) - sizeOf(groups.slice(cut)));
  const [best = groups.length] = cuts.toSorted((a, b) => unevenness(a) - unevenness(b));
  return [groups.slice(0, best), groups.slice(best)];
}

const sizeOf = (groups: readonly SettingGroup[]) =>
  groups.reduce((sum, { rows }) => rows.reduce((inner, row) => inner + 1 + row.dependents.length, sum), 0);

/** The tab for correcting a setting: the first that shows it. */
export const tabOf = (name: string): ConfigTab | undefined =>
  configFields.find((each) => each.name === name)?.field.tabs[0];

/** Of some settings, the first in display order. */
export const firstOf = (names: ReadonlySet<string>): string | undefined =>
  configFields.find(({ name }) => names.has(name))?.name;
