/** Applications §9: the menu shows the latest five, the list six a page. */
export const MENU_NOTIFICATIONS = 5;
export const PAGE_NOTIFICATIONS = 6;

/** How many notifications an account keeps, the newest ones, and for how long. */
export const KEPT_NOTIFICATIONS = 1_000;
export const KEPT_NOTIFICATION_DAYS = 90;
