export const planMessages = {
  storage: 'Storage',
  of: (total: string) => `of ${total}`,
  unknown: '—',
  unknownHint: 'Your storage could not be read.',
  used: 'used',
  contactSupport: 'Contact Support',
  forMore: 'for more storage',
} as const;
