/** Refusals about alerts to operators: when each occurs, and what to do. */
export const alertCodes = {
  ALERT_CHANNEL_NOT_CONFIGURED: 'The channel has no settings. Set them for the worker, and restart it.',
  ALERT_TESTS_TOO_MANY: 'Too many test messages within a minute. Wait a minute.',
} as const;
