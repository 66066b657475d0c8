export const paletteMessages = {
  open: 'Search or jump to',
  dialog: 'Search',
  label: 'Applications, links, configs, actions and pages',
  results: 'Search results',
  esc: 'Esc',
  applications: 'Applications',
  links: 'Links',
  configs: 'Configs',
  actions: 'Actions',
  pages: 'Pages',
  recent: 'Recent',
  /** The API returns five of each; `total` is null if the count is unknown. */
  more: (shown: number, total: string | null) =>
    total === null ? `The newest ${shown}: type more` : `${shown} of ${total}: type more`,
  toDark: 'Switch to dark mode',
  toLight: 'Switch to light mode',
  notSearched: 'Applications and links could not be searched. Actions and pages still work.',
  count: (found: number) => `${found} ${found === 1 ? 'result' : 'results'}`,
  move: 'move',
  choose: 'open',
  close: 'close',
} as const;
