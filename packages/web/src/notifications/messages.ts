/** The first six are the specification's (applications §2 and §8), with its capitals. */
export const notificationMessages = {
  viewAll: 'View All',
  clearAll: 'Clear ALL',
  none: 'No Notification',
  deleted: 'Notification deleted successfully',
  deleteFailed: 'Failed to delete notification',
  notifications: 'Notifications',
  bell: (unread: number) => (unread === 0 ? 'Notifications' : `Notifications, ${unread} unread`),
  unread: 'Unread:',
  remove: (message: string) => `Delete: ${message}`,
  arrived: (message: string) => `New notification: ${message}`,
  noneHint: 'You are notified here when an upload ends.',
  fault: 'Your notifications could not be loaded',
  faultHint: 'Nothing is lost. They come back as soon as the service responds.',
} as const;
