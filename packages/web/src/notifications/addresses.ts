/** Where all notifications are. */
export const notificationsAddress = '/notifications';
