/** The page with all notifications. */
export const notificationsAddress = '/notifications';
