export const planMessages = {
  storage: 'Storage',
  of: (total: string) => `of ${total}`,
  minutesStreamed: 'Minutes Streamed',
  notCounted: 'Not counted yet',
  unknown: '—',
  unknownHint: 'Your storage could not be read.',
  used: 'used',
  contactSupport: 'Contact Support',
  forMore: 'for more storage',
} as const;
