import { violation } from '../kit/index.ts';

export const notificationViolations = {
  notFound: violation(
    'NOTIFICATION_NOT_FOUND',
    'This notification does not exist, or it is not yours.',
    'notificationId',
  ),
} as const;
