/** Labels around the failure pages. Their texts are in docs/failures. */
export const helpMessages = {
  help: 'Help with uploads',
  uploadHelp: 'Upload help',
  helpHint: 'What the codes of failed uploads mean, and what to do.',
  openPanel: 'Open the panel',
  allPages: 'All pages',
  notFound: 'Page not found',
} as const;
