import type { Area } from '../kit/area.ts';
import { forgetNotifications } from './forget.ts';

export const notificationWork: Area<unknown> = { prunes: [forgetNotifications] };
