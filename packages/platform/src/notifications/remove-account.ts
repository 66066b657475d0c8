import { eq } from 'drizzle-orm';
import type { Removal } from '../kit/area.ts';
import { removeRows } from '../kit/prune.ts';
import { notifications } from '../tables/notifications.ts';

export const removeNotifications: Removal = ({ id }) => [
  removeRows(notifications, () => eq(notifications.accountId, id)),
];
