import { violation } from '../kit/index.ts';

/** Test messages an administrator may send within a minute. */
export const MAX_TESTS_A_MINUTE = 5;

export const alertViolations = {
  channelNotConfigured: violation(
    'ALERT_CHANNEL_NOT_CONFIGURED',
    'This channel has no settings, so nothing can be sent to it.',
    'channel',
  ),
  tooManyTests: violation('ALERT_TESTS_TOO_MANY', 'Too many test messages. Wait a minute, then try again.'),
} as const;
