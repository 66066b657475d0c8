export const newsletterMessages = {
  subscribed: (day: string) => `You’ve been subscribed since ${day}.`,
  unsubscribed: 'You’re not subscribed.',
  subscribe: 'Subscribe',
  unsubscribe: 'Unsubscribe',
  didSubscribe: 'Subscribed',
  didUnsubscribe: 'Unsubscribed',
  fault: 'Your newsletter settings could not be loaded',
  faultHint: 'Nothing was changed.',
} as const;
